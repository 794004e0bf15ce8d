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
        habits?.write(to: &markdown)
        saboteurs?.write(to: &markdown)
        jokers?.write(to: &markdown)
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
        if let pause { markdown.block { $0.text(pause) } }
        markdown.block { markdown in
            for fact in facts { markdown.item { fact.write(to: &$0) } }
        }
    }
}

extension WeekDays {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.heading(title)
        seven.write(to: &markdown)
        besides.table.write(to: &markdown)
        guard !notes.isEmpty else { return }
        markdown.block { markdown in
            markdown.markup("### ")
            markdown.text(notesTitle)
        }
        markdown.block { markdown in
            for note in notes { markdown.item { note.write(to: &$0) } }
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
        markdown.block { markdown in
            for item in items { markdown.item { item.write(to: &$0) } }
        }
    }
}

extension WeekRows {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.heading(title)
        markdown.block { markdown in
            for row in rows { markdown.item { row.write(to: &$0) } }
        }
        table.write(to: &markdown)
    }
}

extension WeekJokers {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.heading(title)
        markdown.block { markdown in
            for item in items { markdown.item { item.write(to: &$0) } }
        }
    }
}

extension WeekNote {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.text(day)
        markdown.markup(": ")
        if !title.isEmpty {
            markdown.markup("*")
            markdown.text(title)
            markdown.markup(excerpt.isEmpty ? "*" : "* – ")
        }
        markdown += "\(excerpt)"
    }
}

extension WeekComparisonCard.Item {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.text(label)
        markdown.markup(": ")
        markdown.strong(figure.text)
        for words in [change?.text, usual] {
            guard let words else { continue }
            markdown.markup(", ")
            markdown.text(words)
        }
    }
}

extension WeekRows.Row {
    fileprivate func write(to markdown: inout Markdown) {
        markdown.text(icon)
        markdown.markup(" ")
        markdown.strong(name)
        markdown.markup(": ")
        markdown.text(text)
        if let before {
            markdown.markup("; ")
            markdown.text(before)
        }
        guard let plan else { return }
        markdown.markup(". ")
        markdown.text(plan)
    }
}

extension WeekJokers.Item {
    fileprivate func write(to markdown: inout Markdown) {
        if !day.isEmpty {
            markdown.text(day)
            markdown.markup(": ")
        }
        markdown.markup(symbol.emoji)
        markdown.markup(" ")
        markdown.strong(text)
        markdown.markup(", ")
        markdown.text(detail)
    }
}

extension WeekJokers.Item.Symbol {
    /// The emoji of what happened.
    package var emoji: StaticString {
        switch self {
        case .milestone: "🏅"
        case .earned: "⭐"
        case .spent, .taken: "🍀"
        }
    }
}
