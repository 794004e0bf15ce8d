import ProgressAnalysis

extension English: SharePhrases {
    var shareStreak: String { "Share the streak" }
    var tablesOfPage: String { "Tables of this page (CSV)" }
    var shareAsPicture: String { "Share as a picture" }
    func daysSober(_ number: Int) -> Figure { counted(number, "day sober", "days sober") }
    func inARow(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: counted(number, "day in a row", "days in a row")
        case .plannedDay: counted(number, "planned day", "planned days")
        case .week: counted(number, "week in a row", "weeks in a row")
        }
    }
    var jokersIncluded: String { "jokers included" }
    func inMonth(_ month: String) -> String { "in \(month)" }
    func inYear(_ year: String) -> String { "in \(year)" }
    var withJokers: String { "with jokers" }
    var longestSoFar: String { "longest so far" }
    var longestSober: String { "longest sober run" }
    var longestRun: String { "longest run" }
    func jokersEarned(_ number: Int) -> String { number == 1 ? "joker earned" : "jokers earned" }
    func shareDescription(_ title: String, _ details: [String], soberDays: Int) -> String {
        "\(([title] + details).joined(separator: ", ")). A calendar with \(self.soberDays(soberDays).text)."
    }
    func shareDescription(_ title: String, _ details: [String], days: String) -> String {
        "\(([title] + details).joined(separator: ", ")). In the calendar: \(days)."
    }
    var allDoneLabel: String { "all done" }
    func shareDescription(_ title: String, _ details: [String], daysWithMinutes: Int) -> String {
        "\(([title] + details).joined(separator: ", ")). A calendar with minutes on \(days(daysWithMinutes).text)."
    }

    var shareAsPoster: String { "As a poster" }
    func posterName(_ year: String) -> String { "Poster of \(year)" }
    func largerMeansMore(_ activities: [Activity]) -> String { "larger: more \(names(activities, "and"))" }
    func hours(of activities: [Activity]) -> String { "of \(names(activities, "and"))" }
    func posterDescription(_ title: String, _ details: [String], _ kinds: [String]) -> String {
        "\(([title] + details).joined(separator: ", ")). A circle for each day, a row for each month: "
            + "\(kinds.joined(separator: ", "))."
    }
    func daysHealed(_ number: Int) -> String { number == 1 ? "day healed by a joker" : "days healed by jokers" }
    var darkPNG: String { "PNG, dark" }
    var sharePicture: String { "Share" }

    private func names(_ activities: [Activity], _ and: String) -> String {
        activities.map { $0 == .workout ? workout.lowercased() : mindfulness.lowercased() }.joined(
            separator: " \(and) ")
    }
}
