import ProgressLoading
import ProgressModel

/// How the times of a source are read: as they are written, but instants as the zone of the directory shows them.
///
/// If all times of a source have the offset 0, the program that wrote them knew no place, and they are instants.
struct SourceTimes {
    private let zone: CivilZone
    private let areInstants: Bool

    /// Makes the reading of a source with these dates.
    init(_ dates: some Sequence<WrittenDate>, in zone: CivilZone) {
        self.zone = zone
        areInstants = dates.lazy.compactMap(\.time).allSatisfy { time in
            if case .wall = time { false } else { time.moment(in: .utc)?.offset == 0 }
        }
    }

    /// The moment of an instant in the zone of the directory; nil for what is read as it is written.
    fileprivate func moment(of date: WrittenDate) -> Moment? {
        switch date.time {
        case .instant(let instant): Moment(instant, in: zone)
        case .moment(let moment) where areInstants: Moment(moment.instant, in: zone)
        default: nil
        }
    }
}

extension ImportedRecords {
    /// The date of a record as its directory shows it, with a notice if the source shows another time.
    mutating func shown(_ date: WrittenDate, by times: SourceTimes, at place: ImportPlace) -> WrittenDate {
        guard let moment = times.moment(of: date) else { return date }
        if moment.offset != 0 { notices.add(.shownInZone, "\(date.day)", at: place) }
        return WrittenDate(day: moment.wallTime.day, time: .instant(moment.instant))
    }
}
