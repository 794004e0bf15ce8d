import ProgressModel

/// The consumption levels over the whole history.
package struct NoAlcAnalysis: Sendable {
    /// Days from the first entry or assumed day to today, by level; assumed ones are steady.
    package let steady, easy, wild: Int
    /// Those of the steady days that have no entry.
    package let assumed: Int
    /// Days without an entry; a pending today is none.
    package let gap: Int
    /// Days without an entry that rest, which are no gaps.
    package let paused: Int
    package let streak: Streak

    /// Walks the days from the first entry or assumed day to today.
    init(_ history: History, _ table: DayTable) {
        let policy = StreakPolicy.named(history.profile.policies.noalc)
        let rest = RestDays(.noalc, .everyDay, history.profile)
        let entries = history.entries
        let entryDays = entries.indices.lazy.map { entries[$0].day }.filter { $0 <= table.today }
        let firstDays = [entryDays.min(), history.profile.firstAssumedDay(before: table.today)]
        let walk: StreakWalk
        if let first = firstDays.compactMap(\.self).min() {
            let days = StreakDays(days: first...table.today, openDay: table.today, rest: rest, policy: policy)
            walk = days.walk { day in NoAlcAnalysis.mark(of: table[day]?.level) }
        } else {
            walk = StreakDays.nothing(through: table.today, isOpen: true, rest: rest, policy: policy)
        }
        let counts = walk.steps.reduce(into: [DayMark: Int]()) { $0[$1.mark, default: 0] += 1 }
        steady = counts[.good] ?? 0
        easy = counts[.missed(.easy)] ?? 0
        wild = counts[.missed(.wild)] ?? 0
        gap = counts[.missed(.gap)] ?? 0
        paused = counts[.rest] ?? 0
        assumed = walk.isEmpty ? 0 : walk.days.count { table[$0]?.isAssumed ?? false }
        streak = Streak(walk)
    }

    private init(_ streak: Streak) {
        (steady, easy, wild, gap, paused, assumed) = (0, 0, 0, 0, 0, 0)
        self.streak = streak
    }

    /// The streak as far as a day, O(1); the counts of all days are left out.
    func window(through last: Day) -> NoAlcAnalysis { NoAlcAnalysis(Streak(streak.walk.window(through: last))) }

    private static func mark(of level: Level?) -> DayMark {
        switch level {
        case .steady: .good
        case .easy: .missed(.easy)
        case .wild: .missed(.wild)
        case nil: .missed(.gap)
        }
    }
}
