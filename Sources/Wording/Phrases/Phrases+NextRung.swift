package import Counting

extension Phrases {
    /// `3 days to go`, or `again in 3 days` if an earlier streak reached it.
    package func distance(to rung: NextRung, _ unit: StreakUnit = .day) -> String {
        rung.isAgain ? again(in: rung.away, unit) : unitsToGo(rung.away, unit)
    }
}
