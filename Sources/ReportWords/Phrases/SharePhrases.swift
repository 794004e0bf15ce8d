package import ProgressAnalysis

/// The words of share cards and posters; short, because they are drawn large.
package protocol SharePhrases: Sendable {
    /// The link to the card of the streak.
    var shareStreak: String { get }
    /// The link to the card of a month or year.
    var tablesOfPage: String { get }
    var shareAsPicture: String { get }
    /// `28 days sober`.
    func daysSober(_ number: Int) -> Figure
    /// `28 days in a row`, `3 weeks in a row`, `12 planned days`.
    func inARow(_ number: Int, _ unit: StreakUnit) -> Figure
    var jokersIncluded: String { get }
    func inMonth(_ month: String) -> String
    func inYear(_ year: String) -> String
    /// Below a number of days, at most 14 letters: the streak with what jokers healed.
    var withJokers: String { get }
    var longestSoFar: String { get }
    /// The same of sober days, beside a streak that jokers keep; at most 17 letters.
    var longestSober: String { get }
    var longestRun: String { get }
    /// Below the number.
    func jokersEarned(_ number: Int) -> String
    /// A card in words: what is large, what is small, and how many days of the calendar are sober.
    func shareDescription(_ title: String, _ details: [String], soberDays: Int) -> String
    /// The same of a calendar of minutes, which has some on so many days.
    func shareDescription(_ title: String, _ details: [String], daysWithMinutes: Int) -> String
    /// The same of a calendar of habits, of which so many days count.
    func shareDescription(_ title: String, _ details: [String], days: String) -> String
    /// Below a number of days, at most 14 letters: all habits were done.
    var allDoneLabel: String { get }

    /// The link to the poster of a year.
    var shareAsPoster: String { get }
    /// `Poster of 2025`.
    func posterName(_ year: String) -> String
    /// What larger circles have more of; at most two activities.
    func largerMeansMore(_ activities: [Activity]) -> String
    /// Below a number of hours, at most 26 letters.
    func hours(of activities: [Activity]) -> String
    /// A poster in words: what is large, what is small, and how many circles are of a kind.
    func posterDescription(_ title: String, _ details: [String], _ kinds: [String]) -> String
    /// Below a number of days.
    func daysHealed(_ number: Int) -> String
    /// The format of a picture in dark colours.
    var darkPNG: String { get }
    /// The button that hands a picture to another program.
    var sharePicture: String { get }
}
