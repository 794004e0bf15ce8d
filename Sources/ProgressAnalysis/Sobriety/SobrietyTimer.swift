package import ProgressModel

/// When the sobriety timer began, and when a page that is not built again must show zero.
package struct SobrietyTimer: Sendable {
    package let start: Instant
    /// From this instant on the timer stands at zero, unless the page is built anew.
    package let end: Instant
    /// Whether today is within the streak or its grace.
    ///
    /// Asked of days, not of instants: a report as of a day is made for
    /// the end of it, which is the instant at which the timer ends.
    package let isRunning: Bool

    init(of run: Streak.Run, _ history: History, _ table: DayTable) {
        let clock = history.profile.dayClock
        let marked = table.entry(on: run.first)?.timestamp
        // Marked live only where it was logged on the very day; a backfilled day counts from its beginning.
        let liveStart = marked.flatMap { clock.day(of: $0) == run.first ? $0 : nil }
        start = liveStart ?? clock.start(of: run.first)
        // Nobody writes on an assumed day, so the next one begins the same way also under the strict rule.
        let isAssumed = table[run.last]?.isAssumed ?? false
        let daysOfGrace = history.profile.timerRule == .grace || isAssumed ? 2 : 1
        end = clock.start(of: run.last.advanced(by: daysOfGrace))
        isRunning = table.today < run.last.advanced(by: daysOfGrace)
    }

    /// Whole seconds from the start to the moment of the report; never below 0, and 0 once the timer has ended.
    package func elapsedSeconds(at now: Instant) -> Int {
        isRunning && now <= end ? max(0, now.seconds - start.seconds) : 0
    }
}
