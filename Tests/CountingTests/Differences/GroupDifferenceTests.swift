import Model
import TestSupport
import Testing

@testable import Counting

/// The difference between two groups of days, and its confidence interval.
@Suite struct GroupDifferenceTests {
    /// Day 1 is a Monday.
    private func compared(
        _ days: Int, isWhole: Bool = false, _ value: (Int) -> Double, isFirst: (Int) -> Bool?
    ) -> ComparedDays {
        let values = (0..<days).map { (day: day(1 + $0), value: value($0)) }
        return GroupComparison(ComparedValues(values, isWhole: isWhole)) { isFirst($0 - day(1).number) }.result()
    }

    @Test("V-36 weekends cause no difference: days are compared with days of their weekday")
    func weekend() throws {
        // Six hours on Saturdays and Sundays, most of which are in the first group, and eight on all other days.
        func sleep(_ number: Int) -> Double { number % 7 > 4 ? 6 : 8 }
        func isFirst(_ number: Int) -> Bool { number % 7 > 4 ? number % 28 > 6 : number % 28 < 7 }
        let within = try #require(compared(168, sleep, isFirst: isFirst).difference)
        #expect(within.difference == 0 && within.chance == 1)
        let across = try #require(compared(168, isWhole: true, sleep, isFirst: isFirst).difference)
        #expect(across.difference < FixedDecimal(billionths: -500_000_000), "which is all the weekend")
    }

    @Test("what is missing gets less day by day, also where a group has weekdays of its own")
    func missing() {
        // Days of the first group are from Monday to Friday, those of the second on any weekday.
        let all = (20...300).map { days in
            compared(days, { Double($0 % 3) }, isFirst: { $0 % 7 < 5 && $0 % 2 == 0 }).missing
        }
        for kind in [ComparedDays.Missing.Kind.onASide, .days, .blocks] {
            let found = all.compactMap { $0?.kind == kind ? $0?.found : nil }
            #expect(found == found.sorted(), "\(kind)")
        }
        #expect(all.contains { $0?.kind == .days && $0?.isOfSharedWeekdays == true } && all.last == .some(nil))
    }

    @Test("V-36 the difference is the mean of the weekdays' differences, weighted by the days they rest on")
    func weights() throws {
        // Mondays differ by 4 and have one of four days in the first group, all other days by 1 and have half of them.
        func isFirst(_ number: Int) -> Bool { number / 7 % (number % 7 == 0 ? 4 : 2) == 0 }
        func value(_ number: Int) -> Double { isFirst(number) ? (number % 7 == 0 ? 4 : 1) : 0 }
        let found = try #require(compared(224, value, isFirst: isFirst).difference)
        // 32 Mondays weigh 8 × 24 / 32 = 6, 32 of each other weekday 16 × 16 / 32 = 8: (6 × 4 + 48 × 1) / 54 is 1.33.
        #expect(abs(Double(found.difference.billionths) / 1e9 - 1.333) < 0.05, "but for the weeks at both ends")
    }

    @Test("V-36 only days on weekdays that have both groups count")
    func oneWeekday() {
        let found = compared(280) {
            Double($0 % 5)
        } isFirst: {
            $0 % 7 == 5 && $0 % 2 == 0
        }
        #expect(found.both == 40 && found.difference == nil, "only Saturdays can be compared")
    }

    @Test("V-36 84 days, ten on a side and six blocks with both are needed")
    func enough() {
        func found(_ days: Int, _ isFirst: (Int) -> Bool?) -> Bool {
            compared(days) {
                Double($0 * 7 % 11)
            } isFirst: {
                isFirst($0)
            }.difference != nil
        }
        #expect(!found(83) { $0 % 2 == 0 })
        #expect(found(84) { $0 % 2 == 0 })
        // One day in the first group every three weeks, each on another weekday, nine and ten of them.
        #expect(!found(185) { $0 % 20 == 5 })
        #expect(found(224) { $0 % 20 == 5 })
        #expect(!found(140) { $0 < 35 }, "all on one side of a single day")
    }

    @Test("V-36 the error is that of resampled blocks", arguments: 1...5)
    func drawn(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let blocks = (0..<40).map { _ in
            ComparedBlock(
                product: Double.random(in: -2...3, using: &random), square: Double.random(in: 1...3, using: &random))
        }
        let differences = (0..<4_000).map { _ in
            (0..<blocks.count).map { _ in blocks[Int.random(in: 0..<blocks.count, using: &random)] }.difference
        }
        let mean = differences.reduce(0, +) / Double(differences.count)
        let variance = differences.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(differences.count)
        #expect(abs(blocks.error / variance.squareRoot() - 1) < 0.08)
    }

    @Test("V-36 the distribution of Student is that of the tables")
    func student() {
        for (degrees, value) in [(4, 2.776), (10, 2.228), (30, 2.042), (120, 1.980)] {
            #expect(abs(StudentT(degrees: degrees).value(reachedBy: 0.05) - value) < 0.001)
            #expect(abs(StudentT(degrees: degrees).chance(of: -value) - 0.05) < 0.0005)
        }
        #expect(StudentT(degrees: 5).chance(of: 2) == StudentT(degrees: 4).chance(of: 2), "the more careful one")
        #expect(StudentT(degrees: 8).chance(of: 0) == 1 && StudentT(degrees: 8).chance(of: .infinity) == 0)
    }

    @Test("V-36 a long spell keeps its whole difference", arguments: [7, 14, 21])
    func spells(length: Int) throws {
        var random = SeededGenerator(seed: UInt64(length))
        var noise = NoiseHistory(seed: UInt64(length), carried: 0, spell: length)
        noise.days = 365
        var sum = 0.0
        let times = 30
        for _ in 0..<times {
            let groups = noise.spells()
            func isFirst(_ number: Int) -> Bool { groups[number] }
            let days = (0..<365).map { number in
                (
                    day: day(1 + number),
                    value: FixedDecimal((isFirst(number) ? 20 : 0) + Int.random(in: 0...20, using: &random))
                )
            }
            let rest = ComparedValues(days, without: .runningMedian)
            let comparison = GroupComparison(rest) { isFirst($0 - day(1).number) }
            sum += Double(try #require(comparison.result().difference).difference.billionths) / 1e9
        }
        #expect(abs(sum / Double(times) - 20) < 2, "\(sum / Double(times))")
    }

    @Test("V-36 the interval of something rare holds the truth: 5 % of days against 20 %")
    func rare() throws {
        var random = SeededGenerator(seed: 9)
        var held = 0
        let times = 60
        for _ in 0..<times {
            let groups = (0..<365).map { _ in Bool.random(using: &random) }
            let values = groups.enumerated().map { number, isFirst in
                (
                    day: day(1 + number),
                    value: FixedDecimal(Int.random(in: 0..<20, using: &random) < (isFirst ? 1 : 4) ? 1 : 0)
                )
            }
            let rest = ComparedValues(values, without: .runningMean)
            let comparison = GroupComparison(rest) { groups[$0 - day(1).number] }
            let found = try #require(comparison.result().difference)
            if found.interval.contains(FixedDecimal(billionths: -150_000_000)) { held += 1 }
        }
        #expect(held * 100 >= times * 88, "\(held) of \(times)")
    }

    @Test("V-36 slow changes are subtracted, and a single wrong value decides nothing")
    func slowChange() {
        let days = (0..<140).map { (day: day(1 + $0), value: FixedDecimal($0 == 70 ? 9_000 : 50 + $0 + $0 * 7 % 11)) }
        let rest = ComparedValues(days, without: .runningMedian)
        let inside = rest.values.filter {
            (day(30).number...day(100).number).contains($0.day) && $0.day != day(71).number
        }.map(\.value)
        #expect(inside.allSatisfy { abs($0) <= 9 }, "a rise of 140 is gone")
        #expect(rest.values.allSatisfy { abs($0.value) <= 30 }, "9,000 is no more than far away")
        let few = [1, 10, 20, 22].map { (day: day($0), value: FixedDecimal(5)) }
        #expect(
            ComparedValues(few, without: .runningMedian).values.isEmpty, "four values say nothing about what is usual")
    }
}

/// The verdicts of several comparisons together.
@Suite struct ComparisonVerdictTests {
    private func judged(
        _ chance: Double, difference: Int = 1, spread: Double = 1, plain: Double = 1
    ) -> JudgedDifference {
        let value = FixedDecimal(difference)
        return JudgedDifference(
            difference: GroupDifference(difference: value, interval: value...value, chance: chance), spread: spread,
            plain: plain)
    }

    @Test("V-36 the claims are those of the procedure of Benjamini and Hochberg at 10 %")
    func falseDiscovery() {
        // The example of their paper's procedure, at 10 %: of ten chances the fourth is the last below its share.
        let chances = [0.001, 0.012, 0.025, 0.039, 0.051, 0.2, 0.3, 0.5, 0.7, 0.9]
        #expect(chances.map { judged($0) }.verdicts().prefix(5) == [.said, .said, .said, .said, .unsure])
        #expect([judged(0.04)].verdicts() == [.said], "one that is looked at alone")
        #expect([judged(0.04), judged(0.9), judged(0.8)].verdicts()[0] == .unsure, "the same among three")
        #expect([judged(0.08)].verdicts() == [.unsure], "its interval holds 0")
    }

    @Test("V-36 a difference that is small, contradicts the shown numbers or has too few days is not claimed")
    func silent() {
        #expect([judged(0.001, spread: 5.1)].verdicts() == [.small])
        #expect([judged(0.001, spread: 4.9)].verdicts() == [.said])
        #expect([judged(0.001, plain: -0.1)].verdicts() == [.unsure])
        #expect([JudgedDifference(difference: nil, spread: 1, plain: 1)].verdicts() == [.fewDays])
    }
}
