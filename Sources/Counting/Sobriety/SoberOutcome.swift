package import Model

/// What the entry of a day means for the sober streak.
package struct SoberOutcome: Sendable, Hashable {
    /// Where the sober streak is.
    package enum Standing: Sendable, Hashable {
        /// The day that was asked about is the last one of the current streak, and the day of it with this number.
        case day(Int)
        /// The length of the current streak.
        case days(Int)
        /// The length of a streak after whose last day entries are missing, so that nobody knows how it went on.
        case known(Int, through: Day)
        /// There is none; the day that would be the first of the next one, or nil where that is open.
        case none(next: Day?)
    }

    /// The length of the streak that the day ended; nil where it ended none, and where later days ended others since.
    package let ended: Int?
    package let standing: Standing
}
