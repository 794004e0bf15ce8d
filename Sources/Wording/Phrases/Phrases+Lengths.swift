package import Counting
package import Model

extension Phrases {
    /// `5 days`, `12 planned days kept`, `3 weeks`.
    package func length(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: days(number)
        case .plannedDay:
            counted(
                number, ("planned day kept", "planned days kept"),
                ("geplanter Tag geschafft", "geplante Tage geschafft"))
        case .week: counted(number, ("week", "weeks"), ("Woche", "Wochen"))
        }
    }
    /// `1 year, 2 months and 4 days`, without parts that are 0.
    package func text(_ span: CalendarSpan) -> String {
        let parts = [
            (span.years, ("year", "years"), ("Jahr", "Jahre")), (span.months, ("month", "months"), ("Monat", "Monate")),
            (span.days, ("day", "days"), ("Tag", "Tage")),
        ].filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2).text }
        let last = parts.last ?? days(0).text
        return parts.count < 2 ? last : parts.dropLast().joined(separator: ", ") + say(" and ", " und ") + last
    }
    /// On the date of the first sober day, one or more years later.
    package func anniversary(years: Int) -> String {
        let years = counted(years, ("year", "years"), ("Jahr", "Jahre")).text
        return say("\(years) sober today.", "Heute \(years) nüchtern.")
    }
    /// Within a sentence: `12 planned days`.
    package func units(_ number: Int, _ unit: StreakUnit) -> String {
        unit == .plannedDay
            ? counted(number, ("planned day", "planned days"), ("geplanter Tag", "geplante Tage")).text
            : length(number, unit).text
    }
    package func awareLength(_ number: Int, _ unit: StreakUnit) -> Figure {
        switch unit {
        case .day: counted(number, ("day aware", "days aware"), ("Tag bewusst", "Tage bewusst"))
        case .plannedDay:
            counted(
                number, ("planned day aware", "planned days aware"), ("geplanter Tag bewusst", "geplante Tage bewusst"))
        case .week: counted(number, ("week aware", "weeks aware"), ("Woche bewusst", "Wochen bewusst"))
        }
    }
    package func unitsToGo(_ number: Int, _ unit: StreakUnit) -> String {
        say("\(units(number, unit)) to go", "noch \(units(number, unit))")
    }
    package func currentWeek(_ progress: StreakWalk.WeekProgress) -> String {
        progress.good < progress.needed
            ? say(
                "This week: \(n(progress.good)) of \(n(progress.needed)).",
                "Diese Woche: \(n(progress.good)) von \(n(progress.needed)).")
            : say("This week is done: \(days(progress.good)).", "Diese Woche ist geschafft: \(days(progress.good)).")
    }
    func goodUnits(_ number: Int, _ unit: StreakUnit) -> String {
        switch unit {
        case .day: counted(number, ("good day", "good days"), ("guter Tag", "gute Tage")).text
        case .plannedDay: counted(number, ("planned day", "planned days"), ("geplanter Tag", "geplante Tage")).text
        case .week: counted(number, ("good week", "good weeks"), ("gute Woche", "gute Wochen")).text
        }
    }
    /// After a preposition: `3 days`, „3 Tagen“.
    func dativeDays(_ number: Int) -> Figure { counted(number, ("day", "days"), ("Tag", "Tagen")) }
    /// In the German dative: `einer Serie von 3 Wochen`.
    func dativeUnits(_ number: Int, _ unit: StreakUnit) -> String {
        switch unit {
        case .day: counted(number, "Tag", "Tagen").text
        case .plannedDay: counted(number, "geplantem Tag", "geplanten Tagen").text
        case .week: counted(number, "Woche", "Wochen").text
        }
    }
}
