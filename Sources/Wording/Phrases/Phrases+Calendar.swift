package import Counting

extension Phrases {
    /// The link from the strips of a year to its days with numbers.
    package var showEveryDay: String { say("Show every day", "Alle Tage zeigen") }
    package func calendar(of span: String) -> String { say("Calendar \(span)", "Kalender \(span)") }
    package func calendarDescription(of span: String) -> String { say("Every day of \(span).", "Alle Tage: \(span).") }
    package func ringsTitle(_ month: String) -> String { say("Ring calendar, \(month)", "Ringkalender, \(month)") }
    /// The meaning of a month's rings; that of minutes only if there was ever a session of them.
    package func ringsDescription(_ totals: SpanTotals, mindfulness: Bool, workouts: Bool) -> String {
        var sentences: [String] = []
        if totals.enteredDays > 0 {
            let (steady, days, healed) = (n(totals.steady), dativeDays(totals.enteredDays), n(totals.healed))
            let jokers =
                totals.healed > 0 ? say(", \(healed) healed by a joker", ", \(healed) von einem Joker geheilt") : ""
            sentences.append(say("\(steady) of \(days) steady\(jokers).", "\(steady) von \(days) ruhig\(jokers)."))
        }
        let minutes = [
            mindfulness ? say("mindfulness on ", "Achtsamkeit an ") + dativeDays(totals.mindfulnessDays).text : nil,
            workouts ? say("workout on ", "Training an ") + dativeDays(totals.workoutDays).text : nil,
        ].compactMap(\.self)
        if !minutes.isEmpty { sentences.append(capitalized(minutes.joined(separator: ", ")) + ".") }
        sentences.append(say("Each day is a link to its detail.", "Von jedem Tag geht es zu den Einzelheiten."))
        return sentences.joined(separator: " ")
    }
    package func soberAndHealed(_ sober: Int, _ healed: Int) -> String {
        soberDays(sober).text + (healed > 0 ? say(", \(n(healed)) healed", ", \(n(healed)) geheilt") : "")
    }
    package func of(_ number: Int) -> String { say("of \(n(number))", "von \(n(number))") }
    /// `of 304 so far`: after a number of days of a time that is still running.
    package func ofSoFar(_ number: Int) -> String { say("of \(n(number)) so far", "von bisher \(n(number))") }
    package func ofDaysSoFar(_ number: Int) -> String {
        say("of \(days(number)) so far", "von bisher \(counted(number, "Tag", "Tagen"))")
    }
    package func ofDays(_ number: Int) -> String { say("of \(days(number))", "von \(counted(number, "Tag", "Tagen"))") }
    package var soberDays: String { say("Sober days", "Nüchterne Tage") }
    package var before: String { say("Before: ", "Davor: ") }
    package var next: String { say("Next: ", "Danach: ") }
    package var months: String { say("Months", "Monate") }
    package var years: String { say("Years", "Jahre") }
    package var year: String { say("Year", "Jahr") }
    package var totals: String { say("Totals", "Gesamt") }
    package var monthsWithSoberDays: String {
        say("Months, with their sober days", "Monate mit ihren nüchternen Tagen")
    }
    package var monthsWithDaysThatCount: String {
        say("Months, with the days that count", "Monate mit den Tagen, die zählen")
    }
    /// After a number: `12 steady`.
    package var steadyWord: String { say("steady", "ruhig") }
    package var easyWord: String { say("easy", "locker") }
    package var wildWord: String { "wild" }
    package var healedWord: String { say("healed", "geheilt") }
    package var withoutEntry: String { say("without an entry", "ohne Eintrag") }
    package var dayByDay: String { say("Day by day", "Tag für Tag") }
    /// `14 to 21: 8 days`; days of a month, at least two.
    package func days(from first: Int, to last: Int) -> String {
        say("\(first) to \(last): \(days(last - first + 1))", "\(first). bis \(last).: \(days(last - first + 1))")
    }
    package func moreDays(_ number: Int) -> String {
        counted(number, ("more day", "more days"), ("weiterer Tag", "weitere Tage")).text
    }
    package var openAll: String { say("Open all", "Alle öffnen") }
    package var closeAll: String { say("Close all", "Alle schließen") }
    package var backToCalendar: String { say("Back to the calendar", "Zurück zum Kalender") }
    package var level: String { say("Level", "Stufe") }
    package var day: String { say("Day", "Tag") }
    package var drinksHeading: String { "Drinks" }
    package var noLogs: String { say("Nothing else was noted on this day.", "Sonst ist an diesem Tag nichts notiert.") }
    package var nothingOnDay: String { say("Nothing was noted on this day.", "An diesem Tag ist nichts notiert.") }
    package func ofMinutes(_ goal: String?) -> String {
        goal.map { say("of \($0) min", "von \($0) Min.") } ?? say("min", "Min.")
    }
}
