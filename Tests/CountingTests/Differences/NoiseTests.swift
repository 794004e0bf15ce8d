import Model
import TestSupport
import Testing

@testable import Counting

/// How often pages say something if there is nothing, and find what there is.
@Suite struct NoiseTests {
    /// How much a day carries over to the next, and how long a spell of a habit is: the extremes, and more in `make soak`.
    static let cells: [(Double, Int)] = Soak.choose([0, 0.8], whole: [0, 0.4, 0.6, 0.8]).flatMap { carried in
        Soak.choose([1, 21], whole: [1, 7, 21]).map { spell in (carried, spell) }
    }

    /// The number of histories: enough for a tenth of the promised precision, and more in `make soak`.
    private static let histories = Soak.choose(40, whole: 2_000)

    private func speaking(_ cell: (Double, Int), _ says: (inout NoiseHistory) -> Bool) -> Double {
        let count = (0..<NoiseTests.histories).count { seed in
            var noise = NoiseHistory(seed: UInt64(seed), carried: cell.0, spell: cell.1)
            return says(&noise)
        }
        return Double(count * 100) / Double(NoiseTests.histories)
    }

    private let most = Soak.choose(15.0, whole: 10)

    @Test("V-36 of pages about metrics that know nothing of habits, at most one in ten says anything", arguments: cells)
    func metrics(carried: Double, spell: Int) {
        let percent = speaking((carried, spell)) { noise in
            noise.measured().analysis(on: day(180)).metrics?.clear ?? 0 > 0
        }
        print("metrics, \(carried), spells of \(spell): \(percent) %")
        #expect(percent <= most)
    }

    @Test(
        "V-36 of pages about moods, saboteurs and weekdays that know nothing of each other, at most one in ten says anything",
        arguments: cells)
    func written(carried: Double, spell: Int) {
        let percent = speaking((carried, spell)) { noise in
            let found = noise.written().analysis(on: day(180)).dayComparisons
            return found.clear > 0 || !found.hardWeekdays.isEmpty
        }
        print("written, \(carried), spells of \(spell): \(percent) %")
        #expect(percent <= most)
    }

    @Test("V-36 real differences are found: 0.8 deviations over 180 days, in at least seven of ten histories")
    func power() {
        let count = Soak.choose(60, whole: 1_000)
        let found = (0..<count).count { seed in
            var noise = NoiseHistory(seed: UInt64(seed), carried: 0.6, spell: 7)
            return noise.shifted(by: 0.8).analysis(on: day(180)).metrics?.clear == 1
        }
        print("found: \(found * 100 / count) %")
        #expect(found * 100 >= count * 70)
    }
}
