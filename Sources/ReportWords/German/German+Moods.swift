import ProgressAnalysis
import ProgressModel

extension German: MoodPhrases {
    var overTime: String { "Im Lauf der Zeit" }
    func overTimeDescription(_ entries: String, _ length: MoodPeriods.Length) -> String {
        let marks =
            switch length {
            case .day: "Ein Punkt ist ein Tag"
            case .week: "Woche für Woche: je mehr Tage, desto dicker"
            case .month: "Monat für Monat: je mehr Tage, desto dicker"
            }
        return "\(entries). \(marks)."
    }
    func valence(_ valence: Int) -> String {
        switch valence {
        case 2...: "Sehr angenehm"
        case 1: "Angenehm"
        case 0: "Dazwischen"
        case -1: "Unangenehm"
        default: "Sehr unangenehm"
        }
    }
    func onSoMany(_ days: Int) -> String { "an \(counted(days, "Tag", "Tagen").text)" }

    var byWeekday: String { "Nach Wochentag" }
    var byWeekdayDescription: String { "Wie oft was an welchem Wochentag notiert wurde." }
    var byTimeOfDay: String { "Nach Tageszeit" }
    var byTimeOfDayDescription: String { "Wie oft was zu welcher Tageszeit notiert wurde." }
    var moods: String { "Was notiert wurde" }

    var besideLevels: String { "Im Vergleich mit deinen Tagen" }
    var besideLevelsRemark: String {
        "Gezählt sind nur Tage mit einem Eintrag hier. Was nebeneinander steht, muss nichts miteinander zu tun haben."
    }
    func name(of kind: MoodDayKind) -> String {
        switch kind {
        case .sober: capitalized(sober)
        case .easy: level(.easy)
        case .wild: level(.wild)
        }
    }

    func moodsNeed(_ entries: Int) -> String {
        "Ab \(numbers.text(entries)) Einträgen stehen sie hier im Lauf der Zeit."
    }
}
