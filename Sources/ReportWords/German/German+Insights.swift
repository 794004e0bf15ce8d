import ProgressModel

extension German: InsightsPhrases {
    var insightsDescription: String { "Tracker, Drinks pro Woche, Wochentage und was du bemerkt hast, nebeneinander." }
    var nothingToSee: String { "Noch ist nichts eingetragen. Muster zeigen sich mit den ersten Wochen." }
    var drinksPerWeek: String { "Drinks pro Woche" }
    func drinksPerWeekDescription(_ weeks: Int) -> String {
        weeks == 1 ? "Drinks der laufenden Woche." : "Drinks in jeder der letzten \(numbers.text(weeks)) Wochen."
    }
    func lastWeekDrinks(_ drinks: String) -> String { "\(drinks) letzte Woche" }
    var estimatesRemark: String {
        "Tage ohne Zahl zählen als 4 Drinks, wenn sie easy waren, und als 6, wenn sie wild waren."
    }
    var wholeHistory: String { "Die ganze Zeit" }
    func wholeHistoryDescription(_ weeks: Int) -> String {
        "Drinks in jeder von \(numbers.text(weeks)) Wochen, vom ersten Eintrag an."
    }
    var quarterMeans: String { "Quartal für Quartal" }
    var quarterMeansRemark: String { "Drinks pro Woche im Schnitt der ganzen Wochen." }
    func quarter(_ number: Int, _ year: Int) -> String {
        let months = ["Januar bis März", "April bis Juni", "Juli bis September", "Oktober bis Dezember"]
        return "\(months[(number + 3) % 4]) \(year)"
    }
    func quarterChange(_ latest: String, _ mean: String, _ before: String, _ meanBefore: String) -> String {
        "\(latest): \(mean) pro Woche. \(before): \(meanBefore)."
    }
    var weekdaysTitle: String { "Wochentage" }
    func weekdaysRemark(withDrinks: Bool) -> String {
        "Wie viele der Tage mit Eintrag steady waren" + (withDrinks ? ", und ihre Drinks im Schnitt." : ".")
    }
    func hardestWeekday(_ weekday: Weekday) -> String { "Der \(name(of: weekday)) verlangt dir am meisten ab" }
    var noHardestWeekday: String { "Kein Wochentag sticht heraus." }
    func meanDrinks(_ number: FixedDecimal) -> String {
        "\(numbers.text(number)) \(number.whole == 1 ? "Drink" : "Drinks")"
    }
    var saboteursSideBySide: String { "Nebeneinander" }
    var saboteursSideBySideRemark: String { "Was du bemerkt hast, nach Stunde" }
    func hoursOf(_ tracker: String) -> String { "\(tracker) nach Stunde des Tages" }
    var hoursOfDescription: String {
        "24 Säulen von Mitternacht bis Mitternacht; jede Zeichnung hat ihren eigenen Maßstab."
    }
    var inLastFourWeeks: String { "in den letzten vier Wochen" }
    var soFar: String { "bisher" }
    var timeLabel: String { "Wann" }
    var triggerLabel: String { "Auslöser" }
    var trendLabel: String { "Verlauf" }
    var noTrigger: String { "Noch keiner genannt" }
    var noTrend: String { "Noch zu wenige Wochen." }
    var atRest: String { "Ruht" }
    func lastLogged(_ date: String) -> String { "zuletzt am \(date)" }
    var neverLogged: String { "noch nichts notiert" }
}
