package import ProgressModel

/// One measure of a week beside the weeks before.
package struct WeekComparison: Sendable, Hashable {
    package let measure: WeekMeasure
    /// What `days` came to; nil where nothing of it was recorded on them.
    package let value: FixedDecimal?
    /// How many days of the week have a guess in `value`.
    package let estimatedDays: Int
    /// The days that are compared: the whole week, or in the running one those up to today, up to yesterday while today is
    /// open or rests, and of levels no further than the day before yesterday while yesterday is open; nil where there are
    /// none yet.
    package let days: ClosedRange<Day>?
    /// The same weekdays of the eight weeks before, oldest first; nil where nothing was recorded, and for a week that
    /// began before the first record of the measure.
    package let earlier: [FixedDecimal?]

    /// For each of `earlier` whether it holds a guess.
    package let hasEarlierEstimate: [Bool]

    /// The week before.
    package var before: FixedDecimal? { earlier.last ?? nil }
    /// The median of those of `earlier` that are known; nil of fewer than four, which say nothing about what is usual.
    package let usual: FixedDecimal?
    /// Whether a week of those that `usual` is taken from holds a guess.
    package let isUsualEstimated: Bool

    private static let earlierWeeks = 8
    private static let fewestWeeks = 4

    /// Nil where the measure was not recorded up to the end of the week.
    init?(_ measure: WeekMeasure, _ analysis: Analysis, of week: Week, figures: WeekFigures) {
        let last = min(week.sunday, analysis.today)
        guard let first = measure.firstDay(in: analysis), first <= last else { return nil }
        let open = measure.openYesterday(in: analysis)
        let leavesTodayOut = last == analysis.today && !measure.isTodaySettled(in: analysis)
        var settled = leavesTodayOut ? last.advanced(by: -1) : last
        if let open, week.days.contains(open) { settled = min(settled, open.advanced(by: -1)) }
        let days = week.monday <= settled ? week.monday...settled : nil
        let figures = settled < last ? days.map { WeekFigures(analysis.days, in: $0) } ?? WeekFigures() : figures
        self.measure = measure
        self.days = days
        value = measure.value(in: figures)
        estimatedDays = measure == .drinks ? figures.estimatedDays : 0
        let known = (1...WeekComparison.earlierWeeks).reversed().map { distance -> WeekFigures? in
            let other = week.advanced(by: -distance)
            guard let days, first <= other.monday, !(open.map(other.days.contains) ?? false) else { return nil }
            return WeekComparison.figures(analysis, of: other, like: days)
        }
        earlier = known.map { $0.flatMap(measure.value(in:)) }
        hasEarlierEstimate = known.map { measure == .drinks && ($0?.estimatedDays ?? 0) > 0 }
        isUsualEstimated = hasEarlierEstimate.contains(true)
        usual = WeekComparison.median(earlier.compactMap(\.self))
    }

    /// The figures of the days of a week that stand where `days` stand in theirs.
    private static func figures(_ analysis: Analysis, of week: Week, like days: ClosedRange<Day>) -> WeekFigures {
        if days.count == 7, let figures = analysis.weeks[week] { return figures }
        let last = week.monday.advanced(by: days.count - 1)
        return WeekFigures(analysis.days, in: week.monday...last)
    }

    /// The middle number, or the mean of the middle two; nil of too few.
    private static func median(_ numbers: [FixedDecimal]) -> FixedDecimal? {
        guard numbers.count >= fewestWeeks else { return nil }
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        guard sorted.count % 2 == 0 else { return sorted[middle] }
        return FixedDecimal(billionths: (sorted[middle - 1] + sorted[middle]).billionths / 2)
    }
}

extension WeekMeasure {
    /// The first day with a record of the measure; nil where there is none.
    func firstDay(in analysis: Analysis) -> Day? {
        let walk =
            switch self {
            case .soberDays, .drinks: analysis.noalc.dayWalk
            case .mindfulnessMinutes: analysis.meditation.streak.walk
            case .workoutMinutes: analysis.workout.streak.walk
            }
        return walk.isEmpty ? nil : walk.days.lowerBound
    }

    /// Yesterday, while the question about it is open; nil for what is not asked about.
    func openYesterday(in analysis: Analysis) -> Day? {
        self == .soberDays || self == .drinks ? analysis.noalc.openYesterday : nil
    }

    /// Whether today can be compared with whole days: it has an entry, or minutes that count.
    ///
    /// Else it is still open or rests, and a part of it would stand beside whole days.
    func isTodaySettled(in analysis: Analysis) -> Bool {
        switch self {
        case .soberDays, .drinks: analysis.days[analysis.today]?.level != nil
        case .mindfulnessMinutes: analysis.counts(.meditation, on: analysis.today)
        case .workoutMinutes: analysis.counts(.workout, on: analysis.today)
        }
    }
}
