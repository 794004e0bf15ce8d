import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

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
