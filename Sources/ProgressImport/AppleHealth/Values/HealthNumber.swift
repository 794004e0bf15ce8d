import ProgressModel

/// A number of a record, as programs write one: digits with a point, perhaps an exponent, perhaps a sign.
struct HealthNumber {
    let value: FixedDecimal

    /// More than anybody drinks, walks or sleeps.
    private static let mostDigits = 12

    /// Reads a number up to 10¹², without the digits behind the ninth place.
    ///
    /// Nil for anything else, such as `1,5` and `NaN`.
    init?(_ bytes: XMLBytes) {
        var place = 0
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { place = 1 }
        var mantissa: Int64 = 0
        var (digits, exponent, hasPoint, isEmpty) = (0, 0, false, true)
        while place < bytes.count {
            let byte = bytes[place]
            let digit = byte &- UInt8(ascii: "0")
            if digit <= 9 {
                isEmpty = false
                // Eighteen digits fit into the word; those behind say nothing but their place.
                if digits < 18 {
                    mantissa = mantissa * 10 + Int64(digit)
                    if mantissa > 0 { digits += 1 }
                    if hasPoint { exponent -= 1 }
                } else if !hasPoint {
                    return nil
                }
            } else if byte == UInt8(ascii: "."), !hasPoint, !isEmpty {
                hasPoint = true
            } else {
                break
            }
            place += 1
        }
        guard !isEmpty else { return nil }
        if place < bytes.count {
            guard bytes[place] | 0x20 == UInt8(ascii: "e"), let power = HealthNumber.power(bytes, place + 1) else {
                return nil
            }
            exponent += power
        }
        guard mantissa > 0 else {
            value = .zero
            return
        }
        guard digits + exponent <= HealthNumber.mostDigits else { return nil }
        var billionths = Int128(mantissa)
        var shift = exponent + 9
        while shift > 0 { (billionths, shift) = (billionths * 10, shift - 1) }
        while shift < 0, billionths > 0 { (billionths, shift) = (billionths / 10, shift + 1) }
        value = FixedDecimal(billionths: isNegative ? -billionths : billionths)
    }

    private static func power(_ bytes: XMLBytes, _ start: Int) -> Int? {
        guard start < bytes.count, bytes.count - start <= 4 else { return nil }
        return Int(String(decoding: bytes[start...], as: UTF8.self))
    }
}

extension FixedDecimal {
    /// The nearest number with so many places, 0 to 9, halves away from zero.
    func rounded(places: Int) -> FixedDecimal {
        var unit = FixedDecimal.unit
        for _ in 0..<places { unit /= 10 }
        return FixedDecimal(billionths: divideRounding(billionths, by: unit) * unit)
    }
}
