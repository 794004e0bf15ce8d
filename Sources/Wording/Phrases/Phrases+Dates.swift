package import Model

extension Phrases {
    package var shortMonthNames: [String] { say(englishShortMonths, germanShortMonths) }
    /// Seven names of two letters.
    package var shortWeekdayNames: [String] {
        say(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"])
    }
    /// `31 October 2025`.
    package func date(_ day: Day) -> String { "\(dayAndMonth(day)) \(day.date.year)" }
    /// `31 October`.
    package func dayAndMonth(_ day: Day) -> String {
        say("\(day.dayOfMonth) \(monthName(day.date.month))", "\(day.dayOfMonth). \(monthName(day.date.month))")
    }
    /// `31 Oct 2025`.
    package func shortDate(_ day: Day) -> String { "\(shortDayAndMonth(day)) \(day.date.year)" }
    /// `31 Oct`.
    package func shortDayAndMonth(_ day: Day) -> String {
        let date = day.date
        return knownDays[say(0, 1)].ofMonths[date.month - 1][date.day - 1]
    }
    /// `Friday 31`: a day of a known month.
    package func weekdayAndNumber(_ day: Day) -> String {
        knownDays[say(0, 1)].withWeekdays[day.weekday.rawValue][day.dayOfMonth - 1]
    }
    package func span(_ from: String, _ to: String) -> String { say("\(from) to \(to)", "\(from) bis \(to)") }
    /// `13 to 19 Oct`, `27 Oct to 2 Nov`: a common month is written once.
    package func shortSpan(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        guard first < last else { return shortDayAndMonth(last) }
        let isOneMonth = first.yearMonth == last.yearMonth
        return span(
            isOneMonth ? say(n(first.date.day), "\(n(first.date.day)).") : shortDayAndMonth(first),
            shortDayAndMonth(last))
    }
    package func name(of weekday: Weekday) -> String { weekdayNames[weekday.rawValue] }
    package func shortName(of weekday: Weekday) -> String { shortWeekdayNames[weekday.rawValue] }
    /// `October`.
    package func monthName(_ month: Int) -> String { monthNames[month - 1] }
    /// `Oct`.
    package func shortMonthName(_ month: Int) -> String { shortMonthNames[month - 1] }
    /// `October 2025`.
    package func text(_ month: YearMonth) -> String { "\(monthName(month.month)) \(month.year)" }
    /// Twelve names, January first.
    package var monthNames: [String] { language.typedWords.monthNames }
    /// Seven names, Monday first.
    package var weekdayNames: [String] { language.typedWords.weekdayNames }
}

private let englishShortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]
private let germanShortMonths = [
    "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez.",
]

/// Made once, because days are counted so often.
private let knownDays = Language.allCases.map { language in
    let phrases = language.phrases
    let ofMonths = phrases.shortMonthNames.map { name in
        (1...31).map { phrases.say("\($0) \(name)", "\($0). \(name)") }
    }
    let withWeekdays = phrases.weekdayNames.map { name in
        (1...31).map { phrases.say("\(name) \($0)", "\(name), \($0).") }
    }
    return (ofMonths: ofMonths, withWeekdays: withWeekdays)
}
