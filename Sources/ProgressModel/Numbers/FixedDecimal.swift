/// A decimal number with nine places, exact: what a person wrote is what is added up.
///
/// The value is kept in billionths. Written numbers have at most 18 digits before the point, so that billions of them
/// can be added.
package struct FixedDecimal: Hashable, Comparable, Sendable {
    /// The value × 10⁹.
    package let billionths: Int128

    /// One, in billionths.
    package static let unit: Int128 = 1_000_000_000
    package static let zero = FixedDecimal(billionths: 0)

    /// Makes a number from its billionths.
    package init(billionths: Int128) {
        self.billionths = billionths
    }

    /// Makes a whole number.
    package init(_ whole: Int) {
        billionths = Int128(whole) * FixedDecimal.unit
    }

    /// Reads `digits[.digits]` with at most 18 digits before the point (leading zeros aside) and 9 after it.
    ///
    /// Nil for anything else, a sign and an exponent included.
    package init?(digits text: some Collection<UInt8>) {
        var value: Int128 = 0
        var places: Int?
        var sawDigit = false
        for byte in text {
            if byte == UInt8(ascii: "."), places == nil, sawDigit {
                places = 0
                sawDigit = false
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), places ?? 0 < 9 else { return nil }
            value = value * 10 + Int128(byte - UInt8(ascii: "0"))
            places = places.map { $0 + 1 }
            sawDigit = true
            guard places != nil || value < FixedDecimal.unit * FixedDecimal.unit else { return nil }
        }
        guard sawDigit else { return nil }
        for _ in (places ?? 0)..<9 { value *= 10 }
        billionths = value
    }

    package static func + (left: FixedDecimal, right: FixedDecimal) -> FixedDecimal {
        FixedDecimal(billionths: left.billionths + right.billionths)
    }

    package static func < (left: FixedDecimal, right: FixedDecimal) -> Bool { left.billionths < right.billionths }

    /// The nearest whole number, halves away from zero.
    package var rounded: Int { Int(clamping: divideRounding(billionths, by: FixedDecimal.unit)) }

    /// The whole number it is, or nil if it has a fraction.
    package var whole: Int? {
        billionths % FixedDecimal.unit == 0 ? Int(exactly: billionths / FixedDecimal.unit) : nil
    }

    /// `12`, `0.5`: no places that say nothing.
    package var text: String {
        let magnitude = billionths.magnitude
        let sign = billionths < 0 ? "-" : ""
        var fraction = padded(Int(magnitude % 1_000_000_000), 9)
        while fraction.last == "0" { fraction.removeLast() }
        return sign + String(magnitude / 1_000_000_000) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

/// `dividend / divisor` to the nearest whole number, halves away from zero; `divisor` is positive.
package func divideRounding(_ dividend: Int128, by divisor: Int128) -> Int128 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    guard remainder.magnitude >= divisor.magnitude - remainder.magnitude else { return quotient }
    return dividend < 0 ? quotient - 1 : quotient + 1
}
