import Model

/// A phrase for an amount, such as `6 of 8 glasses`; the phrases for small whole amounts, which are frequent, are made
/// once.
struct CountedWords: Sendable {
    private let small: [String]
    private let phrase: @Sendable (FixedDecimal) -> String

    /// Takes a function that makes the phrase, and calls it for the whole amounts from 0 to `last`.
    init(upTo last: Int = 16, _ phrase: @escaping @Sendable (FixedDecimal) -> String) {
        small = (0...last).map { phrase(FixedDecimal($0)) }
        self.phrase = phrase
    }

    subscript(number: Int) -> String {
        small.indices.contains(number) ? small[number] : phrase(FixedDecimal(number))
    }
    subscript(amount: FixedDecimal) -> String { amount.whole.map { self[$0] } ?? phrase(amount) }
}
