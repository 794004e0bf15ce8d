package import ProgressModel

/// What stands in a column of a record, apart from how its file writes it.
package enum RecordValue: Sendable, Hashable {
    case text(String)
    case number(FixedDecimal)
    case day(Day)
    case instant(Instant)
    /// A date and time whose zone is that of the folder it is written into.
    case wall(WallTime)

    /// As every file of records takes it: ISO 8601 with the offset of `zone`, numbers with a point.
    package func text(in zone: CivilZone) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): number.text
        case .day(let day): day.description
        case .instant(let instant): instant.rfc3339(in: zone)
        case .wall(let time): zone.instant(of: time).rfc3339(in: zone)
        }
    }
}
