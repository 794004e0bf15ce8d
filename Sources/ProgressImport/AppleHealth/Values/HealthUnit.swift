import ProgressModel

/// What numbers of a kind are counted in here, and what the export may have them in.
enum HealthUnit {
    case count, millilitres, milligrams, milliseconds, perMinute, kilocalories, minutes

    /// By the name in the export, how many of this unit one of that is, as a fraction.
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

    /// A number of the export in this unit; nil where its unit is none of them.
    func convert(_ number: FixedDecimal, from unit: XMLBytes) -> FixedDecimal? {
        // Steps alone are a fifth of an export.
        if self == .count { return unit.equals("count") ? number : nil }
        for (name, factor, divisor) in factors where unit.equals(name) {
            guard factor != divisor else { return number }
            return FixedDecimal(billionths: divideRounding(number.billionths * factor, by: divisor))
        }
        return nil
    }
}
