package enum TrackerMark: Sendable, Hashable {
    /// Before the tracker's time or after it.
    case outside
    case none
    /// Something was chosen or written; something was done.
    case noted, done
    /// The part of a goal that was reached in thirds, 1–4; 4 is the goal.
    case goal(Int)
    /// A limit was kept, or exceeded.
    case kept, above
    /// The number of moments, 1–4; 4 means four or more.
    case moments(Int)
    /// A day without the avoided thing, and one with it.
    case avoided, slipped
    /// Nothing was logged: a joker healed the day, or a noticed thing's streak goes on.
    case healed, carried
    case ended
    /// Nothing was logged and nothing was expected: in a pause, or on an unplanned weekday.
    case paused, notPlanned
}
