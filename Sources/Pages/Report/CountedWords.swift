import Model

/// What a phrase says of a number, such as `2 drinks`: looked up once for the small numbers that pages are full of.
struct CountedWords: Sendable {
    private let small: [String]
    private let phrase: @Sendable (Int) -> String

    /// Takes a phrase of a number that is not negative, and looks it up from 0 to `last`.
    init(upTo last: Int = 16, _ phrase: @escaping @Sendable (Int) -> String) {
        small = (0...last).map(phrase)
        self.phrase = phrase
    }

    subscript(number: Int) -> String { small.indices.contains(number) ? small[number] : phrase(number) }
}

/// What a phrase says of an amount, such as `6 of 8 glasses`: looked up once for small whole amounts.
struct AmountWords: Sendable {
    private let small: [String]
    private let phrase: @Sendable (FixedDecimal) -> String

    /// Takes a phrase of an amount, and looks it up for whole amounts from 0 to `last`.
    init(upTo last: Int = 16, _ phrase: @escaping @Sendable (FixedDecimal) -> String) {
        small = (0...last).map { phrase(FixedDecimal($0)) }
        self.phrase = phrase
    }

    subscript(amount: FixedDecimal) -> String {
        guard let whole = amount.whole, small.indices.contains(whole) else { return phrase(amount) }
        return small[whole]
    }
}
