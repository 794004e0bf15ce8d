package import Model

/// The result of one day for a streak or tracker.
struct DayResult {
    let day: Day
    let value: FixedDecimal?
    /// The level of an entry or an assumed day.
    let level: Level?
    /// Nil if the day isn't in a streak.
    let state: DayState?
    /// The length of the streak including the day; nil outside a streak, and for a tracker that shows none.
    let streak: Int?
    /// The unit of the streak; nil outside a streak.
    let unit: StreakUnit?
}

extension ResultTable {
    /// A row for each day of each streak and tracker, by day, then in the order of `explain`; O(days × trackers).
    package static func days(of analysis: Analysis, drinks: String) -> ResultTable {
        var table = ResultTable(columns: [
            "date", "id", "value", "goal", "state", "streak", "unit", "limit", "counts", "level",
        ])
        let subjects = ResultSubject.all(in: analysis, drinks: drinks)
        guard let first = subjects.compactMap(\.days?.lowerBound).min() else { return table }
        for day in first...max(first, analysis.today) {
            for subject in subjects where subject.days?.contains(day) ?? false {
                let result = subject.result(on: day)
                table.rows.append([
                    .text(day.description), .text(subject.id), .of(result.value), .of(subject.target?.goal),
                    result.state.orNull { .text($0.rawValue) }, result.streak.orNull(JSONValue.integer),
                    subject.unit.orNull(JSONValue.text), .of(subject.target?.limit),
                    result.unit.orNull { .text($0 == .week ? "weeks" : "days") },
                    result.level.orNull { .text($0.rawValue) },
                ])
            }
        }
        return table
    }
}

extension JSONValue {
    static func of(_ number: FixedDecimal?) -> JSONValue { number.orNull { .number($0.text) } }
}

extension Tracker.DailyTarget {
    fileprivate var goal: FixedDecimal? { if case .goal(let least) = self { least } else { nil } }
    fileprivate var limit: FixedDecimal? { if case .limit(let most) = self { most } else { nil } }
}

/// The result of a day, or of its week if the streak counts weeks.
package enum DayState: String, Sendable, CaseIterable {
    case good
    /// Missed, and healed by a joker.
    case healed
    /// Missed, which ended the streak if there was one.
    case missed
    /// Nothing was recorded and nothing was expected.
    case rest
    /// A day of rest by a pause, or a week in which every day is paused.
    case paused
    /// Undecided: today, the running week, or an open yesterday.
    case pending
    /// A good day without a record, because the profile assumes steady days.
    case assumed

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
