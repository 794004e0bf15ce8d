/// Why an archive, or a member of it, cannot be read.
package struct ZipError: Error, Sendable {
    /// The name of the member; nil where it is about the archive.
    package let member: String?
    /// What is wrong, without a full stop.
    package let text: String

    /// Makes an error.
    package init(_ text: String, in member: String? = nil) {
        (self.text, self.member) = (text, member)
    }
}
