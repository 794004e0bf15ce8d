import Counting
import Model

extension Report {
    /// The web address of a file of the site; nil if the site's address isn't set.
    package func webAddress(of path: String) -> String? { siteURL.map { $0 + path } }

    /// The namespace of the ids in the feed and the calendar; nil if the profile has no id for it and no address.
    package var idSpace: String? { (profile.feedID ?? siteURL).map { "\($0) \(audience.rawValue)" } }
}

extension Link {
    /// The page of an activity; nil if it was never recorded.
    init?(_ activity: Activity, in report: Report) {
        guard report.activities.contains(activity) else { return nil }
        self.init(.activity(activity))
    }

    /// The details of a day; nil if the day isn't recorded or its month has no page.
    init?(_ day: Day, in report: Report) {
        guard report.analysis.days.range.contains(day), report.span.contains(day.yearMonth) else { return nil }
        self = .day(day)
    }
}
