import ProgressAnalysis
import ProgressModel
import ReportWords

/// The seven days of a week at a glance.
package struct WeekDays: Sendable {
    package let title: String
    /// The months of the week that have a page, at most two.
    package let months: [Pager.Step]
    package let seven: SevenDays
    package let legend: Legend
    package let besides: Besides
    /// `2 notes`.
    package let notesTitle: String
    package let notes: [WeekNote]
}

extension WeekDays {
    /// The days of a week; `heading` is the title of their table.
    init(_ summary: WeekSummary, heading: String, in report: Report) {
        let phrases = report.phrases
        let week = summary.week
        let (first, last) = (week.monday.yearMonth, week.sunday.yearMonth)
        let months = (first == last ? [first] : [first, last]).filter(report.span.contains)
        title = phrases.dayByDay
        self.months = months.map { Pager.Step(link: Link(.month($0)), text: phrases.text($0)) }
        seven = SevenDays(week, in: report)
        legend = Legend(of: week.days, seven.rings, in: report)
        besides = Besides(DataTable(ringsOf: week.days, title: heading, in: report), in: report)
        notes = summary.days.compactMap { WeekNote($0, in: report) }
        notesTitle = phrases.weekNotes(notes.count)
    }
}
