package import Model

/// The state of an experiment.
package struct ExperimentAnalysis: Sendable {
    package enum Measure: Sendable {
        case metric(MetricValues)
        case thing(ComparedThing)
    }

    package enum State: Sendable, Hashable {
        case planned
        /// The index of its week, from 0.
        case running(week: Int)
        /// It is over; `isEarly` if it was stopped early.
        case ended(isEarly: Bool)
    }

    package struct Week: Sendable {
        package let arm: Experiment.Arm
        package let monday: Day
        package let days: Int
        /// The mean to nine places; nil without a value.
        package let mean: FixedDecimal?

        /// Weeks with fewer days don't count.
        package static let fewestDays = 4
        package var counts: Bool { days >= Week.fewestDays }
    }

    package let experiment: Experiment
    package let state: State
    /// Nil if nothing of that name was recorded.
    package let measure: Measure?
    /// The weeks that are over, in order; empty during the experiment, so that nobody stops when the result looks good.
    package let weeks: [Week]
    /// Nil during the experiment, and with too few pairs of weeks.
    package let result: ExperimentResult?

    /// The number of pairs of weeks that both have enough days.
    package var pairs: Int { ExperimentAnalysis.differences(weeks).count }

    /// The means of the compared weeks with and without; nil without a pair.
    package var means: (with: FixedDecimal, without: FixedDecimal)? {
        let compared = ExperimentAnalysis.pairs(weeks).flatMap(\.self)
        func mean(_ arm: Experiment.Arm) -> FixedDecimal? {
            let means = compared.filter { $0.arm == arm }.compactMap(\.mean)
            guard !means.isEmpty else { return nil }
            let sum = means.reduce(FixedDecimal.zero, +)
            return FixedDecimal(billionths: divideRounding(sum.billionths, by: Int128(means.count)))
        }
        return mean(.with).flatMap { with in mean(.without).map { (with, $0) } }
    }

    private static func pairs(_ weeks: [Week]) -> [ArraySlice<Week>] {
        stride(from: 0, to: weeks.count - weeks.count % 2, by: 2).map { weeks[$0...($0 + 1)] }
            .filter { $0.allSatisfy(\.counts) }
    }

    /// With minus without, pair by pair.
    private static func differences(_ weeks: [Week]) -> [Double] {
        pairs(weeks).compactMap { pair in
            guard let with = pair.first(where: { $0.arm == .with })?.mean,
                let without = pair.first(where: { $0.arm == .without })?.mean
            else { return nil }
            return (with - without).double
        }
    }
}

extension ExperimentAnalysis {
    /// The state of an experiment on a day; `values` are dated on the days they are about.
    init(_ experiment: Experiment, _ measure: Measure?, _ values: [(day: Day, value: FixedDecimal)], on today: Day) {
        self.experiment = experiment
        self.measure = measure
        if today < experiment.start {
            state = .planned
        } else if let week = experiment.week(on: today) {
            state = .running(week: week)
        } else {
            state = .ended(isEarly: experiment.lastDay < experiment.plannedEnd)
        }
        guard case .ended = state else {
            (weeks, result) = ([], nil)
            return
        }
        let last = experiment.lastDay
        weeks = experiment.arms.enumerated().compactMap { index, arm in
            let monday = experiment.start.advanced(by: 7 * index)
            guard monday.advanced(by: 6) <= last else { return nil }
            let found = values.filter { monday <= $0.day && $0.day < monday.advanced(by: 7) }
            let sum = found.reduce(FixedDecimal.zero) { $0 + $1.value }
            return Week(
                arm: arm, monday: monday, days: found.count,
                mean: found.isEmpty
                    ? nil : FixedDecimal(billionths: divideRounding(sum.billionths, by: Int128(found.count))))
        }
        result = ExperimentResult(ExperimentAnalysis.differences(weeks))
    }
}
