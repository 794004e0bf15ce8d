import Counting

/// Which kinds of records there are at all; what was never recorded has no place on any page.
struct RecordedKinds: Sendable {
    let levels, mindfulness, workouts: Bool
    /// Whether there is not even a log.
    let isNothing: Bool

    init(_ analysis: Analysis) {
        let records = analysis.records
        levels = !analysis.noalc.streak.walk.isEmpty
        mindfulness = !analysis.meditation.streak.walk.isEmpty
        workouts = !analysis.workout.streak.walk.isEmpty
        isNothing = !levels && records.activities + records.logs == 0 && analysis.sharedTrackers.isEmpty
    }
}
