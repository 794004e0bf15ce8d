package import ProgressAnalysis

extension Phrases {
    /// `in 3 days`, or `in 3 days, again` where an earlier streak had it.
    package func distance(to rung: NextRung, _ unit: StreakUnit = .day) -> String {
        let distance = unitsToGo(rung.away, unit)
        return rung.isAgain ? again(distance) : distance
    }
}
