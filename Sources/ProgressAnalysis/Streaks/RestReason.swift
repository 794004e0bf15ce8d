/// Why nothing is expected of a day.
package enum RestReason: Sendable, Hashable {
    case paused
    /// A weekday that the schedule leaves out.
    case notPlanned
}
