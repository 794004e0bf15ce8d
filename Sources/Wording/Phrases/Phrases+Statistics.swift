package import Counting
package import Model

/// The words of `reportgen stats --format text` and of the sums of `reportgen check`; headings and names are short.
extension Phrases {
    package var asOfName: String { say("As of", "Stand") }
    package var recordsName: String { say("Records", "Daten") }
    package func recordSums(_ records: RecordCounts) -> String {
        say(
            "\(counted(records.entries, "entry", "entries")) (\(records.superseded) superseded), \(sums(records.activities, records.logs)), \(records.future) after today",
            "\(n(records.entries)) zu Drinks (\(records.superseded) ersetzt), \(sums(records.activities, records.logs)), \(records.future) nach heute"
        )
    }
    package var sobrietyHeading: String { say("Sober", "Nüchtern") }
    package var daysName: String { say("days", "Tage") }
    package func levelSums(_ totals: SpanTotals) -> String {
        let assumed =
            totals.assumed > 0 ? say(" (\(totals.assumed) assumed)", " (davon \(totals.assumed) angenommen)") : ""
        return say(
            "\(totals.steady) steady\(assumed), \(totals.easy) easy, \(totals.wild) wild, \(totals.gap) without an entry",
            "\(totals.steady) ruhig\(assumed), \(totals.easy) locker, \(totals.wild) wild, \(totals.gap) ohne Eintrag")
    }
    package func soberSum(_ days: Int) -> String { say("\(days) sober", "\(days) nüchtern") }
    package var totalName: String { say("total", "gesamt") }
    /// `energy` in kilocalories; nil if it isn't known.
    package func minuteSums(_ minutes: Int, days: Int, energy: Int?) -> String {
        say("\(n(minutes)) min on \(onDays(days))", "\(n(minutes)) min an \(onDays(days))")
            + (energy.map { say(", about \(n($0)) kcal", ", etwa \(n($0)) kcal") } ?? "")
    }
    package var streakName: String { say("streak", "Serie") }
    /// `start` and `good` are nil at length 0.
    package func streakLine(_ length: Int, _ unit: StreakUnit, since start: Day?, good: Int?, isOpen: Bool) -> String {
        let since = start.map { say(" since \($0)", " seit \($0)") } ?? ""
        let good =
            good.map {
                $0 < length
                    ? say(", \($0) good, \(length - $0) healed", ", \($0) gut, \(length - $0) geheilt")
                    : say(", all good", ", alle gut")
            } ?? ""
        return units(length, unit) + since + good
            + (isOpen
                ? unit == .week
                    ? say(", this week is open", ", diese Woche ist offen")
                    : say(", today is open", ", heute ist offen") : "")
    }
    package var longestName: String { say("longest", "längste") }
    package func runLine(_ length: Int, _ unit: StreakUnit, from first: Day, to last: Day) -> String {
        say("\(units(length, unit)), \(first) to \(last)", "\(units(length, unit)), \(first) bis \(last)")
    }
    package var jokersName: String { say("jokers", "Joker") }
    package func jokerLine(_ streak: Streak) -> String {
        let next =
            streak.nextRewardIn.map {
                say(
                    ", the next in \(goodUnits($0, streak.unit))",
                    ", noch \(goodUnits($0, streak.unit)) bis zum nächsten")
            } ?? ""
        let taken =
            streak.rewardsTaken > 0
            ? say(", \(streak.rewardsTaken) taken by wild days", ", \(streak.rewardsTaken) von wilden Tagen genommen")
            : ""
        // Jokers that a streak of 0 still holds can't heal anything.
        let held = streak.current == 0 ? "" : "\(streak.rewardsAvailable) \(say("held", "da")), "
        return say(
            "\(held)\(streak.rewardsEarned) earned, \(streak.rewardsSpent) spent\(taken)\(next)",
            "\(held)\(streak.rewardsEarned) verdient, \(streak.rewardsSpent) eingelöst\(taken)\(next)")
    }
    /// About a sober run up to a day, after which days have no level.
    package func lastKnownLine(_ length: Int, until last: Day) -> String {
        say(
            "\(dayCount(length)) until \(last); the days since have no level",
            "\(counted(length, "Tag", "Tage")) bis \(last); für die Tage danach fehlt die Stufe")
    }
    package var timerName: String { say("timer", "Timer") }
    package func timerLine(from start: String, to end: String) -> String {
        say("from \(start) to \(end)", "von \(start) bis \(end)")
    }
    package var savingsName: String { say("savings", "gespart") }
    package var milestonesName: String { say("milestones", "Meilensteine") }
    package var noneYet: String { say("none yet", "noch keine") }
    package var nextName: String { say("next", "nächster") }
    package func nextMilestoneLine(_ length: Int, daysAway: Int) -> String {
        say("\(dayCount(length)), \(dayCount(daysAway)) away", "\(dayCount(length)), noch \(dayCount(daysAway))")
    }
    package var modeName: String { say("mode", "Modus") }
    /// The mode, and whether the tracker is inactive.
    package func modeLine(_ mode: Tracker.Mode, isActive: Bool) -> String {
        trackingMode(mode) + (isActive ? "" : say(", inactive", ", inaktiv"))
    }
    package var logsName: String { say("logs", "Einträge") }
    /// `total` is nil if there is no sum.
    package func logSums(_ logs: Int, days: Int, total: String?) -> String {
        say("\(logs) on \(onDays(days))", "\(logs) an \(onDays(days))")
            + (total.map { say(", total \($0)", ", zusammen \(numbers.text(decimal: $0))") } ?? "")
    }
    package var valuesName: String { say("values", "Werte") }
    package func valuesLine(_ values: NumberSummary) -> String {
        say(
            "latest \(values.latest.text), mean \(values.mean.text), \(values.min.text) to \(values.max.text)",
            "zuletzt \(n(values.latest)), im Mittel \(n(values.mean)), \(n(values.min)) bis \(n(values.max))")
    }
    package var archivedName: String { say("archived", "Archiv") }
    package func archivedLine(_ mode: Tracker.Mode, _ streak: Streak) -> String {
        let (end, longest) = (units(streak.current, streak.unit), units(streak.longest?.length ?? 0, streak.unit))
        let days = streak.walk.days
        return say(
            "\(trackingMode(mode)), \(days.lowerBound) to \(days.upperBound), \(end) at the end, longest \(longest)",
            "\(trackingMode(mode)), \(days.lowerBound) bis \(days.upperBound), am Ende \(end), längste \(longest)")
    }
    package var riskName: String { say("when", "wann") }
    package func riskLine(_ percent: Int, _ part: PartOfDay) -> String {
        say(
            "\(percent > 50 ? "mostly" : "busiest") \(time(part)), \(percent)%",
            "\(percent > 50 ? "meist" : "am stärksten") \(time(part)), \(percent) %")
    }
    package var trendName: String { say("trend", "Trend") }
    package func trendLine(_ trend: WeeklyTrend.Comparison) -> String {
        let word =
            switch trend.direction {
            case .less: say("less often", "seltener")
            case .more: say("more often", "öfter")
            case .steady: say("about as often", "etwa gleich oft")
            }
        guard let percent = trend.percent else { return word }
        guard percent <= 100 else {
            return say(
                "\(word), \(n(trend.recentMean)) instead of \(n(trend.meanBefore))",
                "\(word), \(n(trend.recentMean)) statt \(n(trend.meanBefore))")
        }
        return say(
            "\(word), \(percent > 0 ? "+" : "")\(numbers.text(decimal: String(percent)))%",
            "\(word), \(percent > 0 ? "+" : "")\(numbers.text(decimal: String(percent))) %")
    }
    /// The calendar of reminders has the ids of everybody without an id of their own; how to get one.
    package func calendarHasNoID(_ command: String) -> String {
        say(
            "The calendar of your reminders has the same ids as those of other people; for ids of its own: \(command)",
            "Der Kalender deiner Erinnerungen hat dieselben Kennungen wie der von anderen; eigene bekommt er so: \(command)"
        )
    }
    /// A sentence: the folder can be built, and its contents.
    package func folderIsFine(_ folder: String, entries: Int, activities: Int, logs: Int, metrics: Int) -> String {
        let entries = counted(entries, ("entry", "entries"), ("Eintrag zu Drinks", "Einträge zu Drinks"))
        let values = counted(metrics, ("metric", "metrics"), ("Messwert", "Messwerte"))
        let sums = "\(entries), \(sums(activities, logs))\(metrics > 0 ? ", \(values)" : "")"
        return say("\(folder) is fine: \(sums).", "\(folder) ist in Ordnung: \(sums).")
    }
    /// The number of errors in a watched folder.
    package func problemsLeft(_ errors: Int) -> String {
        say(
            "\(counted(errors, "error", "errors")) to mend; nothing can be built before.",
            "Noch \(counted(errors, "Fehler", "Fehler")) zu beheben; vorher lässt sich nichts bauen.")
    }
    /// A line: most days have no entry, and what `profile.json` needs if they were steady.
    package func unlogged(_ gaps: Int, of days: Int, setting: String) -> String {
        say(
            "\(n(gaps)) of \(self.days(days)) have no entry; each counts as missed. If they were steady, say so in profile.json: \(setting)",
            "\(n(gaps)) von \(counted(days, "Tag", "Tagen")) haben keinen Eintrag; jeder zählt als verpasst. Waren sie ruhig, schreib in profile.json: \(setting)"
        )
    }
    func dayCount(_ number: Int) -> String {
        number == 1 ? say("1 day", "1 Tag") : say("\(number) days", "\(number) Tage")
    }
    private func sums(_ activities: Int, _ logs: Int) -> String {
        say(
            "\(counted(activities, "activity", "activities")), \(counted(logs, "log", "logs"))",
            "\(counted(activities, "Aktivität", "Aktivitäten")), \(counted(logs, "Tracker-Eintrag", "Tracker-Einträge"))"
        )
    }
    private func onDays(_ number: Int) -> String {
        number == 1 ? say("1 day", "1 Tag") : say("\(number) days", "\(number) Tagen")
    }
    func trackingMode(_ mode: Tracker.Mode) -> String {
        let german =
            switch mode {
            case .counter: "Zähler"
            case .number: "Zahl"
            case .yesNo: "Ja/Nein"
            case .selection: "Auswahl"
            case .note: "Notiz"
            case .awareness: "Wahrnehmen"
            case .avoidance: "Vermeiden"
            }
        return say(self.mode(mode).lowercased(), german)
    }
}
