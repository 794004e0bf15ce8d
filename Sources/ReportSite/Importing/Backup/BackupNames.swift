import ProgressLoading

/// Which files of a folder of records a backup has: all that are read, and the journal with what `undo` needs.
///
/// A backup with any other name is not restored, so that no archive can put a program or a setting of another one
/// anywhere.
enum BackupNames {
    /// What lies beside the records and belongs to them.
    static let ignored = ".gitignore"
    static let journalFolder = ".reportgen"
    static let journalFiles: Set = ["journal", "unfinished", ".gitignore"]

    /// So much has a backup at most; ten years of everything are a tenth of it.
    static let mostBytes = 256 << 20
    static let mostFiles = 50_000

    /// Whether a folder, or a file of it, may be in a backup.
    static func isPart(_ path: String, isFolder: Bool) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch parts.count {
        case 1:
            let isFolderName = DataFolder.folderNames.contains(path) || path == journalFolder
            return isFolder ? isFolderName : !isFolderName && (DataFolder.isRead(path) || path == ignored)
        case 2 where !isFolder:
            return parts[0] == journalFolder
                ? journalFiles.contains(parts[1])
                : DataFolder.folderNames.contains(parts[0]) && !parts[1].hasPrefix(".")
        default: return false
        }
    }
}
