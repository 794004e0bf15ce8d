import ProgressAnalysis
import ProgressModel

extension German: StatisticsPhrases {
    var asOfName: String { "Stand" }
    var recordsName: String { "Daten" }
    func recordSums(_ records: RecordCounts) -> String {
        "\(numbers.text(records.entries)) zu Drinks (\(records.superseded) ersetzt), \(sums(records.activities, records.logs)), "
            + "\(records.future) nach heute"
    }
    var sobrietyHeading: String { "Nüchtern" }
    var daysName: String { "Tage" }
    func levelSums(_ noalc: NoAlcAnalysis) -> String {
        let assumed = noalc.assumed > 0 ? " (davon \(noalc.assumed) angenommen)" : ""
        return "\(noalc.steady) ruhig\(assumed), \(noalc.easy) locker, \(noalc.wild) wild, \(noalc.gap) ohne Eintrag"
    }
    func soberSum(_ days: Int) -> String { "\(days) nüchtern" }
    var totalName: String { "gesamt" }
    func minuteSums(_ minutes: Int, days: Int, energy: Int?) -> String {
        "\(numbers.text(minutes)) min an \(onDays(days))" + (energy.map { ", etwa \(numbers.text($0)) kcal" } ?? "")
    }
    var streakName: String { "Serie" }
    func streakLine(_ length: Int, _ unit: StreakUnit, since start: Day?, good: Int?, isOpen: Bool) -> String {
        let since = start.map { " seit \($0)" } ?? ""
        let good = good.map { $0 < length ? ", \($0) gut, \(length - $0) geheilt" : ", alle gut" } ?? ""
        return units(length, unit) + since + good
            + (isOpen ? unit == .week ? ", diese Woche ist offen" : ", heute ist offen" : "")
    }
    var longestName: String { "längste" }
    func runLine(_ length: Int, _ unit: StreakUnit, from first: Day, to last: Day) -> String {
        "\(units(length, unit)), \(first) bis \(last)"
    }
    func dayCount(_ number: Int) -> String { number == 1 ? "1 Tag" : "\(number) Tage" }
    private func onDays(_ number: Int) -> String { number == 1 ? "1 Tag" : "\(number) Tagen" }
    var jokersName: String { "Joker" }
    func jokerLine(_ streak: Streak) -> String {
        let next = streak.nextRewardIn.map { ", noch \(goodUnits($0, streak.unit)) bis zum nächsten" } ?? ""
        let taken = streak.rewardsTaken > 0 ? ", \(streak.rewardsTaken) an wilden Tagen verloren" : ""
        return "\(streak.rewardsAvailable) da, \(streak.rewardsEarned) verdient, \(streak.rewardsSpent) eingelöst"
            + taken + next
    }
    func lastKnownLine(_ length: Int, until last: Day) -> String {
        "\(counted(length, "Tag", "Tage").text) bis \(last); für die Tage danach fehlt die Stufe"
    }
    var timerName: String { "Timer" }
    func timerLine(from start: String, to end: String) -> String { "von \(start) bis \(end)" }
    var savingsName: String { "gespart" }
    var milestonesName: String { "Meilensteine" }
    var noneYet: String { "noch keine" }
    var nextName: String { "nächster" }
    func nextMilestoneLine(_ length: Int, daysAway: Int) -> String { "\(dayCount(length)), noch \(dayCount(daysAway))" }
    var modeName: String { "Modus" }
    func modeLine(_ mode: Tracker.Mode, isActive: Bool) -> String { trackingMode(mode) + (isActive ? "" : ", inaktiv") }
    var logsName: String { "Einträge" }
    func logSums(_ logs: Int, days: Int, total: String?) -> String {
        "\(logs) an \(onDays(days))" + (total.map { ", zusammen \(numbers.text(decimal: $0))" } ?? "")
    }
    var valuesName: String { "Werte" }
    func valuesLine(_ values: NumberSummary) -> String {
        "zuletzt \(numbers.text(values.latest)), im Mittel \(numbers.text(values.mean)), \(numbers.text(values.min)) bis "
            + numbers.text(values.max)
    }
    var archivedName: String { "Archiv" }
    func archivedLine(_ mode: Tracker.Mode, _ streak: Streak) -> String {
        let (end, longest) = (units(streak.current, streak.unit), units(streak.longest?.length ?? 0, streak.unit))
        let days = streak.walk.days
        return "\(trackingMode(mode)), \(days.lowerBound) bis \(days.upperBound), am Ende \(end), längste \(longest)"
    }
    var riskName: String { "wann" }
    func riskLine(_ percent: Int, _ part: PartOfDay) -> String {
        "\(percent > 50 ? "meist" : "am stärksten") \(inPart("", part).drop { $0 == " " }), \(percent) %"
    }
    var trendName: String { "Trend" }
    func trendLine(_ trend: WeeklyTrend.Comparison) -> String {
        let word =
            switch trend.direction {
            case .less: "seltener"
            case .more: "öfter"
            case .steady: "etwa gleich oft"
            }
        guard let percent = trend.percent else { return word }
        guard percent <= 100 else {
            return "\(word), \(numbers.text(trend.recentMean)) statt \(numbers.text(trend.meanBefore))"
        }
        return "\(word), \(percent > 0 ? "+" : "")\(numbers.text(decimal: String(percent))) %"
    }

    func calendarHasNoID(_ command: String) -> String {
        "Der Kalender deiner Erinnerungen hat dieselben Kennungen wie der von anderen; eigene bekommt er so: \(command)"
    }
    func folderIsFine(_ folder: String, entries: Int, activities: Int, logs: Int, metrics: Int) -> String {
        let metrics = metrics > 0 ? ", " + counted(metrics, "Messwert", "Messwerte").text : ""
        let entries = counted(entries, "Eintrag zu Drinks", "Einträge zu Drinks")
        return "\(folder) ist in Ordnung: \(entries.text), \(sums(activities, logs))\(metrics)."
    }

    func problemsLeft(_ errors: Int) -> String {
        "Noch \(counted(errors, "Fehler", "Fehler").text) zu beheben; vorher lässt sich nichts bauen."
    }

    func unlogged(_ gaps: Int, of days: Int, setting: String) -> String {
        "\(numbers.text(gaps)) von \(counted(days, "Tag", "Tagen").text) haben keinen Eintrag; jeder zählt als verpasst. "
            + "Waren sie ruhig, schreib in profile.json: \(setting)"
    }

    private func sums(_ activities: Int, _ logs: Int) -> String {
        counted(activities, "Aktivität", "Aktivitäten").text + ", "
            + counted(logs, "Tracker-Eintrag", "Tracker-Einträge").text
    }

    /// A tracking mode as a noun.
    func trackingMode(_ mode: Tracker.Mode) -> String {
        switch mode {
        case .counter: "Zähler"
        case .number: "Zahl"
        case .yesNo: "Ja/Nein"
        case .selection: "Auswahl"
        case .note: "Notiz"
        case .awareness: "Wahrnehmen"
        case .avoidance: "Vermeiden"
        }
    }
}
