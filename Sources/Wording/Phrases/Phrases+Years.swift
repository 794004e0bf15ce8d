extension Phrases {
    package func bestYear(_ year: Int, _ days: Int) -> String {
        say("\(year) has the most: \(soberDays(days)).", "Die meisten nüchternen Tage hatte \(year): \(n(days)).")
    }
    package var allYears: String { say("All years", "Alle Jahre") }
    package var yearsDescription: String {
        say("Every year at a glance, the latest first.", "Alle Jahre auf einen Blick, das jüngste zuerst.")
    }
    package var month: String { say("Month", "Monat") }
    package func months(of year: String) -> String { say("Months of \(year)", "Monate von \(year)") }
    /// The titles of the lines of sober days, counted from 1 January.
    package func yearAgainst(_ year: String, _ before: String) -> String {
        say("\(year) against \(before)", "\(year) im Vergleich zu \(before)")
    }
    /// The meaning of the line at 0.
    package func lineIsYear(_ before: String) -> String {
        say("Zero is \(before) on the same date.", "Die Nulllinie ist der Stand von \(before) am selben Datum.")
    }
    package var moreSoberDays: String { say("More sober days by then", "Mehr nüchterne Tage bis dahin") }
    package var fewerSoberDays: String { say("Fewer sober days by then", "Weniger nüchterne Tage bis dahin") }
    /// The meaning of a row of their table.
    package func soberDaysUpTo(from first: String) -> String {
        say(
            "sober days from \(first) to the end of each month",
            "nüchterne Tage vom \(first) bis zum Ende jedes Monats")
    }
    /// `12 sober days by 1 May 2025, 8 by 1 May 2024.`, or without a first day of the days since 1 January.
    package func soberDaysBy(
        _ days: Int, _ day: String, _ before: Int, _ sameDay: String, from first: String?
    ) -> String {
        (first.map { say("Counted from \($0) on: ", "Gezählt vom \($0) an: ") } ?? "")
            + say(
                "\(soberDays(days)) by \(day), \(n(before)) by \(sameDay).",
                "\(soberDays(days)) bis zum \(day), \(n(before)) bis zum \(sameDay).")
    }
    /// A sentence without its full stop; the difference may be negative or 0.
    ///
    /// Without a first day it is of the days since 1 January, and without a last one of the whole `year` before.
    package func soberDaysAgainst(
        _ difference: Int, from first: String?, through last: String?, of year: Int
    ) -> String {
        let days =
            switch (first, last) {
            case (_, nil): say("in \(year)", "\(year)")
            case (nil, let last?): say("in \(year) by \(last)", "\(year) bis zum \(last)")
            case (let first?, let last?):
                say("in \(year), \(first) to \(last)", "\(year), jeweils vom \(first) bis zum \(last)")
            }
        if difference == 0 { return say("As many sober days as \(days).", "Genauso viele nüchterne Tage wie \(days).") }
        let number = abs(difference)
        return say(
            "\(n(number)) \(difference > 0 ? "more" : "fewer") sober \(number == 1 ? "day" : "days") than \(days).",
            "\(soberDays(number)) \(difference > 0 ? "mehr" : "weniger") als \(days).")
    }
}
