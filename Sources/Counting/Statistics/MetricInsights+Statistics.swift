import Model

extension MetricInsights {
    /// `trackers` are all of the analysis.
    func statistics(_ trackers: [TrackerAnalysis]) -> JSONValue {
        .members([
            "compared": .integer(compared), "clear": .integer(clear),
            "series": .array(metrics.map { $0.statistics(trackers) }),
        ])
    }
}

extension MetricAnalysis {
    fileprivate func statistics(_ trackers: [TrackerAnalysis]) -> JSONValue {
        .object(
            [
                JSONValue.Member(name: "name", value: .text(values.name)),
                JSONValue.Member(name: "unit", value: (values.known?.unit).orNull(JSONValue.text)),
                JSONValue.Member(name: "first", value: values.range.lowerBound.statistics),
                JSONValue.Member(name: "last", value: values.range.upperBound.statistics),
            ] + Spread.members(spread) + [
                JSONValue.Member(
                    name: "monthly",
                    value: .array(
                        months.map { month in
                            .object(
                                [JSONValue.Member(name: "month", value: .text(month.month.description))]
                                    + Spread.members(month.spread))
                        })),
                JSONValue.Member(name: "beside", value: .array(beside.map { $0.statistics(trackers) })),
            ])
    }
}

extension Spread {
    /// How many days there are, their median and their quartiles to two places; null without a day.
    fileprivate static func members(_ spread: Spread?) -> [JSONValue.Member] {
        let middleHalf = spread?.middleHalf
        return [
            JSONValue.Member(name: "days", value: .integer(spread?.count ?? 0)),
            JSONValue.Member(name: "median", value: (spread?.median).orNull(\.twoPlaces)),
            JSONValue.Member(name: "lowerQuartile", value: (middleHalf?.lowerBound).orNull(\.twoPlaces)),
            JSONValue.Member(name: "upperQuartile", value: (middleHalf?.upperBound).orNull(\.twoPlaces)),
        ]
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
    /// Its name, and the ids of its tracker and of its mood.
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
        .object(
            [JSONValue.Member(name: "group", value: .text(group.rawValue))] + Spread.members(spread)
                + [JSONValue.Member(name: "assumed", value: .integer(assumedDays))])
    }
}

extension MetricBeside.Comparison {
    fileprivate var statistics: JSONValue {
        .object(
            [
                JSONValue.Member(name: "of", value: .text(first.group.rawValue)),
                JSONValue.Member(name: "and", value: .text(second.group.rawValue)),
            ] + days.members(verdict))
    }
}
