/// What was written last.
package struct NotesCard: Sendable {
    /// A note with its day.
    package struct Item: Sendable {
        package let date: String
        package let link: Link
        package let text: String
    }

    package let title: String
    /// Latest first.
    package let items: [Item]
}
