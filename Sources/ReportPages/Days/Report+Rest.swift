import ProgressAnalysis
import ProgressModel

extension Report {
    /// Whether a day has no level because the streak of the levels is paused.
    func isPaused(_ day: Day) -> Bool { hasPausedDays && analysis.noalc.streak.walk[day]?.mark == .rest }

    /// The level of a day in words, or that it is paused.
    func level(on day: Day) -> String {
        isPaused(day) ? words.paused : words.level(of: analysis.days[day])
    }

    /// The same with its emoji.
    func levelWithEmoji(on day: Day) -> String {
        isPaused(day) ? words.paused : words.levelWithEmoji(of: analysis.days[day])
    }

    /// The middle of a day.
    func core(on day: Day) -> RingCell.Core { isPaused(day) ? .paused : RingCell.Core(analysis.days[day]) }
}
