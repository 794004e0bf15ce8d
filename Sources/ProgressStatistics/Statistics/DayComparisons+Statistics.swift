import ProgressAnalysis
import ProgressModel

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
