package import Model

/// Drinks week by week, from the week of the first entry to the running one.
package struct DrinkWeeks: Sendable {
    /// A calendar quarter, 1–4, with the mean of its known weeks.
    package struct Quarter: Sendable, Hashable {
        package let year: Int
        package let number: Int
        /// The known weeks whose Thursday is in it, as indices in `weeks`, ascending; never empty.
        package let weeks: Range<Int>
        /// The numbers of these weeks, ascending.
        package let numbers: [WeekNumber]
        /// The mean drinks a week, to a tenth.
        package let mean: FixedDecimal

        package var isEstimate: Bool { numbers.contains(where: \.isEstimate) }
    }

    package let first: Week
    /// Each week from `first` to the running one; empty without entries.
    package let weeks: [WeekValue]
    /// The quarters with a known week, ascending, possibly with gaps of years.
    package let quarters: [Quarter]

    fileprivate init(first: Week, _ weeks: [WeekValue]) {
        (self.first, self.weeks) = (first, weeks)
        var quarters: [Quarter] = []
        for (place, number) in weeks.enumerated().compactMap({ place, week in week.number.map { (place, $0) } }) {
            let thursday = first.advanced(by: place).monday.advanced(by: 3).date
            let quarter = (thursday.month + 2) / 3
            var numbers: [WeekNumber] = []
            var start = place
            if let last = quarters.last, last.year == thursday.year, last.number == quarter {
                (numbers, start) = (last.numbers, last.weeks.lowerBound)
                quarters.removeLast()
            }
            numbers.append(number)
            quarters.append(
                Quarter(
                    year: thursday.year, number: quarter, weeks: start..<place + 1, numbers: numbers,
                    mean: WeekNumber.mean(numbers)))
        }
        self.quarters = quarters
    }

    /// The numbers of the known weeks whose Thursday is in some days, ascending by week.
    package func numbers(in days: ClosedRange<Day>) -> [WeekNumber] {
        weeks.enumerated().compactMap { place, week in
            days.contains(first.advanced(by: place).monday.advanced(by: 3)) ? week.number : nil
        }
    }
}

extension Analysis {
    package var drinkWeeks: DrinkWeeks {
        guard let firstEntry = WeekMeasure.drinks.firstDay(in: self) else { return DrinkWeeks(first: weeks.first, []) }
        let first = Week(containing: firstEntry)
        let count = first.distance(to: Week(containing: today)) + 1
        return DrinkWeeks(first: first, (0..<count).map { value(of: .drinks, in: first.advanced(by: $0)) })
    }
}
