package import ProgressModel

/// The trackers and logs of a history as Loop Habit Tracker keeps habits and days.
///
/// The app has habits of yes or no and habits with amounts, and one value a day of each. What it cannot hold is counted.
package struct LoopExport: Sendable {
    /// A habit and its days.
    struct Habit: Sendable {
        let habit: LoopHabit
        /// The same in every export of the same tracker, so that the app knows it again.
        let uuid: String
        /// Ascending by day.
        let days: [LoopExportDay]
    }

    let habits: [Habit]
    /// How often something is left out or changed; kinds without any are missing.
    package private(set) var losses: [ExportRemark: Int] = [:]

    /// Makes an export; names are those of the profile's language.
    package init(of history: History) {
        var losses = LoopExportLosses()
        losses.add(.entries, history.entries.count)
        losses.add(.activities, history.sessions.count)
        losses.add(.metrics, history.metrics.count)
        losses.add(.dayNotes, history.notes.count)
        var days = history.trackers.map { LoopExportDays(of: $0) }
        for (day, row) in zip(history.logs.days, history.logs.rows) {
            days[row.tracker]?.add(row, on: day, of: history.logs, &losses)
            if days[row.tracker] == nil { losses.add(.otherTrackers) }
        }
        let range = LoopExport.days(of: history)
        var habits: [Habit] = []
        for (tracker, days) in zip(history.trackers, days) {
            guard let days else { continue }
            let rests = range.map { LoopExport.rests(of: tracker, history.profile.pauses, in: $0) } ?? []
            habits.append(
                Habit(
                    habit: LoopHabit(tracker, position: habits.count, history.profile.language, &losses),
                    uuid: LoopExport.uuid(of: tracker), days: days.finished(with: rests, &losses)))
        }
        self.habits = habits
        self.losses = losses.counts
    }

    /// How many habits and days there are.
    package var counts: (habits: Int, days: Int) { (habits.count, habits.reduce(0) { $0 + $1.days.count }) }

    /// The days from the first log to the last one.
    private static func days(of history: History) -> ClosedRange<Day>? {
        guard let first = history.logs.days.min(), let last = history.logs.days.max() else { return nil }
        return first...last
    }

    /// The days on which a tracker rests.
    ///
    /// A pause that lasts ends with the last log of all; one that is planned is taken for a year beyond that.
    private static func rests(of tracker: Tracker, _ pauses: [Pause], in range: ClosedRange<Day>) -> Set<Day> {
        var rests: Set<Day> = []
        for pause in pauses where pause.holds(for: .tracker(tracker.id)) {
            let first = max(pause.span.first, range.lowerBound)
            let last = min(pause.span.last ?? range.upperBound, range.upperBound.advanced(by: 366))
            if first <= last { rests.formUnion(first...last) }
        }
        return rests
    }

    /// 32 digits from the id of a tracker, as the app has them (FNV-1a of 64 bits, twice).
    private static func uuid(of tracker: Tracker) -> String {
        ["habit", "uuid"].map { salt in
            let digits = String(FNV1a.hash(of: "reportgen \(salt) \(tracker.id)".utf8), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// Counts what an export loses.
struct LoopExportLosses {
    private(set) var counts: [ExportRemark: Int] = [:]

    mutating func add(_ remark: ExportRemark, _ count: Int = 1) {
        if count > 0 { counts[remark, default: 0] += count }
    }
}

extension LoopHabit {
    /// The habit that says the same as a tracker, as far as the app has words for it.
    fileprivate init(_ tracker: Tracker, position: Int, _ language: Language, _ losses: inout LoopExportLosses) {
        self.init(tracker.name.text(in: language), position: position)
        hasAmounts = tracker.mode != .yesNo
        question = tracker.prompt?.text(in: language) ?? ""
        unit = tracker.unit?.text(in: language) ?? ""
        (colour, isArchived) = (tracker.colour, !tracker.isActive)
        switch tracker.target {
        case .goal(let amount): target = amount
        case .limit(let amount): (target, isLimit) = (amount, true)
        case nil: break
        }
        // A frequency of a habit with amounts would make its target one of a week.
        var isSaid = tracker.hasStreak || tracker.mode != .yesNo
        switch tracker.schedule {
        case .everyDay: break
        case .perWeek(let times) where tracker.mode == .yesNo: (self.times, days) = (times, 7)
        case .weekdays(let weekdays) where tracker.mode == .yesNo:
            (times, days, isSaid) = (weekdays.count, 7, false)
        default: isSaid = false
        }
        if !isSaid { losses.add(.schedules) }
    }
}
