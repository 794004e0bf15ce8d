package import Counting
package import Model
package import Wording

/// The subject of the calendars in a history without levels: all habits if several lead, else the first activity, else
/// the first active tracker that has a streak.
package struct LeadingStreak: Sendable {
    /// Nil if the calendars show all habits together.
    let habit: Habit?
    /// The first day with a record or an expectation.
    package let first: Day
    /// The days that a joker healed; empty for streaks of weeks, which heal weeks, and for all habits together.
    private let healed: Set<Day>
    /// For a tracker in awareness, the days without a moment on which a joker kept the streak.
    private let carried: Set<Day>
}

extension LeadingStreak {
    /// Nil if the history has levels, or neither activities nor trackers with a streak.
    init?(_ analysis: Analysis) {
        guard let leading = analysis.leading, let streak = analysis.streak(of: leading) else { return nil }
        if analysis.leadsByHabits {
            habit = nil
            first = analysis.habits.compactMap(analysis.firstDay).min() ?? streak.walk.first
            (healed, carried) = ([], [])
        } else {
            habit = leading
            first = min(analysis.firstDay(of: leading) ?? streak.walk.first, streak.walk.first)
            let days = streak.walk.unit == .day ? Set(streak.healed) : []
            let isNoticed = { (day: Day) in
                if case .tracker(let tracker) = leading { tracker.mode(on: day) == .awareness } else { false }
            }
            (healed, carried) = (days.filter { !isNoticed($0) }, days.filter(isNoticed))
        }
    }

    /// Whether the calendars show all habits together.
    package var isOfAllHabits: Bool { if case nil = habit { true } else { false } }

    /// Whether it is about trackers, and not about an activity, which has calendars and cards of its own.
    package var isOfTrackers: Bool { if case .activity = habit { false } else { true } }

    /// The streak that is shown: for all habits the longest one, with the name of its habit.
    package func streak(in report: Report) -> (streak: Streak, name: String)? {
        let all = (habit.map { [$0] } ?? report.habits).compactMap { habit in
            report.analysis.streak(of: habit).map { (streak: $0, name: report.goodDay(of: habit)) }
        }
        // The first of several that are equally long.
        return all.max { $0.streak.currentDays < $1.streak.currentDays }
    }

    package func isHealed(_ day: Day) -> Bool { healed.contains(day) }

    /// Whether nothing was noticed on a day, and a joker kept the streak.
    func isCarried(_ day: Day) -> Bool { carried.contains(day) }

    /// Whether a day counts in the mode that it belongs to, up to the day of the report; for all habits, whether
    /// everything expected was done.
    func isGood(_ day: Day, in report: Report) -> Bool {
        guard day >= first, day <= report.today else { return false }
        return switch habit {
        case .tracker(let tracker): tracker.isGood(day)
        case let habit?: report.analysis.isDone(habit, on: day)
        case nil: report.analysis.habitCount(on: day).isAll
        }
    }

    /// The number of days that count, and of days that could, only in today's mode.
    package func count(in days: ClosedRange<Day>, of report: Report) -> HabitCount {
        habit.map { report.analysis.daysDone($0, in: days) } ?? report.analysis.fullDays(in: days)
    }

    /// The same for each mode that a tracker ever had, today's first, with the name of a good day; modes in which no
    /// day could count are left out.
    func countsByMode(in days: ClosedRange<Day>, of report: Report) -> [(name: String, count: HabitCount, isOver: Bool)]
    {
        guard case .tracker(let tracker) = habit else {
            let count = count(in: days, of: report)
            let name = isOfAllHabits ? report.phrases.everythingDone : goodDay(in: report)
            return count.asked > 0 ? [(name, count, false)] : []
        }
        return tracker.modes.compactMap { mode in
            let count = report.analysis.daysDone(.tracker(tracker), in: days, mode)
            return count.asked > 0
                ? (goodDay(ofSaboteurIn: mode, in: report), count, mode != tracker.mode) : nil
        }
    }

    /// The number of days that count.
    package func goodDays(in days: ClosedRange<Day>, of report: Report) -> Int { count(in: days, of: report).done }

    /// Whether any day counts.
    func hasGoodDay(in report: Report) -> Bool {
        first <= report.today && goodDays(in: first...report.today, of: report) > 0
    }

    package func name(in report: Report) -> String {
        habit.map { report.name(of: $0) } ?? report.phrases.habits
    }

    /// Whether an avoided thing was logged on a day.
    func isSlip(_ day: Day) -> Bool {
        if case .tracker(let tracker) = habit { tracker.isSlip(day) } else { false }
    }

    /// The name of a day on which an avoided thing was logged.
    func slip(in report: Report) -> String { capitalized(report.phrases.with(name(in: report))) }

    /// The name of a day that counts in its own mode, which may not be today's.
    func goodDay(on day: Day, in report: Report) -> String {
        guard case .tracker(let tracker) = habit else { return goodDay(in: report) }
        return goodDay(ofSaboteurIn: tracker.mode(on: day), in: report)
    }

    /// The name of a day that counts in a mode of a saboteur; other trackers have one name.
    func goodDay(ofSaboteurIn mode: Tracker.Mode, in report: Report) -> String {
        guard case .tracker(let tracker) = habit, tracker.kind == .saboteur else {
            return goodDay(in: report)
        }
        let name = report.name(of: tracker)
        return mode == .avoidance
            ? capitalized(report.phrases.without(name)) : report.phrases.daysNoticed(name)
    }

    /// The name of a day that doesn't count, and that no joker healed.
    func otherDay(in report: Report) -> String {
        if case .tracker(let tracker) = habit, tracker.streakOn == .goal, tracker.target != nil {
            return report.phrases.notReached
        }
        return report.phrases.nothingNoted
    }

    /// The name of a day that counts, with the habit's name, shortened by `name`.
    package func goodDay(in report: Report, named name: (String) -> String = { $0 }) -> String {
        habit.map { report.goodDay(of: $0, named: name) } ?? report.phrases.allHabitsDone
    }

    /// The number of days that count.
    package func figure(in days: ClosedRange<Day>, of report: Report) -> Figure {
        let good = goodDays(in: days, of: report)
        return isOfAllHabits ? report.phrases.daysWithAllHabits(good) : report.phrases.days(good)
    }
}

/// The titles of yearly grids, and their descriptions.
extension Report {
    /// `Sober days, 2025`, or the leading streak instead.
    func heatTitle(_ span: String) -> String {
        if let leading { return "\(leading.name(in: self)), \(span)" }
        return lead == .less ? phrases.levelsTitle(span) : phrases.heatTitle(span)
    }

    /// The meaning of the numbers in their table.
    var heatTableNote: String {
        guard let leading else {
            return tellsDrinksFirst
                ? phrases.drinksTableNote : lead == .less ? phrases.level : phrases.heatTableNote
        }
        return leading.isOfAllHabits ? phrases.habitsTableNote : phrases.runTableNote
    }

    func heatDescription(of days: ClosedRange<Day>) -> String {
        guard let leading else {
            return lead == .less
                ? phrases.levelsDescription(steady: countedDays(in: days))
                : phrases.heatDescription(soberDays(in: days))
        }
        let good = leading.goodDays(in: days, of: self)
        return leading.isOfAllHabits ? phrases.habitsDescription(good) : phrases.runsDescription(good)
    }
}
