package import Model

/// One tracker over the whole history (Documentation/counting.md, sections 5 and 8).
///
/// A class, because it is immutable and held by many parts of a report.
package final class TrackerAnalysis: Sendable {
    /// A period in one mode, with its walk.
    package struct Period: Sendable {
        package let mode: Tracker.Mode
        package let streak: Streak

        fileprivate var days: ClosedRange<Day> { streak.walk.days }
    }

    package let tracker: Tracker
    /// Its index in file order.
    package let index: Int
    /// The mode today, or at the last log if the tracker is inactive.
    package let mode: Tracker.Mode
    package let days: TrackerDays
    /// Nil if the tracker has no streak.
    package let streak: Streak?
    /// The walked periods in earlier modes, oldest first; they don't overlap.
    package let archived: ArraySlice<Period>
    package let insights: TrackerInsights
    /// The number of times each option was chosen, in the order of the options.
    package let optionCounts: [Int]

    /// `optionCounts` in whole percent; they sum to 100, or are all 0 if nothing was chosen.
    package var optionPercent: [Int] { percentages(of: optionCounts) }

    /// Counts a tracker; `counted` has its streaks if they can't be counted from this history.
    init(
        _ tracker: Tracker, index: Int, _ tally: TrackerTally, history: History, today: Day,
        counted: TrackerAnalysis? = nil
    ) {
        self.tracker = tracker
        self.index = index
        let days = TrackerDays(tally, of: tracker)
        let walks = TrackerWalks(tracker, days, profile: history.profile, today: today)
        let current = counted?.currentWalk ?? walks.current
        self.days = days
        mode = walks.currentMode
        streak = tracker.hasStreak ? Streak(current) : nil
        currentWalk = current
        archived = counted?.archived ?? walks.archived.map { Period(mode: $0.mode, streak: Streak($0.walk)) }[...]
        insights = TrackerInsights(tally, days, names: history.logs.names, today: today)
        optionCounts = tally.options
    }

    /// Whether its values can be added up: not those of a number with another summary.
    package var hasTotal: Bool { tracker.mode != .number || tracker.summary == .sum }

    /// The walk in its mode, even if its streak isn't shown.
    let currentWalk: StreakWalk

    /// The tracker up to a day, with the insights of `totals`; O(archived modes) if one contains the day, else their
    /// log.
    init(_ whole: TrackerAnalysis, through last: Day, totals: TrackerAnalysis) {
        tracker = whole.tracker
        index = whole.index
        mode = whole.mode
        days = whole.days.window(through: last)
        let walk = whole.currentWalk.window(through: last)
        currentWalk = walk
        streak = whole.streak.map { _ in Streak(walk) }
        var archived = whole.archived.prefix(upTo: whole.archived.partitioningIndex { $0.days.lowerBound > last })
        // Only the last period can contain the day.
        if let period = archived.last, period.days.upperBound > last {
            archived[archived.endIndex - 1] = Period(
                mode: period.mode, streak: Streak(period.streak.walk.window(through: last)))
        }
        self.archived = archived
        insights = totals.insights
        optionCounts = totals.optionCounts
    }

    /// The first day of the walk in the current mode; nil without a walk.
    package var currentSince: Day? { currentWalk.isEmpty ? nil : currentWalk.days.lowerBound }

    /// The earlier modes that were walked on any of these days, oldest first; O(log archived modes).
    func archived(in days: ClosedRange<Day>) -> ArraySlice<Period> {
        let first = archived.partitioningIndex { $0.days.upperBound >= days.lowerBound }
        return archived[first..<archived.partitioningIndex { $0.days.lowerBound > days.upperBound }]
    }

    /// The first day of its earliest walk, including archived ones (not the Monday of its week); nil without any.
    var firstWalked: Day? {
        let walk = archived.lazy.map(\.streak.walk).first { !$0.isEmpty } ?? currentWalk
        return walk.isEmpty ? nil : walk.days.lowerBound
    }

    /// The day of its first log or of its first walk, whichever is earlier; nil without either.
    package var firstDay: Day? { [firstWalked, days.range?.lowerBound].compactMap(\.self).min() }

    /// The walk of the mode that a day belonged to; nil if there isn't one; O(log archived modes).
    package func walk(on day: Day) -> (mode: Tracker.Mode, walk: StreakWalk)? {
        if currentWalk[day] != nil { return (mode, currentWalk) }
        guard let period = archived(in: day...day).first, period.streak.walk[day] != nil else { return nil }
        return (period.mode, period.streak.walk)
    }

    /// The mode on a day; before the first mode, the first.
    package func mode(on day: Day) -> Tracker.Mode {
        (tracker.modeChanges.last { $0.since <= day } ?? tracker.modeChanges.first)?.mode ?? mode
    }

    /// Whether a day belongs to today's mode, or to `other`: the days of one mode don't count in another.
    package func isOfMode(_ day: Day, _ other: Tracker.Mode? = nil) -> Bool {
        let mode = other ?? self.mode
        return mode == .avoidance ? walk(on: day)?.mode == .avoidance : self.mode(on: day) == mode
    }

    /// All modes it ever had, today's first.
    package var modes: [Tracker.Mode] {
        archived.reduce(into: [mode]) { modes, period in if !modes.contains(period.mode) { modes.append(period.mode) } }
    }

    /// Whether something avoided was logged on a day of avoidance.
    package func isSlip(_ day: Day) -> Bool { days.count(on: day) > 0 && walk(on: day)?.mode == .avoidance }

    /// Whether a day was good for the tracker; avoided days are, days before its time aren't.
    ///
    /// A limit kept so far makes today good, although the streak waits for the end of the day.
    package func isGood(_ day: Day) -> Bool {
        if mode(on: day) == .avoidance { return walk(on: day)?.walk[day]?.mark == .good }
        guard tracker.streakOn == .goal, let target = tracker.target else { return days.isDone(on: day) }
        return days.value(on: day).meets(target)
    }
}

extension TrackerAnalysis {
    package var id: String { tracker.id }
    package var name: LocalizedText { tracker.name }
    package var icon: String { tracker.icon }
    package var kind: Tracker.Kind { tracker.kind }
    package var isActive: Bool { tracker.isActive }
    package var hasStreak: Bool { tracker.hasStreak }
    package var visibility: Tracker.Visibility { tracker.visibility }
    package var colour: String? { tracker.colour }
    package var target: Tracker.DailyTarget? { tracker.target }
    package var dailyGoal: FixedDecimal? { tracker.dailyGoal }
    package var targetAmount: FixedDecimal? { tracker.targetAmount }
    package var streakOn: Tracker.StreakCondition { tracker.streakOn }
    package var unit: LocalizedText? { tracker.unit }
    package var prompt: LocalizedText? { tracker.prompt }
    package var options: [Tracker.Option] { tracker.options }
    package var plans: [Tracker.Plan] { tracker.plans }
    package var hasAmounts: Bool { tracker.hasAmounts }
    package var isAboutMood: Bool { tracker.isAboutMood }
}

/// The walks of a tracker's modes: the current one and the archived ones.
struct TrackerWalks {
    let currentMode: Tracker.Mode
    let current: StreakWalk
    /// Oldest first; modes that were never walked are left out.
    private(set) var archived: [(mode: Tracker.Mode, walk: StreakWalk)] = []

    init(_ tracker: Tracker, _ days: TrackerDays, profile: Profile, today: Day) {
        // An inactive tracker ends with its last log, so that it neither breaks nor grows.
        let end = tracker.isActive ? today : days.range?.upperBound
        let begun = tracker.modeChanges.filter { change in end.map { change.since <= $0 } ?? false }
        currentMode = begun.last?.mode ?? tracker.mode
        let rules = { (mode: Tracker.Mode) in TrackerRules(tracker, mode, days, profile) }
        let currentRules = rules(currentMode)
        guard let end else {
            current = currentRules.nothing(through: today, isOpen: false)
            return
        }
        var archived: [(mode: Tracker.Mode, walk: StreakWalk)] = []
        for (index, change) in begun.enumerated().dropLast() {
            let last = begun[index + 1].since.advanced(by: -1)
            let rules = rules(change.mode)
            let notBefore = index == 0 ? nil : change.since
            guard let first = rules.firstDay(since: change.since, notBefore: notBefore, last: last) else { continue }
            archived.append((change.mode, rules.walk(first...last, openDay: nil)))
        }
        self.archived = archived
        let since = begun.last?.since ?? (tracker.modeChanges.first?.since ?? tracker.createdAt)
        let notBefore = begun.count > 1 ? since : nil
        guard let first = currentRules.firstDay(since: since, notBefore: notBefore, last: end) else {
            current = currentRules.nothing(through: end, isOpen: tracker.isActive)
            return
        }
        current = currentRules.walk(first...end, openDay: tracker.isActive ? today : nil)
    }
}
