/// The time since a day in years, months and days.
package struct CalendarSpan: Sendable, Equatable {
    package let years: Int
    /// 0–11.
    package let months: Int
    /// 0–30.
    package let days: Int

    /// The whole calendar months from one day to a later one, and the remaining days.
    ///
    /// In a month without the date its last day is used: a year after 29 February is 28 February.
    package init(from first: Day, to last: Day) {
        let (start, end) = (first.date, last.date)
        func day(after months: Int) -> Day {
            let (years, month) = (start.month - 1 + months).quotientAndRemainder(dividingBy: 12)
            let target = YearMonth(year: start.year + years, month: month + 1)
            return target.firstDay.advanced(by: min(start.day, target.length) - 1)
        }
        var months = (end.year - start.year) * 12 + end.month - start.month
        if day(after: months) > last { months -= 1 }
        (years, self.months) = months.quotientAndRemainder(dividingBy: 12)
        days = day(after: months).distance(to: last)
    }

    /// Whether the last day has the date of the first one, one or more years later.
    package var isAnniversary: Bool { years > 0 && months == 0 && days == 0 }
}
