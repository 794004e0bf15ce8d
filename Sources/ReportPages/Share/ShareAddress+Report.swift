import ProgressAnalysis
package import ProgressModel
import ReportWords

extension ShareAddress {
    /// A quarter of a year.
    private static let weeksOfStreak = 13

    /// The cards of the site: the streak's, then those of the years and months that have a page, ascending; only cards
    /// with a sober day to show.
    package static func all(in report: Report) -> [ShareAddress] {
        let all = [.streak] + report.span.years.map(ShareAddress.year) + report.span.months.map(ShareAddress.month)
        return all.filter { $0.hasCard(in: report) }
    }

    /// The cards that come as pictures too: the streak, the current year and month, and the month before.
    package static func pictures(in report: Report) -> [ShareAddress] {
        let month = report.today.yearMonth
        let all: [ShareAddress] = [.streak, .year(month.year), .month(month.previous), .month(month)]
        return all.filter { $0.hasCard(in: report) }
    }

    /// Whether there is anything to be glad of: the streak's card needs a sober day of any time, the others one of theirs.
    package func hasCard(in report: Report) -> Bool {
        switch self {
        case .streak: report.analysis.sobriety.soberDays > 0
        case .year, .month: report.analysis.longestSoberRun(in: days(in: report)) > 0
        }
    }

    /// The days that the card shows.
    package func days(in report: Report) -> ClosedRange<Day> {
        switch self {
        case .streak:
            let today = report.today
            return today.advanced(by: -report.column(of: today) - 7 * (ShareAddress.weeksOfStreak - 1))...today
        case .month(let month): return month.firstDay...month.lastDay
        case .year(let year):
            return YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        }
    }
}

extension ShareLink {
    /// The way to a card; nil where there is none.
    init?(_ address: ShareAddress, in report: Report) {
        guard address.hasCard(in: report) else { return nil }
        self.address = address
        text = address == .streak ? report.phrases.shareStreak : report.phrases.shareAsPicture
    }
}
