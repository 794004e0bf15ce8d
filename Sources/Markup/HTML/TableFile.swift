/// The file with the tables of a page, while both are being written.
package struct TableFile: Sendable {
    /// Its name, in the folder of the page.
    package let name: String
    /// The text of the link to it.
    package let label: String
    package var buffer = MarkupBuffer()

    package init(name: String, label: String) {
        (self.name, self.label) = (name, label)
    }
}
