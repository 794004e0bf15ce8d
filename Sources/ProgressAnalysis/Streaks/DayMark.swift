/// Why a day is no good day.
package enum MissReason: String, Sendable, CaseIterable {
    case easy, wild
    /// Nothing, or too little, was recorded; in avoidance mode, something was.
    case gap
}

/// What a day is to a streak before any policy looks at it.
package enum DayMark: Hashable, Sendable {
    case good
    case missed(MissReason)
    /// Today, as long as it has no good record and no bad one.
    case pending
}
