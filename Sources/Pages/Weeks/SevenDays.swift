import Counting
package import Markup
import Model
import Wording

/// The seven days of a week as rings, each with a link to its details.
package struct SevenDays: Sendable {
    /// The days with the short names of their weekdays, Monday first.
    package let days: [(weekday: String, cell: RingCell)]
    package let rings: RingSet

    /// Whether any of the days has a level.
    package var hasLevels: Bool { days.contains { $0.cell.drawing?.core != nil } }
}

extension SevenDays {
    init(_ week: Week, in report: Report) {
        days = week.days.map { day in
            (report.phrases.shortName(of: day.weekday), RingCell(day, in: report))
        }
        rings = RingSet(ofEverybodyIn: report)
    }
}

extension SevenDays {
    /// The seven days as a table; nil without levels.
    package var tableInText: DataTable? {
        guard hasLevels else { return nil }
        return DataTable(
            summary: "", label: "", caption: "", headings: days.map(\.weekday), rows: [days.map(\.cell.emoji)])
    }
}

extension SevenDays: Drawing {
    package func write(on page: PageAddress, to html: inout HTML) {
        html.markup(rings.reach == .bare ? #"<ol class="seven bare">"# : #"<ol class="seven">"#)
        for (weekday, cell) in days {
            if let link = cell.link {
                html.markup("<li><a")
                html.attribute("href") { $0.address(link, on: page) }
                html.attribute("title", cell.label)
                html.markup(">")
            } else {
                html.markup("<li><span>")
            }
            html.markup(#"<span aria-hidden="true">"#)
            html.text(weekday)
            html.markup(#"</span><svg class="days" viewBox="-26 -26 52 52" aria-hidden="true">"#)
            html.ringCell(cell, rings)
            html.markup(#"</svg><span class="vh">"#)
            html.text(cell.label)
            html.markup(cell.link == nil ? "</span></span></li>" : "</span></a></li>")
        }
        html.markup("</ol>")
    }
}

/// The seven days of a week at a glance.
extension Card {
    /// The days of a week; `heading` is the title of their table.
    static func days(of summary: WeekSummary, heading: String, in report: Report) -> Card {
        let phrases = report.phrases
        let week = summary.week
        let (first, last) = (week.monday.yearMonth, week.sunday.yearMonth)
        let months = (first == last ? [first] : [first, last]).filter(report.span.contains)
        let seven = SevenDays(week, in: report)
        let legend = Legend(of: week.days, seven.rings, in: report)
        let notes = summary.days.compactMap { Block.Row(noteOf: $0, in: report) }
        return Card(
            .days, style: "wk-days", title: phrases.dayByDay,
            links: months.map { Pager.Step(link: Link(.month($0)), text: phrases.text($0)) },
            [
                .drawing(seven), .drawing(Drawn { $1.legend(legend, seven.rings, on: $0) }),
                .drawing(Besides(DataTable(ringsOf: week.days, title: heading, in: report), in: report)),
                notes.isEmpty ? nil : .heading(phrases.weekNotes(notes.count), "wk-h"), .rows(.notes, notes),
            ])
    }
}

/// The beginning of a day's note.
extension Block.Row {
    /// The maximum number of characters of a heading, and of a paragraph.
    private static let excerptLength = 110

    /// The note of a day: its heading and the beginning of its first paragraph; nil if there isn't one.
    init?(noteOf day: Day, in report: Report) {
        guard let text = Block.Row.text(of: day, in: report) else { return nil }
        let (title, excerpt) = Block.Row.beginning(of: text)
        // A note that only has a table or a picture has no words to show, but is still listed.
        let line = title.isEmpty && excerpt.isEmpty ? "…" : excerpt
        self.init(
            label: report.phrases.name(of: day.weekday), labelLink: Link(day, in: report), name: Figure(title),
            lines: line.isEmpty ? [] : [Block.Line(line, after: title.isEmpty ? "" : " – ")])
    }

    /// The note of the day, else that of its entry.
    private static func text(of day: Day, in report: Report) -> String? {
        let analysis = report.analysis
        guard analysis.days.range.contains(day) else { return nil }
        return [analysis.days.note(on: day), analysis.days.entry(on: day)?.note].lazy.compactMap(\.self)
            .first { !$0.isBlank }
    }

    /// The first heading of a note, and the paragraph that follows.
    private static func beginning(of note: String) -> (title: String, excerpt: String) {
        if !note.hasPrefix("#"), !note.utf8.contains(UInt8(ascii: "\n")) {
            return ("", isProse(note[...]) ? MarkdownNotes.plainText(note, limit: excerptLength) : "")
        }
        var lines = note.lines.drop(while: \.isBlank)
        var title = ""
        if let first = lines.first, first.hasPrefix("#") {
            title = MarkdownNotes.plainText(String(first), limit: excerptLength)
            lines = lines.dropFirst()
        }
        let paragraphs = lines.split(whereSeparator: \.isBlank)
        let paragraph = paragraphs.first { $0.first.map(isProse) ?? false }?.joined(separator: "\n") ?? ""
        return (title, MarkdownNotes.plainText(paragraph, limit: excerptLength))
    }

    /// Whether a block with this first line can be shown in one line; a table, code or a rule can't.
    private static func isProse(_ line: Substring) -> Bool {
        let line = line.drop(while: \.isWhitespace)
        guard let first = line.utf8.first, "|`~-".utf8.contains(first) else { return true }
        return !["|", "```", "~~~", "---"].contains { line.hasPrefix($0) }
    }
}
