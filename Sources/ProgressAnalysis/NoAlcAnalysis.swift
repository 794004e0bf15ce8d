import ProgressModel

/// The consumption levels over the whole history.
package struct NoAlcAnalysis: Sendable {
    /// Days from the first entry or assumed day to today, by level; assumed ones are steady.
    package let steady, easy, wild: Int
    /// Those of the steady days that have no entry.
    package let assumed: Int
    /// Days without an entry; a pending today is none.
    package let gap: Int
    package let streak: Streak

    /// Walks the days from the first entry or assumed day to today.
    init(_ history: History, _ table: DayTable) {
        let policy = StreakPolicy.named(history.profile.policies.noalc)
        let entries = history.entries
        let entryDays = entries.indices.lazy.map { entries[$0].day }.filter { $0 <= table.today }
        var counts: [DayMark: Int] = [:]
        var walk = StreakWalk.empty(policy: policy, at: table.today, isPending: true)
        let firstDays = [entryDays.min(), history.profile.firstAssumedDay(before: table.today)]
        if let first = firstDays.compactMap(\.self).min() {
            let marks = (first...table.today).map { day -> DayMark in
                let mark = NoAlcAnalysis.mark(of: table[day]?.level, isToday: day == table.today)
                counts[mark, default: 0] += 1
                return mark
            }
            walk = StreakEngine.walk(marks, from: first, policy: policy)
        }
        steady = counts[.good] ?? 0
        easy = counts[.missed(.easy)] ?? 0
        wild = counts[.missed(.wild)] ?? 0
        gap = counts[.missed(.gap)] ?? 0
        assumed = walk.days.isEmpty ? 0 : (walk.first...table.today).count { table[$0]?.isAssumed ?? false }
        streak = Streak(walk)
    }

    private init(_ streak: Streak) {
        (steady, easy, wild, gap, assumed) = (0, 0, 0, 0, 0)
        self.streak = streak
    }

    /// The streak as far as a day, O(1); the counts of all days are left out.
    func window(through last: Day) -> NoAlcAnalysis { NoAlcAnalysis(Streak(streak.walk.window(through: last))) }

    private static func mark(of level: Level?, isToday: Bool) -> DayMark {
        switch level {
        case .steady: .good
        case .easy: .missed(.easy)
        case .wild: .missed(.wild)
        case nil: isToday ? .pending : .missed(.gap)
        }
    }
}
