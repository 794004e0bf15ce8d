package import ProgressAnalysis
package import ProgressModel
package import ProgressRequests
import ReportFiles
import ReportMarkup
import ReportPages
package import ReportWords

/// What a report says in a terminal.
package struct ReportText: Sendable {
    private let report: Report
    private let today: Day

    /// Makes the texts of an edition of an analysis.
    package init(_ analysis: Analysis, _ edition: Edition) {
        report = edition.report(edition.analysis(analysis))
        today = analysis.today
    }

    /// The whole report as one Markdown page, or the report of a week.
    package func summary(of week: WeekText?) throws(CommandError) -> [UInt8] {
        let weeks = Array(report.weeks)
        guard let week = week?.week(today: today, weeks: weeks) else {
            return SummaryPage(in: report).markdown.bytes
        }
        guard weeks.contains(week) else {
            let span = weeks.first.flatMap { first in weeks.last.map { "the history has \(first) to \($0)" } }
            throw CommandError(.usage, "there is no report of the week \(week)", hint: span)
        }
        return WeekPage(week, in: report).markdown.bytes
    }

    /// Whether the profile has reminders, due or not.
    package var hasReminders: Bool { !report.analysis.history.profile.reminders.isEmpty }

    /// Says that the profile has none, and how one is written.
    package var noReminders: String { report.phrases.noReminders(#""reminders": [{ "activity": "noalc" }]"#) }

    /// The due reminders, one line each.
    ///
    /// Before them stands what is asked of assumed days and of pauses without an end.
    package var dueReminders: [String] {
        let due = ReminderWords.due(in: report).map { singleLine($0.text) }
        // Who is asked today hears of it; alone it is no reminder.
        let celebration = due.isEmpty ? nil : Celebration(in: report).map { singleLine("🏅 \($0.title) \($0.line)") }
        return ReportText.questions(report.analysis, in: report.phrases) + [celebration].compactMap(\.self)
            + newWeek + due
    }

    /// What a week of an experiment asks for, on its first day.
    private var newWeek: [String] {
        guard report.analysis.today.weekday == .monday, let experiment = RunningExperiment(in: report) else {
            return []
        }
        return [singleLine("\(experiment.name): \(experiment.text)")]
    }

    /// What is asked of assumed days and of pauses without an end, one line each.
    package static func questions(_ analysis: Analysis, in phrases: Phrases) -> [String] {
        analysis.questions(in: phrases).map(singleLine)
    }
}
