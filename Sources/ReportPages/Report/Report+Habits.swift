import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// Whether several habits lead together.
    var leadsByHabits: Bool { lead == .habits && habits.count > 1 }

    /// The one habit there is; nil of several.
    var onlyHabit: Habit? { habits.count == 1 ? habits[0] : nil }

    /// The one habit there is, where habits lead, or the one tracker of awareness where there is none.
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

    /// What a day that counts is called: the name, what was avoided, or what was noticed.
    func goodDay(of habit: Habit) -> String {
        guard case .tracker(let tracker) = habit else { return name(of: habit) }
        return switch tracker.mode {
        case .avoidance: capitalized(phrases.without(name(of: tracker)))
        case .awareness: phrases.daysNoticed(name(of: tracker))
        default: name(of: tracker)
        }
    }

    func link(to habit: Habit) -> Link {
        switch habit {
        case .activity(let activity): Link(.activity(activity))
        case .tracker(let tracker): Link(.tracker(tracker.id))
        }
    }

    /// What a week of habits came to, or without any of what the calendars show; nil where nothing was asked.
    func habitFigure(_ week: Week) -> Figure? {
        let count = analysis.habitCount(in: week)
        if count.asked > 0 {
            guard onlyHabit != nil else { return phrases.habitsDone(count) }
            return Figure(numbers.text(count.done), phrases.ofDays(count.asked))
        }
        guard let leading, leading.first <= min(today, week.sunday) else { return nil }
        let days = max(leading.first, week.monday)...min(today, week.sunday)
        return Figure(numbers.text(leading.goodDays(in: days, of: self)), phrases.ofDays(days.count))
    }

    /// How many of the last 30 days count, or of those since the habit began, and how many they are.
    func recentDays(of habit: Habit) -> (counted: Int, total: Int) {
        let first = analysis.firstDay(of: habit).map { min(today, $0) } ?? today
        let days = max(first, today.advanced(by: -29))...today
        return (days.count { analysis.isDone(habit, on: $0) }, days.count)
    }
}
