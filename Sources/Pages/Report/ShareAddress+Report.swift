package import Counting
package import Model
import Wording

extension ShareAddress {
    /// A quarter of a year.
    private static let weeksOfStreak = 13

    /// The cards of the site: those of the streaks, then those of the years and months with a page, ascending; only
    /// cards with a day to show.
    package static func all(in report: Report) -> [ShareAddress] {
        let years = report.span.years.flatMap { [ShareAddress.year($0), .poster($0)] }
        let all = streaks + trackers(in: report) + years + report.span.months.map(ShareAddress.month)
        return all.filter { $0.hasCard(in: report) }
    }

    /// The cards of the active trackers.
    package static func trackers(in report: Report) -> [ShareAddress] {
        report.analysis.trackers.map { .tracker($0.id) }.filter { $0.hasCard(in: report) }
    }

    private static let streaks = [.streak] + Activity.allCases.map(ShareAddress.activity) + [.habits]

    /// The card that is shown by default: that of the leading streak, else the first; nil if there aren't any.
    package static func leading(in report: Report) -> ShareAddress? {
        let lead: [ShareAddress] =
            report.lead == .habits ? [.habits] + Activity.allCases.map(ShareAddress.activity) : []
        return (lead + streaks).first { $0.hasCard(in: report) }
    }

    /// The cards that are shown first: the streaks, the current month, the one before, the current year, its poster.
    package static func featured(in report: Report) -> [ShareAddress] {
        let month = report.today.yearMonth
        let all = streaks + [.month(month), .month(month.previous), .year(month.year), .poster(month.year)]
        return all.filter { $0.hasCard(in: report) }
    }

    /// Whether there is something positive to show: for a streak's card any day that ever counted, for the others a
    /// sober day of their time.
    package func hasCard(in report: Report) -> Bool {
        switch self {
        case .streak: report.analysis.sobriety.soberDays > 0 || report.lead == .less && report.hasSteadyDay
        case .activity(let activity): report.analysis.activity(activity).days > 0
        case .habits: report.leading.map { $0.isOfTrackers && $0.hasGoodDay(in: report) } ?? false
        case .tracker(let id):
            report.tracker(id).map { $0.isActive && report.daysDone($0) > 0 } ?? false
        case .year, .month:
            report.leading.map { $0.isOfTrackers && $0.goodDays(in: days(in: report), of: report) > 0 }
                ?? (report.countedDays(in: days(in: report)) > 0)
        case .poster: report.hasLevels && report.countedDays(in: days(in: report)) > 0
        }
    }

    /// Whether it is about a tracker that only the person should see; then no page offers it for use elsewhere.
    func isForOneself(in report: Report) -> Bool {
        if case .tracker(let id) = self { report.tracker(id)?.visibility == .hidden } else { false }
    }

    /// Whether it shows a streak up to today, not a year or month.
    var isOfStreak: Bool {
        switch self {
        case .streak, .activity, .habits, .tracker: true
        case .year, .month, .poster: false
        }
    }

    /// The days that the card shows.
    package func days(in report: Report) -> ClosedRange<Day> {
        switch self {
        case .streak, .activity, .habits, .tracker:
            let today = report.today
            return report.firstDayOfWeek(of: today).advanced(by: -7 * (ShareAddress.weeksOfStreak - 1))...today
        case .month(let month): return month.firstDay...month.lastDay
        case .year(let year), .poster(let year):
            return YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        }
    }
}

extension ShareLink {
    /// A link to a card; nil if the card doesn't exist.
    init?(_ address: ShareAddress, in report: Report) {
        guard address.hasCard(in: report) else { return nil }
        self.address = address
        isPicture = report.pictures == .all
        if case .poster = address {
            text = report.phrases.shareAsPoster
        } else {
            text = address.isOfStreak ? report.phrases.shareStreak : report.phrases.shareAsPicture
        }
    }
}

extension Report {
    /// The number of days that count for a tracker in today's mode.
    func daysDone(_ tracker: TrackerAnalysis) -> Int {
        tracker.firstDay.map { first in
            first <= today ? analysis.daysDone(.tracker(tracker), in: first...today).done : 0
        } ?? 0
    }

    /// The tracker with an id.
    package func tracker(_ id: String) -> TrackerAnalysis? { analysis.trackers.first { $0.id == id } }
}
