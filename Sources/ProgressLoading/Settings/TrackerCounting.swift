import Diagnostics
import ProgressModel

/// What a tracker says about when its days are good.
struct TrackerCounting {
    /// The same, with what the preset and the mode add to it.
    struct Resolved {
        var target: Tracker.DailyTarget?
        var streakOn = Tracker.StreakCondition.log
        var schedule = Schedule.everyDay
        var summary = Tracker.Summary.mean
        /// Whether something says what a day of the streak needs, so that there is to be one.
        var switchesStreakOn = false
    }

    private let goal, limit: FixedDecimal?
    private let streakOn: Tracker.StreakCondition?
    private let schedule: Schedule?
    private let summary: Tracker.Summary?

    init(_ object: inout ObjectReader) {
        goal = object.decimal("dailyGoal", upTo: Profile.largestAmount, isPositive: true)
        limit = object.decimal("dailyLimit", upTo: Profile.largestAmount)
        streakOn = object.choice("streakOn", of: Tracker.StreakCondition.allCases)
        schedule = object.schedule("schedule")
        summary = object.choice("summary", of: Tracker.Summary.allCases)
    }

    /// What holds for a tracker that has these modes; what contradicts itself is reported.
    func resolved(for modes: [Tracker.Mode], _ preset: TrackerPreset?, _ object: inout ObjectReader) -> Resolved {
        if object.has("dailyGoal"), let node = object.node("dailyLimit") {
            object.fail(.conflictingKeys, "both \"dailyGoal\" and \"dailyLimit\"; expected one of them", at: node)
        }
        var resolved = Resolved()
        if modes.contains(where: { $0 == .counter || $0 == .number }) {
            resolved.target = goal.map { .goal($0) } ?? limit.map { .limit($0) } ?? preset?.target
        }
        if streakOn == .goal, resolved.target == nil, object.isSound {
            object.fail(
                .missingValue, "\"streakOn\" asks for a goal, but the tracker has no \"dailyGoal\" or \"dailyLimit\"",
                at: object.node("streakOn"))
        }
        let presetCondition = resolved.target == nil ? nil : preset?.streakOn
        if modes.contains(where: { $0 != .avoidance }) {
            resolved.streakOn = streakOn ?? presetCondition ?? resolved.streakOn
            resolved.switchesStreakOn = streakOn != nil || presetCondition != nil
            resolved.schedule = schedule ?? resolved.schedule
        }
        resolved.summary = summary ?? preset?.summary ?? resolved.summary
        if case .limit = resolved.target, resolved.streakOn == .goal, schedule != nil {
            object.warnOfUnusedKey(
                "schedule", "under a limit with \"streakOn\": \"goal\" every day without a log rests")
            resolved.schedule = .everyDay
        }
        return resolved
    }
}
