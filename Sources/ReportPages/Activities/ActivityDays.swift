package import ProgressAnalysis
package import ProgressModel
import ReportWords

/// The days of an activity from some day to today, with their minutes.
package struct ActivityDays {
    let first: Day
    let scale: MinuteScale
    let report: Report
    private let walk: StreakWalk
    private let rest: RestDays
    /// One for each day from `first` to today; nil before the first session.
    private let minutes: [Int?]

    package init(_ activity: Activity, from first: Day, in report: Report) {
        let walk = report.analysis.activity(activity).streak.walk
        self.first = first
        self.report = report
        self.walk = walk
        rest = report.analysis.rest(of: activity)
        minutes = (first...report.today).map { day in
            walk[day] == nil ? nil : report.analysis.days[day].map(activity.minutes) ?? 0
        }
        scale = MinuteScale(minutes.compactMap(\.self))
    }

    /// The minutes of a day; nil before the first session.
    func minutes(on day: Day) -> Int? { minutes[first.distance(to: day)] }

    /// 0 without minutes, else 1 to 5; nil before the first session.
    package func shade(of day: Day) -> Int? { minutes(on: day).map(scale.shade) }

    /// Whether a joker healed the day; one that healed a week healed no day of it.
    package func isHealed(_ day: Day) -> Bool { walk.unit != .week && walk[day]?.outcome == .healed }

    /// Why nothing was expected of a day without minutes; nil of other days.
    package func rest(on day: Day) -> RestReason? { minutes(on: day) == 0 ? rest.reason(on: day) : nil }

    func rests(in days: ClosedRange<Day>) -> [(reason: RestReason, text: String)] {
        let used = Set(days.compactMap(rest(on:)))
        return [RestReason.paused, .notPlanned].filter(used.contains).map { ($0, $0.name(report.phrases)) }
    }

    /// On how many of some days that are no later than today there were minutes.
    package func countWithMinutes(in days: ClosedRange<Day>) -> Int { days.count { (minutes(on: $0) ?? 0) > 0 } }

    /// The minutes of a day; empty outside of the activity's time.
    func tableWords(for day: Day) -> String {
        guard day <= report.today, let minutes = minutes(on: day) else { return "" }
        if let reason = rest(on: day) { return reason.name(report.phrases) }
        let number = minutes == 0 ? "·" : report.numbers.text(minutes)
        return isHealed(day) ? "\(number) \(report.phrases.healed)" : number
    }

    func label(of day: Day, _ minutes: Int) -> String {
        let phrases = report.phrases
        let none = rest(on: day)?.name(phrases) ?? phrases.notAny
        let words = minutes > 0 ? phrases.duration(minutes).text : none
        let healed = isHealed(day) ? ", \(phrases.healedByJoker)" : ""
        return "\(phrases.shortDayAndMonth(day)): \(words)\(healed)"
    }
}

extension RestReason {
    /// What a day is called of which nothing was expected.
    fileprivate func name(_ phrases: Phrases) -> String {
        self == .paused ? phrases.paused : phrases.notPlanned
    }
}
