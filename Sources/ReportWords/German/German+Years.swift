extension German: YearsPhrases {
    var allYears: String { "Alle Jahre" }
    var yearsDescription: String { "Alle Jahre auf einen Blick, das jüngste zuerst." }
    var month: String { "Monat" }
    var daysWithEntry: String { "Tage mit Eintrag" }
    func months(of year: String) -> String { "Monate von \(year)" }
    func years(_ number: Int) -> Figure { counted(number, "Jahr", "Jahre") }
}
