package import ProgressModel

extension SavingsGoal {
    /// More days than these say nothing: somebody's habits change before.
    private static let mostDays = 36_500.0

    /// What is missing once so much is saved, rounded up to the places of the currency; nil where nothing is.
    package func missing(after saved: Money) -> Money? {
        let price = (amount.billionths * saved.currency.minorUnits + FixedDecimal.unit - 1) / FixedDecimal.unit
        guard price > saved.minorUnits else { return nil }
        return Money(minorUnits: price - saved.minorUnits, currency: saved.currency)
    }

    /// How many more sober days are worth what is missing, at the price and the rate of a day, rounded up; nil where nothing
    /// is missing, where a day saves nothing, and where it would take more than a hundred years.
    package func soberDays(after saved: Money, _ profile: Profile, on today: Day) -> Int? {
        guard let missing = missing(after: saved), let price = profile.pricePerDrink?.amount(on: today).value else {
            return nil
        }
        let drinks =
            switch profile.drinkingRate {
            case .perDay(let rate): rate.amount(on: today).value
            case .perWeek(let rate): rate.amount(on: today).value / 7
            case nil: 0.0
            }
        let minorUnits = price * drinks * Double(saved.currency.minorUnits)
        let days = (Double(missing.minorUnits) / minorUnits - 1e-9).rounded(.up)
        return days.isFinite && days <= SavingsGoal.mostDays ? Int(days) : nil
    }
}

extension FixedDecimal {
    fileprivate var value: Double { Double(billionths) / Double(FixedDecimal.unit) }
}
