package import ProgressModel

/// How far the medians of two groups of values are apart, and how sure that is (Documentation/counting.md, section 8).
package struct MedianDifference: Sendable, Hashable {
    /// The median of the first group minus that of the second.
    package let difference: FixedDecimal
    /// The interval of 95 % around it; it holds the difference.
    package let interval: ClosedRange<FixedDecimal>

    /// Whether it may be said: the interval does not hold 0.
    package var isClear: Bool { !interval.contains(.zero) }

    /// Groups with fewer values are not compared.
    package static let fewest = 10
    fileprivate static let resamples = 1_000
    /// How many of them are left out at each end.
    private static let leftOut = resamples / 40
}

/// A group of values with the medians of its resamples, which are drawn once for all that it is compared with.
struct ComparedGroup {
    fileprivate let doubledMedian: Int128
    /// Times two.
    fileprivate let resampled: [Int128]

    /// A group of ascending values; nil where it has too few.
    ///
    /// `place` tells it from the groups beside it. O(resamples × values).
    init?(ascending values: [FixedDecimal], place: Int) {
        guard values.count >= MedianDifference.fewest else { return nil }
        doubledMedian = values[(values.count - 1) / 2].billionths + values[values.count / 2].billionths
        resampled = MedianResampling(ascending: values)
            .doubledMedians(MedianDifference.resamples, seed: UInt64(place + 1))
    }
}

extension MedianDifference {
    /// The difference of two groups with different places: the percentile interval of Efron's bootstrap ("Bootstrap
    /// Methods: Another Look at the Jackknife", 1979).
    init(_ first: ComparedGroup, _ second: ComparedGroup) {
        let differences = zip(first.resampled, second.resampled).map { $0 - $1 }.sorted()
        let (low, high) = (MedianDifference.leftOut, MedianDifference.resamples - 1 - MedianDifference.leftOut)
        difference = .half(of: first.doubledMedian - second.doubledMedian)
        interval = .half(of: differences[low]) ... .half(of: differences[high])
    }
}

extension FixedDecimal {
    /// To nine places, halves away from zero.
    fileprivate static func half(of billionths: Int128) -> FixedDecimal {
        FixedDecimal(billionths: divideRounding(billionths, by: 2))
    }
}
