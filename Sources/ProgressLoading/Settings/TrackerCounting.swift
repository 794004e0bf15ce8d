import ProgressModel

/// When the days of a tracker are good: what it says, with what its preset and its mode add.
struct TrackerCounting {
    private(set) var target: Tracker.DailyTarget?
    private(set) var streakOn = Tracker.StreakCondition.log
    private(set) var schedule = Schedule.everyDay
    private(set) var summary = Tracker.Summary.mean
    /// Whether something says what a day of the streak needs, so that there is to be one.
    private(set) var switchesStreakOn = false

    /// Makes what holds for a tracker that has these modes; what contradicts itself is reported.
    init(_ written: TrackerObject, in modes: [Tracker.Mode], _ object: inout ObjectReader) {
        if object.has(TrackerField.dailyGoal.key), let node = object.node(TrackerField.dailyLimit.key) {
            object.fail(.conflictingKeys, "both \"dailyGoal\" and \"dailyLimit\"; expected one of them", at: node)
        }
        let preset = written.preset
        if modes.contains(where: { $0 == .counter || $0 == .number }) { target = written.target ?? preset?.target }
        if written.streakOn == .goal, target == nil, object.isSound {
            object.fail(
                .missingValue, "\"streakOn\" asks for a goal, but the tracker has no \"dailyGoal\" or \"dailyLimit\"",
                at: object.node(TrackerField.streakOn.key))
        }
        let presetCondition = target == nil ? nil : preset?.streakOn
        if modes.contains(where: { $0 != .avoidance }) {
            streakOn = written.streakOn ?? presetCondition ?? streakOn
            switchesStreakOn = written.streakOn != nil || written.schedule != nil || presetCondition != nil
            schedule = written.schedule ?? schedule
        }
        summary = written.summary ?? preset?.summary ?? summary
        if case .limit = target, streakOn == .goal, written.schedule != nil {
            object.warnOfUnusedKey(
                TrackerField.schedule.key, "under a limit with \"streakOn\": \"goal\" every day without a log rests")
            schedule = .everyDay
        }
    }
}
