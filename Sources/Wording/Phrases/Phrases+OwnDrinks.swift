package import Model

extension Phrases {
    /// `Beer: 1.6 drinks`; for a drink without a name `1.2 drinks more`.
    package func drunk(_ name: String?, _ number: FixedDecimal) -> String {
        let drinks = drinks(number).text
        return name.map { "\($0): \(drinks)" } ?? say("\(drinks) more", "\(drinks) mehr")
    }
    /// A tracker has the name of a drink; how to log the drink.
    package func trackerWins(over drink: String) -> String {
        say(
            "\"\(drink)\" is a tracker; \"log drink \(drink)\" is the drink.",
            "„\(drink)“ ist ein Tracker; „log drink \(drink)“ ist der Drink.")
    }
    /// `Beer 0.5 l 5%`, `Cocktail = 2`: in the form for entering it.
    package func words(for drink: OwnDrink) -> String {
        guard let volume = drink.volume else { return "\(drink.title) = \(numbers.entered(drink.drinks.text))" }
        let (litres, percent) = (numbers.entered(volume.litres.text), numbers.entered(volume.percent.text))
        return "\(drink.title) \(litres) l \(percent)" + say("%", " %")
    }
    /// The size of one drink: its grams, the country with that unit, and a beer of that size.
    package func oneDrink(grams: FixedDecimal) -> String {
        // A litre of beer of 5 % has 39.45 g.
        let litres = FixedDecimal(billionths: divideRounding(grams.billionths * 100, by: 3945))
        let (number, beer) = (numbers.text(grams), numbers.text(litres.rounded(toPlaces: 2)))
        let country = country(ofGrams: grams).map { say(", as in \($0)", ", wie in \($0)") } ?? ""
        return say(
            "One drink is \(number) g of pure alcohol\(country): about \(beer) l of beer (5%).",
            "Ein Drink sind \(number) g reiner Alkohol\(country): etwa \(beer) l Bier (5 %).")
    }
    /// The country with this standard drink, and the source; nil if there isn't one.
    private func country(ofGrams grams: FixedDecimal) -> String? {
        switch grams {
        case FixedDecimal(8): say("the UK (CMO 2016)", "Großbritannien (CMO 2016)")
        case FixedDecimal(10):
            say(
                "Australia (NHMRC 2020) and France (Santé publique France)",
                "Australien (NHMRC 2020) und Frankreich (Santé publique France)")
        case FixedDecimal(12): say("Germany (DHS)", "Deutschland (DHS)")
        case FixedDecimal(14): say("the USA (NIAAA)", "den USA (NIAAA)")
        default: nil
        }
    }
    package func gramsOfDrink(_ grams: Int) -> String {
        let country =
            switch grams {
            case 8: say(" (UK)", " (Großbritannien)")
            case 10: say(" (Australia, France)", " (Australien, Frankreich)")
            case 12: say(" (Germany)", " (Deutschland)")
            case 14: say(" (USA)", " (USA)")
            default: ""
            }
        return "\(grams) g\(country)"
    }
    /// The option that no country's drink is meant.
    package var ownIdeaOfDrink: String { say("I decide", "Das entscheide ich") }
    /// Above the buttons of the person's own drinks.
    package var oneMoreDrink: String { say("Drank", "Getrunken") }
    /// On a page for somebody else, if the size of a drink isn't known.
    package var drinkIsOwnUnit: String {
        say(
            "What counts as one drink was for the writer to decide.",
            "Was ein Drink ist, hat die Person selbst entschieden.")
    }
}
