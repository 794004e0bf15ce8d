import Counting
import Model
import Wording

extension Report {
    /// Whether several habits lead together.
    var leadsByHabits: Bool { lead == .habits && habits.count > 1 }

    /// The only habit; nil if there are several.
    var onlyHabit: Habit? { habits.count == 1 ? habits[0] : nil }

    /// The only habit, if habits are the aim; if there aren't any, the only tracker in awareness.
    var soleHabit: Habit? {
        guard lead == .habits else { return nil }
        if !habits.isEmpty { return onlyHabit }
        let trackers = analysis.trackers.filter(\.isActive)
        return trackers.count == 1 ? trackers.first.map(Habit.tracker) : nil
    }

    func name(of habit: Habit) -> String {
        switch habit {
        case .activity(let activity): activity.name(phrases)
        case .tracker(let tracker): name(of: tracker)
        }
    }

    /// The emoji of a habit.
    func icon(of habit: Habit) -> String {
        switch habit {
        case .activity(let activity): activity.emoji
        case .tracker(let tracker): tracker.icon
        }
    }

    /// The name of a day that counts: the habit's name, the avoided thing, or the noticed one.
    ///
    /// `shortened` makes the name shorter.
    func goodDay(of habit: Habit, named shortened: (String) -> String = { $0 }) -> String {
        let name = shortened(name(of: habit))
        return switch kind(of: habit) {
        case .without: capitalized(phrases.without(name))
        case .noticed: phrases.daysNoticed(name)
        case .goalReached: phrases.withGoalReached(name)
        case .logged, .limitKept: name
        }
    }

    func link(to habit: Habit) -> Link {
        switch habit {
        case .activity(let activity): Link(.activity(activity))
        case .tracker(let tracker): Link(.tracker(tracker.id))
        }
    }

    /// The number for a week of habits or, without habits, of the leading streak; nil if nothing was expected.
    func habitFigure(_ week: Week) -> Figure? {
        let count = analysis.habitCount(in: week)
        if count.asked > 0 {
            // Days to come aren't part of a week's share.
            guard onlyHabit != nil else {
                return week.sunday < today ? phrases.habitShare(count) : phrases.habitsDone(count)
            }
            return Figure(numbers.text(count.done), phrases.ofDays(count.asked))
        }
        guard let days = leading?.count(in: week.days, of: self), days.asked > 0 else { return nil }
        return Figure(numbers.text(days.done), phrases.ofDays(days.asked))
    }

    /// The number for a week with its meaning, at the start of a sentence: `2 of 7 days with the goal reached so far`.
    func habitSentence(_ week: Week) -> Figure? {
        guard var figure = habitFigure(week) else { return nil }
        let count = analysis.habitCount(in: week)
        if count.asked > 0 {
            if let onlyHabit { figure = Figure(figure.number, phrases.ofDays(count.asked, kind(of: onlyHabit))) }
        } else if let leading, let habit = leading.habit {
            let days = leading.count(in: week.days, of: self).asked
            figure = Figure(figure.number, phrases.ofDays(days, kind(of: habit)))
        }
        return isRunning(week.days) ? phrases.soFar(figure) : figure
    }

    /// The kind of a habit's days that count.
    func kind(of habit: Habit) -> LastDays {
        guard case .tracker(let tracker) = habit else { return .logged }
        return switch (tracker.mode, tracker.streakOn, tracker.target) {
        case (.awareness, _, _): .noticed
        case (.avoidance, _, _): .without
        case (_, .goal, .goal): .goalReached
        case (_, .goal, .limit): .limitKept
        default: .logged
        }
    }

    /// The days that count among the last 30, or since the habit began; an open today isn't among them.
    func recentDays(of habit: Habit) -> HabitCount {
        let last = lastDecidedDay(of: habit)
        return analysis.daysDone(habit, in: last.advanced(by: -29)...last)
    }

    /// `26 of the last 30 days`; `6 of 16 days` if days of another mode or of rest are between them.
    func figure(_ recent: HabitCount, of habit: Habit) -> Figure {
        let last = lastDecidedDay(of: habit)
        let days = last.advanced(by: min(0, 1 - recent.asked))...last
        let areLast = analysis.daysDone(habit, in: days).asked == recent.asked
        return Figure(
            numbers.text(recent.done), areLast ? phrases.ofLastDays(recent.asked) : phrases.ofDays(recent.asked))
    }

    /// Today, if it is decided, else yesterday.
    func lastDecidedDay(of habit: Habit) -> Day {
        analysis.daysDone(habit, in: today...today).asked > 0 ? today : today.advanced(by: -1)
    }
}
