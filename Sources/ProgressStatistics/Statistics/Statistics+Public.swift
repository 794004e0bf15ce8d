import ProgressAnalysis
import ProgressModel

extension Statistics {
    /// The schema id of the public subset: the same numbers under the same keys, without those that are withheld.
    static let publicSchema = "reportgen.public/1"

    /// The numbers of a public edition: no instants, no zone, no counted records; of trackers only names and streaks.
    static func told(of analysis: Analysis) -> JSONValue {
        .members([
            "schema": .text(publicSchema),
            "asOf": .text(analysis.today.description),
            "noalc": .object(analysis.noalc.levels),
            "meditation": analysis.meditation.statistics(),
            "workout": analysis.workout.statistics(),
            "sobriety": analysis.sobriety.statistics(next: analysis.nextRung),
            "savings": analysis.savings.orNull(\.statistics),
            "milestones": .array(analysis.milestones.map(\.statistics)),
            "nextMilestone": nextMilestone(of: analysis),
            "trackers": .array(
                (analysis.trackers.compactMap(SharedTracker.init) + analysis.sharedTrackers).map {
                    $0.statistics(in: analysis.history.profile.language)
                }),
        ])
    }
}

extension SharedTracker {
    fileprivate func statistics(in language: Language) -> JSONValue {
        .members([
            "name": .text(name.text(in: language)),
            "streak": .members([
                "unit": .text(unit.name),
                "current": .integer(current),
                "longest": .integer(longest),
                "rewards": .members(["available": .integer(rewards)]),
            ]),
        ])
    }
}
