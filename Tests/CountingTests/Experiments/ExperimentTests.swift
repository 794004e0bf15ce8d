import Model
import TestSupport
import Testing

@testable import Counting

/// Experiments with randomly drawn weeks, and their results.
@Suite struct ExperimentTests {
    /// Day 1 is a Monday.
    private func experiment(
        _ weeks: String, against: String = "sleep", from first: Int = 1, stopped: Int? = nil
    ) -> Experiment {
        Experiment(
            name: "no coffee", against: against, start: day(first), arms: weeks.compactMap(Experiment.Arm.init),
            seed: 1,
            stopped: stopped.map { day($0) })
    }

    /// Seven hours of sleep, and `more` hours more after the days of weeks with the habit.
    private func nights(_ weeks: String, more: Int, against: String = "sleep") -> HistoryBuilder {
        var history = HistoryBuilder()
        history.experiments = [experiment(weeks, against: against)]
        for (index, letter) in weeks.enumerated() {
            for offset in 0..<7 {
                let hours = 7 + (letter == "A" ? more : 0)
                history.measure("sleep", "\(hours).\(index % 3)", on: 7 * index + offset + 2)
            }
        }
        return history
    }

    private let weeks = "ABBABAABABBA"

    @Test("V-36 of every two weeks a lot draws one with and one without, the same seed the same ones")
    func lot() {
        for seed in 0..<200 {
            let arms = Experiment.lot(weeks: 26, seed: seed)
            #expect(arms.count == 26 && arms == Experiment.lot(weeks: 26, seed: seed))
            for pair in stride(from: 0, to: 26, by: 2) { #expect(arms[pair] != arms[pair + 1]) }
        }
        let lots = Set((0..<2_000).map { Experiment.lot(weeks: 12, seed: $0) })
        #expect(lots.count == 64, "every one of 64 comes up")
        #expect(
            String(Experiment.lot(weeks: 12, seed: 7).map(\.rawValue)) == "ABABBABAABAB", "as data-format.md shows it")
    }

    @Test("V-36 a night belongs to the day before it, and a week is the mean of its nights")
    func found() throws {
        let analysis = nights(weeks, more: 1).analysis(on: day(86))
        let experiment = try #require(analysis.experiments.first)
        #expect(
            experiment.state == .ended(isEarly: false) && experiment.weeks.map(\.days) == [Int](repeating: 7, count: 12)
        )
        #expect(experiment.weeks[0].mean == 8 && experiment.weeks[1].mean == decimal("7.1"))
        let result = try #require(experiment.result)
        #expect(result.pairs == 6 && result.isClear)
        #expect(result.chance == 2.0 / 64, "all six pairs point the same way")
        #expect(result.interval.contains(result.difference) && result.interval.lowerBound > .zero)
    }

    @Test("V-36 nothing is shown while it goes on, nor before it begins")
    func goesOn() throws {
        var history = nights(weeks, more: 1)
        let running = try #require(history.analysis(on: day(30)).experiments.first)
        #expect(running.state == .running(week: 4) && running.weeks.isEmpty && running.result == nil)
        #expect(try #require(history.analysis(on: day(30)).runningExperiment).week == 4)
        history.experiments = [experiment(weeks, from: 50)]
        #expect(history.analysis(on: day(49)).experiments.first?.state == .planned)
        #expect(history.analysis(on: day(49)).runningExperiment == nil)
        #expect(history.analysis(on: day(60)).publicEdition.experiments.isEmpty, "nor to the public at any time")
    }

    @Test("V-36 ended early, it has a result for its whole weeks, and none with fewer than six pairs")
    func early() throws {
        var history = nights(weeks, more: 1)
        history.experiments = [experiment(weeks, stopped: 40)]
        let stopped = try #require(history.analysis(on: day(41)).experiments.first)
        #expect(stopped.state == .ended(isEarly: true) && stopped.weeks.count == 5 && stopped.pairs == 2)
        #expect(stopped.result == nil)
        #expect(
            history.analysis(on: day(40)).experiments.first?.state == .running(week: 5), "its last day is part of it")
    }

    @Test("V-36 a week with three days says nothing, and its pair does not count")
    func fewDays() throws {
        var history = nights(weeks, more: 1)
        history.metrics.removeAll { (day(9)...day(12)).contains($0.day) }
        let experiment = try #require(history.analysis(on: day(90)).experiments.first)
        #expect(experiment.weeks[1].days == 3 && experiment.pairs == 5 && experiment.result == nil)
    }

    @Test("V-36 a tracker is measured on the days themselves, a saboteur by the share of its days")
    func trackers() throws {
        var history = HistoryBuilder(.having(.awareness, id: "scroll"))
        history.experiments = [experiment(weeks, against: "scroll")]
        history.draw(levels: "S" * 84, from: day(1))
        for (index, letter) in weeks.enumerated() {
            for offset in 0..<(letter == "A" ? 2 : 5) {
                history.log(at: "\(day(7 * index + offset + 1))T12:00")
            }
        }
        let found = try #require(history.analysis(on: day(86)).experiments.first)
        #expect(found.weeks[0].mean?.rounded(toPlaces: 3) == decimal("0.286"), "2 of 7 days")
        #expect(found.result?.difference.rounded(toPlaces: 3) == FixedDecimal(billionths: -429_000_000))
        history.entries.removeAll { $0.day > day(70) }
        let silent = try #require(history.analysis(on: day(86)).experiments.first)
        #expect(silent.weeks[11].days == 0, "a week without any other record is no week without")
        history.experiments = [experiment(weeks, against: "nothing")]
        #expect(try #require(history.analysis(on: day(86)).experiments.first).measure == nil)
    }

    @Test("V-36 the interval of six differences is from the smallest to the greatest mean of any of them")
    func interval() throws {
        let result = try #require(ExperimentResult([1, 2, 3, 4, 5, -1]))
        #expect(result.difference == decimal("2.333333333"))
        #expect(result.interval == FixedDecimal(-1)...FixedDecimal(5))
        // Counted by hand: a sum of at least 14 has at most a single 1 with a minus, of which there are two; and the
        // opposites.
        #expect(result.chance == 6.0 / 64 && !result.isClear)
        #expect(ExperimentResult([1, 2, 3, 4, 5]) == nil)
    }

    @Test(
        "V-36 the interval holds the truth as often as it says, and chance alone is rarely clear",
        arguments: [6, 8, 10])
    func coverage(pairs: Int) throws {
        var random = SeededGenerator(seed: UInt64(pairs))
        let times = Soak.choose(200, whole: 2_000)
        var (held, clear) = (0, 0)
        for _ in 0..<times {
            let differences = (0..<pairs).map { _ in
                (0..<12).reduce(-6.0) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
            }
            let result = try #require(ExperimentResult(differences))
            if result.interval.contains(.zero) { held += 1 }
            if result.isClear { clear += 1 }
        }
        #expect(held * 100 >= times * 92 && clear * 100 <= times * 8, "\(held) held, \(clear) clear")
    }

    @Test("V-36 a difference that it could have found is found in about eight of ten experiments")
    func couldFind() throws {
        var random = SeededGenerator(seed: 3)
        func differences(_ shift: Double) -> [Double] {
            (0..<8).map { _ in (0..<12).reduce(shift - 6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) } }
        }
        let times = 300
        // The result of an experiment with differences of deviation 1, on average.
        let could =
            try (0..<times).reduce(0.0) { sum, _ in
                sum + Double(try #require(ExperimentResult(differences(0))).couldFind.billionths) / 1e9
            } / Double(times)
        let found = try (0..<times).count { _ in try #require(ExperimentResult(differences(could))).isClear }
        #expect((times * 6 / 10...times * 95 / 100).contains(found), "\(found) of \(times)")
    }
}
