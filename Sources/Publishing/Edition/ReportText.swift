package import Actions
package import Counting
import Markup
package import Model
import Pages
import Sharing
import Wording

/// What a report says in a terminal.
package struct ReportText: Sendable {
    private let report: Report

    /// Makes the texts of an edition of an analysis.
    package init(_ analysis: Analysis, _ edition: Edition) {
        report = edition.report(edition.analysis(analysis))
    }

    /// The whole report as one Markdown page, or the report of a week.
    package func summary(of week: WeekText?) throws(CommandError) -> [UInt8] {
        let weeks = Array(report.weeks)
        guard let week = week?.week(today: report.analysis.today, weeks: weeks) else {
            return SummaryPage(in: report).markdown.bytes
        }
        guard weeks.contains(week) else {
            let span = weeks.first.flatMap { first in weeks.last.map { "the history has \(first) to \($0)" } }
            throw CommandError(.usage, "there is no report of the week \(week)", hint: span)
        }
        return WeekPage(week, in: report).markdown.bytes
    }

    /// The due reminders, one line each.
    ///
    /// Before them stands what is asked of assumed days and of pauses without an end.
    package var dueReminders: [String] {
        let due = ReminderWords.due(in: report).map { singleLine($0.text) }
        // Who is asked today hears of it; alone it is no reminder.
        let celebration = due.isEmpty ? nil : Celebration(in: report).map { singleLine("🏅 \($0.title) \($0.line)") }
        let questions = report.analysis.questions(in: report.phrases).map(singleLine)
        return questions + [celebration].compactMap(\.self) + newWeek + due
    }

    /// What a week of an experiment asks for, on its first day.
    private var newWeek: [String] {
        guard report.analysis.today.weekday == .monday, let experiment = RunningExperiment(in: report) else {
            return []
        }
        return [singleLine("\(experiment.name): \(experiment.text)")]
    }
}
