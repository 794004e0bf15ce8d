import ProgressLoading
import ProgressModel

/// A habit or a daily of Habitica with its history.
struct HabiticaTask {
    /// A row of the history, which the app writes when a task is scored, and of a daily also in the night after a day
    /// on which it was not.
    struct Row {
        /// When a habit was last scored that day, or a daily was ticked or its day ended.
        let time: Instant
        /// The running value of the task, which shows as its colour.
        let value: Double
        /// How often a habit was scored that day, where the row says so.
        var score: (plus: Int, minus: Int)?
        /// Of a daily, where the row says so.
        var outcome: Outcome?
        let place: ImportPlace

        enum Outcome {
            case done, missed, notDue
        }

        var isTold: Bool { score != nil || outcome != nil }
    }

    /// Stays the same when the task is renamed.
    let id: String
    let name: String
    let isDaily: Bool
    /// Whether a habit has a minus beside a plus; nil where the export does not say it.
    var hasBoth: Bool?
    /// Nil where no schedule says how often a daily is due.
    var schedule: Schedule? = .everyDay
    let place: ImportPlace
    /// In the order of time.
    var rows: [Row] = []

    /// What the rows mean, one for each.
    var steps: [HabiticaStep] {
        // Where the app says what a row means, one that does not is a mean of a month or a year.
        if rows.contains(where: \.isTold) { return rows.map { HabiticaStep(told: $0) } }
        var before: Row?
        return rows.map { row in
            defer { before = row }
            return HabiticaStep(from: before, to: row, isDaily: isDaily)
        }
    }
}
