import DiskAccess
import ProgressImport
package import ProgressModel

extension ImportAnswer {
    /// What is wrong with each row of a table that was left out, with its file and line; empty where none was.
    package func skippedLines(of request: ImportRequest) -> [String] {
        (skipped?.faults ?? []).map { CommandError.line($0, in: request, isSingleFile: true) }
    }

    /// Writes the rows of a table that were left out beside it, to be mended and imported later; nil where none was.
    ///
    /// A file that is there stays, and one with the same rows is not written again.
    package func writeSkippedRows(of request: ImportRequest) throws(CommandError) -> (path: String, rows: Int)? {
        guard let skipped else { return nil }
        let folder = Path(request.path).directory
        for number in 1...99 {
            let name = number == 1 ? "import-skipped.csv" : "import-skipped-\(number).csv"
            let file = folder == Path(".") ? Path(name) : folder / name
            if try FileSystem.kind(of: file) == nil {
                try FileSystem.write(skipped.text, to: file, mode: 0o600, isNew: true)
                return (file.text, skipped.count)
            }
            if try FileSystem.kind(of: file) == .file, try FileSystem.read(file) == skipped.text {
                return (file.text, skipped.count)
            }
        }
        throw CommandError(.cannotCreate, "\(folder) has 99 files of rows that were left out; remove some")
    }
}
