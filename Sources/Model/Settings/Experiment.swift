/// An experiment that a person makes on themselves: weeks with something and weeks without it, in an order drawn by lot
/// (Documentation/counting.md, section 8).
package struct Experiment: Sendable, Hashable {
    /// What is done in a week; the raw value stands for it in files.
    package enum Arm: Character, Sendable {
        /// As the name of the experiment says.
        case with = "A"
        /// As usual.
        case without = "B"
    }

    /// The keys of files.
    package enum Key: String, CaseIterable, Sendable {
        case name, against, start, weeks, seed, stopped
    }

    package let name: String
    /// What it is measured by: a metric, or the id of a tracker.
    package let against: String
    /// A Monday.
    package let start: Day
    /// Week by week, in pairs of one `with` and one `without`.
    package let arms: [Arm]
    /// What the lot was drawn with; nil if that was not written down.
    package let seed: Int?
    /// The last day, if it was ended early.
    package let stopped: Day?

    /// Makes an experiment; `start` is a Monday.
    package init(name: String, against: String, start: Day, arms: [Arm], seed: Int?, stopped: Day? = nil) {
        self.name = name
        self.against = against
        self.start = start
        self.arms = arms
        self.seed = seed
        self.stopped = stopped
    }

    /// How many weeks one may have: fewer than six pairs cannot be told from chance, and of more than thirteen nobody sees the
    /// end.
    package static let weekNumbers = 12...26
    /// A seed is drawn from 0 up to this.
    package static let greatestSeed = 999_999
    /// The file that holds them.
    package static let path = "experiments.json"

    /// The last day that was planned.
    package var plannedEnd: Day { start.advanced(by: 7 * arms.count - 1) }
    /// The last day, planned or not.
    package var lastDay: Day { min(plannedEnd, stopped ?? plannedEnd) }
    /// `ABBABA`.
    package var weeks: String { String(arms.map(\.rawValue)) }

    /// The place of the week that a day belongs to, from 0; nil before the first day and after the last.
    package func week(on day: Day) -> Int? {
        start <= day && day <= lastDay ? start.distance(to: day) / 7 : nil
    }

    /// The order of so many weeks, an even number: of each pair a coin says which comes first.
    package static func lot(weeks: Int, seed: Int) -> [Arm] {
        var random = SplitMix64(seed: UInt64(seed))
        return (0..<weeks / 2).flatMap { _ -> [Arm] in
            random.next() >> 63 == 0 ? [.with, .without] : [.without, .with]
        }
    }
}
