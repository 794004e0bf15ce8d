import Model

extension MetricInsights {
    func statistics(_ trackers: [TrackerAnalysis]) -> JSONValue {
        .members([
            "compared": .integer(compared), "clear": .integer(clear),
            "series": .array(metrics.map { $0.statistics(trackers) }),
        ])
    }
}

extension MetricAnalysis {
    fileprivate func statistics(_ trackers: [TrackerAnalysis]) -> JSONValue {
        .members(
            [
                "name": .text(values.name), "unit": (values.known?.unit).orNull(JSONValue.text),
                "first": values.range.lowerBound.statistics, "last": values.range.upperBound.statistics,
            ],
            and: Spread.members(spread)
                + [JSONValue.Member]([
                    "monthly": .array(
                        months.map {
                            .members(["month": .text($0.month.description)], and: Spread.members($0.spread))
                        }),
                    "beside": .array(beside.map { $0.statistics(trackers) }),
                ]))
    }
}

extension Spread {
    /// The number of days, the median and the quartiles to two places; null without a day.
    fileprivate static func members(_ spread: Spread?) -> [JSONValue.Member] {
        let middleHalf = spread?.middleHalf
        return [JSONValue.Member]([
            "days": .integer(spread?.count ?? 0), "median": (spread?.median).orNull(\.twoPlaces),
            "lowerQuartile": (middleHalf?.lowerBound).orNull(\.twoPlaces),
            "upperQuartile": (middleHalf?.upperBound).orNull(\.twoPlaces),
        ])
    }
}

extension FixedDecimal {
    var twoPlaces: JSONValue { .number(rounded(toPlaces: 2).text) }
}

extension MetricBeside {
    fileprivate func statistics(_ trackers: [TrackerAnalysis]) -> JSONValue {
        let (name, tracker, option) = factor.statistics(trackers)
        return .members([
            "factor": .text(name), "tracker": tracker.orNull(JSONValue.text), "option": option.orNull(JSONValue.text),
            "groups": .array(parts.map(\.statistics)),
            "differences": .array(comparisons.map(\.statistics)),
        ])
    }
}

extension ComparisonFactor {
    /// The key of the factor, and the ids of its tracker and mood.
    func statistics(
        _ trackers: [TrackerAnalysis]
    ) -> (name: String, tracker: String?, option: String?) {
        switch self {
        case .evenings: ("evenings", nil, nil)
        case .activity(let activity): (activity.rawValue, nil, nil)
        case .mood(let tracker, .pleasant): ("mood", trackers[tracker].tracker.id, nil)
        case .mood(let tracker, .option(let option)):
            ("mood", trackers[tracker].tracker.id, trackers[tracker].tracker.options[option].id)
        case .saboteur(let tracker): ("saboteur", trackers[tracker].tracker.id, nil)
        case .habit(let tracker): ("habit", trackers[tracker].tracker.id, nil)
        }
    }
}

extension MetricBeside.Part {
    fileprivate var statistics: JSONValue {
        .members(
            ["group": .text(group.rawValue)],
            and: Spread.members(spread) + [JSONValue.Member](["assumed": .integer(assumedDays)]))
    }
}

extension MetricBeside.Comparison {
    fileprivate var statistics: JSONValue {
        .members(
            ["of": .text(first.group.rawValue), "and": .text(second.group.rawValue)], and: days.members(verdict))
    }
}
