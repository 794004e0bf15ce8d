package import ReportMarkup
import ReportWords

/// The report of a week as Markdown, in the words of its page.
package struct WeekPageMarkdown {
    private let page: WeekPage

    package init(_ page: WeekPage) {
        self.page = page
    }

    /// A file of its own.
    package var document: Markdown {
        let blocks = ["# \(page.name), \(page.dates)", content] + page.frame.closing(page.webAddress)
        return "\(Markdown(blocks: blocks))\n"
    }

    /// What stands below the heading.
    ///
    /// Of a week that is over it is the same in every later report, unless its records change.
    package var content: Markdown { Markdown(blocks: story + days + comparison + saboteurs + rewards) }

    private var story: [Markdown] {
        let slip = page.story.slip.markdown { $0.isHealed ? "🍀 \($0.text)" : "\($0.text)" }
        return ["**\(page.story.lead)**", slip, Markdown(items: page.story.facts.map(\.markdown))]
    }

    private var days: [Markdown] {
        let notes = page.days.notes.map { note -> Markdown in
            let title: Markdown = note.title.isEmpty ? "" : "*\(note.title)*"
            return "\(note.day): \(Markdown([title, "\(note.excerpt)"], separator: " – "))"
        }
        let heading: Markdown = notes.isEmpty ? "" : "### \(page.days.notesTitle)"
        return [
            "## \(page.days.title)", page.days.seven.markdown, page.days.table.markdown, heading,
            Markdown(items: notes),
        ]
    }

    private var comparison: [Markdown] {
        guard let card = page.comparison else { return [] }
        let items = card.items.map { item -> Markdown in
            let parts: [Markdown] = [
                "\(item.label): **\(item.figure.text)**", item.change.markdown { "\($0.text)" },
                item.usual.markdown { "\($0)" },
            ]
            return Markdown(parts, separator: ", ")
        }
        return ["## \(card.title)", "\(card.note):", Markdown(items: items)]
    }

    private var saboteurs: [Markdown] {
        guard let card = page.saboteurs else { return [] }
        let items = card.rows.map { row -> Markdown in
            Markdown(["\(row.icon) **\(row.name)**: \(row.text)", row.before.markdown { "\($0)" }], separator: "; ")
        }
        return ["## \(card.title)", Markdown(items: items), card.table.markdown]
    }

    private var rewards: [Markdown] {
        guard let rewards = page.rewards else { return [] }
        let items = rewards.items.map { item -> Markdown in
            "\(item.day): \(item.symbol.emoji) **\(item.text)**, \(item.detail)"
        }
        return ["## \(rewards.title)", Markdown(items: items)]
    }
}

extension WeekRewards.Item.Symbol {
    fileprivate var emoji: String {
        switch self {
        case .milestone: "🏅"
        case .earned: "⭐"
        case .spent, .taken: "🍀"
        }
    }
}
