package import Diagnostics
import DiskAccess
import ProgressImport
import ProgressLoading
package import ProgressModel
import ProgressRequests
import ReportWords

/// Writes a whole data directory again, in one plain form (`OwnExport`) or as the backup of an app (`LoopExport`).
package struct FolderExport: Sendable {
    /// The names of the forms.
    package static let formats = OwnExport.Format.allCases.map(\.rawValue) + ["loop"]

    private let folder: RecordedFolder
    private let path: String

    /// Reads a directory; with a `shift` what is written is moved by it.
    package init(of recorder: Recorder, shift: DemonstrationShift? = nil) throws(CommandError) {
        let read = try recorder.read()
        folder = shift?(read) ?? read
        path = recorder.path
    }

    package var language: Language { folder.profile.language }
    /// What would be lost: all errors, and what the files have that is not read.
    package var problems: [Diagnostic] {
        let unread: [DiagnosticCode] = [.unknownColumn, .unknownKey, .unknownFile]
        return folder.diagnostics.filter { $0.severity == .error || unread.contains($0.code) }
    }
    /// Whether the directory can be exported.
    package var isPossible: Bool { folder.errors.isEmpty }

    /// Writes the export; throws, with nothing written, where one of its files exists.
    ///
    /// `output` is a folder for our own forms, and a file for that of an app. With levels, days with a level alone get its
    /// number of drinks.
    package func write(
        _ format: String, to output: String, withLevels: Bool = false
    ) throws(CommandError) -> ExportAnswer {
        guard FolderExport.formats.contains(format.lowercased()) else {
            throw CommandError(
                .usage, "\"\(format)\" is not a form of an export",
                hint: "expected \(alternatives(FolderExport.formats))")
        }
        guard !withLevels || format.lowercased() == "csv" else {
            throw CommandError(.usage, "--levels is for csv", hint: "leave --format out")
        }
        guard let own = OwnExport.Format(rawValue: format.lowercased()) else { return try writeLoop(to: output) }
        let (data, target) = (FileSystem.resolved(Path(path)), FileSystem.resolved(Path(output)))
        guard data != target else {
            throw CommandError(.usage, "\(output) is the folder itself", hint: "export into a folder of its own")
        }
        let export = OwnExport(folder.files, folder.history)
        var files = export.files(own, withLevels: withLevels).map { (path: $0.path, bytes: $0.bytes) }
        // The pictures of notes are exported as they are.
        for picture in try DataDirectory(path: data).contents().pictures.keys.sorted() {
            files.append((path: "notes/" + picture, bytes: try FileSystem.read(data / "notes" / picture)))
        }
        let new = NewFolder(path: Path(output), hint: "export into a folder of its own")
        return ExportAnswer(
            files: try new.write(files, mode: DataDirectory(path: Path(path)).fileMode),
            contents: .records(export.counts), losses: [:])
    }

    private func writeLoop(to output: String) throws(CommandError) -> ExportAnswer {
        guard output.lowercased().hasSuffix(".db") else {
            throw CommandError(
                .usage, "\(output) is not the name of a backup of Loop Habit Tracker; expected one that ends in .db",
                hint: "the app takes back its backup, and no CSV files or archives of these")
        }
        let export = LoopExport(of: folder.history)
        let bytes: [UInt8]
        do throws(ImportError) {
            bytes = try export.backup()
        } catch {
            throw CommandError(.badData, error.text)
        }
        let file = Path(output)
        let new = NewFolder(path: file.directory, hint: "give it another name")
        _ = try new.write([(path: file.name, bytes: bytes)], mode: DataDirectory(path: Path(path)).fileMode)
        return ExportAnswer(
            files: [output], contents: .habits(export.counts.habits, days: export.counts.days), losses: export.losses)
    }
}
