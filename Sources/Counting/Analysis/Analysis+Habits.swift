package import Model

extension Analysis {
    /// What is done day by day: the activities that were ever recorded, then the active trackers that have a streak, in
    /// file order; if there aren't any of these, the active trackers of type good.
    ///
    /// A tracker in awareness isn't a habit: it expects nothing of a day without a log.
    package var habits: [Habit] {
        everyHabit.filter { habit in
            if case .tracker(let tracker) = habit { tracker.isActive } else { true }
        }
    }

    /// The same with inactive trackers.
    static func everyHabit(_ activities: [ActivityAnalysis], _ trackers: [TrackerAnalysis]) -> [Habit] {
        let activities = zip(Activity.allCases, activities).filter { !$1.streak.walk.isEmpty }.map {
            Habit.activity($0.0)
        }
        let trackers = trackers.filter { $0.mode != .awareness }
        let inStreak = trackers.filter(\.hasStreak)
        let shown = activities.isEmpty && inStreak.isEmpty ? trackers.filter { $0.kind == .good } : inStreak
        return activities + shown.map(Habit.tracker)
    }

    /// Whether the report leads with several habits: there are no levels, and not all of the habits are activities.
    package var leadsByHabits: Bool {
        guard aim == .habits, noalc.streak.walk.isEmpty else { return false }
        let habits = habits
        return habits.count > 1 && habits.contains { if case .tracker = $0 { true } else { false } }
    }

    /// The leading habit without levels: the first activity, else the first active tracker with a streak; nil with
    /// levels.
    package var leading: Habit? {
        guard noalc.streak.walk.isEmpty else { return nil }
        if let activity = Activity.allCases.first(where: { !activity($0).streak.walk.isEmpty }) {
            return .activity(activity)
        }
        return trackers.first { $0.isActive && $0.streak != nil }.map(Habit.tracker)
    }

    /// The streak of a habit; nil for a tracker without one.
    package func streak(of habit: Habit) -> Streak? {
        switch habit {
        case .activity(let activity): self.activity(activity).streak
        case .tracker(let tracker): tracker.streak
        }
    }

    /// The result of a habit on a day up to today; nil outside its time, and while a tracker is in awareness.
    package func outcome(of habit: Habit, on day: Day) -> HabitDay? {
        guard let walk = walk(of: habit, on: day), let step = walk[day] else { return nil }
        if isDone(habit, on: day) { return .done }
        // A goal by the week expects nothing of a single day.
        guard walk.unit != .week else { return .rest }
        if step.outcome == .healed { return .healed }
        return switch step.mark {
        case .good: .done
        case .missed: .missed
        case .pending: .open
        case .rest: .rest
        }
    }

    /// How many habits were expected on a day up to today, and how many were done.
    ///
    /// A habit with a weekly goal is expected on the days on which it was done. O(habits).
    package func habitCount(on day: Day) -> HabitCount { habitCount(of: everyHabit, on: day) }

    func habitCount(of habits: [Habit], on day: Day) -> HabitCount {
        habits.reduce(into: HabitCount()) { count, habit in
            if let outcome = outcome(of: habit, on: day) { count.count(outcome) }
        }
    }

    /// The habits that expect something of a weekday: one with some days a week doesn't.
    var dailyHabits: [Habit] { everyHabit.filter { rest(of: $0).schedule.daysPerWeek == nil } }

    /// What the habits expected in a week up to its Sunday, and what was done, also for the running week; O(habits).
    package func habitCount(in week: Week) -> HabitCount {
        everyHabit.map { habitCount(of: $0, in: week) }.sum
    }

    /// What a habit expected in a year, and what was done, in past weeks whose Thursday is in the year; O(days).
    package func habitCount(of habit: Habit, inYear year: Int) -> HabitCount {
        let first = Week(containing: YearMonth(year: year, month: 1).firstDay.advanced(by: 3))
        let weeks = sequence(first: first) { $0.advanced(by: 1) }.prefix { $0.year == year && $0.sunday < today }
        return weeks.map { habitCount(of: habit, in: $0) }.sum
    }

    /// What a habit expected in a week, and what was done.
    ///
    /// A limit expects nothing of future days: it rests without a log. A window that ends within the week doesn't have
    /// them.
    package func habitCount(of habit: Habit, in week: Week) -> HabitCount {
        var (count, done) = (HabitCount(), 0)
        let last = min(week.sunday, days.range.upperBound)
        guard week.monday <= last else { return count }
        var isAlive = false
        for day in week.monday...last {
            guard let outcome = outcome(of: habit, on: day) else { continue }
            isAlive = true
            count.count(outcome)
            if outcome == .done { done += 1 }
        }
        guard isAlive else { return count }
        if let walk = walk(of: habit, on: last), walk.unit == .week {
            // A week of rest expects no more than was done.
            count = HabitCount()
            let needed = walk[last]?.mark == .rest ? nil : rest(of: habit).goodDaysNeeded(in: week)
            count.count(done, of: needed ?? done)
        } else if last == today, last < week.sunday, !isOnlyLimited(habit) {
            let rest = rest(of: habit)
            count.ask(for: (last.advanced(by: 1)...week.sunday).count { rest.reason(on: $0) == nil })
        }
        return count
    }

    /// The walk that a day of a habit belongs to; nil outside its time, and while a tracker is in awareness.
    private func walk(of habit: Habit, on day: Day) -> StreakWalk? {
        switch habit {
        case .activity(let activity): self.activity(activity).streak.walk
        case .tracker(let tracker): tracker.walk(on: day).flatMap { $0.mode == .awareness ? nil : $0.walk }
        }
    }

    /// The day on which a habit began; nil for a tracker without logs and without a walk.
    package func firstDay(of habit: Habit) -> Day? {
        switch habit {
        case .activity(let activity): self.activity(activity).streak.walk.days.lowerBound
        case .tracker(let tracker): tracker.firstDay
        }
    }

    /// Whether a day of a habit counts, in today's mode of its tracker or in the one given.
    package func isDone(_ habit: Habit, on day: Day, _ mode: Tracker.Mode? = nil) -> Bool {
        switch habit {
        case .activity(let activity): counts(activity, on: day)
        case .tracker(let tracker): tracker.isGood(day) && tracker.isOfMode(day, mode)
        }
    }

    /// On how many days a habit was done, of those on which it was expected since it began, in today's mode or the one
    /// given; days of rest and an open today are left out; O(days).
    package func daysDone(_ habit: Habit, in days: ClosedRange<Day>, _ mode: Tracker.Mode? = nil) -> HabitCount {
        guard let first = firstDay(of: habit) else { return HabitCount() }
        let rest = rest(of: habit)
        return days.reduce(into: HabitCount()) { count, day in
            guard day >= first, day <= self.days.range.upperBound else { return }
            if isDone(habit, on: day, mode) {
                count.count(.done)
            } else if isOfMode(habit, day, mode), !rest.rests(day), day < today || isMissed(habit, on: day) {
                count.count(.missed)
            }
        }
    }

    /// On how many days everything expected was done, of those that expected anything; without an open today; O(days ×
    /// habits).
    package func fullDays(in days: ClosedRange<Day>) -> HabitCount {
        days.reduce(into: HabitCount()) { all, day in
            guard day <= today else { return }
            let outcomes = everyHabit.compactMap { outcome(of: $0, on: day) }
            let count = outcomes.reduce(into: HabitCount()) { $0.count($1) }
            guard count.asked > 0, count.isAll || !outcomes.contains(.open) else { return }
            all.count(count.isAll ? .done : .missed)
        }
    }

    /// Whether a day belongs to today's mode of a habit's tracker, or to the one given; activities have one mode.
    package func isOfMode(_ habit: Habit, _ day: Day, _ mode: Tracker.Mode? = nil) -> Bool {
        if case .tracker(let tracker) = habit { tracker.isOfMode(day, mode) } else { true }
    }

    /// Whether a day that isn't over is already missed, by a slip or by exceeding a limit.
    private func isMissed(_ habit: Habit, on day: Day) -> Bool {
        guard case .tracker(let tracker) = habit, case .missed = tracker.walk(on: day)?.walk[day]?.mark else {
            return false
        }
        return true
    }

    /// The days on which a missing record of the habit isn't a gap.
    package func rest(of habit: Habit) -> RestDays {
        switch habit {
        case .activity(let activity): rest(of: activity)
        case .tracker(let tracker): tracker.mode == .avoidance ? .none : tracker.tracker.rest(history.profile)
        }
    }

    private func isOnlyLimited(_ habit: Habit) -> Bool {
        if case .tracker(let tracker) = habit, tracker.streakOn == .goal, case .limit = tracker.target {
            true
        } else {
            false
        }
    }

    package func activity(_ activity: Activity) -> ActivityAnalysis {
        activity == .meditation ? meditation : workout
    }

    /// Whether the minutes of a day reach the activity's minimum.
    package func counts(_ activity: Activity, on day: Day) -> Bool {
        days[day].map { activity.minutes(of: $0) >= history.profile.minimumMinutes } ?? false
    }

    /// The days on which nothing is expected of an activity; O(pauses).
    package func rest(of activity: Activity) -> RestDays { RestDays(activity, history.profile) }

    /// Pauses without an end that began more than 14 days ago, in file order, each with the days since; empty for the
    /// public edition, which asks nothing.
    package var openPauses: [(pause: Pause, days: Int)] {
        guard audience == .private else { return [] }
        return history.profile.pauses.compactMap { pause in
            let days = pause.span.first.distance(to: today)
            return pause.span.last == nil && days > 14 ? (pause, days) : nil
        }
    }

    /// The week in which the first habit began, and the counts of every week from it to the running one; empty if no
    /// habit has begun; O(weeks × habits).
    package var habitWeeks: (first: Week, counts: [HabitCount]) {
        let running = Week(containing: today)
        guard let first = habits.compactMap(firstDay).min().map(Week.init(containing:)), first <= running else {
            return (running, [])
        }
        return (first, (0...first.distance(to: running)).map { habitCount(in: first.advanced(by: $0)) })
    }

    /// What the daily habits expected on each weekday, Monday first, and what was done; without an open today; O(days ×
    /// habits).
    package var habitWeekdays: [HabitCount] {
        var counts = [HabitCount](repeating: HabitCount(), count: 7)
        let daily = dailyHabits
        guard let first = daily.compactMap(firstDay).min(), first <= today else { return counts }
        let isOpen = habits.contains { outcome(of: $0, on: today) == .open }
        for day in first...today where day < today || !isOpen {
            counts[day.weekday.rawValue] = counts[day.weekday.rawValue] + habitCount(of: daily, on: day)
        }
        return counts
    }
}
