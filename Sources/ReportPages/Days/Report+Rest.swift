import ProgressAnalysis
import ProgressModel

extension Report {
    /// Whether a day has no level because the streak of the levels is paused.
    func isPaused(_ day: Day) -> Bool { hasPausedDays && analysis.noalc.dayWalk[day]?.mark == .rest }

    /// The level of a day in words, or that it is paused.
    func level(on day: Day) -> String {
        isPaused(day) ? words.paused : words.level(of: analysis.days[day])
    }

    /// The same with its emoji.
    func levelWithEmoji(on day: Day) -> String {
        isPaused(day) ? words.paused : words.levelWithEmoji(of: analysis.days[day])
    }

    /// What is in the middle of a day, and whether a joker healed it.
    ///
    /// It is the level or, where no levels are recorded, how many of the habits are done or, without activities, whether the
    /// day counts for the leading tracker. Nil where there is none of them.
    func middle(of day: Day) -> (core: RingCell.Core, isHealed: Bool)? {
        if hasLevels { return (core(on: day), isHealed(day)) }
        guard let leading, leadingTracker != nil || drawsHabits, day >= leading.first else { return nil }
        if drawsHabits { return (RingCell.Core(analysis.habitCount(on: day)), false) }
        if leading.isGood(day, in: self) {
            return leadingTracker?.mode(on: day) == .awareness ? (.noticed, false) : (.done, leading.isHealed(day))
        }
        let other = leading.isSlip(day) ? RingCell.Core.slip : .none
        return (leadingTracker?.shareOfGoal(on: day).map(RingCell.Core.part) ?? other, leading.isHealed(day))
    }

    /// The middle of a day with levels.
    func core(on day: Day) -> RingCell.Core { isPaused(day) ? .paused : RingCell.Core(analysis.days[day]) }
}
