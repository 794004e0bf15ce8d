/// A civil date of the proleptic Gregorian calendar, years 1 to 9999.
@frozen
@usableFromInline
package struct Day: Hashable, Comparable, Sendable, Strideable, CustomStringConvertible {
    /// Days since 1970-01-01.
    @usableFromInline package let number: Int

    /// The day `number` days after 1970-01-01.
    @inlinable
    package init(number: Int) {
        self.number = number
    }

    /// Nil if the date doesn't exist, such as 2025-02-30.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= YearMonth(year: year, month: month).length
        else { return nil }
        self.init(number: Day.number(year: year, month: month, day: day))
    }

    /// Days since 1970-01-01 of a valid date: years begin in March, so that the leap day is the last.
    ///
    /// `days_from_civil` of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    static func number(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Year, month (1–12) and day of the month (1–31), for years after -32,800.
    ///
    /// Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms" (2022), section 7:
    /// with constant divisors each division is a multiplication.
    package var date: (year: Int, month: Int, day: Int) {
        let (century, rest) = UInt64(bitPattern: Int64(4 * (number + 719_468 + 82 * 146_097) + 3))
            .quotientAndRemainder(dividingBy: 146_097)
        let product = 2_939_745 * (rest / 4 * 4 + 3)
        let dayOfYear = (product & 0xFFFF_FFFF) / 2_939_745 / 4
        let months = 2141 * dayOfYear + 197_913
        // Years begin in March here.
        let isNextYear = dayOfYear >= 306
        let year = Int(100 * century + product >> 32) - 82 * 400
        return (year + (isNextYear ? 1 : 0), Int(months >> 16) - (isNextYear ? 12 : 0), Int(months & 0xFFFF) / 2141 + 1)
    }

    /// Day of the month, 1–31.
    package var dayOfMonth: Int { date.day }

    package var yearMonth: YearMonth {
        let date = date
        return YearMonth(year: date.year, month: date.month)
    }

    /// The weekday; 1970-01-01 was a Thursday.
    @inlinable
    package var weekday: Weekday {
        Weekday(rawValue: ((number + 3) % 7 + 7) % 7) ?? .monday
    }

    @inlinable
    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    @inlinable
    package static func <= (left: Day, right: Day) -> Bool { left.number <= right.number }

    @inlinable
    package static func > (left: Day, right: Day) -> Bool { left.number > right.number }

    @inlinable
    package static func >= (left: Day, right: Day) -> Bool { left.number >= right.number }

    @inlinable
    package func distance(to other: Day) -> Int { other.number - number }

    @inlinable
    package func advanced(by days: Int) -> Day { Day(number: number + days) }

    /// `YYYY-MM-DD`.
    @usableFromInline package var description: String {
        let date = date
        guard (0...9999).contains(date.year) else {
            return padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2)
        }
        return filled("0000-00-00", [date.year / 100, date.year % 100, date.month, date.day])
    }
}

/// A text such as `00:00` with numbers below 100 for its zeros, made in one step; its capacity includes an offset.
@inline(__always)
func filled<let count: Int>(_ form: StaticString, _ numbers: InlineArray<count, Int>) -> String {
    let length = form.utf8CodeUnitCount
    return String(unsafeUninitializedCapacity: length > 15 ? length + 6 : length) { bytes in
        var (place, next) = (0, 0)
        while place < length {
            bytes[place] = form.utf8Start[place]
            place += 1
            guard bytes[place - 1] == UInt8(ascii: "0") else { continue }
            let (tens, ones) = UInt8(truncatingIfNeeded: numbers[next]).quotientAndRemainder(dividingBy: 10)
            (bytes[place - 1], bytes[place]) = (UInt8(ascii: "0") + tens, UInt8(ascii: "0") + ones)
            (place, next) = (place + 1, next + 1)
        }
        return length
    }
}

/// A number written with at least `width` digits.
package func padded(_ number: Int, _ width: Int) -> String {
    if width == 2, number >= 0, number < 100 { return filled("00", [number]) }
    let digits = String(number)
    return digits.utf8.count >= width ? digits : String(repeating: "0", count: width - digits.utf8.count) + digits
}
