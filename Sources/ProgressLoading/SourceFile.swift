/// A file of the data directory: its path relative to that, with `/` between the parts, and its bytes.
package struct SourceFile: Sendable {
    package let path: String
    package let bytes: [UInt8]

    /// Makes a file of bytes that were read elsewhere.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
