import Model

/// What a phrase says of an amount, such as `6 of 8 glasses`: looked up once for small whole ones, of which pages are
/// full.
struct CountedWords: Sendable {
    private let small: [String]
    private let phrase: @Sendable (FixedDecimal) -> String

    /// Takes a phrase of an amount, and looks it up for whole amounts from 0 to `last`.
    init(upTo last: Int = 16, _ phrase: @escaping @Sendable (FixedDecimal) -> String) {
        small = (0...last).map { phrase(FixedDecimal($0)) }
        self.phrase = phrase
    }

    subscript(number: Int) -> String {
        small.indices.contains(number) ? small[number] : phrase(FixedDecimal(number))
    }
    subscript(amount: FixedDecimal) -> String { amount.whole.map { self[$0] } ?? phrase(amount) }
}
