import ProgressAnalysis
import ProgressModel
import ReportWords

extension [Fact] {
    /// What an activity came to, in a few numbers.
    ///
    /// The public knows no single sessions: those of a day are one to it.
    init(of activity: Activity, _ details: ActivityDetails, in report: Report) {
        let (phrases, numbers) = (report.phrases, report.numbers)
        let totals = report.analysis.activity(activity)
        let walk = totals.streak.walk
        let isPrivate = report.audience == .private
        self.init()
        if let longest = totals.streak.longest {
            append(
                Fact(
                    .peak, phrases.longestStreak, phrases.length(longest.length, totals.streak.unit),
                    note: phrases.shortSpan(longest.first, longest.last)))
        }
        append(
            Fact(
                nil, phrases.inAllLabel, phrases.duration(totals.minutes),
                note: phrases.since(phrases.shortDate(walk.days.lowerBound))))
        let days = report.analysis.daysDone(.activity(activity), in: report.analysis.days.range)
        if days.asked > 0 {
            append(Fact(nil, phrases.daysThatCount, Figure(numbers.text(days.done), phrases.ofDays(days.asked))))
        }
        if let fullest = details.fullestDay {
            append(
                Fact(
                    nil, phrases.fullestDay, phrases.duration(fullest.minutes),
                    note: fullest.day.map(phrases.shortDate) ?? ""))
        }
        // Where no day has two long sessions, both would say the same.
        if isPrivate, let longest = details.longestSession, longest.minutes.rounded != details.fullestDay?.minutes {
            append(
                Fact(
                    nil, phrases.longestSession, phrases.duration(longest.minutes.rounded),
                    note: longest.day.map(phrases.shortDate) ?? ""))
        }
        if activity == .workout, let energy = report.analysis.workoutEnergy() {
            append(Fact(.bolt, phrases.energy, Figure(numbers.text(energy), "kcal"), note: phrases.energyRemark))
        }
    }
}
