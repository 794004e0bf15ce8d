/// A small generator whose numbers depend on its seed alone (SplitMix64: Steele, Lea, Flood, OOPSLA 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

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

/// Random drawings, the same at every run; those of odd place end with a day that is still open.
let randomDrawings: [String] = {
    var generator = SeededGenerator(seed: 2025)
    return (0..<4000).map { generator.drawing() + ($0 % 2 == 1 ? "?" : "") }
}()
