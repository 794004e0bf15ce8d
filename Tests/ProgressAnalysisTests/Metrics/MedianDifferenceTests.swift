import ProgressModel
import TestSupport
import Testing

@testable import ProgressAnalysis

/// How far two groups are apart, and how sure that is.
@Suite struct MedianDifferenceTests {
    private func difference(_ first: [Int], _ second: [Int]) -> MedianDifference? {
        guard let first = group(first, at: 0), let second = group(second, at: 1) else { return nil }
        return MedianDifference(first, second)
    }

    private func group(_ values: [Int], at place: Int) -> ComparedGroup? {
        ComparedGroup(ascending: values.sorted().map { FixedDecimal($0) }, place: place)
    }

    @Test("the random numbers are those of SplitMix64")
    func generator() {
        // The first numbers of the authors' C program with the seed 1234567.
        var random = SplitMix64(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in random.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test(
        "F-13 a resample has each median as often as drawing it would",
        arguments: [1, 2, 3, 4, 5, 10, 11, 40, 301, 600])
    func distribution(of count: Int) {
        let times = (count > 50 ? 3_000 : 20_000) / Soak.choose(4, whole: 1)
        let medians = MedianResampling(ascending: (0..<count).map { FixedDecimal($0) })
            .doubledMedians(times, seed: 7)
        var drawing = SeededGenerator(seed: 8)
        var (found, drawn): ([Int128: Int], [Int128: Int]) = ([:], [:])
        for median in medians {
            found[median / FixedDecimal.unit, default: 0] += 1
            let sample = (0..<count).map { _ in Int.random(in: 0..<count, using: &drawing) }.sorted()
            drawn[Int128(sample[(count - 1) / 2] + sample[count / 2]), default: 0] += 1
        }
        for median in Set(found.keys).union(drawn.keys) {
            let (left, right) = (Double(found[median] ?? 0), Double(drawn[median] ?? 0))
            // Five standard deviations of the difference of two such counts.
            #expect(abs(left - right) <= 5 * (left + right).squareRoot(), "\(median): \(left), \(right)")
        }
    }

    @Test("F-13 three values have the medians that can be counted by hand")
    func threeValues() {
        // Of the 27 resamples of 1, 2, 3 the middle is 1 in 7, 2 in 13 and 3 in 7.
        var counts = [0, 0, 0]
        for median in MedianResampling(ascending: [1, 2, 3].map { FixedDecimal($0) }).doubledMedians(27_000, seed: 1) {
            counts[Int(median / FixedDecimal.unit) / 2 - 1] += 1
        }
        for (count, expected) in zip(counts, [7_000, 13_000, 7_000]) { #expect(abs(count - expected) < 400) }
    }

    @Test("F-13 groups that do not overlap differ clearly, by what lies between their medians")
    func apart() throws {
        let found = try #require(difference(Array(70...80), Array(20...30)))
        #expect(found.difference == FixedDecimal(50))
        #expect(found.isClear)
        #expect(found.interval.lowerBound >= FixedDecimal(40) && found.interval.upperBound <= FixedDecimal(60))
    }

    @Test("F-13 nothing is said of fewer than ten values on either side, or where 0 lies in the interval")
    func unsaid() throws {
        #expect(difference(Array(0...8), Array(100...200)) == nil)
        #expect(difference(Array(0...50), Array(100...108)) == nil)
        #expect(difference(Array(0...9), Array(100...109))?.isClear == true)
        #expect(try #require(difference(Array(0...40), Array(1...41))).isClear == false)
        let equal = try #require(difference([Int](repeating: 5, count: 10), [Int](repeating: 5, count: 30)))
        #expect(equal.interval == .zero ... .zero && !equal.isClear)
    }

    @Test(
        "F-13 the interval holds the difference, turns with the groups, and is the same at every run", arguments: 1...40
    )
    func properties(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func group(around middle: Int) -> [Int] {
            let spread = Int.random(in: 0...30, using: &random)
            return (0..<Int.random(in: 10...90, using: &random)).map { _ in
                middle + Int.random(in: 0...spread, using: &random)
            }
        }
        let (first, second) = (group(around: 20), group(around: Int.random(in: 0...40, using: &random)))
        let found = try #require(difference(first, second))
        #expect(found.interval.contains(found.difference))
        #expect(found == difference(first.shuffled(using: &random), second.shuffled(using: &random)))
        let turned = try #require(difference(second, first))
        #expect(turned.difference.billionths == -found.difference.billionths)
        #expect(turned.interval.contains(turned.difference))
        // No resample leaves the values it is drawn from.
        let (most, least) = ((first.max() ?? 0) - (second.min() ?? 0), (first.min() ?? 0) - (second.max() ?? 0))
        #expect(found.interval.lowerBound >= FixedDecimal(least) && found.interval.upperBound <= FixedDecimal(most))
    }

    @Test("F-13 the interval holds the true difference about as often as it says")
    func coverage() throws {
        var random = SeededGenerator(seed: 4)
        var held = 0
        let times = 300
        for _ in 0..<times {
            func group(_ middle: Int) -> [Int] {
                // The sum of six dice is nearly normal; its middle is 21 more than `middle`.
                (0..<60).map { _ in middle + (0..<6).reduce(0) { sum, _ in sum + Int.random(in: 1...6, using: &random) }
                }
            }
            let found = try #require(difference(group(3), group(0)))
            if found.interval.contains(FixedDecimal(3)) { held += 1 }
        }
        // 95 % and more: medians of whole numbers repeat, which widens intervals.
        #expect(held >= times * 93 / 100, "\(held) of \(times)")
    }
}
