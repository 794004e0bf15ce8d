import ProgressAnalysis
import ProgressModel
package import ReportWords

/// The large number of a share card.
package struct ShareHeadline: Sendable {
    /// `28` and `days sober`.
    package let figure: Figure
    /// Since or in when: `since 4 Oct 2025`.
    package let caption: String

    /// Both in a row.
    package var text: String { "\(figure.text) \(caption)" }
}

extension ShareHeadline {
    /// The headline of a card.
    ///
    /// Without a current sober run the streak's card tells the streak that jokers keep, or else the sober days of all
    /// time: a card never says 0.
    package init(_ address: ShareAddress, in report: Report) {
        let phrases = report.phrases
        switch address {
        case .month(let month):
            let soberDays = phrases.soberDays(report.soberDays(in: address.days(in: report)))
            self.init(figure: soberDays, caption: phrases.inMonth(phrases.text(month)))
        case .year(let year), .poster(let year):
            let soberDays = phrases.soberDays(report.soberDays(in: address.days(in: report)))
            self.init(figure: soberDays, caption: phrases.inYear(String(year)))
        case .streak: self.init(streakIn: report)
        case .activity(let activity): self.init(of: activity, in: report)
        }
    }

    private init(streakIn report: Report) {
        let phrases = report.phrases
        let (sobriety, streak) = (report.analysis.sobriety, report.analysis.noalc.streak)
        if let current = sobriety.current {
            figure = phrases.daysSober(current.length)
            caption = phrases.since(phrases.shortDate(current.first))
        } else if streak.current > 0 {
            figure = phrases.inARow(streak.current, streak.unit)
            let start = streak.unit == .day && streak.good < streak.current ? nil : streak.start
            caption = start.map { phrases.since(phrases.shortDate($0)) } ?? phrases.jokersIncluded
        } else {
            figure = phrases.soberDays(sobriety.soberDays)
            caption = phrases.since(phrases.shortDate(streak.walk.days.lowerBound))
        }
    }

    /// The current streak of an activity, or else all its days that counted.
    private init(of activity: Activity, in report: Report) {
        let phrases = report.phrases
        let (all, streak) = (report.analysis.activity(activity), report.analysis.activity(activity).streak)
        if streak.current > 0 {
            figure = phrases.inARow(streak.current, streak.unit)
            caption =
                streak.goodAndHealed(phrases) ?? streak.start.map { phrases.since(phrases.shortDate($0)) } ?? ""
        } else {
            figure = phrases.days(all.days)
            caption = phrases.since(phrases.shortDate(streak.walk.days.lowerBound))
        }
    }
}
