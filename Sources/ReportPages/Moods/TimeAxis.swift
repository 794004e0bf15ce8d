import ProgressModel
import ReportWords

/// Days from left to right, in hundredths of a percent of a drawing.
struct TimeAxis {
    private let range: ClosedRange<Day>
    private let count: Int

    init(_ range: ClosedRange<Day>) {
        self.range = range
        count = range.lowerBound.distance(to: range.upperBound) + 1
    }

    /// Where some days begin.
    func start(of days: ClosedRange<Day>) -> Int { range.lowerBound.distance(to: days.lowerBound) * 10_000 / count }

    /// How much room some days take.
    func width(of days: ClosedRange<Day>) -> Int {
        (range.lowerBound.distance(to: days.upperBound) + 1) * 10_000 / count - start(of: days)
    }

    /// The names of at most a dozen months where they begin, of longer times those of the years.
    func names(_ phrases: any Phrases) -> [(place: Int, text: String)] {
        let months = range.filter { $0.dayOfMonth == 1 }
        let isLong = months.count > 13
        let years = months.filter { $0.date.month == 1 }
        let shown = isLong ? years.filter { $0.date.year % max(1, (years.count + 9) / 10) == 0 } : months
        if shown.isEmpty { return [(0, phrases.shortDayAndMonth(range.lowerBound))] }
        return shown.map { day in
            let month = day.date.month
            return (
                start(of: day...day), month == 1 ? String(day.date.year) : phrases.shortMonthName(month)
            )
        }
    }
}
