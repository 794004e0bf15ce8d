package import ProgressModel

/// What was not spent and not drunk on sober days (Documentation/counting.md, section 6).
package struct Savings: Sendable {
    /// Nil where the profile has no price.
    package let amount: Money?
    package let currency: Currency
    /// Whole kilocalories.
    package let caloriesAvoided: Int

    /// Nil where the profile has no rate.
    package init?(_ profile: Profile, soberDays: Int) {
        guard let rate = profile.drinkingRate else { return nil }
        let drinks: FixedDecimal
        let days: Int128
        switch rate {
        case .perDay(let number): (drinks, days) = (number, 1)
        case .perWeek(let number): (drinks, days) = (number, 7)
        }
        currency = profile.currency
        let minorUnits = (0..<profile.currency.minorDigits).reduce(Int128(1)) { unit, _ in unit * 10 }
        amount = profile.pricePerDrink.map { price in
            let count = Savings.product(price, drinks, times: Int128(soberDays) * minorUnits, dividedBy: days)
            return Money(minorUnits: count, currency: profile.currency)
        }
        caloriesAvoided = Int(
            clamping: Savings.product(profile.caloriesPerDrink, drinks, times: Int128(soberDays), dividedBy: days))
    }

    /// `first × second × factor / divisor`, rounded once, halves away from zero.
    ///
    /// Exact: the factors may be up to 10⁹ each, so the product is formed in 256 bits.
    private static func product(
        _ first: FixedDecimal, _ second: FixedDecimal, times factor: Int128, dividedBy divisor: Int128
    ) -> Int128 {
        let scaled = first.billionths * second.billionths
        let divisor = divisor * FixedDecimal.unit * FixedDecimal.unit
        let (quotient, remainder) = divisor.dividingFullWidth(scaled.multipliedFullWidth(by: factor))
        return remainder >= divisor - remainder ? quotient + 1 : quotient
    }
}
