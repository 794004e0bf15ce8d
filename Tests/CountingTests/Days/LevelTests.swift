import Counting
import Model
import TestSupport
import Testing

@Suite("Consumption levels")
struct LevelTests {
    /// A row of the table of levels.
    struct Row: Sendable, CustomTestStringConvertible {
        let level: Level
        let drinks: [Int]
        let storedValue: Int
        let emoji: String

        var testDescription: String { level.rawValue }
    }

    @Test(
        "F-02 a number of drinks gives a level, a level a stored value and an emoji",
        arguments: [
            Row(level: .steady, drinks: [0, 1], storedValue: 0, emoji: "💧"),
            Row(level: .easy, drinks: [2, 3, 4, 5], storedValue: 4, emoji: "✨"),
            Row(level: .wild, drinks: [6, 7, 40], storedValue: 6, emoji: "💥"),
        ])
    func table(_ row: Row) {
        #expect(row.drinks.allSatisfy { Level(drinks: FixedDecimal($0)) == row.level })
        #expect(row.level.storedValue == row.storedValue)
        #expect(row.level.emoji == row.emoji)
        #expect(Level(drinks: FixedDecimal(row.storedValue)) == row.level, "a stored value is of its own level")
    }

    @Test("F-02 a day has the level of its entry", arguments: Level.allCases)
    func dayLevel(_ level: Level) {
        var history = HistoryBuilder()
        history.enter(level, on: day(1))
        #expect(history.analysis(on: day(1)).days[day(1)]?.level == level)
        #expect(history.entries[0].summedDrinks == FixedDecimal(level.storedValue))
    }

    @Test("The drinks of a sum are the counted ones, else the number for the level")
    func summedDrinks() {
        var history = HistoryBuilder(levels: "E")
        history.enter(.easy, on: day(2), drinks: 3)
        history.enter(.steady, on: day(3), drinks: 1)
        #expect(history.entries.map(\.summedDrinks) == [4, 3, 1])
    }
}
