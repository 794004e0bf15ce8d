import ProgressAnalysis
import ProgressModel

extension German: DrinkGoalPhrases {
    func drinks(of week: DrinkWeek) -> String {
        guard week.recordedDays > 0 else {
            return "\(week.isRunning ? "Noch kein Eintrag in dieser" : "Kein Eintrag in jener") Woche."
        }
        let (number, all) = (numbers.text(week.drinks), drinks(week.drinks).text)
        if week.isRunning, let above = aboveGoal(week, tellsEstimate: true) {
            return capitalized("\(week.isAtLeast ? atLeast(all) : all), \(above).")
        }
        if week.isRunning {
            if week.goal == .zero { return noDrinks(in: week) + "." }
            return capitalized(
                "\(week.isAtLeast ? atLeast(number) : number) von \(drinks(week.goal).text) in dieser Woche.")
        }
        return capitalized("\(week.isAtLeast ? atLeast(all) : all)\(verdict(on: week)).")
    }
    /// How the running week has come under a goal of no drinks.
    func noDrinks(in week: DrinkWeek) -> String {
        week.isAtLeast ? "Bisher kein Drink in dieser Woche eingetragen" : "Bisher kein Drink in dieser Woche"
    }
    /// What a week that is over was; one with missing days isn't called within its goal.
    func verdict(on week: DrinkWeek) -> String {
        let goal = numbers.text(week.goal)
        if week.excess == nil, week.missingDays > 0 { return "; dein Ziel waren \(goal)" }
        return ", \(week.excess == nil ? "im Rahmen deines Ziels" : "über deinem Ziel") von \(goal)"
    }
    func noEntry(on days: [Day]) -> String { "Ohne Eintrag: \(enumeration(days.map { name(of: $0.weekday) }))." }
    func aboveGoal(_ week: DrinkWeek, tellsEstimate: Bool) -> String? {
        let atLeast = tellsEstimate && week.isAtLeast ? "mindestens " : ""
        return week.excess.map { "\(atLeast)\(numbers.text($0)) über deinem Ziel von \(numbers.text(week.goal))" }
    }
    func steadyDays(_ number: Int) -> Figure { counted(number, "ruhiger Tag", "ruhige Tage") }
    func withoutDrink(upTo drinks: Int) -> String { drinks == 0 ? "Kein Drink" : "Höchstens 1 Drink" }
    func daysWithoutDrink(upTo drinks: Int) -> String { drinks == 0 ? "ohne Drink" : "mit höchstens 1 Drink" }
    func levelsTitle(_ span: String) -> String { "Stufen der Tage, \(span)" }
    func levelsDescription(steady: Int) -> String {
        "\(steadyDays(steady).text). Grün ist ein Tag ohne Drink, hellgrün ein ruhiger mit einem Drink; andere Tage sind leer; heute ist umrandet."
    }
    var drinksTableNote: String { "Drinks je Tag oder, wo sie nicht gezählt sind, die Stufe" }
    var monthsWithDrinks: String { "Monate mit ihren Drinks" }
    func weeksLately(_ number: Int, of total: Int) -> String {
        total == 1
            ? "Die letzte Woche lag im Rahmen."
            : "\(numbers.text(number)) der letzten \(numbers.text(total)) Wochen \(number == 1 ? "lag" : "lagen") im Rahmen."
    }
    func drinksBefore(_ drinks: String) -> String { "In der Woche davor: \(drinks)." }
    var weekdayDrinksRemark: String { "Wie viele Drinks es an jedem Wochentag im Schnitt waren." }
    func atLeast(_ number: String) -> String { "mindestens \(number)" }
    func ofDrinks(_ goal: FixedDecimal) -> String { "von \(drinks(goal).text)" }
    func weeksWithinGoal(_ number: Int) -> Figure { counted(number, "Woche im Rahmen", "Wochen im Rahmen") }
    var withinGoalLabel: String { "Im Rahmen" }
    var inARowLabel: String { "In Folge" }
    var milestonesInWeeks: String { "Meilensteine in Wochen" }
    func nextWeekWithinGoal(isLost: Bool) -> String {
        isLost ? "Die nächste Woche beginnt am Montag." : "Diese Woche zählt, sobald sie vorbei ist."
    }
    func name(of verdict: GoalVerdict) -> String {
        switch verdict {
        case .within: "Woche im Rahmen"
        case .healed: "Geheilte Woche"
        case .above: "Woche über dem Ziel"
        case .open: "Offen oder unvollständig"
        }
    }
    var goalIsMissing: String {
        "Mit einem Ziel an Drinks pro Woche wird daraus ein Ring, der sich füllt: reportgen set goals.drinksPerWeek 10"
    }
    func firstFullWeek(day: Int) -> Figure {
        day == 0
            ? Figure("ab Montag", "deine erste ganze Woche")
            : Figure("Tag \(day) von 7", "deiner ersten ganzen Woche")
    }
}
