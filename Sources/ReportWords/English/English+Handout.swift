import ProgressAnalysis

extension English: HandoutPhrases {
    func handoutTitle(_ reader: HandoutReader) -> String { reader == .friend ? "Streaks" : "What was written down" }
    func handoutMade(_ date: String) -> String { "Made on \(date)." }
    var daysWithEntry: String { "Days with an entry" }
    func ofThemAssumed(_ days: Int) -> String { "\(numbers.text(days)) of them assumed" }
    var assumedWithoutEntry: String { "Without one, assumed to be steady" }
    var drinksAWeek: String { "Drinks a week" }
    func medianAndHalf(of weeks: Int, _ half: String) -> String {
        "median of \(numbers.text(weeks)) weeks, middle half \(half)"
    }
    var mostOnOneDay: String { "Most on one day" }
    var longestSoberRunHere: String { "Longest sober run in this time" }
    var currentSoberRun: String { "Sober run at the end" }
    var drinking: String { "Drinking" }
    var weekFrom: String { "Week from" }
    var measurements: String { "Measurements" }
    var median: String { "Median" }
    var rangeOfValues: String { "Range" }
    var further: String { "Other things written down" }
    var amountHeading: String { "Amount" }
    var notesOfDays: String { "Notes" }
    var handoutIsWritten: String { "Written down by the person, not measured." }
    var handoutLevels: String {
        "Steady is a day with at most 1 drink, easy one with fewer than 6, wild one with 6 or more, as counted or as judged."
    }
    func handoutCounting(someAssumed: Bool) -> String {
        "\(someAssumed ? "Any other" : "A") day without an entry is not taken for sober, and ends a sober run; drinks a week need four recorded days. No joker is counted here."
    }
    func handoutEstimates(_ days: Int) -> String {
        "About: on \(self.days(days).text) the drinks were not counted; an easy day is taken for 4, a wild one for 6."
    }
    func soberMeansUpTo(_ drinks: String) -> String { "A sober day has at most \(drinks)." }
    var handoutMeasured: String { "Measurements come from the person's own devices, apps or notes." }
    func restsAndIsNotShown(_ tracker: String) -> String { "\(tracker): it rests, and is not shown to a friend" }
    func nothingLogged(of tracker: String) -> String { "\(tracker): nothing was logged in these days" }
    var handoutStreaks: String { "Written down day by day. A joker may have healed a day of a streak." }
}
