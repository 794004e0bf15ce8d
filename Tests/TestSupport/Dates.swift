package import Model

/// Day 1 of a drawn history, a Monday.
package let firstMonday = date("2025-01-06")

/// The n-th day of a drawn history, from 1.
package func day(_ number: Int) -> Day { firstMonday.advanced(by: number - 1) }

/// The n-th week of a drawn history, from 1.
package func week(_ number: Int) -> Week { Week(containing: day(7 * number - 6)) }

/// A date written `YYYY-MM-DD`.
package func date(_ text: some StringProtocol) -> Day {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let day = Day(year: parts[0], month: parts[1], day: parts[2]) else {
        preconditionFailure("\(text) is not a date")
    }
    return day
}

/// A local date and time written `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM:SS`.
package func wall(_ text: some StringProtocol) -> WallTime {
    let parts = text.split(separator: "T")
    guard parts.count == 2 else { preconditionFailure("\(text) is not a date and a time") }
    return WallTime(day: date(parts[0]), second: clock(parts[1]))
}

/// Seconds after midnight of `HH:MM` or `HH:MM:SS`.
package func clock(_ text: some StringProtocol) -> Int {
    zip(text.split(separator: ":").compactMap { Int($0) }, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
}
