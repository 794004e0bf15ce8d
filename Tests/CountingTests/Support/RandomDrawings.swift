import TestSupport

extension SeededGenerator {
    /// A drawing of up to `longest` days, most of them good, so that rewards are earned as well as spent.
    mutating func drawing(longest: Int = 90) -> String {
        let goodDays = Int.random(in: 50...98, using: &self)
        return String((0..<Int.random(in: 0...longest, using: &self)).map { _ in letter(goodDays: goodDays) })
    }

    private mutating func letter(goodDays: Int) -> Character {
        guard Int.random(in: 1...100, using: &self) > goodDays else { return "S" }
        return ["E", "W", "."][Int.random(in: 0..<3, using: &self)]
    }
}

/// Random drawings, the same in every run; every second one ends with a day that is still open.
let randomDrawings: [String] = {
    var generator = SeededGenerator(seed: 2025)
    return (0..<Soak.choose(1000, whole: 4000)).map { generator.drawing() + ($0 % 2 == 1 ? "?" : "") }
}()
