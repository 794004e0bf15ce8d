extension English: YearsPhrases {
    func bestYear(_ year: Int, _ days: Int) -> String { "\(year) has the most: \(soberDays(days).text)." }
    var allYears: String { "All years" }
    var yearsDescription: String { "Every year at a glance, the latest first." }
    var month: String { "Month" }
    func months(of year: String) -> String { "Months of \(year)" }
    func years(_ number: Int) -> Figure { counted(number, "year", "years") }
    func yearAgainst(_ year: String, _ before: String) -> String { "\(year) against \(before)" }
    func lineIsYear(_ before: String) -> String { "The line at 0 is \(before), date by date." }
    var moreSoberDays: String { "More sober days by then" }
    var fewerSoberDays: String { "Fewer sober days by then" }
    func soberDaysUpTo(from first: String) -> String { "sober days from \(first) to the end of each month" }
    func soberDaysBy(_ days: Int, _ day: String, _ before: Int, _ sameDay: String, from first: String?) -> String {
        (first.map { "Counted from \($0) on: " } ?? "")
            + "\(soberDays(days).text) by \(day), \(numbers.text(before)) by \(sameDay)."
    }
    func soberDaysAgainst(_ difference: Int, from first: String?, through last: String) -> String {
        let days = first.map { "the year before, each from \($0) to \(last)" } ?? "by \(last)"
        if difference == 0 { return "As many sober days as \(days)." }
        let number = counted(abs(difference), "sober day", "sober days").text
        return "\(number) \(difference > 0 ? "more" : "fewer") than \(days)."
    }
}
