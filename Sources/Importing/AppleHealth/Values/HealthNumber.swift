import Model

/// A number of a record, as programs write it: digits with a point, optionally with an exponent and a sign.
struct HealthNumber {
    let value: FixedDecimal

    /// The maximum number of digits before the point.
    private static let mostDigits = 12

    /// Reads a number up to 10¹²; digits after the ninth place are dropped.
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
                // Eighteen digits fit into the word; later ones only shift the point.
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

/// The unit in which the numbers of a kind are counted, and the units that an export may have for it.
enum HealthUnit {
    case count, millilitres, milligrams, milliseconds, perMinute, kilocalories, minutes

    /// For the name of each unit in an export, its size in this unit as a fraction.
    private var factors: [(StaticString, Int128, Int128)] {
        switch self {
        case .count: [("count", 1, 1)]
        case .millilitres:
            [
                ("mL", 1, 1), ("cL", 10, 1), ("dL", 100, 1), ("L", 1000, 1),
                ("fl_oz_us", 295_735_295_625, 10_000_000_000),
                ("fl_oz_imp", 284_130_625, 10_000_000), ("cup_us", 2_365_882_365, 10_000_000),
                ("cup_imp", 284_130_625, 1_000_000), ("pt_us", 473_176_473, 1_000_000),
                ("pt_imp", 56_826_125, 100_000),
            ]
        case .milligrams: [("mg", 1, 1), ("g", 1000, 1), ("mcg", 1, 1000), ("oz", 28_349_523_125, 1_000_000)]
        case .milliseconds: [("ms", 1, 1), ("s", 1000, 1)]
        case .perMinute: [("count/min", 1, 1), ("count/s", 60, 1)]
        case .kilocalories: [("kcal", 1, 1), ("Cal", 1, 1), ("kJ", 1000, 4184), ("J", 1, 4184), ("cal", 1, 1000)]
        case .minutes: [("min", 1, 1), ("s", 1, 60), ("sec", 1, 60), ("hr", 60, 1), ("h", 60, 1)]
        }
    }

    /// Converts a number of the export into this unit; nil if the unit is unknown.
    func convert(_ number: FixedDecimal, from unit: XMLBytes) -> FixedDecimal? {
        // A fast path: steps alone are a fifth of an export.
        if self == .count { return unit.equals("count") ? number : nil }
        for (name, factor, divisor) in factors where unit.equals(name) {
            guard factor != divisor else { return number }
            return FixedDecimal(billionths: divideRounding(number.billionths * factor, by: divisor))
        }
        return nil
    }
}

/// The name of a workout's type: `running` for `HKWorkoutActivityTypeRunning`.
enum WorkoutName {
    private static let prefix = "HKWorkoutActivityType"

    /// The types whose use of energy is known, by their names in the export.
    private static let known = [
        "Walking": "walking", "Hiking": "hiking", "Running": "running", "Cycling": "cycling",
        "Swimming": "swimming", "Rowing": "rowing", "Elliptical": "elliptical",
        "Yoga": "yoga", "Pilates": "pilates", "TraditionalStrengthTraining": "strength",
        "FunctionalStrengthTraining": "strength", "HighIntensityIntervalTraining": "hiit",
    ]

    /// The type of a workout; one that isn't known is written as words, such as `table tennis`.
    static func type(of activity: String) -> String {
        let name = activity.hasPrefix(prefix) ? String(activity.dropFirst(prefix.count)) : activity
        if let type = known[name] { return type }
        var words = ""
        for character in name.prefix(60) {
            if character.isUppercase, !words.isEmpty { words.append(" ") }
            words += character.lowercased()
        }
        return words
    }
}
