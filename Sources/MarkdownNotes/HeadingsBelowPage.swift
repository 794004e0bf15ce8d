/// Headings of a note move below those of the page around it, so that the page has one outline.
enum HeadingsBelowPage {
    /// Makes a `#` a heading of `topLevel` and keeps the distances below it as far as level 6 allows.
    static func apply(to document: borrowing MarkdownDocument, topLevel: Int) throws(MarkdownRefusal) {
        for event in document.events() where event.kind == .heading && event.direction == .enter {
            try event.node.setHeadingLevel(min(event.node.headingLevel + topLevel - 1, 6))
        }
    }
}
