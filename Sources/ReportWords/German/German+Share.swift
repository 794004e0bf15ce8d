import ProgressAnalysis

extension German: SharePhrases {
    var shareStreak: String { "Serie teilen" }
    var tablesOfPage: String { "Tabellen dieser Seite (CSV)" }
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
    func shareDescription(_ title: String, _ details: [String], days: String) -> String {
        "\(([title] + details).joined(separator: ", ")). Im Kalender: \(days)."
    }
    var allDoneLabel: String { "alles erledigt" }
    func shareDescription(_ title: String, _ details: [String], daysWithMinutes: Int) -> String {
        let days = counted(daysWithMinutes, "Tag", "Tagen").text
        return "\(([title] + details).joined(separator: ", ")). Ein Kalender mit Minuten an \(days)."
    }

    var shareAsPoster: String { "Als Poster" }
    func posterName(_ year: String) -> String { "Poster \(year)" }
    func largerMeansMore(_ activities: [Activity]) -> String { "größer: mehr \(names(activities))" }
    func hours(of activities: [Activity]) -> String { names(activities) }
    func posterDescription(_ title: String, _ details: [String], _ kinds: [String]) -> String {
        "\(([title] + details).joined(separator: ", ")). Ein Kreis für jeden Tag, eine Zeile für jeden Monat: "
            + "\(kinds.joined(separator: ", "))."
    }
    func daysHealed(_ number: Int) -> String { number == 1 ? "Tag vom Joker geheilt" : "Tage von Jokern geheilt" }
    var darkPNG: String { "PNG, dunkel" }
    var sharePicture: String { "Teilen" }

    private func names(_ activities: [Activity]) -> String {
        activities.map { $0 == .workout ? workout : mindfulness }.joined(separator: " und ")
    }
}
