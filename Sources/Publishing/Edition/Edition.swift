package import Actions
package import Counting
package import Markup
package import Model
package import Pages
import Sharing
import Wording

/// The audience, language and address of a report.
package struct Edition: Sendable {
    package let audience: Audience
    private let language: Language?
    private let siteURL: String?

    /// Language and address default to those of the profile; `siteURL` ends with a slash.
    package init(audience: Audience = .private, language: Language? = nil, siteURL: String? = nil) {
        self.audience = audience
        self.language = language
        self.siteURL = siteURL
    }

    /// The options as text, in a fixed order.
    var arguments: [String] { [audience.rawValue, language?.rawValue ?? "", siteURL ?? ""] }

    /// The seconds since 1970 in which a report for now stays the same: the minute that its pages show, or for the
    /// public edition, which shows no time, the day.
    ///
    /// On a day with a change of the offset it is always the minute, because a day may then come in two parts.
    func span(of analysis: Analysis) -> Range<Int> {
        let minute = analysis.now.seconds - analysis.now.seconds % 60
        let clock = analysis.history.profile.dayClock
        let (start, end) = (clock.start(of: analysis.today), clock.start(of: analysis.today.advanced(by: 1)))
        let isPlainDay = clock.zone.offset(at: start.seconds) == clock.zone.offset(at: end.seconds)
        let day = start.seconds..<max(start.seconds, end.seconds)
        return audience == .public && isPlainDay && day.contains(minute) ? day : minute..<minute + 60
    }

    /// What the audience may know of an analysis.
    package func analysis(_ analysis: Analysis) -> Analysis {
        audience == .public ? analysis.publicEdition : analysis
    }

    /// The report on what the audience may know, with the pages from the person's own templates.
    package func report(
        _ analysis: Analysis, pictures: PictureChoice = .none, serving: Serving? = nil, templates: [TemplateFile] = []
    ) -> Report {
        Report(
            analysis, language: language, siteURL: siteURL, pictures: pictures, serving: serving,
            palette: TemplateDirectory.palette(of: templates)?.palette ?? .standard,
            ownPages: templates.compactMap(OwnPageFile.init))
    }

    /// The language of its pages, even if the profile can't be read completely.
    package func language(for profile: Profile) -> Language { language ?? profile.language }
}

/// A report in the terminal.
package struct ReportText: Sendable {
    private let report: Report

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

    /// The due reminders, one a line, after questions about assumed days and pauses without an end.
    package var dueReminders: [String] {
        let due = ReminderWords.due(in: report).map { singleLine($0.text) }
        // A celebration is only added to a reminder.
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
