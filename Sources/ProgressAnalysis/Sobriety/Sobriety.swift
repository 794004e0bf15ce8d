import ProgressModel

/// The sober days: their runs, and the timer of the current one (Documentation/counting.md, section 6).
package struct Sobriety: Sendable {
    /// All sober days, not only those of the streak.
    package let soberDays: Int
    /// The run that ends today, or yesterday while today is pending; nil where there is none.
    package let current: Streak.Run?
    /// The run that ends with the last level that was written down or assumed; nil where that day was not sober, and where
    /// there is a current run.
    ///
    /// Nobody knows how it went on.
    package let lastKnown: Streak.Run?
    /// The earliest of the longest runs; nil where no day was sober.
    package let longest: Streak.Run?
    /// Nil where there is no current run.
    package let timer: SobrietyTimer?
    /// The run whose timer stands at zero although no later day is known not to be sober: under the strict rule until today
    /// is written down, else once days are missing; nil where there is none.
    package var stopped: Streak.Run? { timer?.isRunning == true ? nil : shown }
    /// The run whose days are shown, whether or not its timer still runs.
    package var shown: Streak.Run? { current ?? lastKnown }

    /// Finds the runs.
    ///
    /// O(days).
    init(_ history: History, _ table: DayTable) {
        var soberDays = 0
        var longest: Streak.Run?
        for day in table.range {
            guard let run = table[day]?.soberRun, run > 0 else { continue }
            soberDays += 1
            if run > longest?.length ?? 0 { longest = Streak.Run(endingOn: day, length: run) }
        }
        let lastDay = table[table.today]?.level == nil ? table.today.advanced(by: -1) : table.today
        let current = table.soberRun(endingOn: lastDay)
        let lastLevelDay = table.range.last { table[$0]?.level != nil }
        lastKnown = current == nil ? lastLevelDay.flatMap { table.soberRun(endingOn: $0) } : nil
        self.soberDays = soberDays
        self.longest = longest
        self.current = current
        timer = current.map { SobrietyTimer(of: $0, history, table) }
    }
}

extension DayTable {
    /// The run of sober days that a day ends, as far as the day; nil where the day is not sober.
    fileprivate func soberRun(endingOn day: Day) -> Streak.Run? {
        guard let length = self[day]?.soberRun, length > 0 else { return nil }
        return Streak.Run(endingOn: day, length: length)
    }
}
