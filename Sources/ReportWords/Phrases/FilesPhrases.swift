package import ProgressModel

/// The words of the page of files, and of the lists of weeks and trackers.
package protocol FilesPhrases: Sendable {
    var weeks: String { get }
    var weeksDescription: String { get }
    var weeksLede: String { get }
    var trackersDescription: String { get }
    var trackersLede: String { get }
    /// What the table of the dots tells.
    var daysWithLogByWeek: String { get }
    /// What a tile's dots are.
    var tileDescription: String { get }
    var last28Days: String { get }
    /// On so many of the last 28 days something was logged. `mode` is that of a tracker; nil of an activity.
    func onDaysOfLast28(_ days: Int, _ mode: Tracker.Mode?) -> String
    /// Said on the insights where there is nothing yet that could be compared.
    var nothingToCompareYet: String { get }

    var takeItWithYou: String { get }
    var filesLede: String { get }
    /// That addresses are relative as long as the profile has no `siteUrl`.
    var filesNeedAnAddress: String { get }
    var copySnippet: String { get }
    var copied: String { get }
    var badgesTitle: String { get }
    var badgesLede: String { get }
    var todayAsRings: String { get }
    var cardsTitle: String { get }
    var cardsLede: String { get }
    var feedsTitle: String { get }
    var feedsLede: String { get }
    var feedNote: String { get }
    var remindersNote: String { get }
    var dataTitle: String { get }
    var dataLede: String { get }
    var summaryName: String { get }
    var summaryNote: String { get }
    var everyNumber: String { get }
    var everyNumberNote: String { get }
}
