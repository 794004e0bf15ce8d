package import ProgressModel

/// Drinks week by week, from the week of the first entry to the running one.
package struct DrinkWeeks: Sendable {
    /// A quarter of the calendar year, 1–4, with the mean of its known weeks.
    package struct Quarter: Sendable, Hashable {
        package let year: Int
        package let number: Int
        /// The known weeks with their Thursday in it, as places in `drinks`, ascending; never empty.
        ///
        /// Known is a complete week with an entry that does not begin before the first one; nobody knows what was drunk in
        /// the others.
        package let weeks: [Int]
        /// Their drinks a week, to a tenth.
        package let mean: FixedDecimal
        /// Whether any of their days' drinks are a guess.
        package let isEstimate: Bool
    }

    package let first: Week
    /// The drinks of each week from `first`, the last being the running one; empty without entries.
    package let drinks: [FixedDecimal]
    /// For each week how many days' drinks are a guess.
    package let estimatedDays: [Int]
    /// For each week whether it has an entry.
    package let isRecorded: [Bool]
    /// The quarters with a known week, ascending; there may be years between two.
    package let quarters: [Quarter]

    /// The weeks from the first entry on; that of an open day is not complete.
    init(_ series: WeekSeries, firstEntry: Day?, openDay: Day?) {
        guard let firstEntry else {
            (first, drinks, estimatedDays, isRecorded, quarters) = (series.first, [], [], [], [])
            return
        }
        let first = Week(containing: firstEntry)
        let figures = series.figures.dropFirst(series.first.distance(to: first))
        let drinks = figures.map(\.drinks)
        self.first = first
        self.drinks = drinks
        let estimatedDays = figures.map(\.estimatedDays)
        self.estimatedDays = estimatedDays
        let isRecorded = figures.map { $0.enteredDays > 0 }
        self.isRecorded = isRecorded
        var sums: [(year: Int, number: Int, weeks: [Int], drinks: FixedDecimal)] = []
        let firstWhole = firstEntry == first.monday ? 0 : 1
        for (offset, count) in drinks.dropLast().enumerated().dropFirst(firstWhole) where isRecorded[offset] {
            if let openDay, first.advanced(by: offset).days.contains(openDay) { continue }
            let thursday = first.advanced(by: offset).monday.advanced(by: 3).date
            let number = (thursday.month + 2) / 3
            if let last = sums.indices.last, sums[last].year == thursday.year, sums[last].number == number {
                sums[last].weeks.append(offset)
                sums[last].drinks = sums[last].drinks + count
            } else {
                sums.append((thursday.year, number, [offset], count))
            }
        }
        quarters = sums.map { sum in
            Quarter(
                year: sum.year, number: sum.number, weeks: sum.weeks,
                mean: .mean(of: sum.drinks, over: sum.weeks.count),
                isEstimate: sum.weeks.contains { estimatedDays[$0] > 0 })
        }
    }
}

extension Analysis {
    /// Drinks week by week.
    ///
    /// O(weeks).
    package var drinkWeeks: DrinkWeeks {
        let walk = noalc.dayWalk
        return DrinkWeeks(weeks, firstEntry: walk.isEmpty ? nil : walk.days.lowerBound, openDay: noalc.openYesterday)
    }
}
