/// What a page decides about the notes it shows.
package struct MarkdownOptions: Sendable, Equatable {
    /// The level a `#` of the note becomes, 1 to 6; a `##` is one deeper, and none is deeper than 6.
    package let topHeadingLevel: Int
    /// The part of every id after `fn-` and `fnref-`; notes on one page need different ones, such as `2025-10-31-`.
    package let idPrefix: String
    /// The pictures that a page shows, by their paths in the folder of notes.
    package let pictures: Set<String>
    /// Where that folder is, as seen from the page.
    package let pictureFolder: String
    /// The words for things that have none in the note.
    package let labels: MarkdownLabels

    /// Makes options; a level outside 1 to 6 becomes the nearest inside.
    ///
    /// The prefix may be any text, as it is escaped; one without spaces makes the better ids.
    package init(
        topHeadingLevel: Int, idPrefix: String, labels: MarkdownLabels, pictures: Set<String> = [],
        pictureFolder: String = ""
    ) {
        self.topHeadingLevel = min(max(topHeadingLevel, 1), 6)
        self.idPrefix = idPrefix
        self.labels = labels
        (self.pictures, self.pictureFolder) = (pictures, pictureFolder)
    }

    /// Where a page finds a picture that a note names; nil if it does not show it.
    func address(ofPicture destination: String) -> String? {
        guard let path = PicturePath.read(destination), pictures.contains(path) else { return nil }
        return pictureFolder + PicturePath.escaped(path)
    }
}

/// Words in the page's language for parts of a note that a screen reader would otherwise not announce.
package struct MarkdownLabels: Sendable, Equatable {
    /// The name of a ticked checkbox, such as "done".
    package let taskDone: String
    /// The name of an empty checkbox, such as "open".
    package let taskOpen: String
    /// The name of the arrow that leads from a footnote back to where it was called.
    package let backToReference: String

    /// Makes labels from plain text, which is escaped if it is used.
    package init(taskDone: String, taskOpen: String, backToReference: String) {
        self.taskDone = taskDone
        self.taskOpen = taskOpen
        self.backToReference = backToReference
    }
}
