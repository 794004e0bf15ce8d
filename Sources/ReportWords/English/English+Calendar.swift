import ProgressModel

extension English: CalendarPhrases {
    var showEveryDay: String { "Show every day" }
    func calendar(of span: String) -> String { "Calendar \(span)" }
    func calendarDescription(of span: String) -> String { "Every day of \(span)." }
    func ringsTitle(_ month: String) -> String { "Ring calendar, \(month)" }
    func ringsDescription(_ totals: RingTotals) -> String {
        var sentences: [String] = []
        if totals.levelDays > 0 {
            let healed = totals.healed > 0 ? ", \(numbers.text(totals.healed)) healed by a joker" : ""
            sentences.append("\(numbers.text(totals.steady)) of \(days(totals.levelDays).text) steady\(healed).")
        }
        let minutes = [
            totals.mindfulnessDays.map { "mindfulness on \(days($0).text)" },
            totals.workoutDays.map { "workout on \(days($0).text)" },
        ].compactMap(\.self)
        if !minutes.isEmpty { sentences.append(capitalized(minutes.joined(separator: ", ")) + ".") }
        return (sentences + ["Each day is a link to its detail."]).joined(separator: " ")
    }
    func soberAndHealed(_ sober: Int, _ healed: Int) -> String {
        soberDays(sober).text + (healed > 0 ? ", \(numbers.text(healed)) healed" : "")
    }
    func of(_ number: Int) -> String { "of \(numbers.text(number))" }
    func ofDays(_ number: Int) -> String { "of \(days(number).text)" }
    var soberDays: String { "Sober days" }
    var before: String { "Before: " }
    var next: String { "Next: " }
    var months: String { "Months" }
    var years: String { "Years" }
    var year: String { "Year" }
    var totals: String { "Totals" }
    var monthsWithDaysThatCount: String { "Months, with the days that count" }
    var monthsWithSoberDays: String { "Months, with their sober days" }
    var steadyWord: String { "steady" }
    var easyWord: String { "easy" }
    var wildWord: String { "wild" }
    var healedWord: String { "healed" }
    var withoutEntry: String { "without an entry" }
    var dayByDay: String { "Day by day" }
    func days(from first: Int, to last: Int) -> String { "\(first) to \(last): \(days(last - first + 1).text)" }
    func moreDays(_ number: Int) -> String { counted(number, "more day", "more days").text }
    var openAll: String { "Open all" }
    var closeAll: String { "Close all" }
    var backToCalendar: String { "Back to the calendar" }
    var level: String { "Level" }
    var day: String { "Day" }
    var drinksHeading: String { "Drinks" }
    var nothingOnDay: String { "Nothing was noted on this day." }
    var noLogs: String { "Nothing else was noted on this day." }
    func ofMinutes(_ goal: String?) -> String { goal.map { "of \($0) min" } ?? "min" }
}
