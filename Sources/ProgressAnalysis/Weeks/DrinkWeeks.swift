package import ProgressModel

/// Drinks week by week, from the week of the first entry to the running one.
package struct DrinkWeeks: Sendable {
    /// A quarter of the calendar year, 1–4, with the mean of its weeks.
    package struct Quarter: Sendable, Hashable {
        package let year: Int
        package let number: Int
        /// How many complete weeks have their Thursday in it.
        package let weeks: Int
        /// Their drinks a week, to a tenth.
        package let mean: FixedDecimal
    }

    package let first: Week
    /// The drinks of each week from `first`, the last being the running one; empty without entries.
    package let drinks: [Int]
    /// The quarters with a complete week, ascending.
    package let quarters: [Quarter]

    /// The weeks from the first entry on.
    init(_ series: WeekSeries, firstEntry: Day?) {
        guard let firstEntry else {
            (first, drinks, quarters) = (series.first, [], [])
            return
        }
        let first = Week(containing: firstEntry)
        let drinks = series.figures.dropFirst(series.first.distance(to: first)).map(\.drinks)
        self.first = first
        self.drinks = drinks
        var sums: [(year: Int, number: Int, weeks: Int, drinks: Int)] = []
        for (offset, count) in drinks.dropLast().enumerated() {
            let thursday = first.advanced(by: offset).monday.advanced(by: 3).date
            let number = (thursday.month + 2) / 3
            if let last = sums.indices.last, sums[last].year == thursday.year, sums[last].number == number {
                sums[last].weeks += 1
                sums[last].drinks += count
            } else {
                sums.append((thursday.year, number, 1, count))
            }
        }
        quarters = sums.map { sum in
            Quarter(
                year: sum.year, number: sum.number, weeks: sum.weeks,
                mean: .mean(of: FixedDecimal(sum.drinks), over: sum.weeks))
        }
    }
}

extension Analysis {
    /// Drinks week by week.
    ///
    /// O(weeks).
    package var drinkWeeks: DrinkWeeks {
        let walk = noalc.streak.walk
        return DrinkWeeks(weeks, firstEntry: walk.days.isEmpty ? nil : walk.first)
    }
}
