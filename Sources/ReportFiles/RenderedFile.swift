/// A file of the finished site, before anything is written.
package struct RenderedFile: Sendable, Hashable {
    /// Relative to the root of the site, with `/` between the parts.
    package let path: String
    package let bytes: [UInt8]

    /// Makes a file.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
