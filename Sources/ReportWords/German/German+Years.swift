extension German: YearsPhrases {
    func bestYear(_ year: Int, _ days: Int) -> String {
        "Die meisten nüchternen Tage hatte \(year): \(numbers.text(days))."
    }
    var allYears: String { "Alle Jahre" }
    var yearsDescription: String { "Alle Jahre auf einen Blick, das jüngste zuerst." }
    var month: String { "Monat" }
    func months(of year: String) -> String { "Monate von \(year)" }
    func years(_ number: Int) -> Figure { counted(number, "Jahr", "Jahre") }
    func yearAgainst(_ year: String, _ before: String) -> String { "\(year) im Vergleich zu \(before)" }
    func lineIsYear(_ before: String) -> String { "Die Nulllinie ist der Stand von \(before) am selben Datum." }
    var moreSoberDays: String { "Mehr nüchterne Tage bis dahin" }
    var fewerSoberDays: String { "Weniger nüchterne Tage bis dahin" }
    func soberDaysUpTo(from first: String) -> String { "nüchterne Tage vom \(first) bis zum Ende jedes Monats" }
    func soberDaysBy(_ days: Int, _ day: String, _ before: Int, _ sameDay: String, from first: String?) -> String {
        (first.map { "Gezählt vom \($0) an: " } ?? "")
            + "\(soberDays(days).text) bis zum \(day), \(numbers.text(before)) bis zum \(sameDay)."
    }
    func soberDaysAgainst(_ difference: Int, from first: String?, through last: String) -> String {
        let days = first.map { "im Jahr davor, jeweils vom \($0) bis zum \(last)" } ?? "bis zum \(last)"
        if difference == 0 { return "Genauso viele nüchterne Tage wie \(days)." }
        let number = counted(abs(difference), "nüchterner Tag", "nüchterne Tage").text
        return "\(number) \(difference > 0 ? "mehr" : "weniger") als \(days)."
    }
}
