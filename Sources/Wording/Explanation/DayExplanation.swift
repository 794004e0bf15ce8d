package import Counting
package import Model

/// Why a day has the status it has in each streak: the records, the rule that decided, and the balance around it.
package struct DayExplanation: Sendable {
    package let day: Day
    /// Remarks about the day as a whole, such as that it is in the future; empty for most days.
    package let remarks: [String]
    /// NoAlc, meditation, workout, then the trackers in the order of their file; without those that say nothing.
    package let streaks: [StreakExplanation]
    private let phrases: Phrases

    /// Explains a day; one outside of the history has remarks and no streaks.
    package init(_ analysis: Analysis, on day: Day, in language: Language) {
        let phrases = language.phrases
        self.phrases = phrases
        self.day = day
        guard day <= analysis.today else {
            remarks = [phrases.dayIsAfter(analysis.today)]
            streaks = []
            return
        }
        let records = DayRecords(analysis: analysis, day: day, phrases: phrases)
        var remarks: [String] = []
        if day < analysis.days.firstRecorded { remarks.append(phrases.firstRecordIsOf(analysis.days.firstRecorded)) }
        if day == analysis.today { remarks.append(phrases.dayIsToday) }
        self.remarks = remarks
        let profile = analysis.history.profile
        let week = analysis.drinkWeek(Week(containing: day))
        let noalc = StreakExplanation(
            profile.levelStreakName(phrases), records.entries, on: day, in: analysis.noalc.streak.walk,
            footer: [week.map(phrases.sentences)].compactMap(\.self) + records.sobriety,
            rest: week == nil ? RestSentences(RestDays(.noalc, .everyDay, profile)) : nil, phrases)
        let activities = Activity.allCases.map { activity in
            StreakExplanation(
                activity.name(phrases), records.sessions(of: activity), on: day,
                in: analysis.activity(activity).streak.walk,
                rest: RestSentences(analysis.rest(of: activity)) { analysis.counts(activity, on: $0) }, phrases)
        }
        let trackers = analysis.trackers.map { tracker in
            StreakExplanation(tracker, records.logs(of: tracker), on: day, profile, language, phrases)
        }
        streaks = ([noalc] + activities + trackers).compactMap { $0 }
    }

    /// The explanation as a terminal shows it, with a line end after each line.
    package var text: String {
        var lines = [phrases.explanationTitle(day)] + remarks
        for streak in streaks {
            lines.append("")
            lines.append(streak.name)
            lines += streak.lines.map { "  " + $0 }
        }
        if streaks.isEmpty, remarks.isEmpty { lines.append(phrases.noStreakHadBegun) }
        return lines.map { $0 + "\n" }.joined()
    }
}
