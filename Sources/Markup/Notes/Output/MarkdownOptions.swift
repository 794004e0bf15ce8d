/// How a page shows its notes.
package struct MarkdownOptions: Sendable, Equatable {
    /// The level of a `#` in the note, 1 to 6; a `##` is one deeper, and none is deeper than 6.
    package let topHeadingLevel: Int
    /// The part of every id after `fn-` and `fnref-`; notes on one page need different ones, such as `2025-10-31-`.
    package let idPrefix: String
    /// The pictures that the page shows, by their paths in the folder of notes.
    package let pictures: Set<String>
    /// The path to that folder from the page.
    package let pictureFolder: String
    /// The words for things without words in the note.
    package let labels: MarkdownLabels

    /// A level outside 1 to 6 becomes the nearest inside.
    ///
    /// The prefix may be any text, which is escaped; without spaces the ids are better.
    package init(
        topHeadingLevel: Int, idPrefix: String, labels: MarkdownLabels, pictures: Set<String> = [],
        pictureFolder: String = ""
    ) {
        self.topHeadingLevel = min(max(topHeadingLevel, 1), 6)
        self.idPrefix = idPrefix
        self.labels = labels
        (self.pictures, self.pictureFolder) = (pictures, pictureFolder)
    }

    /// The address of a picture for the page; nil if it isn't shown.
    func address(ofPicture destination: String) -> String? {
        guard let path = PicturePath.read(destination), pictures.contains(path) else { return nil }
        return pictureFolder + PicturePath.escaped(path)
    }
}

/// Words for parts of a note that a screen reader would otherwise not announce.
package struct MarkdownLabels: Sendable, Equatable {
    /// The name of a checked checkbox, such as "done".
    package let taskDone: String
    /// The name of an unchecked checkbox, such as "open".
    package let taskOpen: String
    /// The name of the arrow from a footnote back to its reference.
    package let backToReference: String

    /// Labels of plain text, which is escaped.
    package init(taskDone: String, taskOpen: String, backToReference: String) {
        self.taskDone = taskDone
        self.taskOpen = taskOpen
        self.backToReference = backToReference
    }
}
