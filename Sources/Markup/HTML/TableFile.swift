/// The file beside a page that holds its tables, while both are written.
package struct TableFile: Sendable {
    /// Its name, in the folder of the page.
    package let name: String
    /// What the way to it is called.
    package let label: String
    package var buffer = MarkupBuffer()

    package init(name: String, label: String) {
        (self.name, self.label) = (name, label)
    }
}
