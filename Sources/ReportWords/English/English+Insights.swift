import ProgressAnalysis
import ProgressModel

extension English: InsightsPhrases {
    func insightsDescription(withDrinks: Bool) -> String {
        "Trackers, \(withDrinks ? "drinks per week, " : "")weekdays, and what was noticed."
    }
    var drinksPerWeek: String { "Drinks per week" }
    func drinksPerWeekDescription(_ weeks: Int) -> String {
        weeks == 1 ? "Drinks in the current week." : "Drinks in each of the last \(numbers.text(weeks)) weeks."
    }
    func drinksBeside(_ now: String, before: String) -> String { capitalized("\(now) a week, \(before) before") }
    func drinksChange(_ direction: WeekDirection, _ before: String, _ now: String) -> String {
        "\(direction == .less ? "Down" : "Up") from \(before) to \(now) a week"
    }
    func drinksAlready(_ drinks: String) -> String {
        capitalized("\(drinks) this week so far, already above that average.")
    }
    func lastWeekDrinks(_ drinks: String) -> String { "\(drinks) last week" }
    var estimatesRemark: String {
        "Days without a number count as 4 drinks if they were easy, as 6 if they were wild."
    }
    var wholeHistory: String { "The whole time" }
    func wholeHistoryDescription(_ weeks: Int) -> String {
        "Drinks in each of the \(numbers.text(weeks)) weeks since the first entry."
    }
    var quarterMeans: String { "Quarter by quarter" }
    var quarterMeansRemark: String {
        "Average drinks per week, of finished weeks with at least four days recorded; missing days are estimated."
    }
    func quarterChange(_ latest: String, _ mean: String, _ before: String, _ meanBefore: String) -> String {
        capitalized("\(mean) a week in \(latest), \(meanBefore) in \(before).")
    }
    var weekdaysTitle: String { "Weekdays" }
    func weekdaysRemark(withDrinks: Bool, withAssumed: Bool) -> String {
        "How many of the days with an entry\(withAssumed ? " or assumed" : "") were sober"
            + (withDrinks ? ", and how many drinks they had on average." : ".")
    }
    func hardestWeekdays(_ weekdays: [Weekday]) -> String {
        "\(enumeration(weekdays.map { name(of: $0) + "s" })) are the hardest"
    }
    var noHardestWeekday: String { "No weekday stands out." }
    func meanDrinks(_ number: FixedDecimal) -> String {
        "\(numbers.text(number)) \(number.whole == 1 ? "drink" : "drinks")"
    }
    var saboteursSideBySide: String { "Habits side by side" }
    var inShort: String { "In short" }
    var saboteursSideBySideRemark: String { "When you noticed them, by hour" }
    func hoursOf(_ tracker: String) -> String { "\(tracker) by hour of the day" }
    var inLastFourWeeks: String { "in the last four finished weeks" }
    var soFar: String { "so far" }
    var timeLabel: String { "When" }
    var triggerLabel: String { "Trigger" }
    var trendLabel: String { "Trend" }
    var noTrigger: String { "None named yet" }
    var noTrend: String { "Too few weeks to say." }
    var goodHabits: String { "Good habits" }
    var saboteurs: String { "Saboteurs" }
    var atRest: String { "Inactive" }
    func lastLogged(_ date: String) -> String { "last on \(date)" }
    var neverLogged: String { "nothing noted yet" }
}
