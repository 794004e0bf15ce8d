import ProgressModel

extension FixedDecimal {
    /// The mean of `count` numbers with that sum, to a tenth, halves away from zero; `count` is positive.
    static func mean(of sum: FixedDecimal, over count: Int) -> FixedDecimal {
        let tenth = FixedDecimal.unit / 10
        return FixedDecimal(billionths: divideRounding(sum.billionths, by: tenth * Int128(count)) * tenth)
    }
}
