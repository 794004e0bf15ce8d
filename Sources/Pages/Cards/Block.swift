package import Markup
package import Wording

/// A part of a card.
package struct Block: Sendable {
    /// The kind of a block; each kind has a template.
    package enum Kind: String, CaseIterable, Sendable {
        /// The sentence at the beginning of a page.
        case lead
        /// A sentence with a sign, about what happened.
        case remark
        /// A small sentence about a drawing, such as the meaning of its marks; left out if the drawing is.
        case legend
        /// A heading within a card.
        case heading
        /// Rows of events, each with its day.
        case events
        /// Rows with a small drawing in each.
        case strips
        /// Rows of measured values.
        case measures
        /// Rows with the beginnings of notes.
        case notes
        /// A drawing, a row of large numbers or a table, rendered in Swift.
        case drawing

        var template: String { "blocks/" + rawValue }
    }

    package let kind: Kind
    package var text = ""
    /// Its class in the style sheet; empty if it has none.
    var style = ""
    var sign: Sign?
    package var rows: [Row] = []
    package var drawing: (any Drawing)?
}

extension Block {
    /// Nil if the text is empty.
    static func lead(_ text: String, _ style: String = "lead") -> Block? {
        text.isEmpty ? nil : Block(kind: .lead, text: text, style: style)
    }
    /// `isOpen` if the event isn't a healed one.
    static func remark(_ text: String, _ sign: Sign?, isOpen: Bool = true) -> Block {
        Block(kind: .remark, text: text, style: isOpen ? "healed open" : "healed", sign: sign)
    }
    /// Nil if the text is empty, because the drawing explains itself.
    static func legend(_ text: String) -> Block? { text.isEmpty ? nil : Block(kind: .legend, text: text) }
    static func heading(_ text: String, _ style: String = "sub") -> Block {
        Block(kind: .heading, text: text, style: style)
    }
    static func drawing(_ drawing: any Drawing) -> Block { Block(kind: .drawing, drawing: drawing) }
    static func drawing(_ draw: @escaping @Sendable (PageAddress, inout HTML) -> Void) -> Block {
        .drawing(Drawn(draw: draw))
    }
    /// Rows that only one card has, rendered in Swift; nil if there are no rows.
    static func list(
        _ style: StaticString, _ rows: [Row], _ item: @escaping @Sendable (Row, PageAddress) -> HTML
    ) -> Block? {
        guard !rows.isEmpty else { return nil }
        let list = Drawn { page, html in html += #"<ul class="\#(style)">\#(each: rows, { item($0, page) })</ul>"# }
        return Block(kind: .drawing, rows: rows, drawing: list)
    }
    /// Nil if there are no rows.
    static func rows(_ kind: Kind, _ rows: [Row]) -> Block? { rows.isEmpty ? nil : Block(kind: kind, rows: rows) }
    /// The table with the numbers of the card's drawing, opened with its "⋯".
    ///
    /// `isInText` is false if the rows of the card show the same.
    static func table(_ table: DataTable, isInText: Bool = true) -> Block {
        .drawing(Besides(table: table, shares: [], pages: [], isInText: isInText))
    }
    static func facts(_ facts: [Fact], _ style: StaticString) -> Block? {
        facts.isEmpty ? nil : .drawing(FactList(facts: facts, style: style))
    }

    /// A row of a list: its subject, a result, and a small drawing.
    package struct Row: Sendable {
        /// The beginning of the row, such as a weekday; may be empty.
        package var label = ""
        /// The target of the label's link.
        var labelLink: Link?
        var sign: Sign?
        /// The main part: a name, or a number with its unit.
        package let name: Figure
        /// The target of the name's link.
        var link: Link?
        /// The sentences about it.
        package var lines: [Line] = []
        /// Its class in the style sheet; empty if it has none.
        var style = ""
        package var drawing: (any Drawing)?
    }

    /// A sentence of a row.
    package struct Line: Sendable {
        package let text: String
        /// The separator before it, if all lines are written as one.
        let divider: StaticString
        /// Its class in the style sheet; empty if it has none.
        let style: String

        init(_ text: String, after divider: StaticString, style: String = "") {
            (self.text, self.divider, self.style) = (text, divider, style)
        }
    }

    /// A small sign: an icon in HTML, an emoji in a text.
    enum Sign: Sendable {
        /// The emoji is empty if the icon has no meaning of its own.
        case icon(Icon, String = "")
        case emoji(String)
        /// A loss.
        case minus(String)

        func write(to html: inout HTML) {
            switch self {
            case .icon(let icon, _): html.icon(icon)
            case .emoji(let emoji): html.emoji(emoji)
            case .minus: html.markup(#"<i class="minus" aria-hidden="true"></i>"#)
            }
        }

        var emoji: String {
            switch self {
            case .icon(_, let emoji), .emoji(let emoji), .minus(let emoji): emoji
            }
        }
    }
}

/// Something drawn in a card, or rendered in Swift instead of by a template.
package protocol Drawing: Sendable {
    func write(on page: PageAddress, to html: inout HTML)
    /// Its content as a table, for a text; nil if the sentences around it have the same content.
    var tableInText: DataTable? { get }
    /// Its content as a list, for a text.
    var items: [Block.Row] { get }
}

extension Drawing {
    package var tableInText: DataTable? { nil }
    package var items: [Block.Row] { [] }
}

extension Besides: Drawing {
    package var tableInText: DataTable? { isInText ? table : nil }
}

/// A drawing without a table.
struct Drawn: Drawing {
    let draw: @Sendable (PageAddress, inout HTML) -> Void

    func write(on page: PageAddress, to html: inout HTML) { draw(page, &html) }
}

/// Large numbers in a row.
package struct FactList: Drawing {
    package let facts: [Fact]
    let style: StaticString

    package func write(on page: PageAddress, to html: inout HTML) { html.facts(facts, style, on: page) }

    package var items: [Block.Row] {
        facts.map { fact in
            Block.Row(
                label: fact.label, name: fact.figure,
                lines: fact.note.isEmpty ? [] : [Block.Line(fact.note, after: ", ")])
        }
    }
}
