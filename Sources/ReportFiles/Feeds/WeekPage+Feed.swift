import ReportMarkup
import ReportPages
import ReportWords

/// The report of a week as plain HTML, for a feed reader, which has neither the style sheet nor the drawings of the site.
extension WeekPage {
    /// Writes the content below the heading, without classes, ids and links; drawings are replaced by their tables.
    ///
    /// Of a week that is over it is the same in every later report, unless its records change.
    func writeFeedContent(to html: inout HTML) {
        story.writePlain(to: &html)
        days.writePlain(to: &html)
        comparison?.writePlain(to: &html)
        habits?.writePlain(to: &html) { $1.named($0.name, $0.text) }
        saboteurs?.writePlain(to: &html) { $0.writeSaboteur(to: &$1) }
        jokers?.writePlain(to: &html)
    }
}

extension WeekStory {
    fileprivate func writePlain(to html: inout HTML) {
        html.block("p") { $0.element("strong", text: lead) }
        if let slip {
            html.block("p") { html in
                if slip.isHealed { html.markup("🍀 ") }
                html.text(slip.text)
            }
        }
        html.list(facts) { fact, html in
            html.named(fact.label, fact.figure.text)
            guard !fact.note.isEmpty else { return }
            html.markup(", ")
            html.text(fact.note)
        }
    }
}

extension WeekDays {
    fileprivate func writePlain(to html: inout HTML) {
        html.block("h2") { $0.text(title) }
        seven.writePlain(to: &html)
        html.block("table") { $0.rows(of: besides.table) }
        guard !notes.isEmpty else { return }
        html.block("h3") { $0.text(notesTitle) }
        html.list(notes) { note, html in
            html.text(note.day)
            html.markup(": ")
            if !note.title.isEmpty { html.element("em", text: note.title) }
            if !note.title.isEmpty, !note.excerpt.isEmpty { html.markup(" – ") }
            html.text(note.excerpt)
        }
    }
}

extension SevenDays {
    fileprivate func writePlain(to html: inout HTML) {
        guard hasLevels else { return }
        html.block("table") { html in
            html.element("tr") { html in
                for day in days { html.element("th", #"scope="col""#, text: day.weekday) }
            }
            html.element("tr") { html in
                for day in days { html.element("td", text: day.cell.emoji) }
            }
        }
    }
}

extension WeekComparisonCard {
    fileprivate func writePlain(to html: inout HTML) {
        html.block("h2") { $0.text(title) }
        html.block("p") { html in
            html.text(note)
            html.markup(":")
        }
        html.list(items) { item, html in
            html.named(item.label, item.figure.text)
            for words in [item.change?.text, item.usual] {
                guard let words else { continue }
                html.markup(", ")
                html.text(words)
            }
        }
    }
}

extension WeekRows {
    fileprivate func writePlain(to html: inout HTML, _ write: (Row, inout HTML) -> Void) {
        html.block("h2") { $0.text(title) }
        html.list(rows) { row, html in
            html.text(row.icon)
            html.markup(" ")
            write(row, &html)
        }
        html.block("table") { $0.rows(of: table) }
    }
}

extension WeekRows.Row {
    fileprivate func writeSaboteur(to html: inout HTML) {
        html.element("strong", text: name)
        html.markup(": ")
        html.text(text)
        if let before {
            html.markup("; ")
            html.text(before)
        }
        guard let plan else { return }
        html.markup(". ")
        html.text(plan)
    }
}

extension WeekJokers {
    fileprivate func writePlain(to html: inout HTML) {
        html.block("h2") { $0.text(title) }
        html.list(items) { item, html in
            html.text(item.day)
            html.markup(": ")
            html.markup(item.symbol.emoji)
            html.markup(" ")
            html.element("strong", text: item.text)
            html.markup(", ")
            html.text(item.detail)
        }
    }
}

extension HTML {
    /// Writes an element that ends its line, so that what changes in a feed can be seen line by line.
    fileprivate mutating func block(_ name: StaticString, content: (inout HTML) -> Void) {
        element(name, content: content)
        markup("\n")
    }

    /// Writes a list; nothing where there are no items.
    fileprivate mutating func list<Item>(_ items: [Item], _ write: (Item, inout HTML) -> Void) {
        guard !items.isEmpty else { return }
        block("ul") { html in
            html.markup("\n")
            for item in items { html.block("li") { write(item, &$0) } }
        }
    }

    /// Writes `Saved: <strong>€54.00</strong>`.
    fileprivate mutating func named(_ name: String, _ value: String) {
        text(name)
        markup(": ")
        element("strong", text: value)
    }
}
