import Model

/// What a streak or tracker made of one day.
struct DayResult {
    let day: Day
    let value: FixedDecimal?
    /// Of an entry or an assumed day.
    let level: Level?
    /// Nil where no streak reaches the day.
    let state: DayState?
    /// The length of the streak with the day; nil where none reaches it, and of a tracker that shows none.
    let streak: Int?
    /// What the streak counts; nil where none reaches the day.
    let unit: StreakUnit?
}

extension ResultTable {
    /// A row for each day of each streak and tracker: ascending by day, on each day as `explain` has them.
    ///
    /// O(days × trackers).
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
    /// A number, or null.
    static func of(_ number: FixedDecimal?) -> JSONValue { number.orNull { .number($0.text) } }
}

extension Tracker.DailyTarget {
    fileprivate var goal: FixedDecimal? { if case .goal(let least) = self { least } else { nil } }
    fileprivate var limit: FixedDecimal? { if case .limit(let most) = self { most } else { nil } }
}
