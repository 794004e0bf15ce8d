import Model

/// The rules by which a history becomes a story.
extension Analysis {
    /// A month with this number of healed Saturdays gets a chapter.
    private static let manySaturdays = 2
    /// A month with at most this number of recorded days is quiet.
    private static let quietDays = 5
    /// A record run of at least this many days gets a chapter.
    private static let fewestOfRecord = 7
    /// How many days before an event its quoted words may be from.
    private static let daysBefore = 3

    /// The most chapters, without that of today, which isn't an event.
    private static let mostEvents = 19

    /// What happened, by day, at most 19 events; empty without any record.
    ///
    /// Only what is over is included; a quiet time is added a month after it. O(days + months).
    package var story: [StoryEvent] {
        guard records.entries + records.activities + records.logs > 0 || totals.assumed > 0 else { return [] }
        let first = days.firstRecorded
        // If the aim is to drink less, sober days aren't a theme.
        let isLess = aim == .less
        let isSober = !isLess && days[first]?.soberRun == 1
        let runs = isLess ? [] : soberRuns
        let told =
            (isLess ? [] : milestoneEvents(isFirstDayTold: isSober)) + streakMilestones + firstFullDay + firstHealed
            + healedSaturdays + records(of: runs) + quietSpans + yearsOver
        let isFirst = told.allSatisfy { $0.day >= first }
        let beginning = StoryEvent(
            kind: .firstRecord(isWritten: hasRecord(on: first), isSober: isSober, isFirst: isFirst), day: first,
            words: first...first)
        let events = [beginning] + told + [longestEvent(of: runs, after: told)].compactMap(\.self)
        let kept = events.enumerated().sorted { $0.element.weight > $1.element.weight }.prefix(Analysis.mostEvents)
        return kept.sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
    }

    /// The milestones reached, and the first week if the list doesn't contain it.
    private func milestoneEvents(isFirstDayTold: Bool) -> [StoryEvent] {
        var reached: [Int: Day] = [:]
        for milestone in milestones { reached[milestone.days] = milestone.reached }
        reached[7] = dayReached(soberRun: 7)
        if isFirstDayTold { reached[1] = nil }
        return reached.sorted { $0.key < $1.key }.map { length, day in
            let start = day.advanced(by: 1 - length)
            return StoryEvent(
                kind: .milestone(days: length, start: start), day: day,
                words: wordDays(from: start, to: day))
        }
    }

    /// The milestones of the streak that leads instead of the levels; with several habits the latest of each.
    private var streakMilestones: [StoryEvent] {
        if aim == .less {
            return noalc.streak.unit == .week ? milestones(of: [noalc.streak], .goalOfDrinks) : []
        }
        guard leadsByHabits else { return leading.map(milestones) ?? [] }
        return habits.compactMap { milestones(of: $0).max { $0.day < $1.day } }
    }

    private func milestones(of habit: Habit) -> [StoryEvent] {
        switch habit {
        case .activity(let activity):
            return milestones(of: [self.activity(activity).streak], .activity(activity))
        case .tracker(let tracker):
            guard let streak = tracker.streak else { return [] }
            // A returned mode continues if it was the same: its lengths are reached once.
            let periods = tracker.archived + [TrackerAnalysis.Period(mode: tracker.mode, streak: streak)]
            return Tracker.Mode.allCases.flatMap { mode in
                milestones(of: periods.filter { $0.mode == mode }.map(\.streak), .tracker(tracker.name, mode))
            }
        }
    }

    /// The first past day on which everything that several habits expected was done, after their first week, which
    /// begins on a day with a log.
    private var firstFullDay: [StoryEvent] {
        let first = days.first.advanced(by: 7)
        guard leadsByHabits, first < today else { return [] }
        let day = (first..<today).first { day in
            let count = habitCount(on: day)
            return count.isAll && count.asked > 1
        }
        return day.map { day in
            [StoryEvent(kind: .firstFullDay(habits: habitCount(on: day).asked), day: day, words: day...day)]
        } ?? []
    }

    /// The milestones of consecutive streaks, each on the first day on which one of them reached it.
    private func milestones(of streaks: [Streak], _ name: StoryEvent.StreakName) -> [StoryEvent] {
        var reached: [Int: Day] = [:]
        for milestone in streaks.flatMap({ milestones(of: $0) }) {
            guard let day = milestone.reached else { continue }
            reached[milestone.days] = min(reached[milestone.days] ?? day, day)
        }
        return reached.sorted { $0.key < $1.key }.map { length, day in
            StoryEvent(
                kind: .streakMilestone(name, length: length, unit: streaks[0].unit), day: day,
                words: wordDays(from: day, to: day))
        }
    }

    /// Nil if it is still going, if the last milestone is of the same run and day, and if another run was as long.
    private func longestEvent(of runs: [Streak.Run], after events: [StoryEvent]) -> StoryEvent? {
        guard aim != .less, let longest = sobriety.longest, longest != sobriety.current, longest.length > 1,
            runs.count(where: { $0.length == longest.length }) == 1
        else { return nil }
        let milestone = StoryEvent.Kind.milestone(days: longest.length, start: longest.first)
        guard !events.contains(where: { $0.kind == milestone }) else { return nil }
        return StoryEvent(
            kind: .longest(longest, isOnly: runs.count == 1), day: longest.last,
            words: wordDays(from: longest.first, to: longest.last))
    }

    /// The past months, from that of the first record on, ascending.
    private var monthsOver: [YearMonth] {
        let first = days.firstRecorded.yearMonth
        guard first.firstDay <= today else { return [] }
        return YearMonth.beginning(in: first.firstDay...today).filter { $0.lastDay < today }
    }

    /// The runs that were longer than all before and have no milestone chapter; the first of all has none to compare.
    private func records(of runs: [Streak.Run]) -> [StoryEvent] {
        let reached = milestones.compactMap(\.reached)
        var most = Analysis.fewestOfRecord - 1
        return runs.compactMap { run in
            guard run.length > most, run != sobriety.current else { return nil }
            most = run.length
            guard run != runs.first, run != sobriety.longest,
                !reached.contains(where: { (run.first...run.last).contains($0) })
            else { return nil }
            return StoryEvent(
                kind: .record(run), day: run.last,
                words: wordDays(from: run.first, to: run.last))
        }
    }

    /// The days of the levels that a reward healed; empty if their streak counts weeks.
    private var healedDays: [Day] { noalc.streak.unit == .day ? noalc.streak.healed : [] }

    private var firstHealed: [StoryEvent] {
        healedDays.prefix(1).map { StoryEvent(kind: .firstHealed, day: $0, words: $0...$0) }
    }

    /// The months with more healed Saturdays than any before; of equal months the first.
    private var healedSaturdays: [StoryEvent] {
        let saturdays = Dictionary(grouping: healedDays.filter { $0.weekday == .saturday }, by: \.yearMonth)
        var most = Analysis.manySaturdays - 1
        return monthsOver.compactMap { month in
            let healed = saturdays[month] ?? []
            guard healed.count > most else { return nil }
            most = healed.count
            return StoryEvent(kind: .healedSaturdays(healed), day: month.lastDay, words: month.firstDay...month.lastDay)
        }
    }

    /// Runs of whole months with almost no records, once the month that ended them is over too.
    ///
    /// Not while days are assumed or an avoidance runs: then no records are good news.
    private var quietSpans: [StoryEvent] {
        var spans: [StoryEvent] = []
        var open: (from: YearMonth, days: Int)?
        for month in monthsOver where month.firstDay > days.firstRecorded {
            let recorded = toldDays(in: month.firstDay...month.lastDay)
            if recorded.count <= Analysis.quietDays {
                open = (open?.from ?? month, (open?.days ?? 0) + recorded.count(where: hasRecord))
            } else if let span = open, let back = recorded.first {
                let last = month.previous.lastDay
                spans.append(
                    StoryEvent(
                        kind: .quiet(from: span.from, days: span.days, back: back), day: last,
                        // The next event may quote the days before it.
                        words: span.from.firstDay...last.advanced(by: -Analysis.daysBefore)))
                open = nil
            }
        }
        return spans
    }

    private var yearsOver: [StoryEvent] {
        var before: StoryEvent.Year?
        return (days.firstRecorded.date.year..<today.date.year).compactMap { number in
            let range = YearMonth(year: number, month: 1).firstDay...YearMonth(year: number, month: 12).lastDay
            let totals = SpanTotals(self, in: range)
            let recorded = range.count(where: hasRecord)
            let levels = totals.steady + totals.easy + totals.wild
            let year = StoryEvent.Year(
                year: number, sober: totals.sober, levels: levels, assumed: totals.assumed, recorded: recorded,
                longest: longestSoberRun(in: range),
                drinks: aim == .less ? totals.drinks : nil,
                habits: leadsByHabits ? range.map(habitCount).sum : HabitCount(),
                more: before.map { totals.sober - $0.sober })
            // A year that began late isn't compared with the next.
            before = totals.sober > 0 && days.firstRecorded < range.lowerBound.advanced(by: 7) ? year : nil
            guard recorded > 0 || levels > 0 else { return nil }
            return StoryEvent(
                kind: .year(year), day: range.upperBound,
                words: range.upperBound.advanced(by: -6)...range.upperBound)
        }
    }

    private func wordDays(from first: Day, to last: Day) -> ClosedRange<Day> {
        max(first, last.advanced(by: -Analysis.daysBefore))...last
    }

    /// The days of a span that mean something: recorded, assumed, or part of an avoidance.
    private func toldDays(in range: ClosedRange<Day>) -> [Day] {
        guard range.overlaps(days.range) else { return [] }
        return range.clamped(to: days.range).filter { day in
            hasRecord(on: day) || days[day]?.isAssumed == true
                || trackers.contains { $0.walk(on: day)?.mode == .avoidance }
        }
    }
}
