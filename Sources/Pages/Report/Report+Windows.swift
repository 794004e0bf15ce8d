import Counting
package import Model

/// Pages of a past time don't change between builds, so that changes of a site show real events: they are made from
/// what was known at its end, don't contain the moment of the report, and link to their own month and week.
extension Report {
    /// The last day of the time that a page is about; nil if the page is about the present or about all days.
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

    /// The last day of the time that a card is about; nil for the card of a streak, and if that time isn't over.
    package func lastDay(of card: ShareAddress) -> Day? {
        guard !card.isOfStreak else { return nil }
        let last = card.days(in: self).upperBound
        return last < today ? last : nil
    }

    /// The days of a week; if it continues after the window, those up to its end, so that their number isn't taken for
    /// that of a whole week.
    func days(of week: Week) -> ClosedRange<Day> {
        let last = analysis.days.range.upperBound
        return last < today && week.days.contains(last) ? week.monday...last : week.days
    }

    /// Whether today is among some days, and isn't the day after a window.
    func isRunning(_ days: ClosedRange<Day>) -> Bool {
        days.contains(today) && analysis.days.range.upperBound >= today
    }

    /// Whether a page is only about days before today.
    func isOver(_ address: PageAddress) -> Bool { lastDay(of: address) != nil }

    /// The report that a page is made from: the window through its last day, or the whole report.
    package func window(of address: PageAddress) -> Report { lastDay(of: address).map(window(through:)) ?? self }

    /// The report that a card is made from: the window through its last day, or the whole report.
    package func window(of card: ShareAddress) -> Report { lastDay(of: card).map(window(through:)) ?? self }
}
