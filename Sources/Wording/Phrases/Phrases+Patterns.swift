package import Counting
package import Model

extension Phrases {
    package func percent(_ number: Int) -> String { say("\(n(number))%", "\(n(number))\u{A0}%") }
    package var timeOfDay: String { say("Time of day", "Tageszeit") }
    package func name(of part: PartOfDay) -> String {
        switch part {
        case .morning: say("Morning", "Vormittag")
        case .afternoon: say("Afternoon", "Nachmittag")
        case .evening: say("Evening", "Abend")
        case .night: say("Night", "Nacht")
        }
    }
    package func ofMoments(_ percent: String) -> String { say("\(percent) happen", "\(percent) der Momente liegen") }
    package func inPart(_ percent: String, _ part: PartOfDay) -> String { "\(percent) \(time(part))" }
    /// `06–11`.
    package func hours(of part: PartOfDay) -> String {
        switch part {
        case .morning: "06–11"
        case .afternoon: "12–17"
        case .evening: "18–23"
        case .night: "00–05"
        }
    }
    package var tooFewEntries: String { say("Too few entries to say.", "Noch zu wenige Einträge, um etwas zu sagen.") }
    package var noRiskTime: String { say("No time of day stands out.", "Keine Tageszeit sticht heraus.") }
    package var hourByHour: String { say("Hour by hour", "Stunde für Stunde") }
    package func hourByHourDescription(_ moments: String) -> String {
        say(
            "\(moments) by weekday and hour: the more, the stronger the color.",
            "\(moments) nach Wochentag und Stunde: je mehr, desto kräftiger die Farbe.")
    }
    package var hour: String { say("Hour", "Stunde") }
    package var triggers: String { say("Triggers", "Auslöser") }
    package var places: String { say("Places", "Orte") }
    package func mostly(_ name: String, isMajority: Bool) -> String {
        say("\(isMajority ? "Most often" : "Often"): \(name)", "\(isMajority ? "Meist" : "Oft"): \(name)")
    }
    package var triggersByTime: String { say("Triggers by time of day", "Auslöser nach Tageszeit") }
    package var triggersByTimeDescription: String {
        say(
            "How often each trigger was named at which time of day.",
            "Wie oft welcher Auslöser zu welcher Tageszeit genannt wurde.")
    }
    package var weekByWeek: String { say("Week by week", "Woche für Woche") }
    package func weekByWeekDescription(_ weeks: Int) -> String {
        weeks == 1
            ? say("Moments in the current week.", "Momente der laufenden Woche.")
            : say("Moments in each of the last \(n(weeks)) weeks.", "Momente in jeder der letzten \(n(weeks)) Wochen.")
    }
    package var momentsHeading: String { say("Moments", "Momente") }
    package var runningWeek: String { say("not over yet", "noch nicht vorbei") }
    package func trend(_ direction: WeekDirection, _ mode: Tracker.Mode) -> String {
        switch (direction, mode) {
        case (.less, .awareness): say("Noticed less often", "Seltener bemerkt")
        case (.more, .awareness): say("Noticed more often", "Öfter bemerkt")
        case (.less, _): say("Less often than before", "Seltener als zuvor")
        case (.more, _): say("More often than before", "Öfter als zuvor")
        }
    }
    /// The numbers of both, if nothing is claimed; for quarters the later mean has its word.
    package func trendBeside(_ recent: String, before: String) -> String {
        say("\(recent) a week, \(before) before", "\(recent) pro Woche, vorher \(before)")
    }
    package func trendMeans(_ recent: String, _ before: String) -> String {
        say(
            "\(recent) a week in the last four full weeks, \(before) in the four before.",
            "\(recent) pro Woche in den letzten vier vollen Wochen, \(before) in den vier davor.")
    }
    package var tooFewWeeks: String {
        say(
            "Too few weeks to say: a comparison needs eight full ones.",
            "Noch zu wenige Wochen: Ein Vergleich braucht acht volle.")
    }
    /// The last four complete weeks compared with the first four: in percent, or above 100 as the numbers of both.
    package func progress(_ percent: Int, last: Int, first: Int) -> String {
        let share = self.percent(abs(percent))
        let change =
            switch percent {
            case 101...: say("\(n(last)) instead of \(n(first))", "\(n(last)) statt \(n(first))")
            case 1...: say("\(share) more", "\(share) mehr")
            case 0: say("as many", "gleich viele")
            default: say("\(share) less", "\(share) weniger")
            }
        return say(
            "Compared with the first four weeks: \(change).", "Verglichen mit den ersten vier Wochen: \(change).")
    }
}
