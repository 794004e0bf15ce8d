package import Model

/// The sober days: their runs, and the timer of the current one (Documentation/counting.md, section 6).
package struct Sobriety: Sendable {
    /// All sober days, also outside the current streak.
    package let soberDays: Int
    /// The run that ends on the last day that isn't open; nil if there isn't one.
    package let current: Streak.Run?
    /// The run that ends with the last known level; nil if that day wasn't sober, if a later last drink is known, and
    /// if there is a current run.
    ///
    /// How it went on is unknown.
    package let lastKnown: Streak.Run?
    /// The earliest of the longest runs; nil without a sober day.
    package let longest: Streak.Run?
    /// Nil with neither a current run nor a last drink.
    package let timer: SobrietyTimer?
    /// The run whose timer is stopped although no later day is known not to be sober: under the strict rule until today
    /// is written down, else once days are missing; nil if there isn't one.
    package var stopped: Streak.Run? { timer?.isRunning == true ? nil : shown }
    /// The run that is shown, whether or not its timer is running.
    package var shown: Streak.Run? { current ?? lastKnown }

    init(_ history: History, _ table: DayTable, now: Instant) {
        var soberDays = 0
        var longest: Streak.Run?
        for day in table.range {
            guard let run = table[day]?.soberRun, run > 0 else { continue }
            soberDays += 1
            if run > longest?.length ?? 0 { longest = table.soberRun(endingOn: day) }
        }
        var lastDay = table.today
        while table.isSoberOpen(lastDay) { lastDay = lastDay.advanced(by: -1) }
        let current = table.soberRun(endingOn: lastDay)
        let lastLevelDay = table.range.last { table[$0]?.level != nil }
        let isKnown = lastLevelDay.map { day in table.lastDrink.map { $0 <= day } ?? true } ?? false
        lastKnown = current == nil && isKnown ? lastLevelDay.flatMap { table.soberRun(endingOn: $0) } : nil
        self.soberDays = soberDays
        self.longest = longest
        self.current = current
        timer =
            current.map { SobrietyTimer(of: $0, history, table) }
            ?? SobrietyTimer(
                afterLastDrink: history.profile.lastDrink, history.profile.dayClock, today: table.today,
                lastLevelDay: lastLevelDay, at: now)
    }
}

/// What the entry of a day means for the sober streak.
package struct SoberOutcome: Sendable, Hashable {
    package enum Standing: Sendable, Hashable {
        /// The day in question is the last one of the current streak, and this is its number.
        case day(Int)
        case days(Int)
        /// The length of a streak whose last day is followed by missing entries, so that how it went on is unknown.
        case known(Int, through: Day)
        /// There is no streak; the day that would begin the next one, or nil if that is open.
        case none(next: Day?)
    }

    /// The length of the streak that the day ended; nil if it ended none, or if later days ended others.
    package let ended: Int?
    package let standing: Standing
}

extension DayTable {
    /// The run of sober days that ends with a day; nil if the day isn't sober.
    ///
    /// An open yesterday doesn't interrupt it, and isn't counted.
    package func soberRun(endingOn day: Day) -> Streak.Run? {
        guard let length = self[day]?.soberRun, length > 0 else { return nil }
        let hasOpenDay = length > 1 && day == openYesterday?.advanced(by: 1) && openYesterday != lastDrink
        return Streak.Run(first: day.advanced(by: hasOpenDay ? -length : 1 - length), last: day, length: length)
    }
}
