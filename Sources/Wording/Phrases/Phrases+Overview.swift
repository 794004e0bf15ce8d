package import Counting
package import Model

extension Phrases {
    package func pageTitle(_ name: String?, soberDays: Int?) -> String {
        let subject = name ?? siteName
        return soberDays.map { say("\(subject): \(days($0)) sober", "\(subject): \(days($0)) nüchtern") } ?? subject
    }
    package var description: String {
        say("Streaks, calendar and milestones at a glance.", "Serien, Kalender und Meilensteine auf einen Blick.")
    }
    package func wasOnDay(_ name: String?, _ number: String) -> String {
        name.map { say("\($0): day \(number)", "\($0): Tag \(number)") } ?? say("Day \(number)", "Tag \(number)")
    }
    package func builtOn(_ date: String) -> String {
        say(
            "As of \(date). What came later is not on this page yet.",
            "Stand: \(date). Was danach kam, ist hier noch nicht zu sehen.")
    }
    /// The heading of a public edition, which doesn't greet anybody.
    package var publicGreeting: String { say("How it is going", "So läuft es") }
    package func hello(_ name: String?) -> String {
        name.map { say("Hello, \($0)", "Hallo \($0)") } ?? say("Hello", "Hallo")
    }
    package func soberSince(_ date: String) -> String { say("Sober since \(date)", "Nüchtern seit dem \(date)") }
    package func ringCloses(at days: Int) -> String {
        say("The ring closes at \(dativeDays(days)).", "Der Ring schließt sich bei \(dativeDays(days)).")
    }
    /// `isOnly`: there was no other streak, so that "longest" would mean nothing.
    package func nextDayIsOne(canBeToday: Bool, longest: String?, isOnly: Bool) -> String {
        let next =
            canBeToday
            ? say("If today stays sober, it is day 1.", "Wenn heute nüchtern bleibt, ist das Tag 1.")
            : say("The next sober day is day 1.", "Der nächste nüchterne Tag ist Tag 1.")
        guard let longest else { return next }
        return "\(next) "
            + (isOnly
                ? say("Your first sober streak lasted \(longest).", "Deine erste nüchterne Serie dauerte \(longest).")
                : say(
                    "Your longest sober streak so far: \(longest).", "Deine bisher längste nüchterne Serie: \(longest)."
                ))
    }
    package func latestStreak(_ days: Int) -> String {
        say("The streak before it lasted \(self.days(days)).", "Die Serie davor dauerte \(self.days(days)).")
    }
    /// Asks once for `aim`, with the command that sets it.
    package var whatShouldLead: String {
        say(
            "What should come first here? Enter in a terminal: reportgen set aim stop (no alcohol), less (fewer drinks) or habits.",
            "Was soll hier ganz oben stehen? Gib im Terminal ein: reportgen set aim stop (kein Alkohol), less (weniger Drinks) oder habits (Gewohnheiten)."
        )
    }
    /// Shown if the last written day is sober, and days are missing since.
    package func notWrittenSince(_ date: String) -> String {
        say(
            "The days since \(date) have no level. Add it, and the number is right again.",
            "Für die Tage seit dem \(date) fehlt die Stufe. Trag sie nach, dann stimmt die Zahl wieder.")
    }
    package var nothingYet: String {
        say(
            "Nothing has been logged yet. The first entry starts it all.",
            "Noch ist nichts eingetragen. Mit dem ersten Eintrag geht es los.")
    }
    package var onlyActivities: String {
        say("Here is what you have noticed and done.", "Hier steht, was du bemerkt und getan hast.")
    }
    /// For a number of days on a badge.
    package var soberFor: String { say("Sober for", "Nüchtern seit") }
    /// Above a number of hours, for any number.
    package var hoursSinceLastDrink: String { say("Hours since the last drink", "Stunden seit dem letzten Drink") }
    /// Below a clock.
    package var sinceLastDrink: String { say("since the last drink", "seit dem letzten Drink") }
    /// Below the day of the streak.
    package var sober: String { say("sober", "nüchtern") }
    package var noalcStreak: String { streakSetting(.noalc) }
    /// `19 good, 3 healed`: the days of a streak, or for awareness `19 noticed, 3 kept by jokers`.
    package func goodAndHealed(_ good: Int, _ healed: Int, ofNoticing: Bool) -> String {
        ofNoticing
            ? say(
                "\(n(good)) noticed, \(n(healed)) kept by \(healed == 1 ? "a joker" : "jokers")",
                "\(n(good)) bemerkt, \(n(healed)) durch Joker gehalten")
            : say("\(n(good)) good, \(n(healed)) healed", "\(n(good)) gut, \(n(healed)) geheilt")
    }
    package func longest(_ days: String) -> String { say("longest \(days)", "längste: \(days)") }
    package func dayUnit(_ number: Int) -> String { number == 1 ? say("day", "Tag") : say("days", "Tagen") }
    package var shortDayUnit: (short: String, long: String) { say(("d", "days"), ("T", "Tage")) }
    package var hourUnit: (short: String, long: String) { say(("h", "hours"), ("Std.", "Stunden")) }
    package var minuteUnit: (short: String, long: String) { say(("min", "minutes"), ("min", "Minuten")) }
    package var secondUnit: (short: String, long: String) { say(("s", "seconds"), ("s", "Sekunden")) }
    package func whenBuilt(_ date: String) -> String { say("as of \(date)", "Stand: \(date)") }
    package var longestStreak: String { say("Longest streak", "Längste Serie") }
    package var longestSoberStreak: String { say("Longest sober streak", "Längste nüchterne Serie") }
    package var saved: String { say("Saved", "Gespart") }
    /// For a negative balance.
    package var spentMore: String { say("Spent more than before", "Mehr ausgegeben als früher") }
    /// `of €900.00`: after the saved amount.
    package func ofAmount(_ amount: String) -> String { say("of \(amount)", "von \(amount)") }
    package func inAboutSoberDays(_ number: Int) -> String {
        say(
            "in about \(soberDays(number))",
            "in etwa \(n(number)) \(number == 1 ? "nüchternen Tag" : "nüchternen Tagen")")
    }
    /// The whole price is saved.
    package var savedGoal: String { say("saved", "gespart") }
    package var caloriesAvoided: String { say("Calories avoided", "Vermiedene Kalorien") }
    package var nextMilestone: String { say("Next milestone", "Nächster Meilenstein") }
    /// `in 3 days, again`: for a milestone that an earlier streak reached.
    package func again(in number: Int, _ unit: StreakUnit) -> String {
        say("again in \(units(number, unit))", "wieder in \(dativeUnits(number, unit))")
    }
    package func until(_ date: String) -> String { say("until \(date)", "bis zum \(date)") }
    package func soberDays(_ number: Int) -> Figure {
        counted(number, ("sober day", "sober days"), ("nüchterner Tag", "nüchterne Tage"))
    }
    package func since(_ date: String) -> String { say("since \(date)", "seit dem \(date)") }
    package func since(_ month: YearMonth) -> String { say("since \(text(month))", "seit \(text(month))") }
    package var thisWeek: String { say("This week", "Diese Woche") }
    package func soberDays(_ number: Int, of total: Int) -> Figure {
        say(
            Figure("\(n(number)) of \(n(total))", total == 1 ? "day sober" : "days sober"),
            Figure("\(n(number)) von \(n(total))", total == 1 ? "Tag nüchtern" : "Tagen nüchtern"))
    }
    /// The same in the context of days: `6 of 7 sober`.
    package func sober(_ number: Int, of total: Int) -> Figure {
        say(Figure("\(n(number)) of \(n(total))", "sober"), Figure("\(n(number)) von \(n(total))", "nüchtern"))
    }
    package func mindfulMinutes(_ number: Int) -> Figure {
        counted(number, ("mindful minute", "mindful minutes"), ("achtsame Minute", "achtsame Minuten"))
    }
    package func workoutDays(_ number: Int) -> Figure {
        counted(number, ("day with a workout", "days with a workout"), ("Tag mit Training", "Tage mit Training"))
    }
    /// Why this week differs from the calendar's, which begins on `weekStart`.
    package func reportsBeginOnMonday(_ weekStart: Weekday) -> String {
        say(
            "Weekly reports start on Monday, the weeks of your calendar on \(name(of: weekStart)).",
            "Wochenberichte beginnen am Montag, die Wochen deines Kalenders am \(name(of: weekStart)).")
    }
    package var soberWeekSoFar: String { say("A sober week so far.", "Bisher eine nüchterne Woche.") }
    package var steadyWeekSoFar: String { say("A steady week so far.", "Bisher eine ruhige Woche.") }
    package var milestones: String { say("Milestones", "Meilensteine") }
    package func reached(_ number: Int) -> String { say("\(n(number)) reached", "\(n(number)) erreicht") }
    /// The same for weeks; the date is the Monday.
    package func reachedInWeek(_ weeks: String, _ monday: String) -> String {
        say("\(weeks), reached in the week of \(monday)", "\(weeks), erreicht in der Woche ab dem \(monday)")
    }
    package func reachedOn(_ days: String, _ date: String) -> String {
        say("\(days), reached on \(date)", "\(days), erreicht am \(date)")
    }
    package var thePastYear: String { say("The past year", "Die letzten zwölf Monate") }
    /// The same while the history is younger than half a year.
    package var theFirstYear: String { say("The first year", "Das erste Jahr") }
    /// The ends of the scale from 1 to 10.
    package var firstSoberDay: String { say("1 sober day", "1 nüchterner Tag") }
    package var tenDaysAndMore: String { say("10 or more in a row", "ab 10 in Folge") }
    /// Steady, with more drinks than a sober day.
    package var steadyNotSober: String { say("steady with a drink", "ruhig, aber mit Drink") }
    package var beforeFirstEntry: String { say("Before the first entry", "Vor dem ersten Eintrag") }
    package func heatTitle(_ span: String) -> String { say("Sober days, \(span)", "Nüchterne Tage, \(span)") }
    package func heatDescription(_ soberDays: Int) -> String {
        say(
            "\(self.soberDays(soberDays)). The longer a sober streak, the stronger the green; other days are empty, healed ones a clover; today has an outline.",
            "\(self.soberDays(soberDays)). Je länger eine nüchterne Serie, desto kräftiger das Grün; andere Tage sind leer, geheilte ein Kleeblatt; der heutige Tag ist umrandet."
        )
    }
    package var heatTableNote: String {
        say(
            "shade per day: 0 for not sober or no entry, 1 to 10 for the day’s place in its sober streak",
            "Farbstufe je Tag: 0 für nicht nüchtern oder ohne Eintrag, 1 bis 10 für den ersten bis zehnten nüchternen Tag in Folge"
        )
    }
    /// Both for the days of another streak.
    package func runsDescription(_ days: Int) -> String {
        say(
            "\(self.days(days)). The longer a run of days, the stronger the green; other days are empty, healed ones a clover; today has an outline.",
            "\(self.days(days)). Je länger eine Folge von Tagen, desto kräftiger das Grün; andere Tage sind leer, geheilte ein Kleeblatt; der heutige Tag ist umrandet."
        )
    }
    package var runTableNote: String {
        say(
            "shade per day: 0 for a day that does not count, 1 to 10 for the day’s place in its run",
            "Stufe je Tag: 0 für einen Tag, der nicht zählt, 1 bis 10 für den ersten bis zehnten Tag in Folge")
    }
    package var weekOf: String { say("Week of", "Woche ab") }
    package var trackers: String { say("Trackers", "Tracker") }
    package var longestFirst: String { say("Sorted by streak", "Längste zuerst") }
    package func daysWithout(_ number: Int, _ tracker: String) -> Figure {
        counted(
            number, ("day without \(tracker)", "days without \(tracker)"),
            ("Tag ohne \(tracker)", "Tage ohne \(tracker)"))
    }
    /// Below the name of something avoided.
    package func daysWithout(_ number: Int) -> Figure {
        counted(number, ("day without", "days without"), ("Tag ohne", "Tage ohne"))
    }
    /// The title of the last days' drawing; `days` is what was counted: `3 days with a log`, `4 days without, 1
    /// healed`.
    package func stripTitle(_ tracker: String, _ days: String, of total: Int) -> String {
        say(
            "\(tracker), the last \(total == 1 ? "day" : self.days(total).text): \(days)",
            "\(tracker), \(total == 1 ? "der letzte Tag" : "die letzten \(self.days(total))"): \(days)")
    }
    package func more(_ number: Int) -> String {
        say("\(n(number)) more", "\(n(number)) \(number == 1 ? "weiterer" : "weitere")")
    }
    package var why: String { say("Why", "Warum") }
}
