import Model

extension DayComparisons {
    var isAny: Bool { !things.isEmpty || !weekdays.isEmpty }

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
    /// The key for the kind of thing, and the id of its mood.
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
        return .members(
            [
                "factor": .text(name), "factorTracker": tracker.orNull(JSONValue.text),
                "daysLater": .integer(daysLater), "of": .text(first.group.rawValue),
                "and": .text(second.group.rawValue), "firstMean": first.mean.orNull(\.twoPlaces),
                "secondMean": second.mean.orNull(\.twoPlaces), "firstCount": .integer(first.days),
                "secondCount": .integer(second.days),
            ], and: days.members(verdict))
    }
}

extension ComparedDays {
    /// The difference of two groups, its certainty, and its verdict.
    func members(_ verdict: ComparisonVerdict) -> [JSONValue.Member] {
        [JSONValue.Member]([
            "difference": (difference?.difference).orNull(\.twoPlaces),
            "from": (difference?.interval.lowerBound).orNull(\.twoPlaces),
            "to": (difference?.interval.upperBound).orNull(\.twoPlaces), "clear": .flag(verdict == .said),
            "verdict": .text(verdict.rawValue), "firstDays": .integer(first), "secondDays": .integer(second),
            "blocks": .integer(blocks),
        ])
    }
}

extension ExperimentAnalysis {
    /// The plan, and the result once it is over.
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
