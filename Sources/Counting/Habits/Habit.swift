/// Something to do, or to keep from, day by day (Documentation/counting.md, section 5).
package enum Habit: Sendable {
    case activity(Activity)
    case tracker(TrackerAnalysis)
}

/// What became of a day of a habit.
package enum HabitDay: Sendable, Hashable {
    /// It counts by itself.
    case done
    /// It did not count, and a joker made it good.
    case healed
    case missed
    /// Today, before it counts.
    case open
    /// Nothing was expected, and nothing was done.
    case rest
}

/// How much of what habits asked for was done: days, of a habit by the week no more of them than it needs.
package struct HabitCount: Sendable, Hashable {
    package private(set) var done = 0
    package private(set) var asked = 0

    /// How much of it is done, 0–100; nil if nothing was asked.
    package var percent: Int? { asked > 0 ? share(of: done, in: asked) : nil }
    /// Whether all of it is done; false if nothing was asked.
    package var isAll: Bool { asked > 0 && done == asked }

    mutating func count(_ day: HabitDay) {
        guard day != .rest else { return }
        asked += 1
        if day == .done { done += 1 }
    }

    /// Both together.
    package static func + (left: HabitCount, right: HabitCount) -> HabitCount {
        HabitCount(done: left.done + right.done, asked: left.asked + right.asked)
    }

    /// Days to come.
    mutating func ask(for days: Int) { asked += days }

    /// A week that needs so many days.
    mutating func count(_ days: Int, of needed: Int) {
        asked += needed
        done += min(days, needed)
    }
}

extension Sequence<HabitCount> {
    /// All of them together.
    package var sum: HabitCount { reduce(HabitCount(), +) }
}
