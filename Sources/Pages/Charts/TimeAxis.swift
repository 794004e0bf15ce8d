package import Model
import Wording

/// Days from left to right, with dates below them: months, or years if there are many of them.
///
/// Places are hundredths of a percent of the width.
package struct TimeAxis: Sendable {
    package let days: ClosedRange<Day>
    /// Words with their places, ascending; whether a narrow screen leaves it out, and whether it ends at its place.
    package let marks: [(text: String, place: Int, isMinor: Bool, isEnd: Bool)]

    /// The most months of which each is named below a drawing, and the most of which every third is; of more, each January is.
    private static let mostMonths = 18
    private static let mostQuarters = 48

    /// Of a few weeks the first and the last day are named.
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
            // A name at the very end would stand outside.
            guard place < 9_600 else { return nil }
            let isMinor =
                step == 12 ? named.count > 7 && index % 2 == 1 : step == 3 ? month.month != 1 : month.month % 3 != 1
            return (month.month == 1 ? String(month.year) : phrases.shortMonthName(month.month), place, isMinor, false)
        }
    }

    /// Where some days begin.
    func start(of part: ClosedRange<Day>) -> Int {
        days.lowerBound.distance(to: part.lowerBound) * 10_000 / days.count
    }

    /// How much room some days take.
    func width(of part: ClosedRange<Day>) -> Int {
        (days.lowerBound.distance(to: part.upperBound) + 1) * 10_000 / days.count - start(of: part)
    }
}
