import Model

/// Mindfulness or workouts over the whole history.
package struct ActivityAnalysis: Sendable {
    /// The sum of the days' rounded minutes.
    package let minutes: Int
    /// Days that count for the streak.
    package let days: Int
    package let streak: Streak
    /// Whether today can still count: it doesn't yet, and isn't a day of rest.
    let isTodayOpen: Bool
}

extension ActivityAnalysis {
    /// The streak up to and including a day, O(1); the sums over all days are left out.
    func window(through last: Day) -> ActivityAnalysis {
        ActivityAnalysis(minutes: 0, days: 0, streak: Streak(streak.walk.window(through: last)), isTodayOpen: false)
    }

    init(_ activity: Activity, _ history: History, _ table: DayTable) {
        let policy = StreakPolicy.named(history.profile.policy(of: activity))
        let rest = RestDays(activity, history.profile)
        let threshold = history.profile.minimumMinutes
        // By index, because a session would be copied with its texts.
        let sessions = history.sessions
        let own = sessions.indices.lazy.filter { activity.includes(sessions[$0].kind) }
        guard let first = own.map({ sessions[$0].day }).min(), first <= table.today else {
            let walk = StreakDays.nothing(through: table.today, isOpen: true, rest: rest, policy: policy)
            self.init(minutes: 0, days: 0, streak: Streak(walk), isTodayOpen: walk.isPending)
            return
        }
        var total = 0
        var counted = 0
        let days = StreakDays(days: first...table.today, openDays: [table.today], rest: rest, policy: policy)
        let walk = days.walk { day in
            let dayMinutes = table[day].map(activity.minutes) ?? 0
            total += dayMinutes
            guard dayMinutes >= threshold else { return .missed(.gap) }
            counted += 1
            return .good
        }
        let isShort = (table[table.today].map(activity.minutes) ?? 0) < threshold
        self.init(
            minutes: total, days: counted, streak: Streak(walk), isTodayOpen: isShort && !rest.rests(table.today))
    }
}
