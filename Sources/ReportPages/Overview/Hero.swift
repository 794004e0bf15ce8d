import ProgressAnalysis
import ProgressModel
import ReportWords

/// How the person is doing, at one glance.
package struct Hero: Sendable {
    package let headline: String
    package let lede: String
    /// What takes their place once the timer had to stop; nil where none runs.
    package let stale: StaleWords?
    /// Nil where there is nothing to count.
    package let timer: TimerFace?
    package let streaks: [HeaderStreak]
    /// Nil but on the day of a milestone.
    package let celebration: Celebration?
    /// The way to the story; nil where there is none.
    package let story: StoryLink?
    /// What leads to the log sheet where nothing is written yet; nil where something is, and where no server shows the page.
    let firstEntry: String?
}

/// What an old page says instead of what was true when it was built.
package struct StaleWords: Sendable {
    package let headline: String
    package let lede: String
}

extension Hero {
    init(in report: Report) {
        let phrases = report.phrases
        let current = report.analysis.sobriety.current
        headline =
            current.map { phrases.onDay(report.name, report.numbers.text($0.length)) }
            ?? report.analysis.sobriety.lastKnown.map {
                phrases.wasOnDay(report.name, report.numbers.text($0.length))
            } ?? phrases.hello(report.name)
        lede = ([Hero.lede(current, in: report)] + report.analysis.questions(in: phrases)).joined(separator: " ")
        stale = current.map { run in
            StaleWords(
                headline: phrases.wasOnDay(report.name, report.numbers.text(run.length)),
                lede: phrases.builtOn(phrases.date(report.today)))
        }
        timer = report.hasLevels || report.analysis.sobriety.timer != nil ? TimerFace(in: report) : nil
        streaks = HeaderStreak.all(in: report)
        celebration = Celebration(in: report)
        story = StoryLink(in: report)
        firstEntry = report.hasForms && report.isBlank ? phrases.writeFirstDay : nil
    }

    /// How many days of a run are assumed, and when something was last written; empty where none is.
    private static func assumption(_ run: Streak.Run, in report: Report) -> String {
        let (phrases, days) = (report.phrases, report.analysis.days)
        let assumed = (run.first...run.last).count { days[$0]?.isAssumed ?? false }
        guard assumed > 0 else { return "" }
        guard let last = report.analysis.lastWrittenDay else { return phrases.allAssumed }
        return phrases.assumed(assumed, lastWritten: phrases.date(last))
    }

    private static func lede(_ current: Streak.Run?, in report: Report) -> String {
        let phrases = report.phrases
        guard report.hasLevels || report.analysis.sobriety.timer != nil else {
            return report.isBlank ? phrases.nothingYet : phrases.onlyActivities
        }
        guard let current else {
            if let last = report.analysis.sobriety.lastKnown {
                // "These days" are those of the headline, not the days since.
                return [assumption(last, in: report), phrases.notWrittenSince(report.date(last.last.advanced(by: 1)))]
                    .filter { !$0.isEmpty }.joined(separator: " ")
            }
            let longest = report.analysis.sobriety.longest.map { phrases.days($0.length).text }
            return phrases.nextDayIsOne(longest: longest, isOnly: report.analysis.soberRuns.count == 1)
        }
        let date = report.date(current.first)
        // On the day of a rung the ring is closed.
        let next = report.analysis.isRungToday ? nil : report.analysis.nextRung?.length
        let since = phrases.soberSince(date, ringClosesAt: next)
        return [since, assumption(current, in: report)].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
