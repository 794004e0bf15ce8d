import Counting
import Model

/// The weeks, months and years that have pages.
///
/// All months from the first recorded or counted day to today, except for gaps with a whole calendar year, such as
/// those that a mistyped date causes.
struct CalendarSpan: Sendable {
    /// Ascending up to today's month, in a window up to the one after it; never empty.
    let months: ArraySlice<YearMonth>
    /// Ascending up to today's year, in a window up to the one after it; never empty.
    let years: ArraySlice<Int>
    /// Ascending up to the current week, in a window up to the one after it; never empty.
    let weeks: ArraySlice<Week>
    /// The years of the ledger that have pages of their own, ascending.
    let jokerYears: ArraySlice<Int>
    /// The year of the ledger after those; nil if there are no events, and in a window followed by another year.
    let lastJokerYear: Int?

    init(_ analysis: Analysis) {
        var months: ArraySlice<YearMonth> = []
        for month in analysis.days.recordedMonths.union([analysis.today.yearMonth]).sorted() {
            let start =
                months.last.map { month.year - $0.year < 2 ? $0.next : month }
                ?? max(analysis.days.first.yearMonth, YearMonth(year: month.year, month: 1))
            months += YearMonth.beginning(in: start.firstDay...month.firstDay)
        }
        self.months = months
        // A week has a page if one of its months has one.
        let monthSet = Set(months)
        weeks =
            analysis.weeks.weeks.filter { week in
                monthSet.contains(week.monday.yearMonth)
                    || monthSet.contains(min(week.sunday, analysis.today).yearMonth)
            }[...]
        years =
            months.reduce(into: [Int]()) { years, month in
                if years.last != month.year { years.append(month.year) }
            }[...]
        let rewardYears = analysis.rewardYears
        jokerYears = rewardYears.dropLast()
        lastJokerYear = rewardYears.last
    }

    private init(_ whole: CalendarSpan, through last: Day) {
        let month = last.yearMonth
        months = CalendarSpan.pages(of: whole.months, through: month)
        years = CalendarSpan.pages(of: whole.years, through: month.year)
        weeks = CalendarSpan.pages(of: whole.weeks, through: Week(containing: last))
        // Only the page of a whole year links to other years of the ledger.
        let isYear = last == YearMonth(year: month.year, month: 12).lastDay
        jokerYears = isYear ? CalendarSpan.pages(of: whole.jokerYears, through: month.year) : []
        lastJokerYear = isYear && jokerYears.allSatisfy { $0 <= month.year } ? whole.lastJokerYear : nil
    }

    /// The pages up to the month of a day, and the next one of each kind, to which a page of a past time links.
    func window(through last: Day) -> CalendarSpan { CalendarSpan(self, through: last) }

    private static func pages<Element: Comparable>(
        of list: ArraySlice<Element>, through last: Element
    ) -> ArraySlice<Element> {
        list.prefix(list.partitioningIndex { $0 > last } + 1)
    }

    func contains(_ month: YearMonth) -> Bool {
        let index = months.partitioningIndex { $0 >= month }
        return index < months.endIndex && months[index] == month
    }

    /// The weeks with a page that overlap a range.
    func weeks(in range: ClosedRange<Day>) -> [Week] { weeks.filter { range.overlaps($0.days) } }
}

extension ArraySlice where Element: Comparable {
    /// The elements before and after an element, in an ascending collection.
    func neighbours(of element: Element) -> (before: Element?, after: Element?) {
        let (before, after) = (partitioningIndex { $0 >= element }, partitioningIndex { $0 > element })
        return (before > startIndex ? self[before - 1] : nil, after < endIndex ? self[after] : nil)
    }
}
