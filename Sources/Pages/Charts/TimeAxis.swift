package import Model
import Wording

/// An axis of days from left to right, with months below them, or with years if there are many months.
///
/// Places are in hundredths of a percent of the width.
package struct TimeAxis: Sendable {
    package let days: ClosedRange<Day>
    /// Labels, ascending by place; `isMinor` if a narrow screen leaves it out, `isEnd` if its text ends at its place.
    package let marks: [(text: String, place: Int, isMinor: Bool, isEnd: Bool)]

    /// The maximum number of months to label each, and to label every third; beyond that, only Januaries have labels.
    private static let mostMonths = 18
    private static let mostQuarters = 48

    /// An axis of a few weeks only has labels for its first and its last day.
    init(_ days: ClosedRange<Day>, _ phrases: Phrases) {
        self.days = days
        let months = YearMonth.beginning(in: days)
        guard months.count > 2 else {
            marks = [
                (phrases.shortDayAndMonth(days.lowerBound), 0, false, false),
                (phrases.shortDayAndMonth(days.upperBound), 10_000, false, true),
            ]
            return
        }
        let step = months.count <= TimeAxis.mostMonths ? 1 : months.count <= TimeAxis.mostQuarters ? 3 : 12
        let named = months.filter { ($0.month - 1) % step == 0 }
        marks = named.enumerated().compactMap { index, month in
            let place = days.lowerBound.distance(to: month.firstDay) * 10_000 / days.count
            // A label at the very end would be outside of the drawing.
            guard place < 9_600 else { return nil }
            let isMinor =
                step == 12 ? named.count > 7 && index % 2 == 1 : step == 3 ? month.month != 1 : month.month % 3 != 1
            return (month.month == 1 ? String(month.year) : phrases.shortMonthName(month.month), place, isMinor, false)
        }
    }

    /// The place at which a range of days begins.
    func start(of part: ClosedRange<Day>) -> Int {
        days.lowerBound.distance(to: part.lowerBound) * 10_000 / days.count
    }

    /// The width of a range of days.
    func width(of part: ClosedRange<Day>) -> Int {
        (days.lowerBound.distance(to: part.upperBound) + 1) * 10_000 / days.count - start(of: part)
    }
}
