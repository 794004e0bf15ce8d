import Model
import TestSupport
import Testing

@Suite struct LevelTests {
    @Test(
        "F-02 the number of drinks gives the level",
        arguments: [
            ("0", Level.steady), ("1", .steady), ("1.01", .easy), ("1.5", .easy), ("2", .easy), ("5", .easy),
            ("5.99", .easy), ("6", .wild), ("7", .wild), ("1000", .wild),
        ])
    func levelOfDrinks(drinks: String, level: Level) {
        #expect(Level(drinks: decimal(drinks)) == level)
    }

    @Test("F-02 each level has its stored value, emoji and colour")
    func table() {
        #expect(Level.allCases.map(\.rawValue) == ["steady", "easy", "wild"])
        #expect(Level.allCases.map(\.storedValue) == [0, 4, 6])
        #expect(Level.allCases.map(\.emoji) == ["💧", "✨", "💥"])
        #expect(Level.allCases.map(\.colour) == ["#0EBF6E", "#89D6B2", "#B6B6B6"])
    }

    @Test("F-02 a stored value is read as its own level", arguments: Level.allCases)
    func storedValue(level: Level) {
        #expect(Level(drinks: FixedDecimal(level.storedValue)) == level)
    }

    @Test(
        "a sum takes the counted drinks of a day, or else guesses the level's value",
        arguments: [
            (Level.easy, nil, "4", true), (.wild, nil, "6", true), (.steady, nil, "0", false),
            (.easy, "2.5", "2.5", false), (.steady, "1", "1", false),
        ])
    func summedDrinks(level: Level, drinks: String?, sum: String, isEstimate: Bool) {
        let entry = Entry(
            origin: Origin(file: 0, line: 2), day: date("2025-10-31"), level: level,
            drinks: drinks.map { decimal($0) }, timestamp: nil, source: nil, note: nil)
        #expect(entry.summedDrinks == decimal(sum) && level.isGuess(counted: entry.drinks) == isEstimate)
    }
}
