package import Markup
import Wording

struct CardScope: TemplateItem {
    let card: Card
    let page: PageAddress

    static let fields: [TemplateField<CardScope>] = [
        .text("id", "the end of the id of its heading") { $0.card.id },
        .text("style", "its classes") { $0.card.style },
        .text("title", "its heading") { $0.card.title },
        .text("label", "its name, if it has no heading") { $0.card.label },
        .text("href", "where its heading leads; empty if it doesn't") { $0.card.link.map($0.page.href) ?? "" },
        .html("arrow", "the arrow of a heading that leads to a page") { $1.icon(.right) },
        .text("count", "the number before what is said beside the heading, empty for none") { $0.card.count },
        .text("aside", "what is said beside the heading, empty for nothing") { $0.card.aside },
        .html("links", "the ways to other pages, beside the heading", { $0.card.links.isEmpty ? nil : $0.card.links }) {
            for step in $0 { $2 += "\(step.link, on: $1.page, step.text) " }
        },
        .parts("blocks", "what it says, each by the template of its kind in `blocks/`") { scope in
            scope.card.blocks.map { TemplatePart($0.kind.template, BlockScope(block: $0, page: scope.page)) }
        },
    ]
}

struct BlockScope: TemplateItem {
    let block: Block
    let page: PageAddress

    static let fields: [TemplateField<BlockScope>] = [
        .text("text", "its sentence") { $0.block.text },
        .text("style", "its class; empty without one") { $0.block.style },
        .html("sign", "its sign") { $0.block.sign?.write(to: &$1) },
        .html("drawing", "its drawing, its large numbers or its table") {
            $0.block.drawing?.write(on: $0.page, to: &$1)
        },
        .list("rows", "its rows", count: { $0.block.rows.count }) {
            RowScope(rows: $0.block.rows, index: $1, page: $0.page)
        },
    ]
}

/// A row of a block, for the block's template.
struct RowScope: TemplateItem {
    /// All rows; `index` selects one, so that rows aren't copied.
    let rows: [Block.Row]
    let index: Int
    let page: PageAddress

    private var row: Block.Row { _read { yield rows[index] } }

    static let fields: [TemplateField<RowScope>] = [
        .html("label", "what comes first, such as a weekday; a link if it leads to a page") {
            $1.link($0.row.labelLink, on: $0.page, $0.row.label)
        },
        .html("sign", "its sign") { $0.row.sign?.write(to: &$1) },
        .text("name", "its name, or its number") { $0.row.name.number },
        .text("unit", "the unit of its number; empty without one") { $0.row.name.unit },
        .text("href", "where the name leads; empty if it doesn't") { $0.row.link.map($0.page.href) ?? "" },
        .html("paragraphs", "what is said about it, each sentence in a paragraph of its class") { scope, html in
            for line in scope.row.lines {
                html.element("p", { if !line.style.isEmpty { $0.attribute("class", line.style) } }, text: line.text)
            }
        },
        .list("lines", "what is said about it", count: { $0.row.lines.count }) { $0.row.lines[$1] },
        .text("style", "its class; empty without one") { $0.row.style },
        .html("drawing", "its drawing") { $0.row.drawing?.write(on: $0.page, to: &$1) },
    ]
}

extension Block.Line: TemplateItem {
    package static let fields: [TemplateField<Block.Line>] = [
        .text("text", "a sentence") { $0.text }, .text("style", "its class; empty without one") { $0.style },
    ]
}
