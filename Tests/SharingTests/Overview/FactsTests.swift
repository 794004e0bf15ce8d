import Model
import TestSupport
import Testing

@Suite("The facts of the overview")
struct FactsTests {
    private func facts(_ profile: String, days: Int = 300) throws -> [String] {
        let folder = Folder(levels: String(repeating: "S", count: days)).with("profile.json", profile)
        return try folder.site().overview.first("dl.facts")?.all("div").map(\.text) ?? []
    }

    @Test(
        "U-25, U-26, U-32 tell the money saved, from drinks per day or week",
        arguments: [
            (#"{ "pricePerDrink": 2.5, "drinksPerDay": 3 }"#, "Saved€2,250300 sober days"),
            (#"{ "pricePerDrink": 2.5, "drinksPerWeek": 21 }"#, "Saved€2,250300 sober days"),
            (
                #"{ "pricePerDrink": 2.5, "drinksPerDay": 3, "language": "de" }"#,
                "Gespart2.250\u{A0}€300 nüchterne Tage"
            ),
            (#"{ "pricePerDrink": 500, "drinksPerDay": 1, "currency": "JPY" }"#, "Saved¥150,000300 sober days"),
            (
                #"{ "pricePerDrink": 1.255, "drinksPerDay": 1, "currency": "KWD" }"#,
                "SavedKWD\u{A0}377300 sober days"
            ),
        ])
    func savings(profile: String, words: String) throws {
        #expect(try facts(profile).contains { $0.hasPrefix(words) && !$0.contains("kcal") })
    }

    @Test(
        "U-25 round the amount once, even if they show no cents",
        arguments: [
            ("17.496", 1, "Saved€171 sober day"), ("17.5", 1, "Saved€181 sober day"),
            ("9.999", 1, "Saved€101 sober day"), ("9.994", 1, "Saved€9.991 sober day"),
            ("8.7486", 2, "Saved€172 sober days"),
        ])
    func roundedOnce(price: String, days: Int, words: String) throws {
        let facts = try facts(#"{ "pricePerDrink": \#(price), "drinksPerDay": 1 }"#, days: days)
        #expect(facts.contains { $0.hasPrefix(words) }, "\(facts)")
    }

    @Test("U-24 tell the calories avoided")
    func calories() throws {
        #expect(try facts(#"{ "drinksPerDay": 2 }"#).contains("Calories avoided90,000 kcal300 sober days"))
        #expect(
            try facts(#"{ "drinksPerDay": 2, "language": "de" }"#).contains(
                "Vermiedene Kalorien90.000 kcal300 nüchterne Tage"))
    }

    @Test("tell no money without a price, and neither without a rate")
    func absent() throws {
        #expect(try facts(#"{ "drinksPerDay": 2 }"#).contains { $0.hasPrefix("Saved") } == false)
        #expect(try facts("{}") == [])
    }
}
