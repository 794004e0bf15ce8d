/// An exact decimal number with nine places, so that sums are those of what was written.
///
/// Stored in billionths. Written numbers have at most 18 digits before the point, so that billions of them can be
/// added.
package struct FixedDecimal: Hashable, Comparable, Sendable {
    /// The value × 10⁹.
    package let billionths: Int128

    /// One, in billionths.
    package static let unit: Int128 = 1_000_000_000
    /// The same in one word, for numbers that fit, as almost all do: dividing 128 bits is many times slower.
    private static let wordUnit = 1_000_000_000
    package static let zero = FixedDecimal(billionths: 0)

    package init(billionths: Int128) {
        self.billionths = billionths
    }

    package init(_ whole: Int) {
        billionths = Int128(whole) * FixedDecimal.unit
    }

    /// Reads `digits[.digits]` with at most 18 digits before the point (without leading zeros) and 9 after it.
    ///
    /// Nil for other texts, including a sign or an exponent.
    package init?(digits text: borrowing Span<UInt8>) {
        // Both parts fit into a word: the whole part has at most 18 digits, the fraction 9.
        var whole: UInt64 = 0
        var index = 0
        while index < text.count, let digit = FixedDecimal.digit(text[index]) {
            whole = whole * 10 + digit
            guard whole < 1_000_000_000_000_000_000 else { return nil }
            index += 1
        }
        guard index > 0 else { return nil }
        var fraction: UInt64 = 0
        if index < text.count {
            let places = text.count - index - 1
            guard text[index] == UInt8(ascii: "."), (1...9).contains(places) else { return nil }
            for place in index + 1..<text.count {
                guard let digit = FixedDecimal.digit(text[place]) else { return nil }
                fraction = fraction * 10 + digit
            }
            for _ in places..<9 { fraction *= 10 }
        }
        billionths = Int128(whole) * FixedDecimal.unit + Int128(fraction)
    }

    /// Reads a number as the other initializer does.
    package init?(digits text: String.UTF8View) {
        self.init(digits: text.span)
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        let digit = byte &- UInt8(ascii: "0")
        return digit <= 9 ? UInt64(digit) : nil
    }

    package static func + (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
        FixedDecimal(billionths: left.billionths + right.billionths)
    }

    package static func - (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
        FixedDecimal(billionths: left.billionths - right.billionths)
    }

    /// The absolute value.
    package var magnitude: FixedDecimal { FixedDecimal(billionths: abs(billionths)) }

    package static func < (left: FixedDecimal, right: FixedDecimal) -> Bool { left.billionths < right.billionths }

    /// The nearest whole number, halves away from zero.
    package var rounded: Int {
        guard let word = Int(exactly: billionths) else {
            return Int(clamping: divideRounding(billionths, by: FixedDecimal.unit))
        }
        let (quotient, remainder) = word.quotientAndRemainder(dividingBy: FixedDecimal.wordUnit)
        return remainder.magnitude * 2 < FixedDecimal.wordUnit ? quotient : quotient + word.signum()
    }

    /// The number rounded to at most that many places, 0 to 9; halves away from zero.
    package func rounded(toPlaces places: Int) -> FixedDecimal {
        var unit = FixedDecimal.unit
        for _ in 0..<places { unit /= 10 }
        return FixedDecimal(billionths: divideRounding(billionths, by: unit) * unit)
    }

    /// The value as an `Int`; nil if it has a fraction.
    package var whole: Int? {
        if let word = Int(exactly: billionths) {
            return word % FixedDecimal.wordUnit == 0 ? word / FixedDecimal.wordUnit : nil
        }
        return billionths % FixedDecimal.unit == 0 ? Int(exactly: billionths / FixedDecimal.unit) : nil
    }

    /// `12`, `0.5`: without trailing zeros.
    package var text: String {
        if let whole { return String(whole) }
        let magnitude = billionths.magnitude
        let sign = billionths < 0 ? "-" : ""
        let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
        let digits = UInt(exactly: whole).map { String($0) } ?? String(whole)
        guard rest > 0 else { return sign + digits }
        var (fraction, places) = (Int(rest), 9)
        while fraction % 10 == 0 { (fraction, places) = (fraction / 10, places - 1) }
        return sign + digits + "." + padded(fraction, places)
    }
}

/// `dividend / divisor` rounded to a whole number, halves away from zero; `divisor` is positive.
package func divideRounding(_ dividend: Int128, by divisor: Int128) -> Int128 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude >= divisor.magnitude - remainder.magnitude else { return quotient }
    return dividend < 0 ? quotient - 1 : quotient + 1
}
