package import ProgressModel

/// The minutes of an activity week by week, from the week of its first session to the running one.
package struct ActivityWeeks: Sendable {
    package let first: Week
    /// The minutes of each week from `first`, without gaps, the last being the running one.
    ///
    /// Nil for a week without a session; empty where there never was one.
    package let minutes: [Int?]
}

extension Analysis {
    /// The minutes of an activity week by week.
    ///
    /// O(weeks).
    package func weeks(of activity: Activity) -> ActivityWeeks {
        let walk = self.activity(activity).streak.walk
        guard !walk.isEmpty else { return ActivityWeeks(first: weeks.first, minutes: []) }
        let first = Week(containing: walk.first)
        let figures = weeks.figures.dropFirst(max(0, weeks.first.distance(to: first)))
        return ActivityWeeks(
            first: first,
            minutes: figures.map { week in
                switch activity {
                case .meditation: week.hasMindfulness ? week.mindfulnessMinutes : nil
                case .workout: week.hasWorkouts ? week.workoutMinutes : nil
                }
            })
    }
}
