import Foundation
import ProgressModel
import Testing

/// A generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A date as a calendar on a wall has it, counted on leaf by leaf.
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

    /// The next leaf.
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

/// The day of `YYYY-MM-DD`.
func day(_ text: String) throws -> Day {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    try #require(parts.count == 3)
    return try #require(Day(year: parts[0], month: parts[1], day: parts[2]))
}

/// The wall time of `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM:SS`.
func wall(_ text: String) throws -> WallTime {
    let halves = text.split(separator: "T")
    try #require(halves.count == 2)
    let clock = halves[1].split(separator: ":").compactMap { Int($0) } + [0]
    return WallTime(day: try day(String(halves[0])), second: clock[0] * 3600 + clock[1] * 60 + clock[2])
}

/// The instant of `YYYY-MM-DDTHH:MM:SSZ`.
func utc(_ text: String) throws -> Instant {
    Instant(seconds: try wall(String(text.dropLast())).secondsSinceEpoch)
}

/// The system's file of a zone.
func zoneBytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/" + name)))
}

/// A zone of the system.
func zone(_ name: String) throws -> CivilZone {
    try #require(CivilZone(name: name, tzif: try zoneBytes(name)))
}
