import ProgressAnalysis
package import ProgressModel
import ReportWords

/// The reports of the last weeks, for a feed reader.
package struct WeeklyFeed: Sendable {
    /// A week.
    package struct Entry: Sendable {
        package let id: String
        package let title: String
        /// The end of the week, or the moment of the report for the running one.
        package let updated: Instant
        package let page: WeekPage
    }

    package let id: String
    package let title: String
    package let author: String
    package let language: Language
    package let updated: Instant
    /// Where the feed and the overview will be found; nil where nobody said so.
    package let webAddress, overviewAddress: String?
    /// The newest first; never empty.
    package let entries: [Entry]

    /// The name of its file in the root of the site.
    package static let path = "feed.xml"
}

extension Report {
    /// A year and the week that runs.
    private static let weeksOfFeed = 53

    package func weeklyFeed() -> WeeklyFeed {
        let weeks = span.weeks.suffix(Report.weeksOfFeed).reversed()
        let running = Week(containing: today)
        let entries = weeks.map { week in
            let page = WeekPage(week, in: self)
            let end = profile.dayClock.start(of: week.sunday.advanced(by: 1))
            return WeeklyFeed.Entry(
                id: FeedID.week(week), title: "\(page.name), \(page.dates)",
                updated: week == running ? analysis.now : end, page: page)
        }
        return WeeklyFeed(
            id: FeedID.feed, title: title(phrases.weeklyReports), author: name ?? phrases.siteName, language: language,
            updated: entries.first?.updated ?? analysis.now, webAddress: webAddress(of: WeeklyFeed.path),
            overviewAddress: webAddress(of: PageAddress.overview.path), entries: entries)
    }

}

/// Ids that depend on nothing but the week, so that a reader does not show a report twice because a name or an address
/// has changed: UUIDs of version 8 (RFC 9562, section 5.8) whose last twelve digits are those of the Monday.
private enum FeedID {
    static let feed = id(of: 0)

    static func week(_ week: Week) -> String {
        let (year, month, day) = week.monday.date
        return id(of: (year * 100 + month) * 100 + day)
    }

    private static func id(of number: Int) -> String { "urn:uuid:a9d1f7c2-6b3e-8d54-9c07-\(padded(number, 12))" }
}
