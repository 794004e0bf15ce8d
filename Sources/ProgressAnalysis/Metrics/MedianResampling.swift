import ProgressModel

/// The medians of resamples: as many values as a list has are drawn from it, any of them any number of times.
///
/// Only the middle of a resample is wanted, so its values are neither drawn nor sorted one by one. A draw is a random
/// binary fraction, which stands for a place in the list. Of all draws those that begin with 0 are as many as heads among
/// as many tosses of a coin, and they are the smaller ones: the middle is among them or among the others. What is left is
/// divided by the next bit, until all of it stands for one value. The result has the distribution of a resample that was
/// drawn (but for the 2⁻⁴⁵ to which chances are known), at a hundredth of its price.
struct MedianResampling {
    /// Ascending; not empty.
    private let values: [Int128]

    init(ascending values: [FixedDecimal]) {
        self.values = values.map(\.billionths)
    }

    /// The medians of so many resamples, each times two: of an even number of values it lies between two of them.
    ///
    /// The same `seed` finds the same ones.
    func doubledMedians(_ count: Int, seed: UInt64) -> [Int128] {
        var coin = CoinTosses(SplitMix64(seed: seed))
        return (0..<count).map { _ in doubledMedian(&coin) }
    }

    private func doubledMedian(_ coin: inout CoinTosses) -> Int128 {
        let isEven = values.count % 2 == 0
        var part = Part(count: values.count, rank: values.count / 2)
        while true {
            if let value = value(of: part) { return 2 * value }
            let heads = coin.heads(of: part.count)
            if isEven, part.rank == heads {
                // The two in the middle part here: the greatest that begins with 0, the smallest that begins with 1.
                return value(part.beginningWith0(heads, rank: heads - 1), &coin)
                    + value(part.beginningWith1(heads, rank: 0), &coin)
            }
            part = part.divided(heads)
        }
    }

    /// The value of the wanted draw.
    private func value(_ part: Part, _ coin: inout CoinTosses) -> Int128 {
        var part = part
        while true {
            if let value = value(of: part) { return value }
            part = part.divided(coin.heads(of: part.count))
        }
    }

    /// The value that all draws of a part stand for; nil where they stand for several.
    private func value(of part: Part) -> Int128? {
        let last = values[index(of: part.bits.upperBound)]
        return values[index(of: part.bits.lowerBound)] == last ? last : nil
    }

    private func index(of bits: UInt64) -> Int {
        Int(truncatingIfNeeded: bits.multipliedFullWidth(by: UInt64(values.count)).high)
    }
}

/// The draws that share their first bits, and the rank of the wanted one among them.
private struct Part {
    let count: Int
    let rank: Int
    /// The least and the greatest fraction with those first bits, in 2⁻⁶⁴.
    let bits: ClosedRange<UInt64>

    /// All draws.
    init(count: Int, rank: Int) {
        self.init(count: count, rank: rank, bits: 0 ... .max)
    }

    private init(count: Int, rank: Int, bits: ClosedRange<UInt64>) {
        (self.count, self.rank, self.bits) = (count, rank, bits)
    }

    private var middle: UInt64 { bits.lowerBound + (bits.upperBound - bits.lowerBound) / 2 }

    /// The part that holds the wanted draw where `heads` of them go on with 0.
    func divided(_ heads: Int) -> Part {
        rank < heads ? beginningWith0(heads, rank: rank) : beginningWith1(heads, rank: rank - heads)
    }

    func beginningWith0(_ heads: Int, rank: Int) -> Part {
        Part(count: heads, rank: rank, bits: bits.lowerBound...middle)
    }

    func beginningWith1(_ heads: Int, rank: Int) -> Part {
        Part(count: count - heads, rank: rank, bits: middle + 1...bits.upperBound)
    }
}
