import MarkdownNotes
import ProgressAnalysis
import ProgressModel

/// The seven days of a week at a glance.
package struct WeekDays: Sendable {
    /// What was written on a day.
    package struct Note: Sendable {
        package let day: String
        package let link: Link?
        /// Its beginning, as plain text.
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

extension Presenter {
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
        let entryNote = analysis.days[day]?.entry.flatMap { analysis.history.entries[$0].note }
        let note = analysis.days[day] == nil ? nil : analysis.history.notes[day]
        let excerpts = [note, entryNote].compactMap { text in
            text.map { MarkdownNotes.plainText($0, limit: Presenter.excerptLength) }
        }
        guard let excerpt = excerpts.first(where: { !$0.isEmpty }) else { return nil }
        return WeekDays.Note(day: phrases.name(of: day.weekday), link: linkInSpan(day), excerpt: excerpt)
    }
}
