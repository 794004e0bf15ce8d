import ProgressAnalysis
import ProgressModel

extension German: InsightsPhrases {
    func insightsDescription(withDrinks: Bool) -> String {
        "Tracker, \(withDrinks ? "Drinks pro Woche, " : "")Wochentage und was bemerkt wurde."
    }
    var drinksPerWeek: String { "Drinks pro Woche" }
    func drinksPerWeekDescription(_ weeks: Int) -> String {
        weeks == 1 ? "Drinks der laufenden Woche." : "Drinks in jeder der letzten \(numbers.text(weeks)) Wochen."
    }
    func drinksBeside(_ now: String, before: String) -> String {
        capitalized("\(now) pro Woche, vorher \(before)")
    }
    func drinksChange(_ direction: WeekDirection, _ before: String, _ now: String) -> String {
        "\(direction == .less ? "Weniger" : "Mehr") als vorher: \(before) → \(now) pro Woche"
    }
    func drinksAlready(_ drinks: String) -> String {
        capitalized("\(drinks) bisher in dieser Woche, schon jetzt über diesem Schnitt.")
    }
    func lastWeekDrinks(_ drinks: String) -> String { "\(drinks) letzte Woche" }
    var estimatesRemark: String {
        "Tage ohne Zahl zählen als 4 Drinks, wenn sie locker waren, und als 6, wenn sie wild waren."
    }
    var wholeHistory: String { "Gesamter Zeitraum" }
    func wholeHistoryDescription(_ weeks: Int) -> String {
        "Drinks in jeder der \(numbers.text(weeks)) Wochen seit dem ersten Eintrag."
    }
    var quarterMeans: String { "Quartal für Quartal" }
    var quarterMeansRemark: String {
        "Drinks pro Woche im Schnitt, aus abgeschlossenen Wochen mit mindestens vier Tagen mit Eintrag; fehlende Tage sind hochgerechnet."
    }
    func quarterChange(_ latest: String, _ mean: String, _ before: String, _ meanBefore: String) -> String {
        "\(latest): \(mean) pro Woche. \(before): \(meanBefore)."
    }
    var weekdaysTitle: String { "Wochentage" }
    func weekdaysRemark(withDrinks: Bool, withAssumed: Bool) -> String {
        "Wie viele der \(withAssumed ? "eingetragenen oder angenommenen Tage" : "Tage mit Eintrag") nüchtern waren"
            + (withDrinks ? " und wie viele Drinks es im Schnitt waren." : ".")
    }
    func hardestWeekdays(_ weekdays: [Weekday]) -> String {
        "\(capitalized(enumeration(weekdays.map { name(of: $0).lowercased() + "s" }))) fällt es am schwersten"
    }
    var noHardestWeekday: String { "Kein Wochentag sticht heraus." }
    func meanDrinks(_ number: FixedDecimal) -> String {
        "\(numbers.text(number)) \(number.whole == 1 ? "Drink" : "Drinks")"
    }
    var saboteursSideBySide: String { "Gewohnheiten im Vergleich" }
    var inShort: String { "Kurz gesagt" }
    var saboteursSideBySideRemark: String { "Wann du sie bemerkt hast, nach Uhrzeit" }
    func hoursOf(_ tracker: String) -> String { "\(tracker) nach Uhrzeit" }
    var inLastFourWeeks: String { "in den letzten vier abgeschlossenen Wochen" }
    var soFar: String { "bisher" }
    var timeLabel: String { "Wann" }
    var triggerLabel: String { "Auslöser" }
    var trendLabel: String { "Trend" }
    var noTrigger: String { "Noch keiner genannt" }
    var noTrend: String { "Noch zu wenige Wochen." }
    var goodHabits: String { "Gute Gewohnheiten" }
    var saboteurs: String { "Saboteure" }
    var atRest: String { "Inaktiv" }
    func lastLogged(_ date: String) -> String { "zuletzt am \(date)" }
    var neverLogged: String { "noch nichts notiert" }
}
