import Counting
import Model

extension Report {
    /// Where a file of the site will be found; nil if the site's address is not set.
    package func webAddress(of path: String) -> String? { siteURL.map { $0 + path } }

    /// What the ids of the feed and of the calendar are made in; nil if the profile has neither an id for them nor an address.
    package var idSpace: String? { (profile.feedID ?? siteURL).map { "\($0) \(audience.rawValue)" } }
}

extension Link {
    /// The page of an activity; nil if it was never recorded.
    init?(_ activity: Activity, in report: Report) {
        guard report.activities.contains(activity) else { return nil }
        self.init(.activity(activity))
    }

    /// The detail of a day; nil for a day that has none because it was not recorded or its month has no page.
    init?(_ day: Day, in report: Report) {
        guard report.analysis.days.range.contains(day), report.span.contains(day.yearMonth) else { return nil }
        self = .day(day)
    }
}
