package import Model
import Synchronization

extension Analysis {
    /// What was written down, compared; computed when it is asked for the first time, and then kept.
    package var dayComparisons: DayComparisons {
        computedComparisons.withLock { computed in
            if let computed { return computed }
            let comparisons = DayComparisons(self)
            computed = comparisons
            return comparisons
        }
    }
}

extension DayComparisons {
    /// O(days × things × factors).
    init(_ analysis: Analysis) {
        let all = ComparedThing.all(in: analysis)
        let factors = all.isEmpty ? [] : FactorDays.besideThings(in: analysis)
        let written = WrittenKinds(analysis)
        things = all.enumerated().compactMap { place, thing in
            let earlier = all[..<place].map(\.thing.tracker)
            let beside = factors.filter { DayComparisons.compares(thing.thing, with: $0.factor, after: earlier) }
            guard !beside.isEmpty else { return nil }
            return ThingComparisons(thing.thing, thing.values, beside, written)
        }
        weekdays = WeekdayComparison.all(in: analysis)
        judge()
    }

    /// Whether a thing is compared with a factor: not with itself, two trackers one way only, and no saboteur with another.
    private static func compares(
        _ thing: ComparedThing, with factor: ComparisonFactor, after earlier: [Int]
    ) -> Bool {
        switch factor {
        case .evenings, .activity: true
        case .mood: false
        case .habit(let tracker): tracker != thing.tracker && !earlier.contains(tracker)
        case .saboteur(let tracker):
            if case .saboteur = thing { false } else { tracker != thing.tracker && !earlier.contains(tracker) }
        }
    }
}

extension ThingComparisons {
    fileprivate init(
        _ thing: ComparedThing, _ values: [(day: Day, value: FixedDecimal)], _ factors: [FactorDays],
        _ written: WrittenKinds
    ) {
        self.thing = thing
        let compared = ComparedValues(values, without: .runningMean)
        spread = compared.spread
        comparisons = factors.flatMap { factor in
            (0...1).flatMap { later in
                DayComparison.all(
                    of: values, compared, beside: written.known(thing, beside: factor, later: later), later: later)
            }
        }
    }
}

extension WeekdayComparison {
    /// Each weekday beside all others: the share of sober days where levels lead, of what was done where habits do;
    /// empty if a weekday has too few days to say, and where drinks are told, of which none is called hard.
    ///
    /// O(days × habits).
    fileprivate static func all(in analysis: Analysis) -> [WeekdayComparison] {
        let values: [(day: Day, value: Double)]
        if analysis.leadsByHabits || analysis.noalc.streak.walk.isEmpty {
            guard analysis.aim == .habits else { return [] }
            values = analysis.days.range.dropLast().compactMap { day in
                analysis.habitCount(on: day).percent.map { (day, Double($0) / 100) }
            }
        } else {
            guard analysis.weekdayLevels.allSatisfy({ $0.soberPercent != nil }) else { return [] }
            values = analysis.days.range.compactMap { day in
                guard let record = analysis.days[day], record.level != nil, !record.isAssumed else { return nil }
                return (day, record.isSober ? 1 : 0)
            }
        }
        let compared = ComparedValues(values, isWhole: true)
        return Weekday.allCases.map { weekday in
            let comparison = GroupComparison(compared) { Day(number: $0).weekday == weekday }
            return WeekdayComparison(weekday: weekday, days: comparison.result(), spread: compared.spread)
        }
    }
}

extension Analysis {
    /// Whether anything was measured up to today; never for the public.
    package var hasMetrics: Bool { history.metrics.contains { $0.day <= today } }

    /// What was measured; nil if nothing was.
    ///
    /// Computed when it is asked for the first time, because most commands do not, and then kept for the page and the
    /// JSON of a build.
    package var metrics: MetricInsights? {
        guard hasMetrics else { return nil }
        return computedMetrics.withLock { computed in
            if computed == nil { computed = MetricInsights(self) }
            return computed
        }
    }
}

extension MetricInsights {
    /// Metrics beyond these are not compared: the more is compared, the more looks clear by chance.
    private static let mostCompared = 4

    /// Nil without a value up to today; O(values × factors).
    init?(_ analysis: Analysis) {
        let metrics = analysis.history.metrics(through: analysis.today)
        guard !metrics.isEmpty else { return nil }
        let factors = FactorDays.besideMetrics(in: analysis)
        let compared = MetricInsights.compared(among: metrics)
        self.init(
            metrics: metrics.indices.compactMap { index in
                let values = metrics[index]
                let rest = compared.contains(index) ? ComparedValues(values.days, without: .runningMedian) : nil
                return values.spread.map { spread in
                    MetricAnalysis(
                        values: values, spread: spread, months: values.months,
                        beside: rest.map { rest in
                            factors.compactMap { MetricBeside(values, rest, $0, analysis.days) }
                        } ?? [], compared: rest)
                }
            })
        judge()
    }

    /// The places of those that are compared: the known ones, then those with the most values.
    private static func compared(among metrics: [MetricValues]) -> Set<Int> {
        let order = metrics.indices.sorted { left, right in
            switch (metrics[left].known, metrics[right].known) {
            case (nil, nil): (metrics[right].count, left) < (metrics[left].count, right)
            case (nil, _?): false
            case (_?, nil): true
            case (_?, _?): left < right
            }
        }
        return Set(order.prefix(mostCompared))
    }
}

extension Analysis {
    /// The moods of a tracker; nil for other trackers, and below `MoodHistory.fewest` entries.
    ///
    /// Computed when it is asked for the first time, and then kept.
    package func moods(of tracker: TrackerAnalysis) -> MoodHistory? {
        computedMoods.withLock { computed in
            if let moods = computed[tracker.index] { return moods }
            let moods = MoodHistory(tracker, in: self)
            computed[tracker.index] = moods
            return moods
        }
    }
}

extension MoodHistory {
    /// O(days + logs of all trackers on its days).
    fileprivate init?(_ tracker: TrackerAnalysis, in analysis: Analysis) {
        guard tracker.isAboutMood, tracker.days.logs >= MoodHistory.fewest, let range = tracker.days.range
        else {
            return nil
        }
        let logs = analysis.history.logs
        var tally = MoodTally(tracker.tracker)
        for day in range where tracker.days.count(on: day) > 0 {
            let kind = MoodDayKind(analysis.days[day])
            for row in analysis.days.logRows(on: day) where row.tracker == tracker.index {
                tally.add(row, on: day, kind, of: logs)
            }
            if tracker.mode == .number { tally.add(tracker.days.value(on: day), on: day, kind) }
            tally.endDay(kind)
        }
        guard tally.entries >= MoodHistory.fewest, let first = tally.firstDay else { return nil }
        rows = tally.rows
        entries = tally.entries
        isScale = tally.isScale
        self.range = first...max(first, tracker.isActive ? analysis.today : range.upperBound)
        daysOfKind = tally.daysOfKind
    }
}

extension Analysis {
    /// Every experiment as far as it has come, in the order of the file; none is shown to the public.
    package var experiments: [ExperimentAnalysis] {
        guard !history.experiments.isEmpty else { return [] }
        let metrics = history.metrics(through: today)
        return history.experiments.map { experiment in
            if let metric = metrics.first(where: { $0.name == experiment.against }) {
                // What a night was like is written on the morning after its day.
                let later = metric.known?.isOfNight == true ? 1 : 0
                return ExperimentAnalysis(
                    experiment, .metric(metric), metric.days.map { ($0.day.advanced(by: -later), $0.value) }, on: today)
            }
            let tracker = trackers.first { $0.tracker.id == experiment.against }
            let thing = tracker.flatMap { ComparedThing.values(of: $0, in: self) }
            let later = tracker?.tracker.preset == .sleep ? 1 : 0
            let values = (thing?.values ?? []).map { ($0.day.advanced(by: -later), $0.value) }
            return ExperimentAnalysis(experiment, thing.map { .thing($0.thing) }, values, on: today)
        }
    }

    /// The experiment that goes on, and the place of its week, from 0.
    package var runningExperiment: (experiment: Experiment, week: Int)? {
        history.experiments.firstNonNil { experiment in
            experiment.week(on: self.today).map { (experiment, $0) }
        }
    }
}

extension KnownMetric {
    /// Whether it tells of the night before its date.
    fileprivate var isOfNight: Bool {
        switch self {
        case .sleep, .restingHeartRate, .heartRateVariability: true
        case .steps, .systolic, .diastolic: false
        }
    }
}
