import Model

/// Reads `experiments.json`.
struct ExperimentsReader {
    let file: SourceFile
    let problems: Problems

    /// The experiments in file order; `metrics` are the names with a value.
    func read(_ trackers: TrackerSettings, metrics: Set<String>) -> [Experiment] {
        guard let nodes = JSONReader.list(of: "experiments", in: file, problems) else { return [] }
        var experiments: [(experiment: Experiment, place: Position)] = []
        for node in nodes {
            guard var object = ObjectReader(node, what: "experiment", in: file, problems),
                let experiment = experiment(&object, trackers, metrics)
            else { continue }
            experiments.append((experiment, object.node(Experiment.Key.start.rawValue)?.position ?? node.position))
        }
        var last: Day?
        for (experiment, place) in experiments.sorted(by: { $0.experiment.start < $1.experiment.start }) {
            if let last, last >= experiment.start {
                problems.error(
                    .malformedSpan, file, place,
                    "the experiment begins while another one goes on, until \(last); expected one at a time")
            }
            last = max(last ?? experiment.lastDay, experiment.lastDay)
        }
        return experiments.map(\.experiment)
    }

    private func experiment(
        _ object: inout ObjectReader, _ trackers: TrackerSettings, _ metrics: Set<String>
    ) -> Experiment? {
        let name = object.text(Experiment.Key.name.rawValue)
        let against = object.text(Experiment.Key.against.rawValue)
        let start = object.day(Experiment.Key.start.rawValue)
        let arms = arms(&object)
        let seed = object.wholeNumber(Experiment.Key.seed.rawValue, in: 0...Experiment.greatestSeed)
        let stopped = object.day(Experiment.Key.stopped.rawValue)
        typealias Key = Experiment.Key
        object.finish(
            "experiment", needing: (Key.name.rawValue, name == nil), (Key.against.rawValue, against == nil),
            (Key.start.rawValue, start == nil), (Key.weeks.rawValue, arms == nil))
        if let start, start.weekday != .monday {
            object.fail(
                .malformedDate, "\(start) is not a Monday; expected e.g. \(Week(containing: start).monday)",
                at: object.node(Experiment.Key.start.rawValue))
        }
        if let start, let stopped, stopped < start {
            object.fail(
                .malformedSpan, "the experiment ends on \(stopped), before it begins on \(start)",
                at: object.node(Experiment.Key.stopped.rawValue))
        }
        if let against, !isKnown(against, trackers, metrics), let node = object.node(Experiment.Key.against.rawValue) {
            problems.warn(
                .unknownTracker, file, node.position, example: node.kind,
                "\(node.kind) is neither a tracker nor a metric with a value, so that the experiment is measured by nothing",
                hint: spellingHint(against, among: trackers.trackers.map(\.id) + KnownMetric.allCases.map(\.rawValue)))
        }
        guard object.isSound, let name, let against, let start, let arms else { return nil }
        return Experiment(name: name, against: against, start: start, arms: arms, seed: seed, stopped: stopped)
    }

    private func isKnown(_ against: String, _ trackers: TrackerSettings, _ metrics: Set<String>) -> Bool {
        trackers.index(of: against) != nil || !trackers.isComplete(for: against) || metrics.contains(against)
            || KnownMetric(rawValue: against) != nil
    }

    /// The weeks: an even number of letters, in which each pair has an A and a B.
    private func arms(_ object: inout ObjectReader) -> [Experiment.Arm]? {
        guard let node = object.node(Experiment.Key.weeks.rawValue) else { return nil }
        let letters = Array(node.word ?? "")
        let arms = letters.compactMap(Experiment.Arm.init)
        let pairs = stride(from: 0, to: arms.count - arms.count % 2, by: 2)
        guard arms.count == letters.count, Experiment.weekNumbers.contains(arms.count), arms.count % 2 == 0,
            pairs.allSatisfy({ arms[$0] != arms[$0 + 1] })
        else {
            let (fewest, most) = (Experiment.weekNumbers.lowerBound, Experiment.weekNumbers.upperBound)
            return object.reject(
                node, .malformedText,
                "not the weeks of an experiment; expected \(fewest) to \(most) letters in pairs of A and B, e.g. ABBABAABABBA"
            )
        }
        return arms
    }
}
