import Model

extension DayComparisons {
    /// Whether anything is compared.
    var isAny: Bool { !things.isEmpty || !weekdays.isEmpty }

    /// `trackers` are all of the analysis.
    func statistics(_ trackers: [TrackerAnalysis]) -> JSONValue {
        .members([
            "compared": .integer(compared), "clear": .integer(clear),
            "hardWeekdays": .array(hardWeekdays.map { .integer($0.rawValue + 1) }),
            "things": .array(things.map { $0.statistics(trackers) }),
        ])
    }
}

extension ThingComparisons {
    fileprivate func statistics(_ trackers: [TrackerAnalysis]) -> JSONValue {
        let (name, option) = thing.statistics(trackers)
        return .members([
            "thing": .text(name), "tracker": .text(trackers[thing.tracker].tracker.id),
            "option": option.orNull(JSONValue.text),
            "comparisons": .array(comparisons.map { $0.statistics(trackers) }),
        ])
    }
}

extension ComparedThing {
    /// Its name, and the id of its mood.
    fileprivate func statistics(_ trackers: [TrackerAnalysis]) -> (name: String, option: String?) {
        switch self {
        case .mood(_, .pleasant): ("mood", nil)
        case .mood(let tracker, .option(let option)): ("mood", trackers[tracker].tracker.options[option].id)
        case .number: ("number", nil)
        case .saboteur: ("saboteur", nil)
        }
    }
}

extension DayComparison {
    fileprivate func statistics(_ trackers: [TrackerAnalysis]) -> JSONValue {
        let (name, tracker, _) = factor.statistics(trackers)
        return .object(
            [
                JSONValue.Member(name: "factor", value: .text(name)),
                JSONValue.Member(name: "factorTracker", value: tracker.orNull(JSONValue.text)),
                JSONValue.Member(name: "daysLater", value: .integer(daysLater)),
                JSONValue.Member(name: "of", value: .text(first.group.rawValue)),
                JSONValue.Member(name: "and", value: .text(second.group.rawValue)),
                JSONValue.Member(name: "firstMean", value: first.mean.orNull(\.twoPlaces)),
                JSONValue.Member(name: "secondMean", value: second.mean.orNull(\.twoPlaces)),
                JSONValue.Member(name: "firstCount", value: .integer(first.days)),
                JSONValue.Member(name: "secondCount", value: .integer(second.days)),
            ] + days.members(verdict))
    }
}

extension ComparedDays {
    /// How far two groups are apart, what that rests on, and what may be said of it.
    func members(_ verdict: ComparisonVerdict) -> [JSONValue.Member] {
        [
            JSONValue.Member(name: "difference", value: (difference?.difference).orNull(\.twoPlaces)),
            JSONValue.Member(name: "from", value: (difference?.interval.lowerBound).orNull(\.twoPlaces)),
            JSONValue.Member(name: "to", value: (difference?.interval.upperBound).orNull(\.twoPlaces)),
            JSONValue.Member(name: "clear", value: .flag(verdict == .said)),
            JSONValue.Member(name: "verdict", value: .text(verdict.rawValue)),
            JSONValue.Member(name: "firstDays", value: .integer(first)),
            JSONValue.Member(name: "secondDays", value: .integer(second)),
            JSONValue.Member(name: "blocks", value: .integer(blocks)),
        ]
    }
}

extension ExperimentAnalysis {
    /// The plan, and what was found once it is over.
    var statistics: JSONValue {
        .members([
            "name": .text(experiment.name), "against": .text(experiment.against), "start": experiment.start.statistics,
            "end": experiment.lastDay.statistics, "weeks": .text(experiment.weeks), "state": .text(stateName),
            "means": .array(weeks.map { $0.mean.orNull(\.twoPlaces) }), "days": .array(weeks.map { .integer($0.days) }),
            "pairs": .integer(pairs), "difference": (result?.difference).orNull(\.twoPlaces),
            "from": (result?.interval.lowerBound).orNull(\.twoPlaces),
            "to": (result?.interval.upperBound).orNull(\.twoPlaces),
            "couldFind": (result?.couldFind).orNull(\.twoPlaces), "clear": .flag(result?.isClear ?? false),
        ])
    }

    private var stateName: String {
        switch state {
        case .planned: "planned"
        case .running: "running"
        case .ended(let isEarly): isEarly ? "endedEarly" : "ended"
        }
    }
}
