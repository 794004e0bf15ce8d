/// The words of a parsed note without its mark-up.
enum PlainText {
    /// The text of `document`, with a space between blocks and for each line end; white space is not tidied.
    ///
    /// Footnotes are left out, numbers and texts: without a page there is nowhere to lead to.
    static func collect(from document: borrowing MarkdownDocument) -> String {
        var text = ""
        var openFootnotes = 0
        for event in document.events() {
            if event.kind == .footnoteDefinition { openFootnotes += event.direction == .enter ? 1 : -1 }
            guard openFootnotes == 0 else { continue }
            switch event.kind {
            case .text, .code, .htmlInline: text += event.node.literal
            case .codeBlock, .htmlBlock: text += " " + event.node.literal + " "
            case .link, .image, .footnoteReference, .otherInline: break
            case .softBreak, .lineBreak, .paragraph, .heading, .list, .footnoteDefinition, .otherBlock: text += " "
            }
        }
        return text
    }
}
