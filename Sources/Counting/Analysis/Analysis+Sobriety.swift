package import Model

extension Analysis {
    /// The first day on which the sober streak reached a number of days; nil if it never did; O(log days).
    package func dayReached(soberRun days: Int) -> Day? {
        let offset = longestSoberRuns.partitioningIndex { $0 >= days }
        return offset < longestSoberRuns.count ? self.days.first.advanced(by: offset) : nil
    }

    /// The first day on which a number of days in a row were sober without a single drink; nil if there isn't one.
    ///
    /// For figures about people who drank nothing, which don't apply to a sober day with one drink. A sober day without
    /// a count of drinks has none. O(days).
    package func dayReached(runWithoutDrinks days: Int) -> Day? {
        guard history.profile.soberUpTo > 0 else { return dayReached(soberRun: days) }
        var run = 0
        return self.days.range.first { day in
            let record = self.days[day]
            run = record?.isSober == true && record?.drinks ?? .zero <= .zero ? run + 1 : 0
            return run == days
        }
    }

    /// The day on which the current sober streak reached a number of days, with `withoutDrinks` counting only days
    /// without a single drink; nil if it hasn't, and for today while yesterday is open; O(days of the streak).
    package func dayReachedNow(_ days: Int, withoutDrinks: Bool) -> Day? {
        guard let current = sobriety.current else { return nil }
        var run: [Day] = []
        for day in current.first...current.last where self.days[day]?.isSober == true {
            let isDry = self.days[day]?.drinks ?? .zero <= .zero
            if isDry || !withoutDrinks { run.append(day) } else { run = [] }
        }
        guard days > 0, run.count >= days else { return nil }
        return run[days - 1] == today && self.days.isSoberYesterdayOpen ? nil : run[days - 1]
    }

    /// The day on which the current run of sober days will reach a length if every day until then is sober.
    ///
    /// An open today or yesterday counts as one of these days. Nil for a length that is already reached, and after the
    /// year 9999.
    package func dayExpected(soberRun days: Int) -> Day? {
        let missing = days - (sobriety.current?.length ?? 0)
        guard missing > 0 else { return nil }
        let openDays = [today, today.advanced(by: -1)].count(where: self.days.isSoberOpen)
        let day = today.advanced(by: missing - openDays)
        return day.date.year <= 9999 ? day : nil
    }

    /// The longest run of sober days within a span, without days outside it; O(days of the span).
    package func longestSoberRun(in range: ClosedRange<Day>) -> Int {
        guard range.overlaps(days.range) else { return 0 }
        let shown = range.clamped(to: days.range)
        return shown.reduce(0) { longest, day in
            guard let run = days.soberRun(endingOn: day) else { return longest }
            // At least 1, for the day itself: an open yesterday within the run isn't counted.
            return max(longest, run.length - max(0, run.first.distance(to: range.lowerBound)), 1)
        }
    }

    /// Every run of consecutive sober days, ascending, the current one included; O(days).
    package var soberRuns: [Streak.Run] {
        let currentLast = sobriety.current?.last
        return days.range.compactMap { day in
            guard (days[day.advanced(by: 1)]?.soberRun ?? 0) == 0, let run = days.soberRun(endingOn: day) else {
                return nil
            }
            // An open yesterday does not end the run that goes on today.
            let next = day.advanced(by: 1)
            return next == days.openYesterday && days.isSoberOpen(next) && currentLast == today ? nil : run
        }
    }

    /// The milestone of the sober streak that was first reached today; nil on any other day.
    package var milestoneToday: Milestone? { milestones.first { $0.reached == today } }

    /// The time since the first day of the current sober streak; nil below a year, and without a streak.
    package var soberSpan: CalendarSpan? {
        sobriety.current.map { CalendarSpan(from: $0.first, to: today) }.flatMap { $0.years > 0 ? $0 : nil }
    }

    /// How long the runs of sober days were; nil if days are missing since the last one; O(days).
    package var runReach: RunReach? {
        guard sobriety.lastKnown == nil else { return nil }
        let over = sobriety.current == nil ? soberRuns : soberRuns.dropLast()
        return RunReach(
            lengths: over.map(\.length), today: sobriety.current?.length ?? 0, latest: over.last?.length)
    }

    /// What the entry of a day means for the sober streak, whatever was written before.
    ///
    /// A streak counts as ended by this day if no other day lies between: the day is the last known one, or the current
    /// streak began on the next day. O(days).
    package func soberOutcome(of day: Day) -> SoberOutcome {
        if days[day]?.isSober == true {
            guard let current = sobriety.current, current.last == day else {
                return SoberOutcome(ended: nil, standing: soberStanding)
            }
            return SoberOutcome(ended: nil, standing: .day(current.length))
        }
        let isNews =
            sobriety.shown.map { $0.first == closedDay(from: day, by: 1) }
            ?? (day == days.range.last { days[$0]?.level != nil })
        let before = days.soberRun(endingOn: closedDay(from: day, by: -1))?.length
        return SoberOutcome(ended: isNews ? before : nil, standing: soberStanding)
    }

    /// The current state of the sober streak; O(1).
    package var soberStanding: SoberOutcome.Standing {
        if let current = sobriety.current { return .days(current.length) }
        if let known = sobriety.lastKnown { return .known(known.length, through: known.last) }
        guard days.isSoberOpen(today) else { return .none(next: today.advanced(by: 1)) }
        let yesterday = today.advanced(by: -1)
        let isKnown = days[yesterday]?.level != nil || yesterday == days.lastDrink
        return .none(next: isKnown ? today : nil)
    }

    /// The day before or after one, skipping a yesterday that is still open.
    private func closedDay(from day: Day, by step: Int) -> Day {
        let beside = day.advanced(by: step)
        return beside == days.openYesterday && days.isSoberOpen(beside) ? beside.advanced(by: step) : beside
    }

    /// The next rung of the sober streak, also without a streak; nil if the profile's list has no longer one.
    package var nextRung: NextRung? {
        rung(above: sobriety.current?.length ?? 0, longest: sobriety.longest?.length ?? 0)
    }

    /// The next rung of a streak of any kind; O(days).
    package func nextRung(of streak: Streak) -> NextRung? {
        rung(above: streak.current, longest: streak.longest?.length ?? 0)
    }

    /// The first rung above a length, for a streak whose longest was `longest`.
    package func rung(above length: Int, longest: Int) -> NextRung? {
        Milestone.above(length, history.profile).map { next in
            NextRung(length: next, away: next - length, isAgain: next <= longest)
        }
    }

    /// Whether the sober streak reached a rung today, for the first time or again; false while yesterday is open.
    package var isRungToday: Bool {
        guard let current = sobriety.current, current.last == today, !days.isSoberYesterdayOpen else { return false }
        return Milestone.above(current.length - 1, history.profile) == current.length
    }

    /// The result of a week under the goal of drinks; nil without a goal, in public, and for a week outside the
    /// history.
    package func drinkWeek(_ week: Week) -> DrinkWeek? {
        guard let goal = history.profile.drinkGoal, week.days.overlaps(days.range) else { return nil }
        let rest = RestDays(.noalc, .everyDay, history.profile)
        return DrinkGoalWeeks(goal: goal, rest: rest, table: days, openYesterday: noalc.openYesterday).week(week)
    }

    /// The last day up to today with an entry; nil if there isn't one; O(days since then).
    package var lastWrittenDay: Day? { days.range.last { days[$0]?.entry != nil } }

    /// The number of days without any record while steady days are assumed without an end date; nil if something was
    /// recorded in the last 30 days, if yesterday isn't assumed, if the assumption has a last day, and for the public
    /// edition.
    ///
    /// Counted from the day on which the assumption was written down at the earliest. O(days since the last record).
    package var silentDays: Int? {
        let yesterday = today.advanced(by: -1)
        guard audience == .private, days[yesterday]?.isAssumed == true,
            let span = history.profile.assumeSteady.filter({ $0.last == nil && $0.contains(yesterday) })
                .max(by: { $0.first < $1.first })
        else { return nil }
        let last = days.range.last(where: hasRecord) ?? days.firstRecorded
        let silent = max(last, span.first.advanced(by: -1)).distance(to: today)
        return silent > 30 ? silent : nil
    }

    /// Whether anything but a note or a metric was written about a day.
    package func hasRecord(on day: Day) -> Bool {
        guard let record = days[day] else { return false }
        return record.entry != nil || record.hasMindfulness || record.hasWorkouts || days.logCount(on: day) > 0
    }

    /// The day that the question about drinks is about at a moment, if it has no entry yet; before 18:00 that is
    /// yesterday.
    ///
    /// Nil if the day has an entry or is assumed, and for a history without levels.
    package func openDay(at moment: Instant) -> Day? {
        let clock = history.profile.dayClock
        let day = Reminder.Activity.noalc.targetDay(at: clock.zone.wallTime(at: moment), clock)
        guard !noalc.streak.walk.isEmpty, day <= today, days.entry(on: day) == nil, days[day]?.isAssumed != true else {
            return nil
        }
        return day
    }
}
