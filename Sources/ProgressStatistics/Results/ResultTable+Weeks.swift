package import ProgressAnalysis
import ProgressModel

extension ResultTable {
    /// A row for each week of each streak and tracker, ascending by week.
    ///
    /// Where a streak counts days, how many of the week had each state; where it counts weeks, the state of the week and the days
    /// that counted for it. O(days × trackers).
    package static func weeks(of analysis: Analysis) -> ResultTable {
        let states = DayState.allCases
        var table = ResultTable(
            ["date", "id", "value", "limit", "state", "streak", "unit", "counts", "week", "needed"]
                + states.map(\.rawValue))
        let subjects = ResultSubject.all(in: analysis)
        guard let first = subjects.compactMap(\.days?.lowerBound).min() else { return table }
        let firstWeek = Week(containing: first)
        for offset in 0...max(0, firstWeek.distance(to: Week(containing: analysis.today))) {
            let week = firstWeek.advanced(by: offset)
            for subject in subjects {
                guard let days = subject.days, days.overlaps(week.days) else { continue }
                let results = week.days.clamped(to: days).map(subject.result)
                let last = results.last { $0.unit != nil }
                let countsWeeks = last?.unit == .week
                let progress = last.flatMap { last in
                    countsWeeks ? subject.walk(on: last.day).flatMap { subject.progress(of: week, in: $0) } : nil
                }
                let counts = states.map { state in results.count { $0.unit != .week && $0.state == state } }
                let good = countsWeeks ? progress?.good : counts[0]
                table.rows.append(
                    [
                        .text(week.monday.description), .text(subject.id), .of(subject.value(of: week)),
                        .of(subject.limit(of: week)),
                        countsWeeks ? last?.state.orNull { .text($0.rawValue) } ?? .null : .null,
                        last?.streak.orNull(JSONValue.integer) ?? .null, subject.unit.orNull(JSONValue.text),
                        last?.unit.orNull { .text($0 == .week ? "weeks" : "days") } ?? .null,
                        .text(week.description), progress?.needed.orNull(JSONValue.integer) ?? .null,
                        good.orNull(JSONValue.integer),
                    ] + counts.dropFirst().map { countsWeeks ? .null : .integer($0) })
            }
        }
        return table
    }
}
