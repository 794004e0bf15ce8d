import Disk
package import Model

/// Files that a browser has sent for an import: in `.reportgen`, for their owner alone, until they are imported.
package struct UploadedFiles: Sendable {
    private static let prefix = "upload-"

    private let directory: Path
    private var folder: PrivateFolder { PrivateFolder(of: directory) }

    /// Those of the data directory at a path.
    package init(of path: String) { directory = Path(path) }

    /// Keeps a file under a random name and returns that name.
    package func add(_ bytes: [UInt8]) throws(CommandError) -> String {
        let name = UploadedFiles.prefix + TokenSecret().text
        try folder.write(bytes, to: name, isDurable: false)
        return name
    }

    /// Where a file is, for reading it.
    package func path(of name: String) -> String { folder.path(of: name).text }

    /// Takes a file away, if it is there.
    package func remove(_ name: String) { try? folder.remove(name) }

    /// Takes all of them away, also those that a killed server left.
    package func removeAll() {
        for name in folder.names where name.hasPrefix(UploadedFiles.prefix) { remove(name) }
    }
}
