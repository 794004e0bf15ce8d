/// An experiment on oneself: weeks with and without something in random order (Documentation/counting.md, section 8).
package struct Experiment: Sendable, Hashable {
    /// What is done in a week; the raw value is its letter in files.
    package enum Arm: Character, Sendable {
        /// What the experiment's name says.
        case with = "A"
        /// As usual.
        case without = "B"
    }

    package enum Key: String, CaseIterable, Sendable {
        case name, against, start, weeks, seed, stopped
    }

    package let name: String
    /// The measure: a metric, or the id of a tracker.
    package let against: String
    /// A Monday.
    package let start: Day
    /// One for each week, in pairs of one `with` and one `without`.
    package let arms: [Arm]
    /// The seed of the random order; nil if it wasn't written down.
    package let seed: Int?
    /// The last day if it was stopped early; else nil.
    package let stopped: Day?

    /// `start` must be a Monday.
    package init(name: String, against: String, start: Day, arms: [Arm], seed: Int?, stopped: Day? = nil) {
        self.name = name
        self.against = against
        self.start = start
        self.arms = arms
        self.seed = seed
        self.stopped = stopped
    }

    /// The allowed numbers of weeks: fewer than six pairs can't show anything, and more than thirteen take too long.
    package static let weekNumbers = 12...26
    /// The largest seed that is drawn, from 0.
    package static let greatestSeed = 999_999
    package static let path = "experiments.json"

    package var plannedEnd: Day { start.advanced(by: 7 * arms.count - 1) }
    /// The last day, planned or stopped.
    package var lastDay: Day { min(plannedEnd, stopped ?? plannedEnd) }
    /// `ABBABA`.
    package var weeks: String { String(arms.map(\.rawValue)) }

    /// The index of the week of a day, from 0; nil outside the experiment.
    package func week(on day: Day) -> Int? {
        start <= day && day <= lastDay ? start.distance(to: day) / 7 : nil
    }

    /// The random order of an even number of weeks: for each pair a coin decides which arm is first.
    package static func lot(weeks: Int, seed: Int) -> [Arm] {
        var random = SplitMix64(seed: UInt64(seed))
        return (0..<weeks / 2).flatMap { _ -> [Arm] in
            random.next() >> 63 == 0 ? [.with, .without] : [.without, .with]
        }
    }
}
