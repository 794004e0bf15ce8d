import ProgressModel

extension German: CalendarPhrases {
    var showEveryDay: String { "Alle Tage zeigen" }
    func calendar(of span: String) -> String { "Kalender \(span)" }
    func calendarDescription(of span: String) -> String { "Alle Tage: \(span)." }
    func ringsTitle(_ month: String) -> String { "Ringkalender, \(month)" }
    func ringsDescription(_ totals: RingTotals) -> String {
        var sentences: [String] = []
        if totals.levelDays > 0 {
            let healed = totals.healed > 0 ? ", \(numbers.text(totals.healed)) von einem Joker geheilt" : ""
            let days = counted(totals.levelDays, "Tag", "Tagen").text
            sentences.append("\(numbers.text(totals.steady)) von \(days) ruhig\(healed).")
        }
        let minutes = [
            totals.mindfulnessDays.map { "Achtsamkeit an \(counted($0, "Tag", "Tagen").text)" },
            totals.workoutDays.map { "Training an \(counted($0, "Tag", "Tagen").text)" },
        ].compactMap(\.self)
        if !minutes.isEmpty { sentences.append(minutes.joined(separator: ", ") + ".") }
        return (sentences + ["Von jedem Tag geht es zu den Einzelheiten."]).joined(separator: " ")
    }
    func soberAndHealed(_ sober: Int, _ healed: Int) -> String {
        soberDays(sober).text + (healed > 0 ? ", \(numbers.text(healed)) geheilt" : "")
    }
    func of(_ number: Int) -> String { "von \(numbers.text(number))" }
    func ofDays(_ number: Int) -> String { "von \(counted(number, "Tag", "Tagen").text)" }
    var soberDays: String { "Nüchterne Tage" }
    var before: String { "Davor: " }
    var next: String { "Danach: " }
    var months: String { "Monate" }
    var years: String { "Jahre" }
    var year: String { "Jahr" }
    var totals: String { "Gesamt" }
    var monthsWithDaysThatCount: String { "Monate mit den Tagen, die zählen" }
    var monthsWithSoberDays: String { "Monate mit ihren nüchternen Tagen" }
    var steadyWord: String { "ruhig" }
    var easyWord: String { "locker" }
    var wildWord: String { "wild" }
    var healedWord: String { "geheilt" }
    var withoutEntry: String { "ohne Eintrag" }
    var dayByDay: String { "Tag für Tag" }
    func days(from first: Int, to last: Int) -> String { "\(first). bis \(last).: \(days(last - first + 1).text)" }
    func moreDays(_ number: Int) -> String { counted(number, "weiterer Tag", "weitere Tage").text }
    var openAll: String { "Alle öffnen" }
    var closeAll: String { "Alle schließen" }
    var backToCalendar: String { "Zurück zum Kalender" }
    var level: String { "Stufe" }
    var day: String { "Tag" }
    var drinksHeading: String { "Drinks" }
    var nothingOnDay: String { "An diesem Tag ist nichts notiert." }
    var noLogs: String { "Sonst ist an diesem Tag nichts notiert." }
    func ofMinutes(_ goal: String?) -> String { goal.map { "von \($0) Min." } ?? "Min." }
}
