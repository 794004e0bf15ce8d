package import Counting

extension Phrases {
    package var shareStreak: String { say("Share the streak", "Serie teilen") }
    package var tablesOfPage: String { say("Tables of this page (CSV)", "Tabellen dieser Seite (CSV)") }
    package var shareAsPicture: String { say("Share as a picture", "Als Bild teilen") }
    package func daysSober(_ number: Int) -> Figure {
        counted(number, ("day sober", "days sober"), ("Tag nüchtern", "Tage nüchtern"))
    }
    package func inARow(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: counted(number, ("day in a row", "days in a row"), ("Tag in Folge", "Tage in Folge"))
        case .plannedDay: counted(number, ("planned day", "planned days"), ("geplanter Tag", "geplante Tage"))
        case .week: counted(number, ("week in a row", "weeks in a row"), ("Woche in Folge", "Wochen in Folge"))
        }
    }
    package var jokersIncluded: String { say("jokers included", "mit Jokern") }
    package func inMonth(_ month: String) -> String { say("in \(month)", "im \(month)") }
    package func inYear(_ year: String) -> String { say("in \(year)", "im Jahr \(year)") }
    /// Below a number of days, at most 14 letters: the streak including healed days.
    package var withJokers: String { say("with jokers", "mit Jokern") }
    package var longestSoFar: String { say("longest so far", "längste bisher") }
    /// The same for sober days, next to a streak with jokers; at most 17 letters.
    package var longestSober: String { say("longest sober run", "nüchtern am Stück") }
    package var longestRun: String { say("longest run", "längste Serie") }
    /// Below the number.
    package func jokersEarned(_ number: Int) -> String {
        say(number == 1 ? "joker earned" : "jokers earned", "Joker verdient")
    }
    /// The text alternative of a card: the large number, the details, and the sober days in the calendar.
    package func shareDescription(_ title: String, _ details: [String], soberDays: Int) -> String {
        let words = ([title] + details).joined(separator: ", ")
        return say(
            "\(words). A calendar with \(self.soberDays(soberDays)).",
            "\(words). Ein Kalender mit \(counted(soberDays, "nüchternem Tag", "nüchternen Tagen")).")
    }
    /// The same for a calendar of minutes, with the number of days that have some.
    package func shareDescription(_ title: String, _ details: [String], daysWithMinutes days: Int) -> String {
        let words = ([title] + details).joined(separator: ", ")
        return say(
            "\(words). A calendar with minutes on \(dativeDays(days)).",
            "\(words). Ein Kalender mit Minuten an \(dativeDays(days)).")
    }
    /// The same for a calendar of habits, with the number of days that count.
    package func shareDescription(_ title: String, _ details: [String], days: String) -> String {
        say(
            "\(([title] + details).joined(separator: ", ")). In the calendar: \(days).",
            "\(([title] + details).joined(separator: ", ")). Im Kalender: \(days).")
    }
    /// Below a number of days, at most 14 letters: all habits were done.
    package var allDoneLabel: String { say("all done", "alles erledigt") }
    package var shareAsPoster: String { say("As a poster", "Als Poster") }
    package func posterName(_ year: String) -> String { say("Poster of \(year)", "Poster \(year)") }
    /// The meaning of larger circles; for at most two activities.
    package func largerMeansMore(_ activities: [Activity]) -> String {
        say("larger: more \(names(activities))", "größer: mehr \(names(activities))")
    }
    /// Below a number of hours, at most 26 letters.
    package func hours(of activities: [Activity]) -> String { say("of \(names(activities))", names(activities)) }
    /// The text alternative of a poster: the large number, the details, and the number of circles of each kind.
    package func posterDescription(_ title: String, _ details: [String], _ kinds: [String]) -> String {
        say(
            "\(([title] + details).joined(separator: ", ")). A circle for each day, a row for each month: \(kinds.joined(separator: ", ")).",
            "\(([title] + details).joined(separator: ", ")). Ein Kreis für jeden Tag, eine Zeile für jeden Monat: \(kinds.joined(separator: ", "))."
        )
    }
    /// Below a number of days.
    package func daysHealed(_ number: Int) -> String {
        number == 1
            ? say("day healed by a joker", "Tag vom Joker geheilt")
            : say("days healed by jokers", "Tage von Jokern geheilt")
    }
    /// The format of a picture in dark colours.
    package var darkPNG: String { say("PNG, dark", "PNG, dunkel") }
    package var sharePicture: String { say("Share", "Teilen") }
    /// `workout and mindfulness`, within a sentence.
    private func names(_ activities: [Activity]) -> String {
        activities.map { $0 == .workout ? workout : mindfulness }.map { say($0.lowercased(), $0) }
            .joined(separator: say(" and ", " und "))
    }
}
