import Disk
package import Model

/// Files that a browser has sent for an import: in `.reportgen`, readable only by their owner, until they are imported.
package struct UploadedFiles: Sendable {
    private static let prefix = "upload-"

    private let directory: Path
    private var folder: PrivateFolder { PrivateFolder(of: directory) }

    /// The files of the data directory at a path.
    package init(of path: String) { directory = Path(path) }

    /// Keeps a file under a random name and returns that name.
    package func add(_ bytes: [UInt8]) throws(CommandError) -> String {
        let name = UploadedFiles.prefix + TokenSecret().text
        try folder.write(bytes, to: name, isDurable: false)
        return name
    }

    /// The path of a file.
    package func path(of name: String) -> String { folder.path(of: name).text }

    /// Removes a file, if it exists.
    package func remove(_ name: String) { try? folder.remove(name) }

    /// Removes all files, including those that a killed server left.
    package func removeAll() {
        for name in folder.names where name.hasPrefix(UploadedFiles.prefix) { remove(name) }
    }
}
