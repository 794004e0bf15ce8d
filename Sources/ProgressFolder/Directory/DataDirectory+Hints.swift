import DiskAccess
import ProgressLoading
import ProgressModel
import ReportWords

/// Why a path is no folder of records, and which one was probably meant.
extension DataDirectory {
    /// There is nothing at the path.
    var missing: CommandError {
        let folder = path.directory
        let isBare = !path.text.contains("/")
        let near = DataSearch.children(of: folder).map { isBare ? $0 : (folder / $0).text }
        return CommandError(
            .missingInput, "there is no directory \(path)",
            hint: spellingHint(path.text, among: near)
                ?? (path.name.contains(".") ? nil : "reportgen init \(path) makes one"))
    }

    /// There is a file at the path.
    var noDirectory: CommandError {
        let folder = path.directory
        let isMeant = DataFolder.isMeant(path.name, .ofAllLanguages) || DataSearch.holdsRecords(folder)
        let meant = parentWithRecords ?? (isMeant ? folder.text : nil)
        return CommandError(.missingInput, "\(path) is not a directory", hint: meant.map { "did you mean \($0)?" })
    }

    /// The folder holds nothing to read; nil where no other one was probably meant.
    var empty: CommandError? {
        let children = DataSearch.children(of: path)
        let meant = parentWithRecords ?? (children.count == 1 ? children.first.map { (path / $0).text } : nil)
        return meant.map {
            CommandError(.missingInput, "\(path) holds no records of its own", hint: "did you mean \($0)?")
        }
    }

    /// The folder of records that this path lies in, one of whose own folders it is or lies in.
    var parentWithRecords: String? {
        let resolved = FileSystem.resolved(path)
        let folder = [resolved, resolved.directory].first { DataFolder.folderNames.contains($0.name) }
        guard let folder, DataSearch.holdsRecords(folder.directory) else { return nil }
        // As short as the path was written, where it was written with the names of its folders.
        var (written, steps) = (path, folder == resolved ? 1 : 2)
        guard !written.name.isEmpty, ![".", ".."].contains(written.name) else {
            return folder.directory.text
        }
        while steps > 0 {
            written = written.directory
            steps -= 1
        }
        return FileSystem.resolved(written) == folder.directory ? written.text : folder.directory.text
    }
}
