package import ProgressModel

/// For each day a hash of everything that a window through it holds, but for the settings of profile and trackers.
///
/// What is added here and what `AnalysisWindows` lets through have to agree; a test changes every field of every record
/// and looks for the change.
package struct DayFingerprints: Sendable {
    private let first: Day
    private let values: [UInt64]
    /// The modes that the trackers have now, which windows show too.
    private let modes: UInt64

    /// Hashes the records and the streaks of every day; O(records + days × trackers).
    package init(_ analysis: Analysis) {
        let range = analysis.days.range
        first = range.lowerBound
        var days = DaySums(range)
        days.add(analysis.history)
        for streak in [analysis.noalc.streak, analysis.meditation.streak, analysis.workout.streak] {
            days.add(streak.walk)
        }
        for tracker in analysis.trackers {
            for (mode, walk) in tracker.walks { days.add(walk, (tracker.index, mode)) }
        }
        var sum = Fingerprint()
        sum.add(first)
        values = days.sums.map { day in
            sum.add(day.value)
            return sum.value
        }
        var modes = Fingerprint()
        for tracker in analysis.trackers {
            modes.add(tracker.mode.rawValue)
            modes.add(tracker.archived.count)
        }
        self.modes = modes.value
    }

    /// The hash of the window through a day of the analysis.
    package func through(_ day: Day) -> Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(day)
        fingerprint.add(modes)
        fingerprint.add(values[first.distance(to: day)])
        return fingerprint
    }
}

/// A hash for each day of a span.
private struct DaySums {
    private let range: ClosedRange<Day>
    private(set) var sums: [Fingerprint]

    init(_ range: ClosedRange<Day>) {
        self.range = range
        sums = [Fingerprint](repeating: Fingerprint(), count: range.lowerBound.distance(to: range.upperBound) + 1)
    }

    /// Adds something to a day; nothing for a day outside of the span.
    private mutating func add(to day: Day, _ addValue: (inout Fingerprint) -> Void) {
        guard range.contains(day) else { return }
        addValue(&sums[range.lowerBound.distance(to: day)])
    }

    /// Adds every record to its day.
    mutating func add(_ history: History) {
        for entry in history.entries { add(to: entry.day) { $0.add(entry) } }
        for session in history.sessions { add(to: session.day) { $0.add(session) } }
        let logs = history.logs
        let names = (0..<logs.names.count).map { Fingerprint.value(of: logs.names.spelling($0)) }
        let sources = (0..<logs.sources.count).map { Fingerprint.value(of: logs.sources.text($0)) }
        for (row, day) in zip(logs.rows, logs.days) { add(to: day) { $0.add(row, of: logs, names, sources) } }
        for (day, note) in history.notes { add(to: day) { $0.add(note) } }
    }

    /// Adds every day of a walk, and what happened to its rewards.
    mutating func add(_ walk: StreakWalk, _ owner: (tracker: Int, mode: Tracker.Mode)? = nil) {
        for (offset, step) in walk.steps.enumerated() {
            // A week is in the windows that hold its last day.
            let last = min(walk.day(of: offset + 1).advanced(by: -1), walk.days.upperBound)
            add(to: last) { sum in
                sum.add(owner) { sum, owner in
                    sum.add(owner.tracker)
                    sum.add(owner.mode.rawValue)
                }
                sum.add(step)
            }
        }
        for event in walk.ledger { add(to: event.day) { $0.add(event) } }
    }
}

extension Fingerprint {
    fileprivate static func value(of text: String) -> UInt64 {
        var fingerprint = Fingerprint()
        fingerprint.add(text)
        return fingerprint.value
    }

    fileprivate mutating func add(_ entry: Entry) {
        add(entry.level.rawValue)
        add(entry.drinks) { $0.add($1) }
        add(entry.timestamp) { $0.add($1) }
        add(entry.source)
        add(entry.note)
        add(entry.isSuperseded)
    }

    fileprivate mutating func add(_ session: Session) {
        add(session.kind.rawValue)
        add(session.start) { $0.add($1) }
        add(session.minutes)
        add(session.type)
        add(session.kilocalories) { $0.add($1) }
        add(session.source)
        add(session.note)
    }

    /// Adds a log; `names` are the hashes of the spellings of triggers and places, `sources` those of what wrote logs.
    fileprivate mutating func add(_ log: LogTable.Row, of table: LogTable, _ names: [UInt64], _ sources: [UInt64]) {
        add(log.tracker)
        add(log.instant) { $0.add($1) }
        add(log.wallTime?.secondsSinceEpoch) { $0.add($1) }
        switch table.value(log.value) {
        case .none: add(0)
        case .amount(let amount):
            add(1)
            add(amount)
        case .options(let chosen):
            add(2)
            for option in chosen { add(option) }
        }
        add(log.trigger) { $0.add(names[$1]) }
        add(log.place) { $0.add(names[$1]) }
        add(log.source) { $0.add(sources[$1]) }
        add(table.noteBytes(of: log))
    }

    fileprivate mutating func add(_ step: StreakStep) {
        switch step.mark {
        case .good: add(0)
        case .pending: add(1)
        case .rest: add(2)
        case .missed(let reason): add(reason.rawValue)
        }
        switch step.outcome {
        case .good: add(0)
        case .healed: add(1)
        case .pending: add(2)
        case .rest: add(4)
        case .broken(let lost):
            add(3)
            add(lost)
        }
        add(step.length)
        add(step.good)
        add(step.start)
        add(step.balance)
    }

    fileprivate mutating func add(_ event: RewardEvent) {
        switch event.kind {
        case .earned(let days):
            add(0)
            add(days)
        case .lostToCap(let days):
            add(1)
            add(days)
        case .spent(let reason):
            add(2)
            add(reason.rawValue)
        case .taken(let reason, let count):
            add(3)
            add(reason.rawValue)
            add(count)
        }
        add(event.date)
        add(event.unit.days)
        add(event.balance)
    }
}
