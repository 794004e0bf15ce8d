import ProgressModel

/// Day 1 of a drawn history, a Monday.
let firstMonday = date("2025-01-06")

/// The n-th day of a drawn history, from 1.
func day(_ number: Int) -> Day { firstMonday.advanced(by: number - 1) }

/// A date written `YYYY-MM-DD`.
func date(_ text: some StringProtocol) -> Day {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let day = Day(year: parts[0], month: parts[1], day: parts[2]) else {
        preconditionFailure("\(text) is no date")
    }
    return day
}

/// What a wall shows, written `YYYY-MM-DDTHH:MM` or `…:SS`.
func wall(_ text: String) -> WallTime {
    let parts = text.split(separator: "T")
    return WallTime(day: date(parts[0]), second: clock(parts[1]))
}

/// Seconds after midnight of `HH:MM` or `HH:MM:SS`.
func clock(_ text: some StringProtocol) -> Int {
    zip(text.split(separator: ":").compactMap { Int($0) }, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
}

/// A decimal written `digits[.digits]`.
func decimal(_ text: String) -> FixedDecimal {
    guard let number = FixedDecimal(digits: text.utf8) else { preconditionFailure("\(text) is no decimal") }
    return number
}

extension CivilZone {
    static let berlin = CivilZone("Europe/Berlin", footer: "CET-1CEST,M3.5.0,M10.5.0/3", standardOffset: 3600)
    static let newYork = CivilZone("America/New_York", footer: "EST5EDT,M3.2.0,M11.1.0", standardOffset: -18_000)

    /// A zone that has always followed one rule: a compiled file of no transitions and a footer.
    private init(_ name: String, footer: String, standardOffset: Int) {
        let offset = (0..<4).reversed().map { UInt8(truncatingIfNeeded: standardOffset >> (8 * $0)) }
        let counts = [0, 0, 0, 0, 1, 1].flatMap { [UInt8](repeating: 0, count: 3) + [UInt8($0)] }
        let block = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts + offset + [0, 0, 0]
        guard let zone = CivilZone(name: name, tzif: block + block + Array("\n\(footer)\n".utf8)) else {
            preconditionFailure("\(footer) is no rule")
        }
        self = zone
    }
}
