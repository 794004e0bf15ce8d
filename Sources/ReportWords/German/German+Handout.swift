import ProgressAnalysis

extension German: HandoutPhrases {
    func handoutTitle(_ reader: HandoutReader) -> String { reader == .friend ? "Serien" : "Was aufgeschrieben wurde" }
    func handoutMade(_ date: String) -> String { "Erstellt am \(date)." }
    var daysWithEntry: String { "Tage mit Eintrag" }
    func ofThemAssumed(_ days: Int) -> String { "\(numbers.text(days)) davon angenommen" }
    var assumedWithoutEntry: String { "Ohne Eintrag, als ruhig angenommen" }
    var drinksAWeek: String { "Drinks pro Woche" }
    func medianAndHalf(of weeks: Int, _ half: String) -> String {
        "Median von \(numbers.text(weeks)) Wochen, mittlere Hälfte \(half)"
    }
    var mostOnOneDay: String { "Meiste an einem Tag" }
    var longestSoberRunHere: String { "Längste nüchterne Zeit im Zeitraum" }
    var currentSoberRun: String { "Nüchtern am Ende" }
    var drinking: String { "Trinken" }
    var weekFrom: String { "Woche ab" }
    var measurements: String { "Messwerte" }
    var median: String { "Median" }
    var rangeOfValues: String { "Spanne" }
    var further: String { "Was sonst aufgeschrieben wurde" }
    var amountHeading: String { "Menge" }
    var notesOfDays: String { "Notizen" }
    var handoutIsWritten: String { "Von der Person selbst aufgeschrieben, nicht gemessen." }
    var handoutLevels: String {
        "Ruhig ist ein Tag mit höchstens 1 Drink, locker einer mit weniger als 6, wild einer mit 6 oder mehr, gezählt oder eingeschätzt."
    }
    func handoutCounting(someAssumed: Bool) -> String {
        "\(someAssumed ? "Jeder andere Tag" : "Ein Tag") ohne Eintrag gilt nicht als nüchtern und beendet eine nüchterne Zeit; Drinks pro Woche brauchen vier Tage mit Eintrag. Joker zählen hier nicht."
    }
    func handoutEstimates(_ days: Int) -> String {
        "Etwa: An \(days == 1 ? "1 Tag" : "\(numbers.text(days)) Tagen") wurden die Drinks nicht gezählt; ein lockerer Tag gilt als 4, ein wilder als 6."
    }
    func soberMeansUpTo(_ drinks: String) -> String { "Ein nüchterner Tag hat höchstens \(drinks)." }
    var handoutMeasured: String { "Messwerte stammen aus Geräten, Apps oder Notizen der Person." }
    func restsAndIsNotShown(_ tracker: String) -> String { "\(tracker): er ruht und wird Freunden nicht gezeigt" }
    func nothingLogged(of tracker: String) -> String { "\(tracker): in diesen Tagen wurde nichts eingetragen" }
    var handoutStreaks: String { "Tag für Tag aufgeschrieben. Ein Joker kann einen Tag einer Serie geheilt haben." }
}
