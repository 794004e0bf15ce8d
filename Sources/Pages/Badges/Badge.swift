import Counting
import Model
import Wording

/// A small label with a value, to be shown on other pages.
package struct Badge: Sendable {
    /// The name of its files, unique among the badges: `noalc`, a tracker's id.
    package let name: String
    package let label: String
    package let message: String
    /// Whether the value is good news; if not, the badge is grey.
    package let isGood: Bool
    /// Whether it is about a tracker that only the person should see; then no page offers it for use elsewhere.
    package var isForOneself = false
}

extension Badge {
    /// A badge for each streak that has ever begun, the savings and the timer, then for the active trackers with a
    /// streak in file order.
    package static func all(in report: Report) -> [Badge] {
        let badges = ofPerson(in: report)
        // A tracker may have the same name as one of the other badges.
        var taken = Set(badges.map(\.name) + ["today"] + YearHeatmap.names(in: report))
        return badges
            + report.analysis.trackers.compactMap { tracker in
                guard tracker.isActive, let streak = tracker.streak else { return nil }
                var name = tracker.id
                while !taken.insert(name).inserted { name = "tracker-" + name }
                let phrases = report.phrases
                let length =
                    tracker.mode == .awareness
                    ? phrases.awareLength(streak.current, streak.unit) : phrases.length(streak.current, streak.unit)
                return Badge(
                    name: name, label: report.streakName(of: tracker), message: length.text,
                    isGood: streak.current > 0, isForOneself: tracker.visibility == .hidden)
            }
    }

    private static func ofPerson(in report: Report) -> [Badge] {
        let (phrases, analysis) = (report.phrases, report.analysis)
        var badges: [Badge] = []
        if report.hasLevels {
            badges.append(Badge("noalc", StreakFamily.noalc.name(in: report), analysis.noalc.streak, in: report))
        }
        badges += report.activities.map { activity in
            Badge(activity.rawValue, activity.name(phrases), analysis.activity(activity).streak, in: report)
        }
        guard report.hasLevels else { return badges }
        if let savings = analysis.savings, let saved = savings.words(phrases) {
            let isGood = analysis.sobriety.soberDays > 0 && !savings.isLoss
            badges.append(Badge(name: "savings", label: saved.label, message: saved.amount, isGood: isGood))
        }
        // With the aim to drink less, there is no timer of sober days.
        return report.lead == .less ? badges : badges + [Badge(timerIn: report)]
    }

    private init(_ name: String, _ label: String, _ streak: Streak, in report: Report) {
        let message = report.phrases.length(streak.current, streak.unit).text
        self.init(name: name, label: label, message: message, isGood: streak.current > 0)
    }

    /// The days that the timer shows; with the date of the last day if the end of the run isn't known.
    private init(timerIn report: Report) {
        let (phrases, sobriety) = (report.phrases, report.analysis.sobriety)
        let days = sobriety.shown?.length ?? 0
        var message = Figure(report.numbers.text(days), phrases.dayUnit(days)).text
        if let last = sobriety.stopped?.last { message += ", \(phrases.whenBuilt(phrases.shortDate(last)))" }
        self.init(name: "timer", label: phrases.soberFor, message: message, isGood: sobriety.timer?.isRunning == true)
    }
}
