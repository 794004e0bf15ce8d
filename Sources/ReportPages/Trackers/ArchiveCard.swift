/// The streaks of modes that are over.
package struct ArchiveCard: Sendable {
    /// A mode with its span and what it came to.
    package struct Item: Sendable {
        package let mode: String
        package let span: String
        package let end: String
        /// Empty where it is no longer than the end.
        package let longest: String
    }

    package let title: String
    /// Latest first.
    package let items: [Item]
}
