import ProgressAnalysis

extension German: ActivityPhrases {
    func activityDescription(_ activity: String) -> String { "Serie, Kalender und Wochen: \(activity)." }
    func whatCounts(_ activity: Activity, from minutes: Int) -> String {
        let minutes = counted(minutes, "Minute", "Minuten").text
        return switch activity {
        case .meditation: "Meditation und Atemübungen zusammen; ein Tag zählt ab \(minutes)."
        case .workout: "Jede Art von Training; ein Tag zählt ab \(minutes)."
        }
    }
    var daysThatCount: String { "Tage, die zählen" }
    var fullestDay: String { "Stärkster Tag" }
    var longestSession: String { "Längste Einheit" }
    var energy: String { "Energie" }
    var energyRemark: String { "geschätzt" }
    var streakMilestones: String { "Meilensteine der Serie" }
    func minutesTitle(_ activity: String, _ span: String) -> String { "Minuten \(activity), \(span)" }
    func minutesCalendarDescription(_ days: String) -> String {
        "\(days) mit Minuten. Je mehr Minuten, desto kräftiger die Farbe; ein Kleeblatt ist ein Tag, den ein Joker geheilt hat; heute hat einen Rahmen."
    }
    var minutesTableNote: String { "Minuten je Tag; „·“ ist ein Tag ohne" }
    var noMinutes: String { "Keine" }
    func andMore(_ minutes: String) -> String { "\(minutes) und mehr" }
    var minutesPerWeek: String { "Minuten je Woche" }
    func minutesPerWeek(of activity: String) -> String { "Minuten \(activity) je Woche" }
    func minutesPerWeekDescription(_ weeks: Int) -> String {
        weeks == 1 ? "Minuten der aktuellen Woche." : "Minuten in jeder der letzten \(numbers.text(weeks)) Wochen."
    }
    func lastWeekMinutes(_ minutes: String) -> String { "\(minutes) in der letzten Woche" }
    var nothingLastWeek: String { "Keine in der letzten Woche" }
    var minutesHeading: String { "Minuten" }
    var weekdayMinutesRemark: String { "Minuten am Tag im Mittel, und wie viele der Tage zählen." }
    func countedOf(_ days: Int, _ all: Int) -> String {
        "\(numbers.text(days)) von \(counted(all, "Tag", "Tagen").text)"
    }
    func parts(of activity: Activity) -> String {
        activity == .meditation ? "Meditation und Atemübungen" : "Trainingsarten"
    }
    func breathingShare(_ percent: String) -> String { "\(percent) der Minuten waren Atemübungen." }
    var withoutType: String { "Ohne Angabe" }
    func sessions(_ number: Int) -> Figure { counted(number, "Einheit", "Einheiten") }
    var latestSessions: String { "Letzte Einheiten" }
}
