import ProgressAnalysis
import ProgressModel

extension German: LengthPhrases {
    func length(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: days(number)
        case .plannedDay: counted(number, "geplanter Tag geschafft", "geplante Tage geschafft")
        case .week: counted(number, "Woche", "Wochen")
        }
    }
    func units(_ number: Int, _ unit: StreakUnit) -> String {
        unit == .plannedDay ? counted(number, "geplanter Tag", "geplante Tage").text : length(number, unit).text
    }
    func awareLength(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: counted(number, "Tag bewusst", "Tage bewusst")
        case .plannedDay: counted(number, "geplanter Tag bewusst", "geplante Tage bewusst")
        case .week: counted(number, "Woche bewusst", "Wochen bewusst")
        }
    }
    func goodUnits(_ number: Int, _ unit: StreakUnit) -> String {
        switch unit {
        case .day: counted(number, "guter Tag", "gute Tage").text
        case .plannedDay: counted(number, "geplanter Tag", "geplante Tage").text
        case .week: counted(number, "gute Woche", "gute Wochen").text
        }
    }
    func unitsToGo(_ number: Int, _ unit: StreakUnit) -> String { "noch \(units(number, unit))" }
    func currentWeek(_ progress: StreakWalk.WeekProgress) -> String {
        progress.good < progress.needed
            ? "Diese Woche: \(numbers.text(progress.good)) von \(numbers.text(progress.needed))."
            : "Diese Woche ist geschafft: \(days(progress.good).text)."
    }

    /// In the dative: `einer Serie von 3 Wochen`.
    func dativeUnits(_ number: Int, _ unit: StreakUnit) -> String {
        switch unit {
        case .day: counted(number, "Tag", "Tagen").text
        case .plannedDay: counted(number, "geplantem Tag", "geplanten Tagen").text
        case .week: counted(number, "Woche", "Wochen").text
        }
    }
}
