import Markup
import Wording

/// The content under one heading of a page: rendered as HTML by templates, and as text by `write(to:)`.
///
/// The HTML is from `card.mustache`, or `cards/ID.mustache` if it exists, with `blocks/KIND.mustache` for each block.
package struct Card: Sendable {
    let name: Name
    /// The end of its heading's id, which is unique among the cards of a page with the same name.
    package let id: String
    /// Its classes in the style sheet.
    let style: String
    /// Its heading; empty for a card without one, which has a label for screen readers.
    package let title: String
    let label: String
    /// The target of its heading's link; nil if it has none.
    package let link: Link?
    /// The number before the text beside the title; empty if there isn't one.
    package var count = ""
    /// The text beside the title; may be empty.
    package var aside = ""
    /// The links to other pages beside the title.
    package var links: [Pager.Step] = []
    package let blocks: [Block]

    init(
        _ name: Name, id: String? = nil, style: String = "", title: String = "", label: String = "", link: Link? = nil,
        count: Figure? = nil, aside: String = "", links: [Pager.Step] = [], _ blocks: [Block?]
    ) {
        (self.name, self.id, self.style) = (name, id ?? name.rawValue, style)
        (self.title, self.label, self.link) = (title, label, link)
        (self.count, self.aside, self.links) = (count?.number ?? "", count?.unit ?? aside, links)
        self.blocks = blocks.compactMap(\.self)
    }

    /// The name of a card in a page's template, and of its own template in `cards/`, if a person has written one.
    package enum Name: String, CaseIterable, Sendable {
        case story, days, comparison, habits, saboteurs, jokers, ready, calendar, hours, moments, amounts
        case options, moods, moodLevels, moodParts, moodWeekdays, trend, timeOfDay, triggers, triggersByTime
        case places, plans, archive, notes, weeks, weekdays, parts, milestones, sessions, leading, hardHours
        case sideBySide, drinks, quarters, habitWeeks, minutes, experiment, comparisons, shape, metrics
        case metric, earlierWeeks, pastYear, reach, trackers, month, week, why, streak, next, badges, health
        case timeline, ledger

        var template: String { "cards/" + rawValue }
    }

    /// The first drawing of a kind.
    package func drawing<Kind>(_ kind: Kind.Type = Kind.self) -> Kind? {
        blocks.lazy.compactMap { $0.drawing as? Kind }.first
    }

    func part(on page: PageAddress) -> TemplatePart {
        TemplatePart("card", own: name.template, CardScope(card: self, page: page))
    }

    /// The templates of cards and blocks, with their fields.
    static let templates =
        [
            TemplateSet.PageFields(
                name: "card", own: CardScope.fields.map(\.description), shared: FrameScope.fields.map(\.description),
                variants: Name.allCases.map(\.template))
        ]
        + Block.Kind.allCases.map {
            TemplateSet.PageFields(
                name: $0.template, own: BlockScope.fields.map(\.description),
                shared: FrameScope.fields.map(\.description))
        }
}

extension TemplateField where Value: SitePage {
    /// A card, which a template renders with `{{{name}}}`; a section with its name is shown if the page has the card.
    static func card(_ name: String, _ meaning: String, _ card: @escaping @Sendable (Value) -> Card?) -> TemplateField {
        .parts(name, meaning) { page in
            guard let card = card(page) else { return [] }
            return [card.part(on: page.frame.address)]
        }
    }

    /// All cards of one kind, in order.
    static func cards(
        _ name: String, _ meaning: String, _ cards: @escaping @Sendable (Value) -> [Card]
    ) -> TemplateField {
        .parts(name, meaning) { page in cards(page).map { $0.part(on: page.frame.address) } }
    }
}
