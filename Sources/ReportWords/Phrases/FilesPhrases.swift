/// The words of the page of files, and of the lists of weeks and trackers.
package protocol FilesPhrases: Sendable {
    var weeks: String { get }
    var weeksDescription: String { get }
    var weeksLede: String { get }
    var trackersDescription: String { get }
    func trackersLede(withAvoided: Bool, withHealed: Bool) -> String
    /// What the table of the dots tells; of an activity and of what is avoided other days are counted.
    func daysByWeek(withActivities: Bool, withAvoided: Bool) -> String
    /// Opens the snippets of badges.
    var forDevelopers: String { get }
    /// What a tile's dots are; `isAvoided` where they are days without.
    func tileDescription(isAvoided: Bool) -> String
    /// Days of an activity with enough minutes.
    func daysCounting(_ number: Int) -> Figure
    var last28Days: String { get }
    /// On how many of the last days something was so: `on 25 of the last 28 days, 2 healed`, `19 of 28 days without`.
    ///
    /// `total` is 28, or less where it began later; `healed` further ones were made good by jokers, `paused` ones are
    /// expected to have nothing.
    func onLastDays(_ days: Int, of total: Int, planned: Bool, _ what: LastDays, healed: Int, paused: Int) -> String
    /// Said on the insights where there is nothing yet that could be compared.

    var takeItWithYou: String { get }
    var filesLede: String { get }
    /// That addresses are relative as long as the profile has no `siteUrl`.
    var filesNeedAnAddress: String { get }
    var copySnippet: String { get }
    var copied: String { get }
    /// Years of days, as a whole and for one of them: on how many days there was something.
    var heatmapsTitle: String { get }
    var heatmapsLede: String { get }
    func daysOfThePastYear(_ number: Int) -> String
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

/// What is told of the last days of a tracker or an activity.
package enum LastDays: Sendable {
    /// Something was logged, or there were enough minutes.
    case logged
    case noticed
    case goalReached, limitKept
    /// Nothing was, which is what counts.
    case without
}
