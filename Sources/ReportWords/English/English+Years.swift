extension English: YearsPhrases {
    var allYears: String { "All years" }
    var yearsDescription: String { "Every year at a glance, the latest first." }
    var month: String { "Month" }
    var daysWithEntry: String { "Days with an entry" }
    func months(of year: String) -> String { "Months of \(year)" }
    func years(_ number: Int) -> Figure { counted(number, "year", "years") }
}
