import ProgressAnalysis

extension German: SharePhrases {
    var shareStreak: String { "Serie teilen" }
    var shareAsPicture: String { "Als Bild teilen" }
    func daysSober(_ number: Int) -> Figure { counted(number, "Tag nüchtern", "Tage nüchtern") }
    func inARow(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: counted(number, "Tag in Folge", "Tage in Folge")
        case .plannedDay: counted(number, "geplanter Tag", "geplante Tage")
        case .week: counted(number, "Woche in Folge", "Wochen in Folge")
        }
    }
    var jokersIncluded: String { "mit Jokern" }
    func inMonth(_ month: String) -> String { "im \(month)" }
    func inYear(_ year: String) -> String { "im Jahr \(year)" }
    var withJokers: String { "mit Jokern" }
    var longestSoFar: String { "längste bisher" }
    var longestSober: String { "nüchtern am Stück" }
    var longestRun: String { "längste Serie" }
    func jokersEarned(_ number: Int) -> String { "Joker verdient" }
    func shareDescription(_ title: String, _ details: [String], soberDays: Int) -> String {
        let calendar = counted(soberDays, "nüchternem Tag", "nüchternen Tagen").text
        return "\(([title] + details).joined(separator: ", ")). Ein Kalender mit \(calendar)."
    }
    func shareDescription(_ title: String, _ details: [String], daysWithMinutes: Int) -> String {
        let days = counted(daysWithMinutes, "Tag", "Tagen").text
        return "\(([title] + details).joined(separator: ", ")). Ein Kalender mit Minuten an \(days)."
    }
}
