import Model
import Wording

/// The day that a page calls today, and how the script finds out whether it still is.
package struct TodayMark: Sendable {
    /// The day of the report, `2025-10-31`.
    package let day: String
    /// The zone in which days are counted, by its name; empty for the public, whose own clock is asked.
    package let zone: String
    /// Minutes after midnight at which a day begins.
    package let dayStart: Int
    /// What the day is called once it is over.
    package let whenBuilt: String
}

extension TodayMark {
    /// Nil for a page of a time that is over, which does not name the moment of the report.
    init?(on address: PageAddress, in report: Report) {
        guard !report.isOver(address) else { return nil }
        let (clock, phrases) = (report.profile.dayClock, report.phrases)
        let isPublic = report.audience == .public
        day = "\(report.today)"
        zone = isPublic ? "" : clock.zone.name
        dayStart = isPublic ? 0 : clock.dayStart / 60
        whenBuilt = phrases.whenBuilt(phrases.shortDayAndMonth(report.today))
    }
}
