import ProgressAnalysis
import ProgressModel

extension English: LengthPhrases {
    func length(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: days(number)
        case .plannedDay: counted(number, "planned day kept", "planned days kept")
        case .week: counted(number, "week", "weeks")
        }
    }
    func units(_ number: Int, _ unit: StreakUnit) -> String {
        unit == .plannedDay ? counted(number, "planned day", "planned days").text : length(number, unit).text
    }
    func awareLength(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: counted(number, "day aware", "days aware")
        case .plannedDay: counted(number, "planned day aware", "planned days aware")
        case .week: counted(number, "week aware", "weeks aware")
        }
    }
    func goodUnits(_ number: Int, _ unit: StreakUnit) -> String {
        switch unit {
        case .day: counted(number, "good day", "good days").text
        case .plannedDay: counted(number, "planned day", "planned days").text
        case .week: counted(number, "good week", "good weeks").text
        }
    }
    func unitsToGo(_ number: Int, _ unit: StreakUnit) -> String { "\(units(number, unit)) to go" }
    func currentWeek(_ progress: StreakWalk.WeekProgress) -> String {
        progress.good < progress.needed
            ? "This week: \(numbers.text(progress.good)) of \(numbers.text(progress.needed))."
            : "This week is done: \(days(progress.good).text)."
    }
}
