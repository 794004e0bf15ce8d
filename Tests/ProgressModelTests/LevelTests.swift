import ProgressModel
import TestSupport
import Testing

@Suite struct LevelTests {
    @Test(
        "F-02 the number of drinks gives the level",
        arguments: [
            (0, Level.steady), (1, .steady), (2, .easy), (3, .easy), (4, .easy), (5, .easy), (6, .wild), (7, .wild),
            (1_000_000, .wild),
        ])
    func levelOfDrinks(drinks: Int, level: Level) {
        #expect(Level(drinks: drinks) == level)
    }

    @Test("F-02 each level has its stored value, emoji and colour")
    func table() {
        #expect(Level.allCases.map(\.rawValue) == ["steady", "easy", "wild"])
        #expect(Level.allCases.map(\.storedValue) == [0, 4, 6])
        #expect(Level.allCases.map(\.emoji) == ["💧", "✨", "💥"])
        #expect(Level.allCases.map(\.colour) == ["#0EBF6E", "#89D6B2", "#B6B6B6"])
    }

    @Test("F-02 a stored value stands for its own level", arguments: Level.allCases)
    func storedValue(level: Level) {
        #expect(Level(drinks: level.storedValue) == level)
    }

    @Test("the drinks shown for a day are the counted ones, or else the level's value")
    func shownDrinks() throws {
        func entry(_ level: Level, _ drinks: Int?) throws -> Entry {
            Entry(
                origin: Origin(file: 0, line: 2), day: date("2025-10-31"), level: level, drinks: drinks,
                timestamp: nil, source: nil, note: nil)
        }
        #expect(try entry(.easy, nil).shownDrinks == 4)
        #expect(try entry(.easy, 2).shownDrinks == 2)
        #expect(try entry(.steady, 1).shownDrinks == 1)
        #expect(try entry(.wild, nil).shownDrinks == 6)
    }
}
