import Markup
import Wording

/// What a page says under one heading, said once: templates write it as HTML, `write(to:)` as text.
///
/// As HTML it is `card.mustache`, or `cards/ID.mustache` if there is one, with `blocks/KIND.mustache` for each block.
package struct Card: Sendable {
    let name: Name
    /// The end of its heading's id, by which cards of one name on one page differ.
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
        _ name: Name, id: String? = nil, style: String = "", title: String = "", label: String = "", link: Link? = nil,
        count: Figure? = nil, aside: String = "", links: [Pager.Step] = [], _ blocks: [Block?]
    ) {
        (self.name, self.id, self.style) = (name, id ?? name.rawValue, style)
        (self.title, self.label, self.link) = (title, label, link)
        (self.count, self.aside, self.links) = (count?.number ?? "", count?.unit ?? aside, links)
        self.blocks = blocks.compactMap(\.self)
    }

    /// The name of every card: of its slot, and of the template in `cards/` that a person may write for it.
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

    /// The templates of cards and blocks, with what they may name.
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
