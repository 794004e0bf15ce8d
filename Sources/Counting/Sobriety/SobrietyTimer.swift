package import Model

/// The start of the sobriety timer, and the time until which it is certain (Documentation/counting.md, section 6).
package struct SobrietyTimer: Sendable {
    package let start: Instant
    /// The end of what is known: after this instant the page must be built again.
    package let end: Instant
    /// Whether today is within the streak or its grace.
    ///
    /// Decided by days, not instants: a report as of a day is made for the end of it, which under the strict rule is
    /// the instant at which the timer ends.
    package let isRunning: Bool

    init(of run: Streak.Run, _ history: History, _ table: DayTable) {
        let (profile, clock) = (history.profile, history.profile.dayClock)
        let lastDrink = profile.lastDrink.flatMap { drink in
            drink.day == run.first || drink.day.advanced(by: 1) == run.first ? drink.moment?.instant : nil
        }
        start =
            lastDrink ?? SobrietyTimer.live(table.allEntries(on: run.first), on: run.first, profile)
            ?? clock.start(of: run.first)
        // Nobody writes on an assumed day, so the next day's question may be answered as late as under the strict rule.
        let isStrict = profile.timerRule == .strict && table[run.last]?.isAssumed != true
        let last = run.last.advanced(by: 1)
        let known = isStrict ? clock.start(of: last) : clock.evening(of: last.advanced(by: 1))
        // Without what the answer about yesterday could take back.
        end = table.isSoberYesterdayOpen ? min(known, clock.evening(of: table.today)) : known
        isRunning = !isStrict || table.today <= run.last
    }

    /// The timer of a last drink without later records; nil otherwise, and from 18:00 of the second day after it.
    init?(afterLastDrink drink: Profile.LastDrink?, _ clock: DayClock, today: Day, lastLevelDay: Day?, at now: Instant)
    {
        guard let drink, drink.day <= today, lastLevelDay ?? drink.day <= drink.day, let moment = drink.moment else {
            return nil
        }
        start = moment.instant
        end = clock.evening(of: drink.day.advanced(by: 2))
        isRunning = true
        guard now < end else { return nil }
    }

    /// Whole seconds from the start to `now`; at least 0, and 0 after the timer has ended.
    package func elapsedSeconds(at now: Instant) -> Int {
        isRunning && now <= end ? max(0, now.seconds - start.seconds) : 0
    }

    /// The earliest time on the first day of a run at which that day was written down as sober, after its last entry
    /// that wasn't; nil if it was written down later.
    ///
    /// A note or another sober entry doesn't move it. The entry that counts is always considered, even if it was read
    /// before one with an earlier time.
    private static func live(_ entries: [Entry], on day: Day, _ profile: Profile) -> Instant? {
        let clock = profile.dayClock
        let isSober = entries.map { $0.isSober(upTo: FixedDecimal(profile.soberUpTo)) }
        let first = isSober.lastIndex(of: false).map { $0 + 1 } ?? 0
        return entries.indices.filter { $0 >= first || !entries[$0].isSuperseded }
            .compactMap { entries[$0].timestamp }.filter { clock.day(of: $0) == day }.map(\.instant).min()
    }
}

extension Entry {
    /// Whether it is a steady day with at most that many drinks.
    package func isSober(upTo mostDrinks: FixedDecimal) -> Bool { level == .steady && summedDrinks <= mostDrinks }
}
