import Counting

/// The kinds of records that exist; a kind that was never recorded isn't shown on any page.
struct RecordedKinds: Sendable {
    let levels, mindfulness, workouts: Bool
    /// Whether there are no records, not even a log.
    let isNothing: Bool

    init(_ analysis: Analysis) {
        let records = analysis.records
        levels = !analysis.noalc.streak.walk.isEmpty
        mindfulness = !analysis.meditation.streak.walk.isEmpty
        workouts = !analysis.workout.streak.walk.isEmpty
        isNothing = !levels && records.activities + records.logs == 0 && analysis.sharedTrackers.isEmpty
    }
}
