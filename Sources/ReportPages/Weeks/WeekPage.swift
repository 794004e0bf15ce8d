/// The report of a week.
package struct WeekPage: Sendable {
    package let frame: Frame
    /// `Week 44`.
    package let name: String
    package let dates: String
    package let pager: Pager
    package let days: WeekDays
    package let story: WeekStory
    /// Nil where nothing can be compared: no levels, no minutes.
    package let comparison: WeekComparisonCard?
    package let rewards: WeekRewards?
    package let saboteurs: WeekSaboteurs?
    /// Where the page will be found; nil where nobody said so.
    package let webAddress: String?
    /// Where its Markdown lies, relative to the root of the site.
    package let markdownPath: String
}
