import ProgressModel

extension Profile.DrinkingRate {
    /// Whether `drinks` are more than used to be drunk on so many days.
    ///
    /// O(days).
    func isBelow(_ drinks: FixedDecimal, on days: ClosedRange<Day>) -> Bool {
        switch self {
        case .perDay(let rate): drinks.billionths > sum(of: rate, on: days)
        case .perWeek(let rate): drinks.billionths * 7 > sum(of: rate, on: days)
        }
    }

    private func sum(of rate: AmountOverTime, on days: ClosedRange<Day>) -> Int128 {
        days.reduce(0) { $0 + rate.amount(on: $1).billionths }
    }
}
