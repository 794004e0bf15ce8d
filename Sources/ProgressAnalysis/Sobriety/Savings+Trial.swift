package import ProgressModel

extension Analysis {
    /// What the same days would come to had a drink always cost `price`, and had there been `drinks` in the unit of the
    /// profile's rate before, which is a week where it has none.
    ///
    /// Counted by the rule of `Savings`; nothing else of the profile changes. O(days).
    package func savings(atPrice price: FixedDecimal, drinks: FixedDecimal) -> Savings? {
        var profile = history.profile
        profile.pricePerDrink = AmountOverTime(price)
        if case .perDay = profile.drinkingRate {
            profile.drinkingRate = .perDay(AmountOverTime(drinks))
        } else {
            profile.drinkingRate = .perWeek(AmountOverTime(drinks))
        }
        return Savings(profile, days, in: days.range)
    }
}
