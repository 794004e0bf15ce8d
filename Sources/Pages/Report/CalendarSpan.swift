import Counting
import Model

/// The weeks, months and years that have a page.
///
/// Every month from the first day that is recorded or counted to today, but for gaps without a record that hold a whole calendar
/// year, such as those that a mistyped date makes.
struct CalendarSpan: Sendable {
    /// Ascending, the last is that of today, in a window the one after it; never empty.
    let months: ArraySlice<YearMonth>
    /// Ascending, the last is that of today, in a window the one after it; never empty.
    let years: ArraySlice<Int>
    /// Ascending, the last is the running one, in a window the one after it; never empty.
    let weeks: ArraySlice<Week>
    /// The years of jokers with a page of their own, ascending.
    let jokerYears: ArraySlice<Int>
    /// The year of jokers after those; nil if nothing ever happened, and in a window with another year after it.
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
        // A week has a page if one of its months has.
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
        // Only a page of a whole year leads to other years of jokers.
        let isYear = last == YearMonth(year: month.year, month: 12).lastDay
        jokerYears = isYear ? CalendarSpan.pages(of: whole.jokerYears, through: month.year) : []
        lastJokerYear = isYear && jokerYears.allSatisfy { $0 <= month.year } ? whole.lastJokerYear : nil
    }

    /// The pages up to the month of a day, each with the next one, to which a page of the past leads.
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

    /// The weeks with a page that have a day in a range.
    func weeks(in range: ClosedRange<Day>) -> [Week] { weeks.filter { range.overlaps($0.days) } }
}

extension ArraySlice where Element: Comparable {
    /// Of ascending pages those before and after one.
    func neighbours(of element: Element) -> (before: Element?, after: Element?) {
        let (before, after) = (partitioningIndex { $0 >= element }, partitioningIndex { $0 > element })
        return (before > startIndex ? self[before - 1] : nil, after < endIndex ? self[after] : nil)
    }
}
