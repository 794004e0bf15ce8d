package import ProgressModel

/// The moment a report is made for.
package enum AsOf: Sendable {
    /// The end of a day.
    case day(Day)
    case instant(Instant)

    /// The day that is today.
    func today(_ clock: DayClock) -> Day {
        switch self {
        case .day(let day): day
        case .instant(let instant): clock.day(of: instant)
        }
    }

    /// The instant that is now.
    func now(_ clock: DayClock) -> Instant {
        switch self {
        case .day(let day): clock.start(of: day.advanced(by: 1))
        case .instant(let instant): instant
        }
    }
}
