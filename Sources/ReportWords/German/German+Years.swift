extension German: YearsPhrases {
    var allYears: String { "Alle Jahre" }
    var yearsDescription: String { "Alle Jahre auf einen Blick, das jüngste zuerst." }
    var month: String { "Monat" }
    var daysWithEntry: String { "Tage mit Eintrag" }
    func months(of year: String) -> String { "Monate von \(year)" }
    func years(_ number: Int) -> Figure { counted(number, "Jahr", "Jahre") }
    func yearAgainst(_ year: String, _ before: String) -> String { "\(year) gegen \(before)" }
    var soberDaysOfYears: String { "Die Jahre im Vergleich" }
    var soberDaysUpTo: String { "nüchterne Tage vom 1. Januar bis zum Ende jedes Monats" }
    func soberDaysBy(_ days: Int, _ day: String, _ before: Int, _ sameDay: String) -> String {
        "\(soberDays(days).text) bis zum \(day), \(numbers.text(before)) bis zum \(sameDay)."
    }
    func soberDaysAgainst(_ difference: Int, _ sameDay: String) -> String {
        if difference == 0 { return "Genauso viele nüchterne Tage wie bis zum \(sameDay)" }
        let days = counted(abs(difference), "nüchterner Tag", "nüchterne Tage").text
        return "\(days) \(difference > 0 ? "mehr" : "weniger") als bis zum \(sameDay)"
    }
}
