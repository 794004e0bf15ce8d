/// Words in the page's language for parts of a note that a screen reader would otherwise not announce.
package struct MarkdownLabels: Sendable, Equatable {
    /// The name of a ticked checkbox, such as "done".
    package let taskDone: String
    /// The name of an empty checkbox, such as "open".
    package let taskOpen: String
    /// The name of the arrow that leads from a footnote back to where it was called.
    package let backToReference: String

    /// Makes labels from plain text, which is escaped where it is used.
    package init(taskDone: String, taskOpen: String, backToReference: String) {
        self.taskDone = taskDone
        self.taskOpen = taskOpen
        self.backToReference = backToReference
    }
}
