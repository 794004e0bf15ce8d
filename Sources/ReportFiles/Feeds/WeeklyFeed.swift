import ProgressAnalysis
package import ProgressModel
package import ReportPages
import ReportWords

/// The reports of the last weeks, for a feed reader.
package struct WeeklyFeed: Sendable {
    /// A week.
    package struct Entry: Sendable {
        package let id: String
        package let title: String
        /// The end of the week, or the moment of the report for the current one.
        package let updated: Instant
        package let page: WeekPage
    }

    package let id: String
    package let title: String
    package let author: String
    package let language: Language
    package let updated: Instant
    /// Where the feed and the overview will be found; nil where the site's address is not set.
    package let webAddress, overviewAddress: String?
    /// The newest first; never empty.
    package let entries: [Entry]

    /// The name of its file in the root of the site.
    package static let path = "feed.xml"
}

extension WeeklyFeed {
    /// A year and the current week.
    private static let longest = 53

    package init(in report: Report) {
        let entries = report.weeks.suffix(WeeklyFeed.longest).reversed().map { Entry($0, in: report) }
        id = FeedID.feed(report)
        title = report.title(report.phrases.weeklyReports)
        author = report.name ?? report.phrases.siteName
        language = report.language
        updated = entries.first?.updated ?? report.analysis.now
        webAddress = report.webAddress(of: WeeklyFeed.path)
        overviewAddress = report.webAddress(of: PageAddress.overview.path)
        self.entries = entries
    }
}

extension WeeklyFeed.Entry {
    fileprivate init(_ week: Week, in report: Report) {
        let page = WeekPage(week, in: report)
        let isCurrent = week == Week(containing: report.today)
        id = FeedID.week(week, report)
        title = "\(page.name), \(page.dates)"
        updated =
            isCurrent
            ? report.analysis.now : report.profile.dayClock.start(of: week.sunday.advanced(by: 1))
        self.page = page
    }
}

/// Ids that depend on the week and on whose feed it is, so that a reader does not show a report twice because a name has
/// changed.
///
/// If nothing is known of whose feed it is, they are UUIDs of version 8 (RFC 9562, section 5.8) whose last twelve digits are
/// those of the Monday.
private enum FeedID {
    static func feed(_ report: Report) -> String { id(of: 0, report) }

    static func week(_ week: Week, _ report: Report) -> String {
        let (year, month, day) = week.monday.date
        return id(of: (year * 100 + month) * 100 + day, report)
    }

    private static func id(of number: Int, _ report: Report) -> String {
        let name = padded(number, 12)
        return "urn:uuid:" + (report.idSpace.map { UniqueID.named(name, in: $0) } ?? "a9d1f7c2-6b3e-8d54-9c07-\(name)")
    }
}
