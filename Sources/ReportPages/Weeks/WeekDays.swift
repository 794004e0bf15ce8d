import MarkdownNotes
import ProgressAnalysis
import ProgressModel
import ReportWords

/// The seven days of a week at a glance.
package struct WeekDays: Sendable {
    /// What was written on a day.
    package struct Note: Sendable {
        package let day: String
        package let link: Link?
        /// The heading it begins with, as plain text; empty for none.
        package let title: String
        /// Its first paragraph or the beginning of it, as plain text.
        package let excerpt: String
    }

    package let title: String
    /// The months of the week that have a page.
    package let months: [(name: String, link: Link)]
    package let seven: [SevenDay]
    package let rings: RingSet
    package let legend: Legend
    package let table: DataTable
    /// `2 notes`.
    package let notesTitle: String
    package let notes: [Note]
}

/// A day of a week, Monday first, with its weekday's short name.
package struct SevenDay: Sendable {
    package let weekday: String
    package let cell: RingCell
}

extension Report {
    private static let excerptLength = 110

    /// The seven days of a week, each leading to its detail.
    func sevenDays(_ week: Week) -> [SevenDay] {
        (week.monday...week.sunday).map { day in
            let cell = ringCell(day)
            let isShown = span.contains(day.yearMonth)
            return SevenDay(
                weekday: phrases.shortName(of: day.weekday),
                cell: RingCell(
                    number: cell.number, label: cell.label, drawing: cell.drawing, link: isShown ? cell.link : nil))
        }
    }

    /// A link to a day's detail; nil where its month has no page.
    func linkInSpan(_ day: Day) -> Link? {
        analysis.days.range.contains(day) && span.contains(day.yearMonth) ? .day(day) : nil
    }

    func weekDays(_ summary: WeekSummary, title: String) -> WeekDays {
        let (first, last) = (summary.week.monday.yearMonth, summary.week.sunday.yearMonth)
        let months = (first == last ? [first] : [first, last]).filter(span.contains)
        let notes = summary.days.compactMap(weekNote)
        return WeekDays(
            title: phrases.dayByDay, months: months.map { (phrases.text($0), Link(.month($0))) },
            seven: sevenDays(summary.week), rings: rings, legend: legend(),
            table: ringTable(summary.week.monday...summary.week.sunday, title: title),
            notesTitle: phrases.weekNotes(notes.count), notes: notes)
    }

    private func weekNote(_ day: Day) -> WeekDays.Note? {
        guard analysis.days.range.contains(day) else { return nil }
        for text in [analysis.history.notes[day], analysis.days.entry(on: day)?.note] {
            guard let text, text.contains(where: { !$0.isWhitespace }) else { continue }
            let (title, excerpt) = beginning(of: text)
            // A note of a table or a picture alone has no words to show, and is a note nevertheless.
            return WeekDays.Note(
                day: phrases.name(of: day.weekday), link: linkInSpan(day), title: title,
                excerpt: title.isEmpty && excerpt.isEmpty ? "…" : excerpt)
        }
        return nil
    }

    /// A note's own heading, and the paragraph that follows.
    private func beginning(of note: String) -> (title: String, excerpt: String) {
        var lines = note.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0.allSatisfy(\.isWhitespace) }
        var title = ""
        if let first = lines.first, first.hasPrefix("#") {
            title = MarkdownNotes.plainText(String(first), limit: Report.excerptLength)
            lines = lines.dropFirst().drop { $0.allSatisfy(\.isWhitespace) }
        }
        let paragraph =
            lines.split { $0.allSatisfy(\.isWhitespace) }.first(where: isProse)?.joined(separator: "\n") ?? ""
        return (title, MarkdownNotes.plainText(paragraph, limit: Report.excerptLength))
    }

    /// Whether a block reads well in one line; a table, code or a rule does not.
    private func isProse(_ block: ArraySlice<Substring>) -> Bool {
        let first = block.first?.drop(while: \.isWhitespace) ?? ""
        return !["|", "```", "~~~", "---"].contains { first.hasPrefix($0) }
    }
}
