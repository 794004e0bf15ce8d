import ProgressModel

extension Analysis {
    /// The next rung of the sober streak, of 0 days where there is none; nil where a list of the profile has none left.
    package var nextRung: NextRung? {
        rung(above: sobriety.current?.length ?? 0, longest: sobriety.longest?.length ?? 0)
    }

    /// The next rung of a streak of any kind.
    ///
    /// O(days).
    package func nextRung(of streak: Streak) -> NextRung? {
        rung(above: streak.current, longest: streak.longest?.length ?? 0)
    }

    /// The rung above a length, of a streak whose longest was that long.
    package func rung(above length: Int, longest: Int) -> NextRung? {
        Milestone.above(length, history.profile).map { next in
            NextRung(length: next, away: next - length, isAgain: next <= longest)
        }
    }

    /// Whether today brought the sober streak to a rung, for the first time or again; not while yesterday is open.
    package var isRungToday: Bool {
        guard let current = sobriety.current, current.last == today, !days.isSoberYesterdayOpen else { return false }
        return Milestone.above(current.length - 1, history.profile) == current.length
    }
}
