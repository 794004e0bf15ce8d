extension Markdown {
    /// Writes a block with a blank line before it, unless it is the first; nothing if `write` writes nothing.
    package mutating func block(_ write: (inout Markdown) -> Void) {
        let end = buffer.count
        if end > 0 { buffer.append("\n\n") }
        let start = buffer.count
        write(&self)
        if buffer.count == start { buffer.cut(to: end) }
    }

    /// Writes a heading of level two as a block.
    package mutating func heading(_ text: String) {
        block { markdown in
            markdown.markup("## ")
            markdown.text(text)
        }
    }

    /// Writes a list item on its own line; the items of a list are written within one block.
    package mutating func item(_ write: (inout Markdown) -> Void) {
        let beginsLine = buffer.written.last.map { $0 == UInt8(ascii: "\n") } ?? true
        markup(beginsLine ? "- " : "\n- ")
        write(&self)
    }

    /// Writes a table as a block; `rows` writes each row with `row`.
    package mutating func table(_ headings: [String], rows: (inout Markdown) -> Void) {
        block { markdown in
            markdown.markup("|")
            for heading in headings { markdown.cell { $0.text(heading) } }
            markdown.markup("\n|")
            for _ in headings { markdown.markup(" --- |") }
            rows(&markdown)
        }
    }

    /// Writes a row of a table; `cells` writes one cell for each heading.
    package mutating func row(_ cells: (inout Markdown) -> Void) {
        markup("\n|")
        cells(&self)
    }

    package mutating func cell(_ content: (inout Markdown) -> Void) {
        markup(" ")
        content(&self)
        markup(" |")
    }

    /// Writes an emphasized text.
    package mutating func strong(_ text: String) {
        markup("**")
        self.text(text)
        markup("**")
    }
}
