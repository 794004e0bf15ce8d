/// A drink that a person often has, such as a beer of 0.5 l, and how many drinks it counts.
package struct OwnDrink: Sendable, Hashable {
    package let name: String
    /// Nil if only the number of drinks was given; so is the strength.
    package let volume: DrinkVolume?
    /// How many drinks one of it is, above 0, with at most two places.
    package let drinks: FixedDecimal
    /// An emoji.
    package let icon: String?

    /// The name after its emoji.
    package var title: String { icon.map { "\($0) \(name)" } ?? name }

    /// A larger number is a mistake.
    package static let mostDrinks = 100

    /// Makes a kind of drink; the number of drinks is rounded to two places.
    package init(_ name: String, _ volume: DrinkVolume?, drinks: FixedDecimal, icon: String?) {
        (self.name, self.volume, self.icon) = (name, volume, icon)
        self.drinks = drinks.rounded(toPlaces: 2)
    }
}

/// How much there is to drink, and how strong it is.
package struct DrinkVolume: Sendable, Hashable {
    package let litres: FixedDecimal
    /// Alcohol by volume, in percent.
    package let percent: FixedDecimal

    /// Larger numbers are mistakes; below them no product overflows.
    package static let (mostLitres, mostPercent) = (100, 100)
    /// The grams of pure alcohol that one drink can have: from 8 in the United Kingdom to about 20 in Austria.
    package static let grams = 5...30

    /// Makes a volume; nil unless both numbers are above 0 and within what there is.
    package init?(litres: FixedDecimal, percent: FixedDecimal) {
        guard litres > .zero, litres <= FixedDecimal(DrinkVolume.mostLitres), percent > .zero,
            percent <= FixedDecimal(DrinkVolume.mostPercent)
        else { return nil }
        (self.litres, self.percent) = (litres, percent)
    }

    /// How many drinks it is if one has `grams` of pure alcohol, rounded to two places.
    ///
    /// A litre of ethanol weighs 789 g at 20 °C, so a percent of a litre is 7.89 g.
    package func drinks(ofGrams grams: FixedDecimal) -> FixedDecimal {
        let hundredths = divideRounding(
            litres.billionths * percent.billionths * 789, by: grams.billionths * FixedDecimal.unit)
        return FixedDecimal(billionths: hundredths * (FixedDecimal.unit / 100))
    }
}
