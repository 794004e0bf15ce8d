/// What a day was to a tracker.
package enum TrackerMark: Sendable, Hashable {
    /// Before the tracker's time or after it.
    case outside
    case none
    /// Something was chosen or written, and something was done.
    case noted, done
    /// How much of a goal, in steps of a third, 1–4; 4 is the goal.
    case goal(Int)
    /// A limit was kept, or exceeded.
    case kept, above
    /// Moments, 1–4; 4 means four or more.
    case moments(Int)
    /// A day without what is avoided, and one with it.
    case avoided, slipped
    /// Nothing was logged, and a joker healed the day, or of what is only noticed kept the streak.
    case healed, carried
    /// A streak ended.
    case ended
    /// Nothing was logged, and nothing was expected: in a pause, or on a day that the schedule leaves out.
    case paused, notPlanned
}
