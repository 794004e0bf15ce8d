package import Counting

extension Phrases {
    package func activityDescription(_ activity: String) -> String {
        say("Streak, calendar and weeks: \(activity).", "Serie, Kalender und Wochen: \(activity).")
    }
    /// What counts, and the minimum of minutes for a day.
    package func whatCounts(_ activity: Activity, from minutes: Int) -> String {
        let minutes = counted(minutes, ("minute", "minutes"), ("Minute", "Minuten")).text
        return switch activity {
        case .meditation:
            say(
                "Meditation and breathing together; a day counts from \(minutes) on.",
                "Meditation und Atemübungen zusammen; ein Tag zählt ab \(minutes).")
        case .workout:
            say(
                "Every kind of workout; a day counts from \(minutes) on.",
                "Jede Art von Training; ein Tag zählt ab \(minutes).")
        }
    }
    package var daysThatCount: String { say("Days that count", "Tage, die zählen") }
    package var fullestDay: String { say("Most in a day", "Stärkster Tag") }
    package var longestSession: String { say("Longest session", "Längste Einheit") }
    package var energy: String { say("Energy", "Energie") }
    package var energyRemark: String { say("estimated", "geschätzt") }
    package var streakMilestones: String { say("Milestones of the streak", "Meilensteine der Serie") }
    package func minutesTitle(_ activity: String, _ span: String) -> String {
        say("Minutes of \(activity.lowercased()), \(span)", "Minuten \(activity), \(span)")
    }
    package func minutesCalendarDescription(_ days: String) -> String {
        say(
            "\(days) with minutes. The more minutes, the stronger the color; a clover is a day that a joker healed; today has an outline.",
            "\(days) mit Minuten. Je mehr Minuten, desto kräftiger die Farbe; ein Kleeblatt ist ein Tag, den ein Joker geheilt hat; heute hat einen Rahmen."
        )
    }
    package var minutesTableNote: String {
        say("minutes per day; “·” is a day without any", "Minuten je Tag; „·“ ist ein Tag ohne")
    }
    /// For minutes or habits of a day: `None`.
    package var notAny: String { say("None", "Keine") }
    package func andMore(_ minutes: String) -> String { say("\(minutes) and more", "\(minutes) und mehr") }
    package var minutesPerWeek: String { say("Minutes per week", "Minuten je Woche") }
    package func minutesPerWeek(of activity: String) -> String {
        say("Minutes of \(activity.lowercased()) per week", "Minuten \(activity) je Woche")
    }
    package func minutesPerWeekDescription(_ weeks: Int) -> String {
        weeks == 1
            ? say("Minutes of the current week.", "Minuten der aktuellen Woche.")
            : say("Minutes in each of the last \(n(weeks)) weeks.", "Minuten in jeder der letzten \(n(weeks)) Wochen.")
    }
    package func lastWeekMinutes(_ minutes: String) -> String {
        say("\(minutes) last week", "\(minutes) in der letzten Woche")
    }
    package var nothingLastWeek: String { say("None last week", "Keine in der letzten Woche") }
    package var minutesHeading: String { say("Minutes", "Minuten") }
    package var weekdayMinutesRemark: String {
        say(
            "Minutes a day on average, and how many of the days count.",
            "Minuten am Tag im Mittel, und wie viele der Tage zählen.")
    }
    package func countedOf(_ days: Int, _ all: Int) -> String {
        say("\(n(days)) of \(counted(all, "day", "days"))", "\(n(days)) von \(counted(all, "Tag", "Tagen"))")
    }
    package func parts(of activity: Activity) -> String {
        activity == .meditation
            ? say("Meditation and breathing", "Meditation und Atemübungen") : say("Kinds of workout", "Trainingsarten")
    }
    package func breathingShare(_ percent: String) -> String {
        say("\(percent) of the minutes were breathing.", "\(percent) der Minuten waren Atemübungen.")
    }
    package var withoutType: String { say("Without a kind", "Ohne Angabe") }
    package func sessions(_ number: Int) -> Figure {
        counted(number, ("session", "sessions"), ("Einheit", "Einheiten"))
    }
    package var latestSessions: String { say("Latest sessions", "Letzte Einheiten") }
}
