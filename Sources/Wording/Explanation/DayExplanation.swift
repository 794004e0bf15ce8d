package import Counting
package import Model

/// Why a day has its state in each streak: its records, the deciding rule, and the rewards before and after.
package struct DayExplanation: Sendable {
    package let day: Day
    /// Remarks about the whole day, such as that it is in the future; empty for most days.
    package let remarks: [String]
    /// The levels, meditation, workout, then the trackers in file order; without streaks that have nothing to say.
    package let streaks: [StreakExplanation]
    private let phrases: Phrases

    /// Explains a day; one outside the history has remarks but no streaks.
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

    /// The text for a terminal, with a line end after each line.
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
