/// Something to do, or to refrain from, day by day (Documentation/counting.md, section 5).
package enum Habit: Sendable {
    case activity(Activity)
    case tracker(TrackerAnalysis)
}

/// The result of a habit on a day.
package enum HabitDay: Sendable, Hashable {
    case done
    /// It was missed, and a joker healed it.
    case healed
    case missed
    /// Today, before it counts.
    case open
    /// Nothing was expected, and nothing was done.
    case rest
}

/// How much of what habits expected was done, in days; a weekly habit has at most the days it needs.
package struct HabitCount: Sendable, Hashable {
    package private(set) var done = 0
    package private(set) var asked = 0

    /// The percentage done, 0–100; nil if nothing was expected.
    package var percent: Int? { asked > 0 ? share(of: done, in: asked) : nil }
    /// Whether all of it is done; false if nothing was expected.
    package var isAll: Bool { asked > 0 && done == asked }

    mutating func count(_ day: HabitDay) {
        guard day != .rest else { return }
        asked += 1
        if day == .done { done += 1 }
    }

    package static func + (left: HabitCount, right: HabitCount) -> HabitCount {
        HabitCount(done: left.done + right.done, asked: left.asked + right.asked)
    }

    mutating func ask(for days: Int) { asked += days }

    /// Adds a week that needs a number of days.
    mutating func count(_ days: Int, of needed: Int) {
        asked += needed
        done += min(days, needed)
    }
}

extension Sequence<HabitCount> {
    package var sum: HabitCount { reduce(HabitCount(), +) }
}
