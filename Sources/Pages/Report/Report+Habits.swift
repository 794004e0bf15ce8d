import Counting
import Model
import Wording

extension Report {
    /// Whether several habits lead together.
    var leadsByHabits: Bool { lead == .habits && habits.count > 1 }

    /// The one habit there is; nil of several.
    var onlyHabit: Habit? { habits.count == 1 ? habits[0] : nil }

    /// The one habit there is, if habits lead, or the one tracker of awareness if there isn't one.
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

    /// What a day that counts is called: the name, what was avoided, or what was noticed.
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

    /// What a week of habits came to, or without any of what the calendars show; nil if nothing was asked.
    func habitFigure(_ week: Week) -> Figure? {
        let count = analysis.habitCount(in: week)
        if count.asked > 0 {
            // Days to come are no share of a week.
            guard onlyHabit != nil else {
                return week.sunday < today ? phrases.habitShare(count) : phrases.habitsDone(count)
            }
            return Figure(numbers.text(count.done), phrases.ofDays(count.asked))
        }
        guard let days = leading?.count(in: week.days, of: self), days.asked > 0 else { return nil }
        return Figure(numbers.text(days.done), phrases.ofDays(days.asked))
    }

    /// The same with what its days are, as the beginning of a sentence: `2 of 7 days with the goal reached so far`.
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

    /// What a day that counts of a habit is.
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

    /// How many of the last 30 days count, or of those since the habit began; an open today isn't one of them.
    func recentDays(of habit: Habit) -> HabitCount {
        let last = lastDecidedDay(of: habit)
        return analysis.daysDone(habit, in: last.advanced(by: -29)...last)
    }

    /// Today, or yesterday while it is open if today counts.
    func lastDecidedDay(of habit: Habit) -> Day {
        analysis.daysDone(habit, in: today...today).asked > 0 ? today : today.advanced(by: -1)
    }
}

extension HabitCount {
    /// `26 of the last 30 days`.
    func figureOfLastDays(in report: Report) -> Figure {
        Figure(report.numbers.text(done), report.phrases.ofLastDays(asked))
    }
}
