package import Model

/// What became of a day, or of the week that holds it where the streak counts weeks.
package enum DayState: String, Sendable, CaseIterable {
    case good
    /// Missed, and made good by a joker.
    case healed
    /// Missed, which ended the streak if there was one.
    case missed
    /// Nothing was recorded and nothing was expected.
    case rest
    /// A day of rest because of a pause, or a week of which every day is paused.
    case paused
    /// Today, the running week, or a yesterday that is still asked about.
    case pending
    /// A good day that nobody recorded, because the profile assumes steady days.
    case assumed

    /// The state of the step of a streak that holds a day.
    package init(_ step: StreakStep, on day: Day, counting unit: StreakUnit, _ rest: RestDays, isAssumed: Bool) {
        self =
            switch step.outcome {
            case .good: isAssumed && unit != .week ? .assumed : .good
            case .healed: .healed
            case .broken: .missed
            case .pending: .pending
            case .rest where unit == .week:
                rest.goodDaysNeeded(in: Week(containing: day)) == nil ? .paused : .rest
            case .rest: rest.pause(on: day) == nil ? .rest : .paused
            }
    }
}
