package import Model
import Synchronization

/// Every number of a report, computed once: pages, drawings, Markdown, JSON and the terminal read it.
///
/// A class, because it is large, immutable and held by everything that makes a report.
package final class Analysis: Sendable {
    /// The audience of the report; it contains only what this audience may know.
    package let audience: Audience
    package let history: History
    package let today: Day
    /// The instant the report is made for; the end of `today` if only a date was given.
    package let now: Instant
    package let records: RecordCounts
    package let days: DayTable
    package let noalc: NoAlcAnalysis
    package let meditation: ActivityAnalysis
    package let workout: ActivityAnalysis
    package let sobriety: Sobriety
    /// Nil if the profile has no rate.
    package let savings: Savings?
    package let milestones: [Milestone]
    /// In file order.
    package let trackers: [TrackerAnalysis]
    package let weeks: WeekSeries
    /// For each day of the table the longest run of sober days so far; today adds nothing while yesterday is open.
    let longestSoberRuns: ArraySlice<Int>
    /// `habits` and those of inactive trackers.
    let everyHabit: [Habit]
    /// Computed by `metrics`, `moods(of:)` and `dayComparisons` on first use.
    let computedMetrics = Mutex<MetricInsights?>(nil)
    let computedMoods = Mutex<[Int: MoodHistory?]>([:])
    let computedComparisons = Mutex<DayComparisons?>(nil)

    /// What the public may know of trackers, in file order; empty in a private report, which has them in `trackers`.
    package let sharedTrackers: [SharedTracker]

    /// The aim of the private report, for a public edition whose history doesn't show it.
    private let ownAim: Profile.Aim?

    /// Counts a history as of a moment; O(records + days × trackers).
    package convenience init(_ history: History, asOf: AsOf) {
        let clock = history.profile.dayClock
        self.init(history, today: asOf.today(clock), now: asOf.now(clock), audience: .private, sharedTrackers: [])
    }

    /// Counts a history for an audience; `now` is on `today` or ends it.
    ///
    /// A public edition lacks the records for some results, so it gets the results: `counted`, its trackers, for their
    /// streaks; `streakInWeeks`, the streak of the levels in weeks; `aim`.
    init(
        _ history: History, today: Day, now: Instant, audience: Audience, sharedTrackers: [SharedTracker],
        counted: [TrackerAnalysis]? = nil, streakInWeeks: Streak? = nil, aim: Profile.Aim? = nil
    ) {
        let profile = history.profile
        let tallies = TrackerTally.all(history, through: today)
        let trackers = zip(history.trackers, tallies).enumerated().map { index, tracker in
            TrackerAnalysis(
                tracker.0, index: index, tracker.1, history: history, today: today, counted: counted?[index])
        }
        let days = DayTable(history, firstWalked: trackers.compactMap(\.firstWalked).min(), today: today, now: now)
        self.audience = audience
        self.history = history
        self.today = today
        self.now = now
        self.days = days
        self.sharedTrackers = sharedTrackers
        ownAim = aim
        records = RecordCounts(history, today: today, now: now)
        weeks = WeekSeries(days)
        longestSoberRuns =
            days.range.reduce(into: [Int]()) { runs, day in
                let run = days.isSoberYesterdayOpen && day == today ? 0 : days[day]?.soberRun ?? 0
                runs.append(max(runs.last ?? 0, run))
            }[...]
        let noalc = NoAlcAnalysis(history, days)
        self.noalc = streakInWeeks.map(noalc.with) ?? noalc
        meditation = ActivityAnalysis(.meditation, history, days)
        workout = ActivityAnalysis(.workout, history, days)
        sobriety = Sobriety(history, days, now: now)
        savings = Savings(profile, days, in: days.range)
        milestones = Milestone.all(profile, days)
        self.trackers = trackers
        everyHabit = Analysis.everyHabit([meditation, workout], trackers)
    }

    /// The state of the analysis at the end of `last`: everything about single days, weeks and streaks up to it, while
    /// sums over the whole history are those of `totals`.
    ///
    /// `settings` is the history without its records.
    init(_ whole: Analysis, through last: Day, _ settings: History, totals: Analysis) {
        audience = whole.audience
        history = settings
        today = last.advanced(by: 1)
        now = whole.history.profile.dayClock.evening(of: today)
        records = totals.records
        days = DayTable(whole.days, through: last)
        noalc = whole.noalc.window(through: last)
        meditation = whole.meditation.window(through: last)
        workout = whole.workout.window(through: last)
        sobriety = totals.sobriety
        savings = totals.savings
        milestones = whole.milestones.filter { $0.reached.map { $0 <= last } ?? false }
        trackers = zip(whole.trackers, totals.trackers).map { TrackerAnalysis($0, through: last, totals: $1) }
        everyHabit = Analysis.everyHabit([meditation, workout], trackers)
        weeks = whole.weeks.window(through: last)
        longestSoberRuns = whole.longestSoberRuns.prefix(whole.days.first.distance(to: last) + 1)
        sharedTrackers = []
        ownAim = totals.aim
    }

    /// The person's choice; else to drink less with a goal above 0 this week, to stop with an entry or an assumed day,
    /// or habits.
    package var aim: Profile.Aim {
        if let aim = ownAim ?? history.profile.aim { return aim }
        let goal = history.profile.drinkGoal?.amount(on: Week(containing: today).monday) ?? .zero
        return goal > .zero ? .less : days.firstLevel == nil ? .habits : .stop
    }

    /// The shortest milestone that was never reached, and the number of days that the current streak still needs.
    package var nextMilestone: (milestone: Milestone, daysAway: Int)? {
        let next = milestones.filter { $0.reached == nil }.min { $0.days < $1.days }
        return next.map { ($0, $0.days - (sobriety.current?.length ?? 0)) }
    }

    /// The milestones of a streak of any kind, in the order of the profile's list; O(days).
    package func milestones(of streak: Streak) -> [Milestone] { Milestone.all(history.profile, streak.walk) }

    package func workoutEnergy(on day: Day? = nil) -> Int? {
        var energy = WorkoutEnergy()
        let weight = history.profile.weightKilograms
        if let day {
            for session in days.sessions(on: day) { energy.add(session, weight: weight) }
        } else {
            for session in history.sessions where session.day <= today { energy.add(session, weight: weight) }
        }
        return energy.kilocalories
    }
}

extension Analysis {
    /// Whether the person chose to stop, as opposed to `aim` deriving it from their records.
    package var saysStop: Bool { history.profile.aim == .stop }

    /// The running week under a goal of drinks; nil without a goal, or if the aim isn't to drink less.
    package var leadingWeek: DrinkWeek? { aim == .less ? noalc.week : nil }

    /// Whether to ask for the aim: there are levels, but neither an aim nor a goal in the profile; never in public.
    package var asksForAim: Bool {
        audience == .private && history.profile.aim == nil && aim == .stop && records.entries > 0
    }

    /// Whether there is anything to compare: two weeks of drinks, minutes or habits, an active saboteur with logs,
    /// enough entries of a weekday, a metric, or an experiment; O(days + weeks × habits).
    package var hasInsights: Bool {
        let hasNoticed = trackers.contains { $0.isActive && $0.kind == .saboteur && $0.days.logs > 0 }
        let hasDrinks = tellsDrinks && drinkWeeks.weeks.count > 1
        let hasMinutes = Activity.allCases.contains { weeks(of: $0).minutes.count > 1 }
        return hasNoticed || hasDrinks || hasMinutes || hasMetrics || aim == .habits && habitWeeks.counts.count > 1
            || !history.experiments.isEmpty || weekdayLevels.allSatisfy { $0.soberPercent != nil }
    }
}

package enum AsOf: Sendable {
    case day(Day)
    case instant(Instant)

    func today(_ clock: DayClock) -> Day {
        switch self {
        case .day(let day): day
        case .instant(let instant): clock.day(of: instant)
        }
    }

    func now(_ clock: DayClock) -> Instant {
        switch self {
        case .day(let day): clock.start(of: day.advanced(by: 1))
        case .instant(let instant): instant
        }
    }
}

/// The number of records, and which of them count.
package struct RecordCounts: Sendable {
    /// Entries up to today, including superseded ones.
    package let entries: Int
    /// Entries up to today that a later one corrects.
    package let superseded: Int
    /// Sessions up to today.
    package let activities: Int
    /// Logs up to today, equal ids merged.
    package let logs: Int
    /// Records of any kind after today, which aren't counted.
    package let future: Int
    /// Of `future`, those written down by now in a zone where their day has already begun.
    package let waiting: Int
    /// The first of the other future records, in reading order.
    package let firstFuture: Origin?

    init(_ history: History, today: Day, now: Instant) {
        // By index, because a record would be copied with its texts.
        let (records, sessions, logs) = (history.entries, history.sessions, history.logs)
        entries = records.indices.count { records[$0].day <= today }
        superseded = records.indices.count { records[$0].day <= today && records[$0].isSuperseded }
        activities = sessions.indices.count { sessions[$0].day <= today }
        self.logs = logs.days.count { $0 <= today }
        let lateMetrics = history.metrics.filter { $0.day > today }
        var late = records.indices.filter { records[$0].day > today }
            .map { (origin: records[$0].origin, written: records[$0].timestamp?.instant) }
        late += sessions.indices.filter { sessions[$0].day > today }
            .map { (sessions[$0].origin, sessions[$0].start?.instant) }
        late += logs.days.indices.filter { logs.days[$0] > today }.map { (logs[$0].origin, logs.rows[$0].instant) }
        late += lateMetrics.map { ($0.origin, nil) }.sorted { ($0.0.file, $0.0.line) < ($1.0.file, $1.0.line) }
        let others = late.filter { $0.written.map { $0 > now } ?? true }
        (future, waiting, firstFuture) = (late.count, late.count - others.count, others.first?.origin)
    }
}
