package import ProgressAnalysis
package import ProgressModel

/// Why a day has the status it has in each streak: the records, the rule that decided, and the balance around it.
package struct DayExplanation: Sendable {
    package let day: Day
    /// Said of the day as a whole, such as that it lies in the future; empty for a day like any other.
    package let remarks: [String]
    /// NoAlc, meditation, workout, then the trackers in the order of their file; without those that say nothing.
    package let streaks: [StreakExplanation]

    /// Explains a day; one outside of the history has remarks and no streaks.
    package init(_ analysis: Analysis, on day: Day) {
        self.day = day
        guard day <= analysis.today else {
            remarks = ["The day is after \(analysis.today), for which this was asked: it counts nowhere yet."]
            streaks = []
            return
        }
        let records = DayRecords(analysis, on: day)
        var remarks: [String] = []
        if day < analysis.days.first { remarks.append("The first record is of \(analysis.days.first).") }
        if day == analysis.today { remarks.append("The day is today: what is missing can still come.") }
        self.remarks = remarks
        let profile = analysis.history.profile
        let builtIn = [
            StreakExplanation(
                "NoAlc", records.entries, on: day, in: analysis.noalc.streak.walk, footer: records.sobriety),
            StreakExplanation("Meditation", records.mindfulness(profile), on: day, in: analysis.meditation.streak.walk),
            StreakExplanation("Workout", records.workout(profile), on: day, in: analysis.workout.streak.walk),
        ]
        let trackers = analysis.trackers.map { tracker in
            TrackerExplanation(tracker, records.logs(of: tracker), on: day, language: profile.language).explanation
        }
        streaks = (builtIn + trackers).compactMap { $0 }
    }
}
