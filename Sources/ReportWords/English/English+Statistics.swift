import ProgressAnalysis
import ProgressModel

extension English: StatisticsPhrases {
    var asOfName: String { "As of" }
    var recordsName: String { "Records" }
    func recordSums(_ records: RecordCounts) -> String {
        "\(counted(records.entries, "entry", "entries").text) (\(records.superseded) superseded), "
            + "\(sums(records.activities, records.logs)), \(records.future) after today"
    }
    var sobrietyHeading: String { "Sober" }
    var daysName: String { "days" }
    func levelSums(_ noalc: NoAlcAnalysis) -> String {
        let assumed = noalc.assumed > 0 ? " (\(noalc.assumed) assumed)" : ""
        return "\(noalc.steady) steady\(assumed), \(noalc.easy) easy, \(noalc.wild) wild, \(noalc.gap) without an entry"
    }
    func soberSum(_ days: Int) -> String { "\(days) sober" }
    var totalName: String { "total" }
    func minuteSums(_ minutes: Int, days: Int, energy: Int?) -> String {
        "\(numbers.text(minutes)) min on \(dayCount(days))" + (energy.map { ", about \(numbers.text($0)) kcal" } ?? "")
    }
    var streakName: String { "streak" }
    func streakLine(_ length: Int, _ unit: StreakUnit, since start: Day?, good: Int?, isOpen: Bool) -> String {
        let since = start.map { " since \($0)" } ?? ""
        let good = good.map { $0 < length ? ", \($0) good, \(length - $0) healed" : ", all good" } ?? ""
        return units(length, unit) + since + good
            + (isOpen ? unit == .week ? ", this week is open" : ", today is open" : "")
    }
    var longestName: String { "longest" }
    func runLine(_ length: Int, _ unit: StreakUnit, from first: Day, to last: Day) -> String {
        "\(units(length, unit)), \(first) to \(last)"
    }
    func dayCount(_ number: Int) -> String { number == 1 ? "1 day" : "\(number) days" }
    var jokersName: String { "jokers" }
    func jokerLine(_ streak: Streak) -> String {
        let next = streak.nextRewardIn.map { ", the next in \(goodUnits($0, streak.unit))" } ?? ""
        let taken = streak.rewardsTaken > 0 ? ", \(streak.rewardsTaken) lost to wild days" : ""
        return "\(streak.rewardsAvailable) held, \(streak.rewardsEarned) earned, \(streak.rewardsSpent) spent"
            + taken + next
    }
    func lastKnownLine(_ length: Int, until last: Day) -> String {
        "\(dayCount(length)) until \(last); the days since have no level"
    }
    var timerName: String { "timer" }
    func timerLine(from start: String, to end: String) -> String { "from \(start) to \(end)" }
    var savingsName: String { "savings" }
    var milestonesName: String { "milestones" }
    var noneYet: String { "none yet" }
    var nextName: String { "next" }
    func nextMilestoneLine(_ length: Int, daysAway: Int) -> String { "\(dayCount(length)), \(dayCount(daysAway)) away" }
    var modeName: String { "mode" }
    func modeLine(_ mode: Tracker.Mode, isActive: Bool) -> String {
        self.mode(mode).lowercased() + (isActive ? "" : ", inactive")
    }
    var logsName: String { "logs" }
    func logSums(_ logs: Int, days: Int, total: String?) -> String {
        "\(logs) on \(dayCount(days))" + (total.map { ", total \($0)" } ?? "")
    }
    var valuesName: String { "values" }
    func valuesLine(_ values: NumberSummary) -> String {
        "latest \(values.latest.text), mean \(values.mean.text), \(values.min.text) to \(values.max.text)"
    }
    var archivedName: String { "archived" }
    func archivedLine(_ mode: Tracker.Mode, _ streak: Streak) -> String {
        let (end, longest) = (units(streak.current, streak.unit), units(streak.longest?.length ?? 0, streak.unit))
        let days = streak.walk.days
        return
            "\(self.mode(mode).lowercased()), \(days.lowerBound) to \(days.upperBound), \(end) at the end, longest \(longest)"
    }
    var riskName: String { "when" }
    func riskLine(_ percent: Int, _ part: PartOfDay) -> String {
        "\(percent > 50 ? "mostly" : "busiest") \(inPart("", part).drop { $0 == " " }), \(percent)%"
    }
    var trendName: String { "trend" }
    func trendLine(_ trend: WeeklyTrend.Comparison) -> String {
        let word =
            switch trend.direction {
            case .less: "less often"
            case .more: "more often"
            case .steady: "about as often"
            }
        guard let percent = trend.percent else { return word }
        guard percent <= 100 else {
            return "\(word), \(numbers.text(trend.recentMean)) instead of \(numbers.text(trend.meanBefore))"
        }
        return "\(word), \(percent > 0 ? "+" : "")\(numbers.text(decimal: String(percent)))%"
    }

    func calendarHasNoID(_ command: String) -> String {
        "The calendar of your reminders has the same ids as those of other people; for ids of its own: \(command)"
    }
    func folderIsFine(_ folder: String, entries: Int, activities: Int, logs: Int, metrics: Int) -> String {
        let metrics = metrics > 0 ? ", " + counted(metrics, "metric", "metrics").text : ""
        return "\(folder) is fine: \(counted(entries, "entry", "entries").text), \(sums(activities, logs))\(metrics)."
    }

    func problemsLeft(_ errors: Int) -> String {
        "\(counted(errors, "error", "errors").text) to mend; nothing can be built before."
    }

    func unlogged(_ gaps: Int, of days: Int, setting: String) -> String {
        "\(numbers.text(gaps)) of \(self.days(days).text) have no entry; each counts as missed. "
            + "If they were steady, say so in profile.json: \(setting)"
    }

    private func sums(_ activities: Int, _ logs: Int) -> String {
        counted(activities, "activity", "activities").text + ", " + counted(logs, "log", "logs").text
    }
}
