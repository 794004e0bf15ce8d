package import Model

extension Analysis {
    /// Every experiment as far as it has come, in the order of the file; none is told to the public.
    package var experiments: [ExperimentAnalysis] {
        guard !history.experiments.isEmpty else { return [] }
        let metrics = history.metrics(through: today)
        return history.experiments.map { experiment in
            if let metric = metrics.first(where: { $0.name == experiment.against }) {
                // What a night was like stands on the morning after its day.
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
