import ProgressLoading
package import ProgressModel

/// Reads amounts as people write them.
package enum AmountText {
    /// `2`, `+2`, `1.5` and `1,5`; nil for anything else.
    package static func number(_ word: String) -> FixedDecimal? {
        let digits = word.drop { $0 == "+" }
        guard word.count - digits.count <= 1 else { return nil }
        return FixedDecimal(digits: String(digits.map { $0 == "," ? "." : $0 }).utf8)
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
