import Actions
import Model
import TestSupport
import Testing
import Wording

/// Logging drinks by their names and volumes.
@Suite struct OwnDrinkTests {
    private static let profile = #"""
        "drinkGrams": 12, "ownDrinks": [
          { "name": "Beer", "litres": 0.5, "percent": 5 }, { "name": "Wine", "litres": 0.2, "percent": 12.5, "icon": "🍷" },
          { "name": "Long Drink", "drinks": 1.75 } ]
        """#

    /// The number of drinks of the entry that counts, after several requests.
    private func drinks(_ said: String..., profile: String = profile, files: [String: String] = [:]) throws -> String? {
        let folder = try RecordingFolder(files, profile: profile)
        for words in said { try folder.log(words) }
        return folder.lines("entries.csv").last?.split(separator: ",")[2].description
    }

    @Test(
        "V-54 a volume with its strength is that many drinks, rounded to two places",
        arguments: [
            ("0.5l 5%", "12", "1.64"), ("0.5 l 5 %", "12", "1.64"), ("0,3l 4,8%", "12", "0.95"),
            ("33 cl 5% vol", "10", "1.3"), ("20ml 40 %", "8", "0.79"), ("0.1 litre 12%", "14", "0.68"),
        ])
    func volume(words: String, grams: String, expected: String) throws {
        #expect(try drinks(words, profile: #""drinkGrams": \#(grams)"#) == expected)
    }

    @Test(
        "V-54 one's own drink is logged by its name, with a number before or after, or with another volume",
        arguments: [
            ("beer", "1.64"), ("Wine", "1.64"), ("2 beer", "3.28"), ("beer 2", "3.28"), ("long drink", "1.75"),
            ("0.5 wine", "0.82"), ("0.3l beer", "0.99"), ("beer 0.3 l", "0.99"), ("0.3l 5% beer", "0.99"),
            ("bee", "1.64"), ("3 beers", "4.92"), ("drink beer", "1.64"), ("2 long drink", "3.5"),
        ])
    func names(words: String, expected: String) throws {
        #expect(try drinks(words) == expected)
    }

    @Test("V-54 each drink is added to those of its day, and the answer says how many drinks it was")
    func adding() throws {
        let folder = try RecordingFolder(profile: Self.profile)
        #expect(
            try folder.log("beer", at: "2025-10-31T12:00").hasPrefix("Today: easy, 1.64 drinks (Beer: 1.64 drinks)."))
        #expect(
            try folder.log("0.3l 5%", language: .german).hasPrefix("Heute: locker, 2,63 Drinks (0,99 Drinks mehr)."))
        #expect(
            try folder.log("2 wine yesterday").hasPrefix(
                "Yesterday, Thursday 30 October: easy, 3.28 drinks (Wine: 3.28"))
        #expect(
            folder.lines("entries.csv").suffix(2).map { $0.prefix(20) } == [
                "2025-10-31,easy,2.63", "2025-10-30,easy,3.28",
            ])
    }

    @Test(
        "V-54 a tracker with the name of a drink is meant, the answer says so, and drink before the name means the drink"
    )
    func trackerWins() throws {
        let tracker = #"[{ "id": "beer", "name": "Beer", "type": "good", "trackingMode": "counter" }]"#
        let folder = try RecordingFolder(["trackers.json": tracker], profile: Self.profile)
        #expect(try folder.log("beer").contains(#""Beer" is a tracker; "log drink Beer" is the drink."#))
        #expect(folder.lines("logs.csv").count == 2)
        #expect(try folder.log("drink beer").hasPrefix("Today: easy, 1.64 drinks"))
    }

    @Test("V-54 a volume without grams or without a strength is an error that says what is missing; nothing is written")
    func errors() throws {
        let without = try RecordingFolder()
        #expect(try without.error("0.5l 5%").text == "how many grams of alcohol one drink has isn't set")
        let folder = try RecordingFolder(profile: Self.profile)
        #expect(try folder.error("long drink 0.3l").text == "how strong was it?")
        #expect(try folder.error("100 beer").text == "164 drinks?")
        #expect(try folder.error("0.5l schnaps").text.contains("neither a level nor an activity nor a tracker"))
    }

    @Test(
        "V-54 drinks are set as one line, in either language's numbers, and written with the number that is computed left out"
    )
    func setting() throws {
        let folder = try RecordingFolder(profile: #""drinkGrams": 12"#)
        let text = "🍺 Bier 0,5 l 5 %, Wein 0.2l 12.5%; Cocktail = 2 drinks"
        _ = try folder.recorder(at: "2025-10-31T20:00").make(.set("ownDrinks", to: text))
        let drinks = try folder.recorder(at: "2025-10-31T20:00").read().profile.ownDrinks
        #expect(drinks.map(\.name) == ["Bier", "Wein", "Cocktail"])
        #expect(drinks.map(\.drinks.text) == ["1.64", "1.64", "2"] && drinks.map(\.icon) == ["🍺", nil, nil])
        #expect(
            drinks.map(Language.german.phrases.words(for:)) == [
                "🍺 Bier 0,5 l 5 %", "Wein 0,2 l 12,5 %", "Cocktail = 2",
            ])
        let profile = try #require(folder.directory.text(of: "profile.json"))
        #expect(profile.contains(#"{ "name": "Bier", "litres": 0.5, "percent": 5, "icon": "🍺" }"#))
    }

    @Test("V-54 a number of something unknown asks if drinks are meant, also in quotation marks")
    func unknownDrink() throws {
        let folder = try RecordingFolder(profile: Self.profile)
        var request = LogRequest(["3 tequilas"])
        for words in [["3 tequilas"], ["3", "tequilas"]] {
            request.words = words
            let error = #expect(throws: CommandError.self) { try folder.recorder(at: "2025-10-31T20:00").log(request) }
            #expect(error?.hint?.contains("reportgen log 3 drinks") == true)
        }
    }

    @Test("V-54 a change of the grams rewrites no record")
    func change() throws {
        let folder = try RecordingFolder(profile: Self.profile)
        try folder.log("beer")
        _ = try folder.recorder(at: "2025-10-31T20:00").make(.set("drinkGrams", to: "10"))
        #expect(folder.lines("entries.csv").last?.contains("easy,1.64") == true)
        #expect(try folder.log("beer").contains("3.61 drinks (Beer: 1.97 drinks)"))
    }
}
