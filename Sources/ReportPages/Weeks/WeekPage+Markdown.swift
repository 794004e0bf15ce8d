package import ReportMarkup
import ReportWords

/// The report of a week as Markdown, in the words of its page.
extension WeekPage {
    /// A file of its own.
    package var markdown: Markdown {
        var markdown = Markdown()
        markdown.block { markdown in
            markdown.markup("# ")
            markdown.text(name)
            markdown.markup(", ")
            markdown.text(dates)
        }
        story.write(to: &markdown)
        days.write(to: &markdown)
        comparison?.write(to: &markdown)
        saboteurs?.write(to: &markdown)
        rewards?.write(to: &markdown)
        frame.writeClosing(webAddress, to: &markdown)
        markdown.markup("\n")
        return markdown
    }
}

extension WeekStory {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.block { $0.strong(lead) }
        if let slip {
            markdown.block { markdown in
                if slip.isHealed { markdown.markup("🍀 ") }
                markdown.text(slip.text)
            }
        }
        markdown.list(facts) { $0.write(to: &$1) }
    }
}

extension WeekDays {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.heading(title)
        seven.write(to: &markdown)
        table.write(to: &markdown)
        guard !notes.isEmpty else { return }
        markdown.block { markdown in
            markdown.markup("### ")
            markdown.text(notesTitle)
        }
        markdown.list(notes) { note, markdown in
            markdown.text(note.day)
            markdown.markup(": ")
            if !note.title.isEmpty {
                markdown.markup("*")
                markdown.text(note.title)
                markdown.markup(note.excerpt.isEmpty ? "*" : "* – ")
            }
            markdown += "\(note.excerpt)"
        }
    }
}

extension WeekComparisonCard {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.heading(title)
        markdown.block { markdown in
            markdown.text(note)
            markdown.markup(":")
        }
        markdown.list(items) { item, markdown in
            markdown.text(item.label)
            markdown.markup(": ")
            markdown.strong(item.figure.text)
            for words in [item.change?.text, item.usual] {
                guard let words else { continue }
                markdown.markup(", ")
                markdown.text(words)
            }
        }
    }
}

extension WeekSaboteurs {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.heading(title)
        markdown.list(rows) { row, markdown in
            markdown.text(row.icon)
            markdown.markup(" ")
            markdown.strong(row.name)
            markdown.markup(": ")
            markdown.text(row.text)
            guard let before = row.before else { return }
            markdown.markup("; ")
            markdown.text(before)
        }
        table.write(to: &markdown)
    }
}

extension WeekRewards {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.heading(title)
        markdown.list(items) { item, markdown in
            markdown.text(item.day)
            markdown.markup(": ")
            markdown.markup(item.symbol.emoji)
            markdown.markup(" ")
            markdown.strong(item.text)
            markdown.markup(", ")
            markdown.text(item.detail)
        }
    }
}

extension WeekRewards.Item.Symbol {
    /// The emoji of what happened.
    package var emoji: StaticString {
        switch self {
        case .milestone: "🏅"
        case .earned: "⭐"
        case .spent, .taken: "🍀"
        }
    }
}
