package import ProgressModel

/// What the tracker says, for those who have its analysis; `mode` is that of today.
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
