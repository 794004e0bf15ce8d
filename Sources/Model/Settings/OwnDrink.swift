/// A drink that a person often has, such as a beer of 0.5 l, with its number of drinks.
package struct OwnDrink: Sendable, Hashable {
    package let name: String
    /// Volume and strength; nil if only the number of drinks was given.
    package let volume: DrinkVolume?
    /// The number of drinks in one of it, above 0, with at most two places.
    package let drinks: FixedDecimal
    /// An emoji.
    package let icon: String?

    /// The emoji and the name.
    package var title: String { icon.map { "\($0) \(name)" } ?? name }

    /// Larger numbers are errors.
    package static let mostDrinks = 100

    /// The number of drinks is rounded to two places.
    package init(_ name: String, _ volume: DrinkVolume?, drinks: FixedDecimal, icon: String?) {
        (self.name, self.volume, self.icon) = (name, volume, icon)
        self.drinks = drinks.rounded(toPlaces: 2)
    }
}

package struct DrinkVolume: Sendable, Hashable {
    package let litres: FixedDecimal
    /// Alcohol by volume, in percent.
    package let percent: FixedDecimal

    /// Larger numbers are errors; below them no product overflows.
    package static let (mostLitres, mostPercent) = (100, 100)
    /// The allowed grams of pure alcohol in one drink: from 8 in the United Kingdom to about 20 in Austria.
    package static let grams = 5...30

    /// Nil unless both numbers are above 0 and within the limits.
    package init?(litres: FixedDecimal, percent: FixedDecimal) {
        guard litres > .zero, litres <= FixedDecimal(DrinkVolume.mostLitres), percent > .zero,
            percent <= FixedDecimal(DrinkVolume.mostPercent)
        else { return nil }
        (self.litres, self.percent) = (litres, percent)
    }

    /// The number of drinks if one has `grams` of pure alcohol, rounded to two places.
    ///
    /// A litre of ethanol weighs 789 g at 20 °C, so one percent of a litre is 7.89 g.
    package func drinks(ofGrams grams: FixedDecimal) -> FixedDecimal {
        let hundredths = divideRounding(
            litres.billionths * percent.billionths * 789, by: grams.billionths * FixedDecimal.unit)
        return FixedDecimal(billionths: hundredths * (FixedDecimal.unit / 100))
    }
}
