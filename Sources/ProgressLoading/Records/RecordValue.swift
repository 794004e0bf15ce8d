package import ProgressModel

/// The value of a column of a record, apart from how its file writes it.
package enum RecordValue: Sendable, Hashable {
    case text(String)
    case number(FixedDecimal)
    case day(Day)
    case moment(Moment)
    /// An instant whose wall is that of the folder it is written into.
    case instant(Instant)
    /// A date and time whose zone is that of the folder it is written into.
    case wall(WallTime)

    /// As every file of records takes it: ISO 8601 with an offset, numbers with a point; `zone` is that of the folder.
    package func text(in zone: CivilZone) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): number.text
        case .day(let day): day.description
        case .moment, .instant, .wall: moment(in: zone)?.rfc3339 ?? ""
        }
    }

    /// As ids have it: the same in every folder, times in UTC.
    package var identity: String {
        if case .moment(let moment) = self { return RecordValue.instant(moment.instant).identity }
        return text(in: .utc)
    }

    /// When it was, in a folder with a zone; nil for anything but a time.
    package func moment(in zone: CivilZone) -> Moment? {
        switch self {
        case .moment(let moment): moment
        case .instant(let instant): Moment(instant, in: zone)
        case .wall(let time): Moment(zone.instant(of: time), in: zone)
        case .text, .number, .day: nil
        }
    }
}
