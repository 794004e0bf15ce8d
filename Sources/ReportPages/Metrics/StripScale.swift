import ProgressAnalysis
import ProgressModel

/// Places on the strips of a metric, which all share one scale: from the smallest first quartile to the greatest third one,
/// with a margin.
struct StripScale {
    private let first: Int128
    private let length: Int128

    /// The share of the length that is margin on either side.
    private static let margin: Int128 = 12

    init(_ spreads: [Spread]) {
        let least = spreads.map(\.middleHalf.lowerBound).min() ?? .zero
        let most = spreads.map(\.middleHalf.upperBound).max() ?? .zero
        let span = max(1, (most - least).billionths)
        first = least.billionths - span / StripScale.margin
        length = span + 2 * (span / StripScale.margin)
    }

    /// In hundredths of a percent of the width.
    func place(of value: FixedDecimal) -> Int {
        Int(clamping: divideRounding((value.billionths - first) * 10_000, by: length))
    }
}
