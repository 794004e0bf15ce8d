package import ProgressAnalysis
package import ProgressModel
package import ReportWords

/// What the calendars of a history without levels show: the days of all habits where several lead, else of the first
/// activity, else of the first tracker in use that has a streak.
package struct LeadingStreak: Sendable {
    enum Subject: Sendable {
        case habit(Habit)
        /// How many of the habits are done, day by day.
        case allHabits
    }

    let subject: Subject
    /// The first day that anything was expected of, or recorded on.
    package let first: Day
    /// The days that a joker made good; empty where weeks are counted, which heal no day, and of all habits together.
    private let healed: Set<Day>
}

extension LeadingStreak {
    /// Nil of a history with levels, and of one without activities and trackers with a streak.
    init?(_ analysis: Analysis) {
        guard let leading = analysis.leading, let streak = analysis.streak(of: leading) else { return nil }
        if analysis.leadsByHabits {
            subject = .allHabits
            first = analysis.habits.compactMap(analysis.firstDay).min() ?? streak.walk.first
            healed = []
        } else {
            subject = .habit(leading)
            first = min(analysis.firstDay(of: leading) ?? streak.walk.first, streak.walk.first)
            healed = streak.walk.unit == .day ? Set(streak.healed) : []
        }
    }

    /// Whether the calendars show how many habits are done.
    package var isOfAllHabits: Bool { if case .allHabits = subject { true } else { false } }

    /// Whether it is about trackers: activities have calendars and cards of their own.
    package var isOfTrackers: Bool { if case .habit(.activity) = subject { false } else { true } }

    /// The streak that is told: of all habits the longest, with the name of its habit.
    package func streak(in report: Report) -> (streak: Streak, name: String)? {
        let habits: [Habit] =
            switch subject {
            case .habit(let habit): [habit]
            case .allHabits: report.habits
            }
        let all = habits.compactMap { habit in
            report.analysis.streak(of: habit).map { (streak: $0, name: report.goodDay(of: habit)) }
        }
        // The first of those that are as long.
        return all.reversed().max { $0.streak.currentDays < $1.streak.currentDays }
    }

    package func isHealed(_ day: Day) -> Bool { healed.contains(day) }

    /// Whether a day counts by itself, up to the day of the report; of all habits one on which all that was asked is done.
    func isGood(_ day: Day, in report: Report) -> Bool {
        guard day >= first, day <= report.today else { return false }
        return switch subject {
        case .habit(let habit): report.analysis.isDone(habit, on: day)
        case .allHabits: report.analysis.habitCount(on: day).isAll
        }
    }

    /// How many of some days count by themselves.
    package func goodDays(in days: ClosedRange<Day>, of report: Report) -> Int { days.count { isGood($0, in: report) } }

    /// Whether any day counts.
    func hasGoodDay(in report: Report) -> Bool {
        first <= report.today && (first...report.today).contains { isGood($0, in: report) }
    }

    package func name(in report: Report) -> String {
        switch subject {
        case .habit(let habit): report.name(of: habit)
        case .allHabits: report.phrases.habits
        }
    }

    /// What a day is called that does not count, and that no joker healed.
    func otherDay(in report: Report) -> String {
        if case .habit(.tracker(let tracker)) = subject, tracker.streakOn == .goal, tracker.target != nil {
            return report.phrases.notReached
        }
        return report.phrases.nothingNoted
    }

    /// What a day that counts is called.
    package func goodDay(in report: Report) -> String { goodDay(in: report) { $0 } }

    /// The same with the name of the habit made shorter.
    func goodDay(in report: Report, named name: (String) -> String) -> String {
        switch subject {
        case .habit(let habit): report.goodDay(of: habit, named: name)
        case .allHabits: report.phrases.allHabitsDone
        }
    }

    /// How many of some days count.
    package func figure(in days: ClosedRange<Day>, of report: Report) -> Figure {
        let good = goodDays(in: days, of: report)
        return isOfAllHabits ? report.phrases.daysWithAllHabits(good) : report.phrases.days(good)
    }
}

/// What the grids of a year are called, and what they say in words.
extension Report {
    /// `Sober days, 2025`, or what stands in their place.
    func heatTitle(_ span: String) -> String {
        if let leading { return "\(leading.name(in: self)), \(span)" }
        return lead == .less ? phrases.levelsTitle(span) : phrases.heatTitle(span)
    }

    /// What the numbers of their table are.
    var heatTableNote: String {
        guard let leading else { return tellsDrinksFirst ? phrases.drinksTableNote : phrases.heatTableNote }
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
