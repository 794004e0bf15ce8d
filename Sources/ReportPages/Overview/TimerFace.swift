import ProgressAnalysis
import ProgressModel
import ReportWords

/// The live timer: what it shows when the page is built, and what a script needs to go on.
package struct TimerFace: Sendable {
    /// A part of the time with its unit.
    package struct Part: Sendable {
        package let value: String
        package let unit: String
        /// The unit in full, for the short ones.
        package let title: String
    }

    package let label: String
    /// The day of the streak, the same number as in the headline; 0 where the timer stands at zero.
    package let days: Part
    /// Hours, minutes and seconds since the last full day, of two digits each; empty if only whole days are shown.
    package let clock: [Part]
    /// ISO 8601 with offset, or without one for the public; nil where the timer stands at zero.
    package let start, end: String?
    /// The date of the report, said once the page can no longer vouch for the timer.
    package let whenBuilt: String
    /// How much of the way to the next milestone is done, 0–100; nil where nothing runs.
    package let share: Int?
    /// Whether the timer stood at zero already when the page was built, although there is a streak.
    package let isOver: Bool
    /// Whether the number of days is too long for its usual size.
    package let isLong: Bool
    /// Today's day in the calendar.
    package let link: Link
}

extension TimerFace {
    /// The timer of a current run, or at zero.
    init(_ current: Streak.Run?, in report: Report) {
        let phrases = report.phrases
        let timer = report.analysis.sobriety.timer
        let elapsed = timer?.elapsedSeconds(at: report.analysis.now) ?? 0
        let number = report.analysis.sobriety.timerDays
        let value = report.numbers.text(number)
        label = phrases.soberFor
        days = Part(value: value, unit: phrases.dayUnit(number), title: "")
        clock =
            report.audience == .public
            ? []
            : [
                Part(elapsed / 3600 % 24, phrases.hourUnit), Part(elapsed / 60 % 60, phrases.minuteUnit),
                Part(elapsed % 60, phrases.secondUnit),
            ]
        start = timer.map { TimerFace.moment($0.start, in: report) }
        end = timer.map { TimerFace.moment($0.end, in: report) }
        whenBuilt = phrases.whenBuilt(phrases.date(report.today))
        share =
            number == 0
            ? nil
            : current.map { run in
                report.analysis.nextMilestone.map { 100 * run.length / max(1, $0.milestone.days) } ?? 100
            }
        isOver = timer.map { !$0.isRunning } ?? false
        isLong = value.count > 3
        link = .day(report.today)
    }

    /// An instant for the script; for the public a time on the viewer's own clock.
    private static func moment(_ instant: Instant, in report: Report) -> String {
        let text = instant.iso8601(in: report.profile.zone)
        return report.audience == .public ? String(text.prefix(19)) : text
    }
}

extension TimerFace.Part {
    fileprivate init(_ number: Int, _ unit: (short: String, long: String)) {
        self.init(value: padded(number, 2), unit: unit.short, title: unit.long)
    }
}
