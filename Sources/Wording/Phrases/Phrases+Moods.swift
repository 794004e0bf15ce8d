package import Counting
import Model

extension Phrases {
    package var overTime: String { say("Over time", "Im Lauf der Zeit") }
    /// The meaning of a mark: a day, a week or a month.
    package func overTimeDescription(_ entries: String, _ length: MoodPeriods.Length) -> String {
        let marks =
            switch length {
            case .day: say("A dot is a day", "Ein Punkt ist ein Tag")
            case .week:
                say("Week by week: the thicker, the more days", "Woche für Woche: je mehr Tage, desto dicker")
            case .month:
                say("Month by month: the thicker, the more days", "Monat für Monat: je mehr Tage, desto dicker")
            }
        return "\(entries). \(marks)."
    }
    /// How pleasant something is, -2…2.
    package func valence(_ valence: Int) -> String {
        switch valence {
        case 2...: say("Very pleasant", "Sehr angenehm")
        case 1: say("Pleasant", "Angenehm")
        case 0: say("In between", "Dazwischen")
        case -1: say("Unpleasant", "Unangenehm")
        default: say("Very unpleasant", "Sehr unangenehm")
        }
    }
    /// The number of days of a week or a month with a mood.
    package func onSoMany(_ days: Int) -> String { say("on \(self.days(days))", "an \(counted(days, "Tag", "Tagen"))") }
    package var byWeekday: String { say("By weekday", "Nach Wochentag") }
    package var byWeekdayDescription: String {
        say("How often each was written on which weekday.", "Wie oft was an welchem Wochentag notiert wurde.")
    }
    package var byTimeOfDay: String { say("By time of day", "Nach Tageszeit") }
    package var byTimeOfDayDescription: String {
        say("How often each was written at which time of day.", "Wie oft was zu welcher Tageszeit notiert wurde.")
    }
    /// The meaning of the tables' rows.
    package var moods: String { say("What was written", "Was notiert wurde") }
    package var besideLevels: String { say("Beside your days", "Im Vergleich mit deinen Tagen") }
    /// What is counted, and that it shows no cause.
    package var besideLevelsRemark: String {
        say(
            "Only days with an entry here are counted. Two things can change together without being connected.",
            "Gezählt sind nur Tage mit einem Eintrag hier. Was nebeneinander steht, muss nichts miteinander zu tun haben."
        )
    }
    package func name(of kind: MoodDayKind) -> String {
        switch kind {
        case .sober: capitalized(sober)
        case .easy: level(.easy)
        case .wild: level(.wild)
        }
    }
    /// The number of entries needed for more.
    package func moodsNeed(_ entries: Int) -> String {
        say(
            "From \(n(entries)) entries on, they stand here over time.",
            "Ab \(n(entries)) Einträgen stehen sie hier im Lauf der Zeit.")
    }
}
