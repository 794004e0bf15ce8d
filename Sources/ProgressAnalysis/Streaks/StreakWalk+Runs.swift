import ProgressModel

extension StreakWalk {
    /// Every run of the streak, ascending, the current one included; empty where nothing ever counted.
    ///
    /// A run ends with the last day or week that counted, healed ones included, before one that broke it. Days that rest
    /// within it do not count for its length. O(days).
    package var runs: [Streak.Run] {
        var runs: [Streak.Run] = []
        var open: Streak.Run?
        for (index, step) in steps.enumerated() {
            switch step.outcome {
            case .good, .healed: open = Streak.Run(first: step.start, last: day(of: index), length: step.length)
            case .broken:
                if let run = open { runs.append(run) }
                open = nil
            case .rest, .pending: break
            }
        }
        return runs + [open].compactMap(\.self)
    }
}
