import Counting
package import Model

/// Pages of a time that is over stay the same from build to build, so that a site's changes show what happened: they are
/// made from what was known at its end, do not name the moment of the report, and lead to their own month and week.
extension Report {
    /// The last day of the span that a page is about; nil for a page of the present and of all days.
    package func lastDay(of address: PageAddress) -> Day? {
        let last: Day? =
            switch address {
            case .month(let month): month.lastDay
            case .week(let week): week.sunday
            case .year(let year), .jokerYear(let year): YearMonth(year: year, month: 12).lastDay
            default: nil
            }
        guard let last, last < today, span.contains(last.yearMonth) else { return nil }
        return last
    }

    /// The last day of the span that a card is about; nil for the card of a streak and of a span that is not over.
    package func lastDay(of card: ShareAddress) -> Day? {
        guard !card.isOfStreak else { return nil }
        let last = card.days(in: self).upperBound
        return last < today ? last : nil
    }

    /// The days of a week; of one that goes on after the window those up to its end, so that a number of them does not look
    /// like one of the whole week.
    func days(of week: Week) -> ClosedRange<Day> {
        let last = analysis.days.range.upperBound
        return last < today && week.days.contains(last) ? week.monday...last : week.days
    }

    /// Whether today is one of some days, and not the day after a window.
    func isRunning(_ days: ClosedRange<Day>) -> Bool {
        days.contains(today) && analysis.days.range.upperBound >= today
    }

    /// Whether a page covers only days before today.
    func isOver(_ address: PageAddress) -> Bool { lastDay(of: address) != nil }

    /// What a page is made from: the window through its last day, or the whole report.
    package func window(of address: PageAddress) -> Report { lastDay(of: address).map(window(through:)) ?? self }

    /// What a card is made from: the window through its last day, or the whole report.
    package func window(of card: ShareAddress) -> Report { lastDay(of: card).map(window(through:)) ?? self }
}
