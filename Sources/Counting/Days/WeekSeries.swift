package import Model

/// Every ISO week from that of the first day of the history to the running one, with its figures.
package struct WeekSeries: Sendable {
    /// The number of weeks with any minutes before a week, and the most minutes of one of them.
    typealias Best = (weeks: Int, minutes: Int)

    package let first: Week
    /// One for each week from `first` to the running one, without gaps; empty only in a window.
    package let figures: ArraySlice<WeekFigures>
    private let mindfulness, workout: ArraySlice<Best>

    /// Sums up every week; O(days).
    init(_ table: DayTable) {
        let first = Week(containing: table.first)
        let count = first.distance(to: Week(containing: table.today)) + 1
        let figures = (0..<count).map { offset in
            let week = first.advanced(by: offset)
            return WeekFigures(table, in: week.days)
        }
        self.first = first
        self.figures = figures[...]
        mindfulness = WeekSeries.best(figures.lazy.map(\.mindfulnessMinutes))[...]
        workout = WeekSeries.best(figures.lazy.map(\.workoutMinutes))[...]
    }

    private init(_ whole: WeekSeries, weeks: Int) {
        first = whole.first
        figures = whole.figures.prefix(weeks)
        mindfulness = whole.mindfulness.prefix(weeks)
        workout = whole.workout.prefix(weeks)
    }

    /// The weeks that end on a day or before it, possibly none; O(1).
    func window(through last: Day) -> WeekSeries {
        WeekSeries(self, weeks: max(0, first.distance(to: Week(containing: last.advanced(by: 1)))))
    }

    package var weeks: [Week] { figures.indices.map { first.advanced(by: $0) } }

    /// The figures of a week; nil outside of the series.
    package subscript(week: Week) -> WeekFigures? {
        index(of: week).map { figures[$0] }
    }

    /// The best week before one of the series; nil for a measure without a best.
    func best(of measure: WeekMeasure, before week: Week) -> Best? {
        switch measure {
        case .soberDays, .drinks: nil
        case .mindfulnessMinutes: index(of: week).map { mindfulness[$0] }
        case .workoutMinutes: index(of: week).map { workout[$0] }
        }
    }

    private func index(of week: Week) -> Int? {
        let offset = first.distance(to: week)
        return figures.indices.contains(offset) ? offset : nil
    }

    private static func best(_ minutes: some Sequence<Int>) -> [Best] {
        var best: Best = (0, 0)
        return minutes.map { minutes in
            defer {
                best.weeks += minutes > 0 ? 1 : 0
                best.minutes = max(best.minutes, minutes)
            }
            return best
        }
    }
}

package enum WeekMeasure: String, CaseIterable, Sendable {
    case soberDays, drinks, mindfulnessMinutes, workoutMinutes

    /// What was recorded of the measure.
    package func sum(of figures: WeekFigures) -> FixedDecimal {
        switch self {
        case .soberDays: FixedDecimal(figures.soberDays)
        case .drinks: figures.drinks
        case .mindfulnessMinutes: FixedDecimal(figures.mindfulnessMinutes)
        case .workoutMinutes: FixedDecimal(figures.workoutMinutes)
        }
    }

    /// How many of `all` days have a value: without a session there are 0 minutes, but without an entry drinks are
    /// unknown.
    func recordedDays(of all: Int, in figures: WeekFigures) -> Int {
        switch self {
        case .soberDays: figures.enteredDays + (figures.hasOnlyLastDrink ? 1 : 0)
        case .drinks: figures.enteredDays
        case .mindfulnessMinutes, .workoutMinutes: all
        }
    }

    /// Whether the week has any record of the measure.
    func isRecorded(in figures: WeekFigures) -> Bool {
        switch self {
        case .soberDays, .drinks: figures.enteredDays > 0
        case .mindfulnessMinutes: figures.hasMindfulness
        case .workoutMinutes: figures.hasWorkouts
        }
    }
}
