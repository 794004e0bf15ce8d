package import Markup
import Wording

/// A document without drawings, written in order: Markdown, or the plain HTML of a feed.
package protocol TextDocument {
    /// Writes a heading; the title of a card has level two.
    mutating func heading(_ text: String, level: Int)
    mutating func paragraph(_ content: (inout Self) -> Void)
    mutating func list(_ rows: [Block.Row], _ content: (Block.Row, inout Self) -> Void)
    mutating func table(_ table: DataTable)
    mutating func markup(_ literal: StaticString)
    mutating func text(_ text: String)
    mutating func strong(_ text: String)
    mutating func emphasis(_ text: String)
}

extension Card {
    /// Writes the card as text, without its drawings and their explanations.
    package func write(to document: inout some TextDocument) {
        if !title.isEmpty { document.heading(title, level: 2) }
        if !aside.isEmpty {
            document.paragraph { document in
                document.text(aside)
                document.markup(":")
            }
        }
        for block in blocks { block.write(to: &document) }
    }
}

extension Block {
    fileprivate func write(to document: inout some TextDocument) {
        switch kind {
        case .lead: document.paragraph { $0.strong(text) }
        case .remark:
            document.paragraph { document in
                sign?.write(to: &document)
                document.text(text)
            }
        case .legend: break
        case .heading: document.heading(text, level: 3)
        case .events, .strips, .measures, .notes: Block.list(rows, isNotes: kind == .notes, to: &document)
        case .drawing:
            Block.list(rows + (drawing?.items ?? []), isNotes: false, to: &document)
            if let table = drawing?.tableInText { document.table(table) }
        }
    }

    private static func list(_ rows: [Row], isNotes: Bool, to document: inout some TextDocument) {
        guard !rows.isEmpty else { return }
        document.list(rows) { row, document in
            if !row.label.isEmpty {
                document.text(row.label)
                document.markup(": ")
            }
            row.sign?.write(to: &document)
            if isNotes { document.emphasis(row.name.text) } else { document.strong(row.name.text) }
            for line in row.lines {
                document.markup(line.divider)
                document.text(line.text)
            }
        }
    }
}

extension Block.Sign {
    fileprivate func write(to document: inout some TextDocument) {
        guard !emoji.isEmpty else { return }
        document.text(emoji)
        document.markup(" ")
    }
}

extension Markdown: TextDocument {
    package mutating func heading(_ text: String, level: Int) {
        block { markdown in
            markdown.markup(level == 2 ? "## " : "### ")
            markdown.text(text)
        }
    }

    package mutating func paragraph(_ content: (inout Markdown) -> Void) { block(content) }

    package mutating func list(_ rows: [Block.Row], _ content: (Block.Row, inout Markdown) -> Void) {
        block { markdown in
            for row in rows { markdown.item { content(row, &$0) } }
        }
    }

    package mutating func table(_ table: DataTable) { table.write(to: &self) }

    package mutating func emphasis(_ text: String) {
        guard !text.isEmpty else { return }
        markup("*")
        self.text(text)
        markup("*")
    }
}
