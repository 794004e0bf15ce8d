/// A file or a folder of an archive.
package struct TarEntry: Sendable, Equatable {
    /// With `/` between the parts and none at the end.
    package let path: String
    /// Who may read, write and enter it, such as 0o644; other bits are never kept.
    package let mode: Int
    /// Nil for a folder.
    package let bytes: [UInt8]?

    /// Makes a file, or a folder where there are no bytes.
    package init(_ path: String, mode: Int, bytes: [UInt8]?) {
        (self.path, self.mode, self.bytes) = (path, mode & 0o777, bytes)
    }
}

/// Why an archive cannot be read.
package struct TarError: Error, Sendable {
    /// The path of the entry, as the archive writes it; nil where it is about the archive.
    package let entry: String?
    /// What is wrong, without a full stop.
    package let text: String

    init(_ text: String, in entry: String? = nil) {
        (self.text, self.entry) = (text, entry)
    }
}
