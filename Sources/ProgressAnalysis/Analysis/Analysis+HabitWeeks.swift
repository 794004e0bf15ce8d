package import ProgressModel

extension Analysis {
    /// The week in which the first habit began, and what all of them asked for week by week from it to the running one; empty
    /// without a habit that has begun.
    ///
    /// O(weeks × habits).
    package var habitWeeks: (first: Week, counts: [HabitCount]) {
        let running = Week(containing: today)
        guard let first = habits.compactMap(firstDay).min().map(Week.init(containing:)), first <= running else {
            return (running, [])
        }
        return (first, (0...first.distance(to: running)).map { habitCount(in: first.advanced(by: $0)) })
    }

    /// What the habits asked for on each weekday, Monday first; of today only where nothing of it is open.
    ///
    /// O(days × habits).
    package var habitWeekdays: [HabitCount] {
        var counts = [HabitCount](repeating: HabitCount(), count: 7)
        guard let first = habits.compactMap(firstDay).min(), first <= today else { return counts }
        let isOpen = habits.contains { outcome(of: $0, on: today) == .open }
        for day in first...today where day < today || !isOpen {
            counts[day.weekday.rawValue] = counts[day.weekday.rawValue] + habitCount(on: day)
        }
        return counts
    }
}
