import Diary
package import Disk
package import Model
import Wording

/// Finds the folder of records for a command without one.
package enum DataSearch {
    /// The environment variable with the folder.
    package static let variable = "REPORTGEN_DATA"

    /// The given folder; else that of the environment; else the current one, or the only one in it, with records.
    package static func folder(_ given: String?) throws(CommandError) -> String {
        if let given { return given }
        if let named = Machine.variable(variable), !named.isEmpty { return try existing(named) }
        let here = Path(".")
        if holdsRecords(here) { return here.text }
        let folders = children(of: here)
        if let folder = folders.first, folders.count == 1 { return folder }
        guard folders.isEmpty else {
            throw CommandError(
                .usage, "\(folders.count) folders here hold records", hint: "name \(alternatives(folders))")
        }
        let hint = DataDirectory(path: FileSystem.resolved(here)).parentWithRecords.map { "did you mean \($0)?" }
        throw CommandError(
            .missingInput, "there are no records here, and no folder was named",
            hint: hint ?? "name the folder, such as my-year; reportgen init my-year makes one")
    }

    private static func existing(_ named: String) throws(CommandError) -> String {
        guard try FileSystem.kind(of: Path(named)) == .directory else {
            throw CommandError(
                .missingInput, "there is no directory \(named)",
                hint: "\(variable) names it; set it to another or none")
        }
        return named
    }

    /// Whether a folder has settings or records, by the names of its files.
    package static func holdsRecords(_ folder: Path) -> Bool {
        names(in: folder).contains { name in
            guard DataFolder.isRead(name), name != "notes" else { return false }
            return isTable(name) || names(in: folder / name).contains(where: isTable)
        }
    }

    /// The names of folders in `folder` with records, in byte order.
    static func children(of folder: Path) -> [String] {
        names(in: folder).filter { !$0.hasPrefix(".") && holdsRecords(folder / $0) }
    }

    private static func isTable(_ name: String) -> Bool {
        !name.hasPrefix(".") && (name.hasSuffix(".csv") || name.hasSuffix(".json")) && !DataFolder.isCopy(name)
    }

    /// Empty if it isn't a folder or can't be read.
    private static func names(in folder: Path) -> [String] { (try? FileSystem.names(in: folder)) ?? [] }
}

/// Why a path isn't a folder of records, and which one was probably meant.
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

    /// The folder has nothing to read; nil unless another one was probably meant.
    var empty: CommandError? {
        let children = DataSearch.children(of: path)
        let meant = parentWithRecords ?? (children.count == 1 ? children.first.map { (path / $0).text } : nil)
        return meant.map {
            CommandError(.missingInput, "\(path) holds no records of its own", hint: "did you mean \($0)?")
        }
    }

    /// The folder of records that contains this path in one of its own folders.
    var parentWithRecords: String? {
        let resolved = FileSystem.resolved(path)
        let folder = [resolved, resolved.directory].first { DataFolder.folderNames.contains($0.name) }
        guard let folder, DataSearch.holdsRecords(folder.directory) else { return nil }
        // As short as the path was written, if it was written with the names of its folders.
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
