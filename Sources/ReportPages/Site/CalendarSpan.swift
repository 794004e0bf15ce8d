import ProgressAnalysis
import ProgressModel

/// The months and years that have a page.
///
/// Every one from the first recorded day to today; in a history of more than 150 years, which is most likely one
/// with a mistyped date, only those with a record and that of today.
struct CalendarSpan: Sendable {
    /// Ascending, the last is that of today; never empty.
    let months: [YearMonth]
    /// Ascending, the last is that of today; never empty.
    let years: [Int]
    /// Ascending, the last is the running one; never empty.
    let weeks: [Week]
    private let monthSet: Set<YearMonth>

    private static let longestWithoutGaps = 150

    init(_ analysis: Analysis) {
        let first = analysis.days.first.yearMonth
        let last = analysis.today.yearMonth
        if last.year - first.year <= CalendarSpan.longestWithoutGaps {
            let count = (last.year - first.year) * 12 + last.month - first.month + 1
            months = (0..<count).map { offset in
                let index = first.month - 1 + offset
                return YearMonth(year: first.year + index / 12, month: index % 12 + 1)
            }
        } else {
            months = analysis.days.recordedMonths.union([last]).sorted()
        }
        // A week has a page if one of its months has.
        let monthSet = Set(months)
        weeks = analysis.weeks.weeks.filter { week in
            monthSet.contains(week.monday.yearMonth) || monthSet.contains(min(week.sunday, analysis.today).yearMonth)
        }
        self.monthSet = monthSet
        years = months.reduce(into: []) { years, month in
            if years.last != month.year { years.append(month.year) }
        }
    }

    func contains(_ month: YearMonth) -> Bool { monthSet.contains(month) }
    func contains(_ year: Int) -> Bool { years.contains(year) }

    /// The weeks with a page that have a day in a range.
    func weeks(in range: ClosedRange<Day>) -> [Week] { weeks.filter { range.overlaps($0.monday...$0.sunday) } }

    /// The pages before and after a month's.
    func neighbours(of month: YearMonth) -> (before: YearMonth?, after: YearMonth?) {
        CalendarSpan.neighbours(of: month, in: months)
    }

    /// The pages before and after a week's.
    func neighbours(of week: Week) -> (before: Week?, after: Week?) {
        CalendarSpan.neighbours(of: week, in: weeks)
    }

    /// The pages before and after a year's.
    func neighbours(of year: Int) -> (before: Int?, after: Int?) {
        CalendarSpan.neighbours(of: year, in: years)
    }

    private static func neighbours<Element: Comparable>(
        of element: Element, in list: [Element]
    ) -> (before: Element?, after: Element?) {
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low + high) / 2
            if list[middle] < element { low = middle + 1 } else { high = middle }
        }
        let after = low < list.count && list[low] == element ? low + 1 : low
        return (low > 0 ? list[low - 1] : nil, after < list.count ? list[after] : nil)
    }
}
