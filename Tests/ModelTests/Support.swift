import Model
import TestSupport
import Testing

/// A date that is advanced day by day.
struct CalendarLeaf: Equatable {
    var year: Int
    var month: Int
    var day: Int

    static func isLeap(_ year: Int) -> Bool {
        year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
    }

    static func length(ofMonth month: Int, in year: Int) -> Int {
        [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Advances to the next day.
    mutating func tearOff() {
        day += 1
        guard day > CalendarLeaf.length(ofMonth: month, in: year) else { return }
        day = 1
        month += 1
        guard month > 12 else { return }
        month = 1
        year += 1
    }
}

extension CalendarLeaf {
    init(_ day: Day) {
        (year, month, self.day) = day.date
    }
}

/// The instant of `YYYY-MM-DDTHH:MM:SSZ`.
func utc(_ text: String) -> Instant {
    Instant(seconds: wall(text.dropLast()).secondsSinceEpoch)
}

/// A zone of the system.
func zone(_ name: String) throws -> CivilZone {
    try #require(systemZone(name).flatMap { CivilZone(name: name, tzif: $0) })
}
