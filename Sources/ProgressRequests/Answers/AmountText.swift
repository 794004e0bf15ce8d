package import ProgressModel

/// Reads amounts as people write them.
package enum AmountText {
    /// `2`, `+2`, `1.5` and `1,5`; nil for anything else, such as `8,500`, which is 8.5 to some and 8500 to others.
    package static func number(_ word: String) -> FixedDecimal? {
        let digits = word.drop { $0 == "+" }
        guard word.count - digits.count <= 1, readings(word) == nil else { return nil }
        return FixedDecimal(digits: String(digits.map { $0 == "," ? "." : $0 }).utf8)
    }

    /// The two numbers that a text with one separator before exactly three digits can be, `8500` and `8.5` of `8,500`; nil of
    /// any other text, also of `0.125`, which nobody reads as thousands.
    package static func readings(_ word: String) -> (whole: String, decimal: String)? {
        let parts = word.drop { $0 == "+" }.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        guard parts.count == 2, (1...3).contains(parts[0].count), parts[0].first != "0", parts[1].count == 3,
            let whole = FixedDecimal(digits: String(parts[0] + parts[1]).utf8),
            let decimal = FixedDecimal(digits: String(parts[0] + "." + parts[1]).utf8)
        else { return nil }
        return (whole.text, decimal.text)
    }

    /// `7:30` as hours; nil for anything else.
    package static func hours(_ word: String) -> FixedDecimal? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let hours = DateWords.number(parts[0], digits: 1...3),
            let minutes = DateWords.number(parts[1], digits: 2...2), minutes < 60
        else { return nil }
        return FixedDecimal(billionths: (Int128(hours) * 60 + Int128(minutes)) * FixedDecimal.unit / 60)
    }
}
