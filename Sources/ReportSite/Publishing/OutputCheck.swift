import Diagnostics
import DiskAccess
import ProgressLoading
import ProgressModel
import ReportWords

/// Prevents a site or a file from being written over the records it is made from.
struct OutputCheck {
    /// As the person wrote it.
    let output: Path
    /// Absolute and without links.
    let resolved: Path

    /// Throws if the output is the data directory, contains it, or lies in one of its folders of records.
    ///
    /// Another folder within the data directory, such as `site`, is allowed.
    func standsApart(from data: Path) throws(CommandError) {
        guard !output.isEmpty else {
            throw CommandError(.usage, "the output has no name", hint: "name it with --output")
        }
        if resolved == data { throw refusal("is the data directory itself") }
        if data.lies(in: resolved) { throw refusal("contains the data directory") }
        for folder in DataFolder.folderNames {
            if resolved.lies(in: data / folder) { throw refusal("holds records") }
        }
    }

    /// Throws if a file there would replace a file of records or settings of the data directory, or be taken for one.
    ///
    /// A file that is linked into the data directory belongs to its records too.
    func spares(recordsOf data: Path) throws(CommandError) {
        for name in try FileSystem.names(in: data) where DataFolder.isMeant(name, .ofAllLanguages) {
            var records = [data / name]
            if try FileSystem.kind(of: data / name) == .directory {
                // Only a link leads out of its folder.
                records += try FileSystem.names(in: data / name).map { data / name / $0 }
                    .filter { if case .other = FileSystem.entry(at: $0) { true } else { false } }
            }
            if records.contains(where: { resolved.lies(in: FileSystem.resolved($0)) }) {
                throw refusal("holds records", "file")
            }
        }
        let parts = resolved.text.dropFirst((data / "").text.count).split(separator: "/")
        guard resolved.lies(in: data), let name = parts.first.map(String.init),
            DataFolder.isMeant(name, .ofAllLanguages)
        else { return }
        throw refusal("has a name that is kept for records", "file")
    }

    private func refusal(_ problem: String, _ kind: String = "directory") -> CommandError {
        CommandError(.usage, "the output \(output) \(problem)", hint: "choose another \(kind) with --output")
    }
}
