import ProgressAnalysis
import ProgressModel

extension German: HabitPhrases {
    func ofHabits(_ number: Int) -> String { "von \(counted(number, "Gewohnheit", "Gewohnheiten").text)" }
    func ofHabitDays(_ number: Int) -> String { "von \(numbers.text(number)) erledigt" }
    func habitsDone(_ count: HabitCount) -> Figure {
        guard count.asked > 0 else { return Figure("–") }
        return Figure("\(numbers.text(count.done)) von \(numbers.text(count.asked))", "erledigt")
    }
    var notReached: String { "Nicht erreicht" }
    var habits: String { "Gewohnheiten" }
    var allHabitsDone: String { "Alle Gewohnheiten" }
    var everythingDone: String { "Alles erledigt" }
    var someHabitsDone: String { "Einige" }
    var fewHabitsDone: String { "Weniger als die Hälfte" }
    var manyHabitsDone: String { "Die Hälfte oder mehr" }
    var noHabitDone: String { "Keine" }
    func daysWithAllHabits(_ number: Int) -> Figure {
        counted(number, "Tag, an dem alles erledigt war", "Tage, an denen alles erledigt war")
    }
    func habitsDescription(_ days: Int) -> String {
        "\(daysWithAllHabits(days).text). Je mehr Gewohnheiten erledigt waren, desto kräftiger das Grün; heute ist umrandet."
    }
    var habitsTableNote: String { "Zehntel der Gewohnheiten je Tag: 0 für keine, 10 für alle" }
    func name(of day: HabitDay) -> String {
        switch day {
        case .done: "✓"
        case .healed: "geheilt"
        case .missed, .open: "–"
        case .rest: "nicht dran"
        }
    }
    var weekGoesOn: String { "Die Woche geht noch bis Sonntag." }
    var fullDotsAreDone: String { "Ein voller Punkt ist ein Tag, der zählt." }
    var numbersAreAmounts: String { "Die Zahl zeigt, wie viel es an dem Tag war." }
    func onAverage(_ amount: String) -> String { "\(amount) im Schnitt" }
    func weekOfHabits(_ count: HabitCount, full: [Day], isRunning: Bool) -> String {
        "\(isRunning ? "Bisher " : "")\(habitsDone(count).text)."
            + (full.isEmpty ? "" : " Alles am \(enumeration(full.map { name(of: $0.weekday) })).")
    }
    func weekOfHabit(_ name: String, days: Int, total: String, isOfGoal: Bool) -> String {
        let days = "an \(counted(days, "Tag", "Tagen").text)"
        let words = isOfGoal ? "\(name): Ziel \(days) erreicht" : "\(name) \(days)"
        return "\(words)\(total.isEmpty ? "" : ", \(total)")".ended
    }
    func weekOfNoticing(_ name: String, days: Int, moments: Int) -> String {
        let sum = tellsDays ? "" : ", \(self.moments(moments).text)"
        return "An \(counted(days, "Tag", "Tagen").text) \(name) bemerkt\(sum)."
    }
    func momentsNoticed(_ number: Int) -> String {
        tellsDays ? "Es wurde etwas bemerkt." : "\(moments(number).text) bemerkt."
    }
    func weekByWeek(of name: String) -> String { "\(name), Woche für Woche" }
    func habitWeeksDescription(_ weeks: Int) -> String {
        "Wie viel in jeder der letzten \(numbers.text(weeks)) Wochen erledigt war."
    }
    func habitsLately(_ share: String, before: String?) -> String {
        "\(share) erledigt in den letzten vier Wochen" + (before.map { ", \($0) in den vier davor" } ?? "")
    }
    var habitWeekdaysRemark: String { "Wie viel an jedem Wochentag erledigt war." }
    func ofDays(_ number: Int, _ what: LastDays) -> String {
        let days = "von \(counted(number, "Tag", "Tagen").text)"
        return switch what {
        case .logged: "\(days) erledigt"
        case .goalReached: "\(days) mit erreichtem Ziel"
        case .noticed: "\(days) bemerkt"
        case .limitKept: "\(days) mit eingehaltenem Limit"
        case .without: "\(days) ohne"
        }
    }
    func withGoalReached(_ name: String) -> String { "\(name), Ziel erreicht" }
    func ofLastDays(_ number: Int) -> String {
        number == 1 ? "von 1 Tag" : "der letzten \(numbers.text(number)) Tage"
    }
    func daysNoticed(_ tracker: String) -> String { "\(tracker) bemerkt" }
    func stillOpen(_ names: [String], more: Int, on date: String) -> String {
        "Offen am \(date): \(enumeration(names + (more > 0 ? ["\(numbers.text(more)) weitere"] : [])))."
    }
    func allDone(_ habits: Int, on date: String) -> String {
        habits == 1 ? "Am \(date) erledigt." : "Am \(date) ist alles erledigt."
    }
}
