/// A template, style sheet or script, and where it came from.
package struct TemplateFile: Sendable {
    /// The path in the folder of templates, such as `overview.mustache`.
    package let name: String
    package let bytes: [UInt8]
    /// What a message calls it: the path as the user knows it.
    package let origin: String

    /// Makes a file of bytes that were read elsewhere; a built-in one has its name as its origin.
    package init(name: String, bytes: [UInt8], origin: String? = nil) {
        self.name = name
        self.bytes = bytes
        self.origin = origin ?? name
    }
}
