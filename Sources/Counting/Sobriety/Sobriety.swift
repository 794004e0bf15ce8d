package import Model

/// The sober days: their runs, and the timer of the current one (Documentation/counting.md, section 6).
package struct Sobriety: Sendable {
    /// All sober days, not only those of the streak.
    package let soberDays: Int
    /// The run that ends on the last day that is not open; nil if there is none.
    package let current: Streak.Run?
    /// The run that ends with the last level that was written down or assumed; nil if that day was not sober, where a
    /// last drink was named after it, and where there is a current run.
    ///
    /// Nobody knows how it went on.
    package let lastKnown: Streak.Run?
    /// The earliest of the longest runs; nil if no day was sober.
    package let longest: Streak.Run?
    /// Nil if neither a current run nor a last drink starts it.
    package let timer: SobrietyTimer?
    /// The run whose timer is at zero although no later day is known not to be sober: under the strict rule until today
    /// is written down, else once days are missing; nil if there is none.
    package var stopped: Streak.Run? { timer?.isRunning == true ? nil : shown }
    /// The run whose days are shown, whether or not its timer still runs.
    package var shown: Streak.Run? { current ?? lastKnown }

    /// Finds the runs; O(days).
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
    /// Where the sober streak is.
    package enum Standing: Sendable, Hashable {
        /// The day that was asked about is the last one of the current streak, and the day of it with this number.
        case day(Int)
        /// The length of the current streak.
        case days(Int)
        /// The length of a streak after whose last day entries are missing, so that how it went on isn't known.
        case known(Int, through: Day)
        /// There is none; the day that would be the first of the next one, or nil if that is open.
        case none(next: Day?)
    }

    /// The length of the streak that the day ended; nil if it ended none, and where later days ended others since.
    package let ended: Int?
    package let standing: Standing
}

extension DayTable {
    /// The run of sober days that a day ends, as far as the day; nil if the day is not sober.
    ///
    /// An open yesterday does not interrupt it, and isn't one of its days.
    package func soberRun(endingOn day: Day) -> Streak.Run? {
        guard let length = self[day]?.soberRun, length > 0 else { return nil }
        let hasOpenDay = length > 1 && day == openYesterday?.advanced(by: 1) && openYesterday != lastDrink
        return Streak.Run(first: day.advanced(by: hasOpenDay ? -length : 1 - length), last: day, length: length)
    }
}
