package import Model

extension Analysis {
    /// The first day on which the sober streak had that many days; nil if it never had; O(log days).
    package func dayReached(soberRun days: Int) -> Day? {
        let offset = longestSoberRuns.partitioningIndex { $0 >= days }
        return offset < longestSoberRuns.count ? self.days.first.advanced(by: offset) : nil
    }

    /// The first day on which that many days in a row were sober without a single drink; nil if that never was.
    ///
    /// Who calls a day with one drink sober did not do what people did who drank nothing. A sober day whose drinks were
    /// not counted had none. O(days).
    package func dayReached(runWithoutDrinks days: Int) -> Day? {
        guard history.profile.soberUpTo > 0 else { return dayReached(soberRun: days) }
        var run = 0
        return self.days.range.first { day in
            let record = self.days[day]
            run = record?.isSober == true && record?.drinks ?? .zero <= .zero ? run + 1 : 0
            return run == days
        }
    }

    /// The day on which the current sober streak came so far, counting only days without a single drink where
    /// `withoutDrinks`; nil where it has not, and today while yesterday is open.
    ///
    /// O(days of the streak).
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

    /// The day on which the current run of sober days would have that length if every day until then were sober.
    ///
    /// An open today is one of those days, and so is an open yesterday. Nil for a length the run has already, and after the
    /// year 9999.
    package func dayExpected(soberRun days: Int) -> Day? {
        let missing = days - (sobriety.current?.length ?? 0)
        guard missing > 0 else { return nil }
        let openDays = [today, today.advanced(by: -1)].count(where: self.days.isSoberOpen)
        let day = today.advanced(by: missing - openDays)
        return day.date.year <= 9999 ? day : nil
    }

    /// The longest run of sober days within a span; days of a run that lie outside of the span are not counted.
    ///
    /// O(days of the span).
    package func longestSoberRun(in range: ClosedRange<Day>) -> Int {
        guard range.overlaps(days.range) else { return 0 }
        let shown = range.clamped(to: days.range)
        return shown.reduce(0) { longest, day in
            guard let run = days.soberRun(endingOn: day) else { return longest }
            // At least the day itself: an open yesterday within the run is none of its days.
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

    /// The milestone of the sober streak that was reached today for the first time; nil on any other day.
    package var milestoneToday: Milestone? { milestones.first { $0.reached == today } }

    /// How long ago the first day of the current sober streak was; nil for less than a year, and without a streak.
    package var soberSpan: CalendarSpan? {
        sobriety.current.map { CalendarSpan(from: $0.first, to: today) }.flatMap { $0.years > 0 ? $0 : nil }
    }

    /// How far the runs of sober days got; nil if days are missing since the last one, because nobody knows which day
    /// this is.
    ///
    /// O(days).
    package var runReach: RunReach? {
        guard sobriety.lastKnown == nil else { return nil }
        let over = sobriety.current == nil ? soberRuns : soberRuns.dropLast()
        return RunReach(
            lengths: over.map(\.length), today: sobriety.current?.length ?? 0, latest: over.last?.length)
    }

    /// What the entry of a day means for the sober streak, whatever was written before.
    ///
    /// A streak is told as ended by the day while no other one came between: the day is the last one that is known, or the
    /// streak that stands began with the next one. O(days).
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

    /// Where the sober streak is; O(1).
    package var soberStanding: SoberOutcome.Standing {
        if let current = sobriety.current { return .days(current.length) }
        if let known = sobriety.lastKnown { return .known(known.length, through: known.last) }
        guard days.isSoberOpen(today) else { return .none(next: today.advanced(by: 1)) }
        let yesterday = today.advanced(by: -1)
        let isKnown = days[yesterday]?.level != nil || yesterday == days.lastDrink
        return .none(next: isKnown ? today : nil)
    }

    /// The day beside one, or after a yesterday that is still asked about.
    private func closedDay(from day: Day, by step: Int) -> Day {
        let beside = day.advanced(by: step)
        return beside == days.openYesterday && days.isSoberOpen(beside) ? beside.advanced(by: step) : beside
    }

    /// The next rung of the sober streak, of 0 days where there is none; nil if a list of the profile has none left.
    package var nextRung: NextRung? {
        rung(above: sobriety.current?.length ?? 0, longest: sobriety.longest?.length ?? 0)
    }

    /// The next rung of a streak of any kind; O(days).
    package func nextRung(of streak: Streak) -> NextRung? {
        rung(above: streak.current, longest: streak.longest?.length ?? 0)
    }

    /// The rung above a length, of a streak whose longest was that long.
    package func rung(above length: Int, longest: Int) -> NextRung? {
        Milestone.above(length, history.profile).map { next in
            NextRung(length: next, away: next - length, isAgain: next <= longest)
        }
    }

    /// Whether today brought the sober streak to a rung, for the first time or again; not while yesterday is open.
    package var isRungToday: Bool {
        guard let current = sobriety.current, current.last == today, !days.isSoberYesterdayOpen else { return false }
        return Milestone.above(current.length - 1, history.profile) == current.length
    }

    /// What a week came to under the goal of drinks; nil without a goal, for the public, and for a week without a day of
    /// the history.
    package func drinkWeek(_ week: Week) -> DrinkWeek? {
        guard let goal = history.profile.drinkGoal, week.days.overlaps(days.range) else { return nil }
        let rest = RestDays(.noalc, .everyDay, history.profile)
        return DrinkGoalWeeks(goal: goal, rest: rest, table: days, openYesterday: noalc.openYesterday).week(week)
    }

    /// The last day up to today with an entry of its own; nil if there is none; O(days since then).
    package var lastWrittenDay: Day? { days.range.last { days[$0]?.entry != nil } }

    /// How many days nothing of any kind was recorded while steady days are assumed until further notice; nil if
    /// something was within the last 30 days, or nothing is assumed of yesterday, or up to a last day, and for the
    /// public.
    ///
    /// Who wrote down since when they are steady has said so on that day, so the count begins there at the earliest.
    /// The public does not know every record, and is not the one to ask. O(days since the last record).
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

    /// Whether anything was recorded on a day: an entry, a session, a log.
    func hasRecord(on day: Day) -> Bool {
        guard let record = days[day] else { return false }
        return record.entry != nil || record.hasMindfulness || record.hasWorkouts || days.logCount(on: day) > 0
    }

    /// The day that the question about drinks means at a moment, before 18:00 yesterday, if it has no entry yet.
    ///
    /// Nil if it has one or is assumed, and of a history without levels.
    package func openDay(at moment: Instant) -> Day? {
        let clock = history.profile.dayClock
        let day = Reminder.Activity.noalc.targetDay(at: clock.zone.wallTime(at: moment), clock)
        guard !noalc.streak.walk.isEmpty, day <= today, days.entry(on: day) == nil, days[day]?.isAssumed != true else {
            return nil
        }
        return day
    }
}
