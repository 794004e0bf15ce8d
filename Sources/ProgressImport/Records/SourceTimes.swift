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

    /// The date of a record as its directory shows it, with a notice if the source shows another time.
    func shown(_ date: WrittenDate, at place: ImportPlace, _ notices: inout ImportNotices) -> WrittenDate {
        let instant: Instant
        switch date.time {
        case .instant(let written): instant = written
        case .moment(let moment) where areInstants: instant = moment.instant
        default: return date
        }
        let moment = Moment(instant, in: zone)
        if moment.offset != 0 { notices.add(.shownInZone, "\(date.day)", at: place) }
        return WrittenDate(day: moment.wallTime.day, time: .instant(instant))
    }
}
