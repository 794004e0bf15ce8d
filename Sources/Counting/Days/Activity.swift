package import Model

/// One of the two activities that are counted in minutes.
package enum Activity: String, CaseIterable, Sendable {
    /// Meditation and breathing together.
    case meditation
    case workout

    package func minutes(of record: DayRecord) -> Int {
        self == .meditation ? record.mindfulnessMinutes : record.workoutMinutes
    }

    /// Whether a day has a session of it, of any length.
    package func isRecorded(in record: DayRecord) -> Bool {
        self == .meditation ? record.hasMindfulness : record.hasWorkouts
    }

    package func includes(_ kind: Session.Kind) -> Bool { (kind == .workout) == (self == .workout) }
}

extension Profile {
    func policy(of activity: Activity) -> PolicyName {
        activity == .meditation ? policies.meditation : policies.workout
    }

    func schedule(of activity: Activity) -> Schedule {
        activity == .meditation ? schedules.meditation : schedules.workout
    }
}
