import Model

/// Statistics are counted with floating-point numbers; what goes in and comes out are decimals.
extension FixedDecimal {
    private static let unitAsDouble = 1_000_000_000.0

    /// The number as near as it can be.
    ///
    /// In one word where the billionths fit: to convert 128 bits takes hundreds of instructions.
    var double: Double {
        let word = Int64(truncatingIfNeeded: billionths)
        return (Int128(word) == billionths ? Double(word) : Double(billionths)) / FixedDecimal.unitAsDouble
    }

    /// To nine places.
    init(nearest value: Double) {
        self.init(billionths: Int128((value * FixedDecimal.unitAsDouble).rounded()))
    }

    /// A number without what lies beyond nine places.
    static func nearest(to value: Double) -> Double { (value * unitAsDouble).rounded() / unitAsDouble }
}
