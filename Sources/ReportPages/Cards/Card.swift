import ReportMarkup
import ReportWords

/// What a page says under one heading, said once: templates write it as HTML, `write(to:)` as text.
///
/// As HTML it is `card.mustache`, or `cards/ID.mustache` where there is one, with `blocks/KIND.mustache` for each block.
package struct Card: Sendable {
    /// The end of its heading's id, and the name of the template that only this card has.
    ///
    /// Cards of one kind on one page differ after a hyphen, which isn't in the template's name.
    package let id: String
    /// Its classes in the style sheet.
    let style: String
    /// Its heading; empty for a card without one, which has a label for screen readers.
    package let title: String
    let label: String
    /// Where its heading leads; nil if it doesn't.
    package let link: Link?
    /// The number that comes before what is said beside the title; empty for none.
    package var count = ""
    /// What is said beside the title; empty for nothing.
    package var aside = ""
    /// The ways that lead from here to other pages, beside the title.
    package var links: [Pager.Step] = []
    package let blocks: [Block]

    init(
        _ id: String, style: String = "", title: String = "", label: String = "", link: Link? = nil,
        count: Figure? = nil, aside: String = "", links: [Pager.Step] = [], _ blocks: [Block?]
    ) {
        (self.id, self.style, self.title, self.label, self.link) = (id, style, title, label, link)
        (self.count, self.aside, self.links) = (count?.number ?? "", count?.unit ?? aside, links)
        self.blocks = blocks.compactMap(\.self)
    }

    /// The ids of all cards, whose templates a person may replace one by one.
    private static let ids = [
        "story", "days", "comparison", "habits", "saboteurs", "jokers",
        "ready", "calendar", "hours", "moments", "amounts", "options", "moods", "moodLevels", "moodParts",
        "moodWeekdays", "trend", "timeOfDay", "triggers", "triggersByTime", "places", "plans", "archive", "notes",
        "weeks", "weekdays", "parts", "milestones", "sessions", "leading",
        "hardHours", "sideBySide", "drinks", "quarters", "habitWeeks", "minutes", "experiment", "comparisons", "shape",
        "metrics", "metric", "earlierWeeks", "pastYear", "reach", "trackers",
    ]

    func part(on page: PageAddress) -> TemplatePart {
        let own = "cards/" + id.prefix { $0 != "-" }
        return TemplatePart("card", own: own, CardScope(card: self, page: page))
    }

    /// The templates of cards and blocks, with what they may name.
    static let templates =
        [
            TemplateSet.PageFields(
                name: "card", own: CardScope.fields.descriptions, shared: FrameScope.fields.descriptions,
                variants: ids.map { "cards/" + $0 })
        ]
        + Block.Kind.allCases.map {
            TemplateSet.PageFields(
                name: $0.template, own: BlockScope.fields.descriptions, shared: FrameScope.fields.descriptions)
        }
}

extension TemplateField where Value: SitePage {
    /// A card, which a template writes as `{{{name}}}`; a section of its name is shown if the page has it.
    static func card(_ name: String, _ meaning: String, _ card: @escaping @Sendable (Value) -> Card?) -> TemplateField {
        .parts(name, meaning) { page in
            guard let card = card(page) else { return [] }
            return [card.part(on: page.frame.address)]
        }
    }

    /// Cards of one kind, one after the other.
    static func cards(
        _ name: String, _ meaning: String, _ cards: @escaping @Sendable (Value) -> [Card]
    ) -> TemplateField {
        .parts(name, meaning) { page in cards(page).map { $0.part(on: page.frame.address) } }
    }
}
