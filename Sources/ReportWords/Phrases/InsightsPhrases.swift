package import ProgressAnalysis
package import ProgressModel

/// The words of the insights.
package protocol InsightsPhrases: Sendable {
    func insightsDescription(withDrinks: Bool) -> String
    var drinksPerWeek: String { get }
    func drinksPerWeekDescription(_ weeks: Int) -> String
    /// The mean of a quarter, with its word, that differs from the other by a tenth at most; `isEqual` where it does not
    /// differ at all.
    func drinksBeside(_ now: String, before: String) -> String
    /// The means of two quarters, the second with its word: `3` and `about 1 drink`.
    func drinksChange(_ direction: WeekDirection, _ before: String, _ now: String) -> String
    /// Said of a running week that has more drinks already than a whole one has on average: `12 drinks`.
    func drinksAlready(_ drinks: String) -> String
    /// `drinks` is a number with its word: `about 12 drinks`.
    func lastWeekDrinks(_ drinks: String) -> String
    /// How days without a number are counted.
    var estimatesRemark: String { get }
    var wholeHistory: String { get }
    func wholeHistoryDescription(_ weeks: Int) -> String
    var quarterMeans: String { get }
    var quarterMeansRemark: String { get }
    /// The latest quarter beside the one before.
    func quarterChange(_ latest: String, _ mean: String, _ before: String, _ meanBefore: String) -> String
    var weekdaysTitle: String { get }
    /// `withDrinks`: the means of the drinks stand beside; `withAssumed`: some of the days are assumed.
    func weekdaysRemark(withDrinks: Bool, withAssumed: Bool) -> String
    /// One weekday, or two that are equal.
    func hardestWeekdays(_ weekdays: [Weekday]) -> String
    var noHardestWeekday: String { get }
    func meanDrinks(_ number: FixedDecimal) -> String
    var saboteursSideBySide: String { get }
    /// The heading of what there is to say about one habit.
    var inShort: String { get }
    var saboteursSideBySideRemark: String { get }
    func hoursOf(_ tracker: String) -> String
    var inLastFourWeeks: String { get }
    var soFar: String { get }
    var timeLabel: String { get }
    var triggerLabel: String { get }
    var trendLabel: String { get }
    var noTrigger: String { get }
    var noTrend: String { get }
    var atRest: String { get }
    /// The headings of the two kinds of trackers, where there are both.
    var goodHabits: String { get }
    var saboteurs: String { get }
    func lastLogged(_ date: String) -> String
    var neverLogged: String { get }
}
