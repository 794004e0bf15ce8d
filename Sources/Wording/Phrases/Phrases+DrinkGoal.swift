package import Counting
package import Model

extension Phrases {
    /// Such as `At least 5 of 10 drinks this week`, or for a past week `8 drinks, within the goal of 10`.
    package func drinks(of week: DrinkWeek) -> String {
        guard week.recordedDays > 0 else {
            return week.isRunning
                ? say("No entry in this week yet.", "Noch kein Eintrag in dieser Woche.")
                : say("No entry in that week.", "Kein Eintrag in jener Woche.")
        }
        let (number, all) = (n(week.drinks), drinks(week.drinks).text)
        let sum = week.isAtLeast ? atLeast(all) : all
        guard week.isRunning else { return capitalized("\(sum)\(verdict(on: week)).") }
        if let above = aboveGoal(week) { return capitalized("\(sum) \(soFar), \(above).") }
        if week.goal == .zero { return noDrinks(in: week) + "." }
        let drinks = say("\(number) of \(drinks(week.goal))", "\(number) von \(drinks(week.goal))")
        return capitalized(
            say(
                "\(week.isAtLeast ? atLeast(drinks) : drinks) this week.",
                "\(week.isAtLeast ? atLeast(drinks) : drinks) in dieser Woche."))
    }
    package func noEntry(on days: [Day]) -> String {
        say(
            "No entry on \(enumeration(days.map { name(of: $0.weekday) })).",
            "Ohne Eintrag: \(enumeration(days.map { name(of: $0.weekday) })).")
    }
    /// `day 4 of 7` of the first full week, or for 0 that it begins on Monday.
    package func firstFullWeek(day: Int) -> Figure {
        day == 0
            ? say(Figure("from Monday", "your first full week"), Figure("ab Montag", "deine erste ganze Woche"))
            : say(
                Figure("day \(day) of 7", "of your first full week"),
                Figure("Tag \(day) von 7", "deiner ersten ganzen Woche"))
    }
    /// `2 above your goal of 10`, or `2 or more above …` if a day has no count or no entry; nil for a week within it.
    package func aboveGoal(_ week: DrinkWeek) -> String? {
        let orMore = week.isAtLeast ? say(" or more", "mindestens ") : ""
        return week.excess.map {
            say(
                "\(n($0))\(orMore) above your goal of \(n(week.goal))",
                "\(orMore)\(n($0)) über deinem Ziel von \(n(week.goal))")
        }
    }
    /// `64 steady days`: what is counted if the aim is to drink less.
    package func steadyDays(_ number: Int) -> Figure {
        counted(number, ("steady day", "steady days"), ("ruhiger Tag", "ruhige Tage"))
    }
    /// A day without drinks in the key of a heatmap, or with at most one if that is sober.
    package func withoutDrink(upTo drinks: Int) -> String {
        drinks == 0 ? say("No drink", "Kein Drink") : say("At most 1 drink", "Höchstens 1 Drink")
    }
    /// The same within a sentence, after a number of days.
    package func daysWithoutDrink(upTo drinks: Int) -> String {
        drinks == 0 ? say("without a drink", "ohne Drink") : say("with at most 1 drink", "mit höchstens 1 Drink")
    }
    package func levelsTitle(_ span: String) -> String {
        say("Levels of the days, \(span)", "Stufen der Tage, \(span)")
    }
    /// The text alternative of a grid of days.
    package func levelsDescription(steady: Int) -> String {
        say(
            "\(steadyDays(steady)). Green is a day without a drink, pale green a steady one with a drink; other days are empty; today has an outline.",
            "\(steadyDays(steady)). Grün ist ein Tag ohne Drink, hellgrün ein ruhiger mit einem Drink; andere Tage sind leer; heute ist umrandet."
        )
    }
    package var drinksTableNote: String {
        say(
            "drinks per day, or the level where they were not counted",
            "Drinks je Tag oder, wo sie nicht gezählt sind, die Stufe")
    }
    package var monthsWithDrinks: String { say("Months with their drinks", "Monate mit ihren Drinks") }
    /// A sentence about how many of the latest weeks were within the goal.
    package func weeksLately(_ number: Int, of total: Int) -> String {
        total == 1
            ? say("The last week was within your goal.", "Die letzte Woche lag im Rahmen.")
            : say(
                "\(n(number)) of the last \(n(total)) weeks \(number == 1 ? "was" : "were") within your goal.",
                "\(n(number)) der letzten \(n(total)) Wochen \(number == 1 ? "lag" : "lagen") im Rahmen.")
    }
    package func drinksBefore(_ drinks: String) -> String {
        say("The week before: \(drinks).", "In der Woche davor: \(drinks).")
    }
    /// The meaning of the bars of weekdays: average drinks.
    package var weekdayDrinksRemark: String {
        say("The average number of drinks on each weekday.", "Wie viele Drinks es an jedem Wochentag im Schnitt waren.")
    }
    package func atLeast(_ number: String) -> String { say("at least \(number)", "mindestens \(number)") }
    /// Below a number: why there may be more.
    package func atLeast(because reasons: String) -> String {
        say("at least: \(reasons)", "mindestens: \(reasons)")
    }
    /// `of 10 drinks`: after the number that was drunk.
    package func ofDrinks(_ goal: FixedDecimal) -> String { say("of \(drinks(goal))", "von \(drinks(goal))") }
    package func weeksWithinGoal(_ number: Int) -> Figure {
        counted(number, ("week within the goal", "weeks within the goal"), ("Woche im Rahmen", "Wochen im Rahmen"))
    }
    /// `Within the goal`: the name of a streak of such weeks.
    package var withinGoalLabel: String { say("Within the goal", "Im Rahmen") }
    /// Above the number of such weeks.
    package var inARowLabel: String { say("In a row", "In Folge") }
    package var milestonesInWeeks: String { say("Milestones in weeks", "Meilensteine in Wochen") }
    /// Shown if no week in a row is within the goal; `isLost` if the running one is above it.
    package func nextWeekWithinGoal(isLost: Bool) -> String {
        isLost
            ? say("The next week begins on Monday.", "Die nächste Woche beginnt am Montag.")
            : say("This week counts once it is over.", "Diese Woche zählt, sobald sie vorbei ist.")
    }
    package func name(of verdict: GoalVerdict) -> String {
        switch verdict {
        case .within: say("Week within the goal", "Woche im Rahmen")
        case .healed: say("Healed week", "Geheilte Woche")
        case .above: say("Week above the goal", "Woche über dem Ziel")
        case .open: say("Open, or not all written down", "Offen oder unvollständig")
        }
    }
    package var goalIsMissing: String {
        say(
            "A goal of drinks a week makes this a ring that fills: reportgen set goals.drinksPerWeek 10",
            "Mit einem Ziel an Drinks pro Woche wird daraus ein Ring, der sich füllt: reportgen set goals.drinksPerWeek 10"
        )
    }
    /// The state of the running week under a goal of no drinks.
    func noDrinks(in week: DrinkWeek) -> String {
        week.isAtLeast
            ? say("No drinks written down so far this week", "Bisher kein Drink in dieser Woche eingetragen")
            : say("No drinks so far this week", "Bisher kein Drink in dieser Woche")
    }
    /// The result of a past week; one with missing days isn't called within its goal.
    func verdict(on week: DrinkWeek) -> String {
        let goal = n(week.goal)
        if week.excess == nil, week.missingDays > 0 {
            return say("; your goal was \(goal)", "; dein Ziel waren \(goal)")
        }
        return say(
            ", \(week.excess == nil ? "within" : "above") your goal of \(goal)",
            ", \(week.excess == nil ? "im Rahmen deines Ziels" : "über deinem Ziel") von \(goal)")
    }
    /// Sentences about the state of the week, and its days without an entry.
    package func sentences(of week: DrinkWeek) -> String {
        let unlogged = week.recordedDays == 0 || week.unloggedDays.isEmpty ? "" : " " + noEntry(on: week.unloggedDays)
        return drinks(of: week) + unlogged
    }
    /// `Jonas: 3 weeks within the goal`, as a headline.
    package func withinGoal(_ name: String?, weeks: Int) -> String {
        let text = weeksWithinGoal(weeks).text
        return name.map { "\($0): \(text)" } ?? text
    }
    /// The length of the levels' streak; before the first full week of a goal, its day.
    package func levelLength(_ noalc: NoAlcAnalysis) -> Figure {
        let day = noalc.streak.current == 0 ? noalc.week?.dayOfFirstWeek : nil
        return day.map(firstFullWeek) ?? length(noalc.streak.current, noalc.streak.unit)
    }
}
