import ProgressAnalysis
import ProgressModel

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
