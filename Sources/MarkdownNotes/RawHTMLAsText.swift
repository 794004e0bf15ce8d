/// Raw HTML in a note becomes the text it was written as; the library would drop it, and with it a person's words.
enum RawHTMLAsText {
    /// Changes every raw tag, comment and block of HTML in `document`.
    static func apply(to document: borrowing MarkdownDocument) throws(MarkdownRefusal) {
        for event in document.events() {
            switch event.kind {
            case .htmlInline: try event.node.replace(withText: event.node.literal)
            case .htmlBlock:
                let lines = event.node.literal.split(whereSeparator: \.isNewline).map(String.init)
                try event.node.replace(withParagraphOf: lines)
            default: break
            }
        }
    }
}
