import ReportMarkup

/// What a page says under one heading, said once: templates write it as HTML, `write(to:)` as text.
///
/// As HTML it is `card.mustache`, or `cards/ID.mustache` where there is one, with `blocks/KIND.mustache` for each block.
package struct Card: Sendable {
    /// The end of its heading's id, and the name of the template that only this card has.
    package let id: String
    /// Its classes in the style sheet.
    let style: String
    /// Its heading; empty for a card without one, which has a label for screen readers.
    package let title: String
    private let label: String
    /// Where its heading leads; nil if it doesn't.
    package let link: Link?
    /// What is said beside the title; empty for nothing.
    package var aside = ""
    /// The ways that lead from here to other pages, beside the title.
    package var links: [Pager.Step] = []
    package let blocks: [Block]

    init(
        _ id: String, style: String = "", title: String = "", label: String = "", link: Link? = nil,
        aside: String = "", links: [Pager.Step] = [], _ blocks: [Block?]
    ) {
        (self.id, self.style, self.title, self.label, self.link) = (id, style, title, label, link)
        (self.aside, self.links) = (aside, links)
        self.blocks = blocks.compactMap(\.self)
    }

    /// The ids of all cards, whose templates a person may replace one by one.
    private static let ids = ["story", "days", "comparison", "habits", "saboteurs", "jokers"]

    /// What the template of a card may name.
    private static let fields = TemplateFieldSet<Placed<Card>>([
        .text("id", "the end of the id of its heading") { $0.part.id },
        .text("style", "its classes") { $0.part.style },
        .text("title", "its heading") { $0.part.title },
        .text("label", "its name, if it has no heading") { $0.part.label },
        .text("href", "where its heading leads; empty if it doesn't") { $0.href($0.part.link) },
        .html("arrow", "the arrow of a heading that leads to a page") { $1.icon(.right) },
        .text("aside", "what is said beside the heading, empty for nothing") { $0.part.aside },
        .flag("hasLinks", "whether ways to other pages are beside the heading") { !$0.part.links.isEmpty },
        .list(
            "links", "the ways to other pages", { card in card.part.links.map(card.with) },
            [
                .text("text", "the name of the page") { $0.part.text },
                .text("href", "its address") { $0.href($0.part.link) },
            ]
        ),
        .parts("blocks", "what it says, each by the template of its kind in `blocks/`") { card in
            card.part.blocks.map { $0.part(on: card.page) }
        },
    ])

    /// The templates of cards and blocks, with what they may name.
    static let templates =
        [
            TemplateSet.PageFields(
                name: "card", own: fields.descriptions, shared: FrameScope.fields.descriptions,
                variants: ids.map { "cards/" + $0 })
        ]
        + Block.Kind.allCases.map {
            TemplateSet.PageFields(
                name: $0.template, own: Block.fields.descriptions, shared: FrameScope.fields.descriptions)
        }

    /// The card on a page, for the page's template.
    func part(on page: PageAddress) -> TemplatePart {
        TemplatePart("card", own: "cards/" + id, FieldScope(Placed(part: self, page: page), Card.fields))
    }
}

/// A part of a page with the page, from which links lead.
struct Placed<Part: Sendable>: Sendable {
    let part: Part
    let page: PageAddress

    func with<Other>(_ other: Other) -> Placed<Other> { Placed<Other>(part: other, page: page) }

    /// The relative address of a link; empty for nil.
    func href(_ link: Link?) -> String { link.map(page.href) ?? "" }
}

extension TemplateField {
    /// A card, which a template writes as `{{{name}}}`; a section of its name is shown if the page has it.
    static func card(_ name: String, _ meaning: String, _ card: @escaping @Sendable (Value) -> Card?) -> TemplateField
    where Value: SitePage {
        .parts(name, meaning) { page in card(page).map { [$0.part(on: page.frame.address)] } ?? [] }
    }
}
