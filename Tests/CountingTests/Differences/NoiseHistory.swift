import Model
import TestSupport

/// Random histories whose series are independent, except for effects that a test adds.
struct NoiseHistory {
    /// The correlation of a value with that of the day before.
    var carried = 0.6
    /// The average number of days for which a habit goes on or rests; 1 if each day is drawn separately.
    var spell = 7
    var days = 180
    private var random: SeededGenerator

    init(seed: UInt64, carried: Double, spell: Int) {
        random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(carried * 10) &* 101 &+ UInt64(spell))
        (self.carried, self.spell) = (carried, spell)
    }

    /// Nearly normal, mean 0, deviation 1: the sum of twelve numbers from 0 to 1.
    private mutating func normal() -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) }
    }

    /// A value for each day, of deviation 1.
    mutating func values() -> [Double] {
        var value = normal()
        return (0..<days).map { _ in
            defer { value = carried * value + (1 - carried * carried).squareRoot() * normal() }
            return value
        }
    }

    /// Whether the habit is done on each day.
    mutating func spells() -> [Bool] {
        var state = Bool.random(using: &random)
        return (0..<days).map { _ in
            defer {
                let isNew = spell == 1 || Int.random(in: 0..<spell, using: &random) == 0
                if isNew { state = spell == 1 ? Bool.random(using: &random) : !state }
            }
            return state
        }
    }

    /// Steady and easy evenings.
    private mutating func levels(_ history: inout HistoryBuilder) -> [Bool] {
        let steady = spells()
        history.draw(levels: steady.map { $0 ? "S" : "E" }.joined(), from: day(1))
        return steady
    }

    /// Four metrics, levels, meditation and workouts.
    mutating func measured() -> HistoryBuilder {
        var history = HistoryBuilder()
        _ = levels(&history)
        for (name, middle, deviation) in [
            ("sleep", 7, 1), ("restingHeartRate", 60, 4), ("heartRateVariability", 50, 10), ("steps", 8000, 2000),
        ] {
            measure(name, middle: middle, deviation: deviation, values(), in: &history)
        }
        for kind in [Session.Kind.meditation, .workout] {
            for (number, isDone) in spells().enumerated() where isDone {
                history.spend("30", on: kind, day: day(1 + number))
            }
        }
        return history
    }

    /// Only sleep and levels, with sleep longer by this many deviations after steady evenings.
    mutating func shifted(by shift: Double) -> HistoryBuilder {
        var history = HistoryBuilder()
        history.profile.comparisons = [.noalc]
        let steady = levels(&history)
        var sleep = values()
        for number in sleep.indices.dropFirst() where steady[number - 1] { sleep[number] += shift }
        measure("sleep", middle: 7, deviation: 1, sleep, in: &history)
        return history
    }

    /// Nothing that a device measured: moods of 1 to 5, two saboteurs, three habits, levels and meditation.
    mutating func written() -> HistoryBuilder {
        var history = HistoryBuilder()
        _ = levels(&history)
        history.add(
            Tracker(
                id: "scale", preset: .moodScale, name: LocalizedText("Mood"), icon: "•", mode: .number,
                hasStreak: false, summary: .mean, allowedValues: FixedDecimal(1)...FixedDecimal(5)))
        for (number, value) in values().enumerated() {
            history.log(
                at: "\(day(number + 1))T12:00", of: 0,
                value: .amount(FixedDecimal(min(5, max(1, Int((3 + value).rounded()))))))
        }
        for tracker in 1...5 {
            history.add(.having(tracker < 4 ? .yesNo : .awareness, id: "t\(tracker)"))
            for (number, isDone) in spells().enumerated() where isDone {
                history.log(at: "\(day(number + 1))T12:00", of: tracker)
            }
        }
        for (number, isDone) in spells().enumerated() where isDone {
            history.spend("30", on: .meditation, day: day(1 + number))
        }
        return history
    }

    private func measure(
        _ name: String, middle: Int, deviation: Int, _ values: [Double], in history: inout HistoryBuilder
    ) {
        for (number, value) in values.enumerated() {
            let hundredths = max(10, Int((Double(middle) + Double(deviation) * value) * 100))
            history.measure(name, "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)", on: number + 1)
        }
    }
}
