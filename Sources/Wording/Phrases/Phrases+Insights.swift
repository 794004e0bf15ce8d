package import Counting
package import Model

extension Phrases {
    package func insightsDescription(withDrinks: Bool) -> String {
        say(
            "Trackers, \(withDrinks ? "drinks per week, " : "")weekdays, and what was noticed.",
            "Tracker, \(withDrinks ? "Drinks pro Woche, " : "")Wochentage und was bemerkt wurde.")
    }
    package var drinksPerWeek: String { say("Drinks per week", "Drinks pro Woche") }
    package func drinksPerWeekDescription(_ weeks: Int) -> String {
        weeks == 1
            ? say("Drinks in the current week.", "Drinks der laufenden Woche.")
            : say("Drinks in each of the last \(n(weeks)) weeks.", "Drinks in jeder der letzten \(n(weeks)) Wochen.")
    }
    /// The means of two quarters, the second with its word: `3` and `about 1 drink`.
    package func drinksChange(_ direction: WeekDirection, _ before: String, _ now: String) -> String {
        say(
            "\(direction == .less ? "Down" : "Up") from \(before) to \(now) a week",
            "\(direction == .less ? "Weniger" : "Mehr") als vorher: \(before) → \(now) pro Woche")
    }
    /// Shown for a running week that already has more drinks than the average week: `12 drinks`.
    package func drinksAlready(_ drinks: String) -> String {
        say(
            "This week so far: \(drinks), already above that average.",
            "Diese Woche bisher: \(drinks), schon jetzt über diesem Schnitt.")
    }
    /// The drinks of a running week after weeks with fewer: `22 drinks` and `0`.
    package func drinksAfter(_ drinks: String, _ mean: String) -> String {
        say(
            "\(drinks) this week so far, after \(mean) a week",
            "Diese Woche bisher \(drinks), davor \(mean) pro Woche")
    }
    /// `drinks` is a number with its word: `about 12 drinks`.
    package func lastWeekDrinks(_ drinks: String) -> String { say("\(drinks) last week", "\(drinks) letzte Woche") }
    /// How days without a number are counted.
    package var estimatesRemark: String {
        say(
            "Days without a number count as 4 drinks if they were easy, as 6 if they were wild.",
            "Tage ohne Zahl zählen als 4 Drinks, wenn sie locker waren, und als 6, wenn sie wild waren.")
    }
    package var wholeHistory: String { say("The whole time", "Gesamter Zeitraum") }
    package func wholeHistoryDescription(_ weeks: Int) -> String {
        say(
            "Drinks in each of the \(n(weeks)) weeks since the first entry.",
            "Drinks in jeder der \(n(weeks)) Wochen seit dem ersten Eintrag.")
    }
    package var quarterMeans: String { say("Quarter by quarter", "Quartal für Quartal") }
    package var quarterMeansRemark: String {
        say(
            "Average drinks per week, of full weeks with at least four days recorded; missing days are estimated.",
            "Drinks pro Woche im Schnitt, aus vollen Wochen mit mindestens vier Tagen mit Eintrag; fehlende Tage sind hochgerechnet."
        )
    }
    /// The latest quarter and the one before.
    package func quarterChange(_ latest: String, _ mean: String, _ before: String, _ meanBefore: String) -> String {
        let during = { (months: String) in "\(months.contains(" to ") ? "from" : "in") \(months)" }
        return say(
            capitalized("\(mean) a week \(during(latest)), \(meanBefore) \(during(before))."),
            "\(latest): \(mean) pro Woche. \(before): \(meanBefore).")
    }
    package var weekdaysTitle: String { say("Weekdays", "Wochentage") }
    /// `withDrinks`: the mean drinks are shown too; `withAssumed`: some of the days are assumed.
    package func weekdaysRemark(withDrinks: Bool, withAssumed: Bool) -> String {
        say(
            "Share of \(withAssumed ? "recorded or assumed" : "recorded") days that were sober",
            "Wie viele der \(withAssumed ? "eingetragenen oder angenommenen Tage" : "Tage mit Eintrag") nüchtern waren")
            + (withDrinks
                ? say(", and the average number of drinks.", " und wie viele Drinks es im Schnitt waren.") : ".")
    }
    package func hardestWeekdays(_ weekdays: [Weekday]) -> String {
        say(
            "\(enumeration(weekdays.map { name(of: $0) + "s" })) are the hardest",
            "\(capitalized(enumeration(weekdays.map { name(of: $0).lowercased() + "s" }))) fällt es am schwersten")
    }
    package var noHardestWeekday: String { say("No weekday stands out.", "Kein Wochentag sticht heraus.") }
    package func meanDrinks(_ number: FixedDecimal) -> String {
        say(
            "\(n(number)) \(number.whole == 1 ? "drink" : "drinks")",
            "\(n(number)) \(number.whole == 1 ? "Drink" : "Drinks")")
    }
    package var saboteursSideBySide: String { say("Habits side by side", "Gewohnheiten im Vergleich") }
    /// The heading of the summary of one habit.
    package var inShort: String { say("In short", "Kurz gesagt") }
    package var saboteursSideBySideRemark: String {
        say("When you noticed them, by hour", "Wann du sie bemerkt hast, nach Uhrzeit")
    }
    package func hoursOf(_ tracker: String) -> String {
        say("\(tracker) by hour of the day", "\(tracker) nach Uhrzeit")
    }
    package var inLastFourWeeks: String {
        say("in the last four full weeks", "in den letzten vier vollen Wochen")
    }
    package var soFar: String { say("so far", "bisher") }
    /// `36 of 57 done so far`, of a time that is still running.
    package func soFar(_ text: String) -> String { say("\(text) so far", "bisher \(text)") }
    /// The same as the beginning of a sentence, with its number.
    package func soFar(_ figure: Figure) -> Figure {
        say(Figure(figure.number, "\(figure.unit) so far"), Figure("Bisher \(figure.number)", figure.unit))
    }
    package var timeLabel: String { say("When", "Wann") }
    package var triggerLabel: String { say("Trigger", "Auslöser") }
    package var trendLabel: String { "Trend" }
    package var noTrigger: String { say("None named yet", "Noch keiner genannt") }
    package var noMainTrigger: String { say("None stands out", "Keiner sticht heraus") }
    package var noTrend: String { say("Too few weeks to say.", "Noch zu wenige Wochen.") }
    package var atRest: String { say("Inactive", "Inaktiv") }
    /// The headings of the two kinds of trackers, if there are both.
    package var goodHabits: String { say("Good habits", "Gute Gewohnheiten") }
    package var saboteurs: String { say("Saboteurs", "Saboteure") }
    package func lastLogged(_ date: String) -> String { say("last on \(date)", "zuletzt am \(date)") }
    package var neverLogged: String { say("nothing noted yet", "noch nichts notiert") }
}
