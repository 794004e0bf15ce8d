import Model

/// One of the streaks and trackers of a report, with its result for each day.
struct ResultSubject {
    private enum Kind {
        case levels
        case activity(Activity)
        case tracker(TrackerAnalysis)
    }

    private let kind: Kind
    private let analysis: Analysis
    private let profile: Profile
    /// `noalc`, `meditation`, `workout`, or the tracker's id.
    let id: String
    /// The unit of the values; nil for a tracker without one.
    let unit: String?
    /// The daily target; nil if there isn't one.
    let target: Tracker.DailyTarget?
    /// Nil if nothing was recorded and no streak began.
    let days: ClosedRange<Day>?

    /// The levels, meditation, workout, then the trackers in file order; `drinks` is the unit of drinks.
    static func all(in analysis: Analysis, drinks: String) -> [ResultSubject] {
        let kinds = [Kind.levels] + Activity.allCases.map(Kind.activity) + analysis.trackers.map(Kind.tracker)
        return kinds.map { ResultSubject($0, analysis, drinks) }
    }

    private init(_ kind: Kind, _ analysis: Analysis, _ drinks: String) {
        let profile = analysis.history.profile
        let language = profile.language
        (self.kind, self.analysis, self.profile) = (kind, analysis, profile)
        switch kind {
        case .levels:
            id = "noalc"
            unit = drinks
            target = nil
            days = ResultSubject.days(of: analysis.noalc.streak.walk)
        case .activity(let activity):
            id = activity.rawValue
            unit = "min"
            target = .goal(FixedDecimal(profile.minimumMinutes))
            days = ResultSubject.days(of: analysis.activity(activity).streak.walk)
        case .tracker(let tracker):
            id = tracker.id
            unit = tracker.unit?.text(in: language)
            target = tracker.target
            // An inactive tracker ends with its last log.
            let last = tracker.isActive ? analysis.today : tracker.days.range?.upperBound
            days = tracker.firstDay.flatMap { first in last.map { first...max(first, $0) } }
        }
    }

    private static func days(of walk: StreakWalk) -> ClosedRange<Day>? { walk.isEmpty ? nil : walk.days }

    /// The walk that contains a day; nil if none does.
    func walk(on day: Day) -> StreakWalk? {
        let walk =
            switch kind {
            case .levels: analysis.noalc.streak.walk
            case .activity(let activity): analysis.activity(activity).streak.walk
            case .tracker(let tracker): tracker.walk(on: day)?.walk
            }
        return walk.flatMap { $0[day] == nil ? nil : $0 }
    }

    func result(on day: Day) -> DayResult {
        guard let walk = walk(on: day), let step = walk[day] else {
            return DayResult(day: day, value: value(on: day), level: level(on: day), state: nil, streak: nil, unit: nil)
        }
        return DayResult(
            day: day, value: value(on: day), level: level(on: day),
            state: DayState(step, on: day, counting: walk.unit, rest(on: day), isAssumed: isAssumed(day)),
            streak: showsStreak ? step.length : nil, unit: walk.unit)
    }

    private var showsStreak: Bool { if case .tracker(let tracker) = kind { tracker.hasStreak } else { true } }

    private func rest(on day: Day) -> RestDays {
        switch kind {
        case .levels: RestDays(.noalc, .everyDay, profile)
        case .activity(let activity): analysis.rest(of: activity)
        case .tracker(let tracker): tracker.tracker.rest(profile)
        }
    }

    private func level(on day: Day) -> Level? { if case .levels = kind { analysis.days[day]?.level } else { nil } }

    private func isAssumed(_ day: Day) -> Bool {
        if case .levels = kind { analysis.days[day]?.isAssumed ?? false } else { false }
    }

    /// The recorded value; nil without one, and for drinks that weren't counted.
    private func value(on day: Day) -> FixedDecimal? {
        switch kind {
        case .levels: return analysis.days[day]?.drinks
        case .activity(let activity):
            guard let record = analysis.days[day], activity.isRecorded(in: record) else { return nil }
            return FixedDecimal(activity.minutes(of: record))
        case .tracker(let tracker):
            let value = tracker.days.value(on: day)
            guard value.isKnown else { return nil }
            return tracker.target.map(value.shown) ?? value.shown
        }
    }
}

extension ResultSubject {
    /// The sum of the values of a week, with guesses for drinks not counted; for a number without a sum their mean.
    ///
    /// Nil without a value.
    func value(of week: Week) -> FixedDecimal? {
        switch kind {
        case .levels:
            guard let figures = analysis.weeks[week], figures.enteredDays > 0 else { return nil }
            return analysis.drinkWeek(week)?.drinks ?? figures.drinks
        case .tracker(let tracker) where !tracker.hasTotal: return tracker.days.mean(in: week.days)?.value
        case .activity, .tracker: return week.days.compactMap(value(on:)).reduce(nil) { ($0 ?? .zero) + $1 }
        }
    }

    /// The most drinks of a week under the goal; nil for other subjects.
    func limit(of week: Week) -> FixedDecimal? {
        if case .levels = kind { analysis.drinkWeek(week)?.goal } else { nil }
    }

    /// The number of days of a week that counted, and the number it needs, nil if all of it is paused; nil for drinks.
    func progress(of week: Week, in walk: StreakWalk) -> (good: Int, needed: Int?)? {
        let days = week.days.clamped(to: walk.days)
        let needed = rest(on: week.monday).goodDaysNeeded(in: week)
        return switch kind {
        case .levels: nil
        case .activity(let activity): (days.count { analysis.counts(activity, on: $0) }, needed)
        case .tracker(let tracker): (days.count(where: tracker.isGood), needed)
        }
    }
}
