package import ProgressAnalysis

/// The words of the page that a person hands over.
package protocol HandoutPhrases: Sendable {
    func handoutTitle(_ reader: HandoutReader) -> String
    /// `Made on 31 October 2025.`
    func handoutMade(_ date: String) -> String
    var daysWithEntry: String { get }
    /// Days that the person takes for steady and has not written down.
    var assumedWithoutEntry: String { get }
    /// `5 of them assumed`
    func ofThemAssumed(_ days: Int) -> String
    var drinksAWeek: String { get }
    /// `median of 8 weeks, middle half 4 to 9`
    func medianAndHalf(of weeks: Int, _ half: String) -> String
    var mostOnOneDay: String { get }
    var longestSoberRunHere: String { get }
    var currentSoberRun: String { get }
    var drinking: String { get }
    /// What stands above the first days of weeks.
    var weekFrom: String { get }
    var measurements: String { get }
    var median: String { get }
    var rangeOfValues: String { get }
    var further: String { get }
    var amountHeading: String { get }
    var notesOfDays: String { get }
    /// What holds for what a person wrote down.
    var handoutIsWritten: String { get }
    /// What the levels mean, in drinks.
    var handoutLevels: String { get }
    /// What holds for days without an entry, and for runs.
    ///
    /// `someAssumed` if other days without an entry are assumed to be steady.
    func handoutCounting(someAssumed: Bool) -> String
    /// Days with a level whose drinks were not counted.
    func handoutEstimates(_ days: Int) -> String
    /// A day may be called sober that had a drink.
    func soberMeansUpTo(_ drinks: String) -> String
    var handoutMeasured: String { get }
    var handoutStreaks: String { get }
    /// A tracker that was chosen is no longer in use.
    func restsAndIsNotShown(_ tracker: String) -> String
    /// A tracker that was chosen has nothing in the days.
    func nothingLogged(of tracker: String) -> String
}
