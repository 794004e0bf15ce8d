package import Model
import Synchronization

extension Analysis {
    /// The comparisons of what was written down; computed on first use and kept.
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

    /// Not with itself, not twice for two trackers, not a saboteur with a saboteur.
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
    /// Each weekday compared with all others, by the share of sober days if levels lead, else by what was done; empty
    /// if a weekday has too few days, and if drinks are shown, which have no hard weekdays; O(days × habits).
    fileprivate static func all(in analysis: Analysis) -> [WeekdayComparison] {
        let values: [(day: Day, value: Double)]
        if analysis.leadsByHabits || analysis.noalc.streak.walk.isEmpty {
            guard analysis.aim == .habits else { return [] }
            let daily = analysis.dailyHabits
            values = analysis.days.range.dropLast().compactMap { day in
                analysis.habitCount(of: daily, on: day).percent.map { (day, Double($0) / 100) }
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
    /// Whether anything was measured up to today; false for the public edition.
    package var hasMetrics: Bool { history.metrics.contains { $0.day <= today } }

    /// The analysis of metrics; nil without any.
    ///
    /// Computed on first use, because most commands don't need it, and kept for the page and the JSON of a build.
    package var metrics: MetricInsights? {
        guard hasMetrics else { return nil }
        return computedMetrics.withLock { computed in
            if computed == nil { computed = MetricInsights(self) }
            return computed
        }
    }
}

extension MetricInsights {
    /// Further metrics aren't compared: the more comparisons, the more differences appear by chance.
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

    /// The indices of the metrics that are compared: the known ones, then those with the most values.
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
    /// The moods of a tracker; nil for other trackers, and with fewer than `MoodHistory.fewest` entries.
    ///
    /// Computed on first use and kept.
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
    /// Every experiment up to now, in file order; empty for the public edition.
    package var experiments: [ExperimentAnalysis] {
        guard !history.experiments.isEmpty else { return [] }
        let metrics = history.metrics(through: today)
        return history.experiments.map { experiment in
            if let metric = metrics.first(where: { $0.name == experiment.against }) {
                // A value about a night is dated the next morning.
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

    /// The current experiment and the index of its week, from 0.
    package var runningExperiment: (experiment: Experiment, week: Int)? {
        history.experiments.firstNonNil { experiment in
            experiment.week(on: self.today).map { (experiment, $0) }
        }
    }
}

extension KnownMetric {
    /// Whether the value dated on a day is about the night before.
    fileprivate var isOfNight: Bool {
        switch self {
        case .sleep, .restingHeartRate, .heartRateVariability: true
        case .steps, .systolic, .diastolic: false
        }
    }
}
