/// Why a day is no good day.
package enum MissReason: String, Sendable, CaseIterable {
    case easy, wild
    /// Nothing, or too little, was recorded; in avoidance mode, something was; above a limit, too much.
    case gap
}

/// What a day, or a week where the streak counts weeks, is to a streak before any policy looks at it.
package enum DayMark: Hashable, Sendable {
    case good
    case missed(MissReason)
    /// Nothing was recorded and nothing was expected: it changes nothing.
    case rest
    /// Today, as long as it has no good record and no bad one; the current week until it is good.
    case pending
}
