import ProgressModel

/// Mindfulness or workouts over the whole history.
package struct ActivityAnalysis: Sendable {
    /// The sum of the days' rounded minutes.
    package let minutes: Int
    /// The days that count.
    package let days: Int
    package let streak: Streak
}

extension ActivityAnalysis {
    /// The streak as far as a day, O(1); the sums over all days are left out.
    func window(through last: Day) -> ActivityAnalysis {
        ActivityAnalysis(minutes: 0, days: 0, streak: Streak(streak.walk.window(through: last)))
    }

    /// Walks the days from the first session of one of the kinds to today.
    init(
        _ history: History, _ table: DayTable, kinds: [Session.Kind], minutes: (DayRecord) -> Int,
        policy: Profile.PolicyName
    ) {
        let policy = StreakPolicy.named(policy)
        let threshold = history.profile.minimumMinutes
        // By index: a session taken out of the list would be a copy with its texts.
        let sessions = history.sessions
        var first: Day?
        for index in sessions.indices where sessions[index].day <= table.today && kinds.contains(sessions[index].kind) {
            first = min(first ?? sessions[index].day, sessions[index].day)
        }
        guard let first else {
            self.init(minutes: 0, days: 0, streak: Streak(.empty(policy: policy, at: table.today, isPending: true)))
            return
        }
        var total = 0
        var counted = 0
        let marks = (first...table.today).map { day -> DayMark in
            let dayMinutes = table[day].map(minutes) ?? 0
            total += dayMinutes
            guard dayMinutes < threshold else {
                counted += 1
                return .good
            }
            return day == table.today ? .pending : .missed(.gap)
        }
        let walk = StreakEngine.walk(marks, from: first, policy: policy)
        self.init(minutes: total, days: counted, streak: Streak(walk))
    }
}
