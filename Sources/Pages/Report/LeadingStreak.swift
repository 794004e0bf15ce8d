package import Counting
package import Model
package import Wording

/// What the calendars of a history without levels show: the days of all habits if several lead, else of the first
/// activity, else of the first tracker in use that has a streak.
package struct LeadingStreak: Sendable {
    /// Nil if they show how many of the habits are done, day by day.
    let habit: Habit?
    /// The first day that anything was expected of, or recorded on.
    package let first: Day
    /// The days that a joker made good; empty if weeks are counted, which heal no day, and of all habits together.
    private let healed: Set<Day>
    /// The days without a moment of what is only noticed on which a joker kept the streak.
    private let carried: Set<Day>
}

extension LeadingStreak {
    /// Nil of a history with levels, and of one without activities and trackers with a streak.
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

    /// Whether the calendars show how many habits are done.
    package var isOfAllHabits: Bool { if case nil = habit { true } else { false } }

    /// Whether it is about trackers: activities have calendars and cards of their own.
    package var isOfTrackers: Bool { if case .activity = habit { false } else { true } }

    /// The streak that is told: of all habits the longest, with the name of its habit.
    package func streak(in report: Report) -> (streak: Streak, name: String)? {
        let all = (habit.map { [$0] } ?? report.habits).compactMap { habit in
            report.analysis.streak(of: habit).map { (streak: $0, name: report.goodDay(of: habit)) }
        }
        // The first of those that are as long.
        return all.reversed().max { $0.streak.currentDays < $1.streak.currentDays }
    }

    package func isHealed(_ day: Day) -> Bool { healed.contains(day) }

    /// Whether nothing was noticed on a day, and a joker kept the streak.
    func isCarried(_ day: Day) -> Bool { carried.contains(day) }

    /// Whether a day is drawn as one that counts in the mode that it belongs to, up to the day of the report; of all habits one
    /// on which all that was asked is done.
    func isGood(_ day: Day, in report: Report) -> Bool {
        guard day >= first, day <= report.today else { return false }
        return switch habit {
        case .tracker(let tracker): tracker.isGood(day)
        case let habit?: report.analysis.isDone(habit, on: day)
        case nil: report.analysis.habitCount(on: day).isAll
        }
    }

    /// How many of some days count, of those on which they could: in the mode of today alone.
    package func count(in days: ClosedRange<Day>, of report: Report) -> HabitCount {
        habit.map { report.analysis.daysDone($0, in: days) } ?? report.analysis.fullDays(in: days)
    }

    /// The same of each mode that a tracker ever had, that of today first, with what a day that counts is called; without those
    /// in which no day could.
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

    /// The days that count.
    package func goodDays(in days: ClosedRange<Day>, of report: Report) -> Int { count(in: days, of: report).done }

    /// Whether any day counts.
    func hasGoodDay(in report: Report) -> Bool {
        first <= report.today && goodDays(in: first...report.today, of: report) > 0
    }

    package func name(in report: Report) -> String {
        habit.map { report.name(of: $0) } ?? report.phrases.habits
    }

    /// Whether it is a day with what is avoided.
    func isSlip(_ day: Day) -> Bool {
        if case .tracker(let tracker) = habit { tracker.isSlip(day) } else { false }
    }

    /// What such a day is called.
    func slip(in report: Report) -> String { capitalized(report.phrases.with(name(in: report))) }

    /// What a day that counts in its own mode is called, which may not be that of today.
    func goodDay(on day: Day, in report: Report) -> String {
        guard case .tracker(let tracker) = habit else { return goodDay(in: report) }
        return goodDay(ofSaboteurIn: tracker.mode(on: day), in: report)
    }

    /// The same in a mode, of a saboteur; others have one word.
    func goodDay(ofSaboteurIn mode: Tracker.Mode, in report: Report) -> String {
        guard case .tracker(let tracker) = habit, tracker.kind == .saboteur else {
            return goodDay(in: report)
        }
        let name = report.name(of: tracker)
        return mode == .avoidance
            ? capitalized(report.phrases.without(name)) : report.phrases.daysNoticed(name)
    }

    /// What a day is called that does not count, and that no joker healed.
    func otherDay(in report: Report) -> String {
        if case .tracker(let tracker) = habit, tracker.streakOn == .goal, tracker.target != nil {
            return report.phrases.notReached
        }
        return report.phrases.nothingNoted
    }

    /// What a day that counts is called, with the name of the habit as it is or made shorter.
    package func goodDay(in report: Report, named name: (String) -> String = { $0 }) -> String {
        habit.map { report.goodDay(of: $0, named: name) } ?? report.phrases.allHabitsDone
    }

    /// How many of some days count.
    package func figure(in days: ClosedRange<Day>, of report: Report) -> Figure {
        let good = goodDays(in: days, of: report)
        return isOfAllHabits ? report.phrases.daysWithAllHabits(good) : report.phrases.days(good)
    }
}

/// What the grids of a year are called, and what they say in words.
extension Report {
    /// `Sober days, 2025`, or what is in their place.
    func heatTitle(_ span: String) -> String {
        if let leading { return "\(leading.name(in: self)), \(span)" }
        return lead == .less ? phrases.levelsTitle(span) : phrases.heatTitle(span)
    }

    /// What the numbers of their table are.
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
