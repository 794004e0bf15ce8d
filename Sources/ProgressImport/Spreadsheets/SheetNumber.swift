import ProgressLoading
import ProgressModel

/// A number as spreadsheet programs store it.
struct SheetNumber {
    let value: Double

    /// With at most nine decimals, and of the same value to fifteen digits, which is what these programs show.
    ///
    /// So 0.1 + 0.2, which is stored as 0.30000000000000004, is `0.3`.
    var text: String {
        var scaled: (digits: Int64, decimals: Int, scale: Double)?
        var scale = 1.0
        for decimals in 0...9 {
            guard let digits = Int64(exactly: (value * scale).rounded()) else { break }
            scaled = (digits, decimals, scale)
            if abs(Double(digits) / scale - value) <= abs(value) * 1e-15 { break }
            scale *= 10
        }
        guard let (digits, decimals, divisor) = scaled else { return "\(value)" }
        guard decimals > 0 else { return "\(digits)" }
        let (whole, rest) = digits.magnitude.quotientAndRemainder(dividingBy: UInt64(divisor.rounded()))
        let zeros = String(repeating: "0", count: max(0, decimals - "\(rest)".utf8.count))
        var text = "\(digits < 0 ? "-" : "")\(whole).\(zeros)\(rest)"
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// The day, the day and time, or the time alone that a number of days since the end of 1899 means, or since the
    /// beginning of 1904; nil where it means none.
    ///
    /// Excel counts a 29 February 1900 that never was, so that its days before March 1900 are one less.
    func moment(_ format: SheetFormat, since1904: Bool) -> String? {
        guard value >= 0, value < 3_000_000 else { return nil }
        let seconds = Int((value * 86_400).rounded())
        switch format {
        case .duration: return SheetDate.clock(seconds)
        case .time: return SheetDate.clock(seconds % 86_400)
        default: if value < 1 { return SheetDate.clock(seconds) }
        }
        var number = seconds / 86_400
        if since1904 { number += 1462 } else if number < 61 { number += 1 }
        guard let start = Day(year: 1899, month: 12, day: 30) else { return nil }
        return SheetDate.text(start.advanced(by: number), seconds % 86_400)
    }
}

/// Dates and times as a table has them.
enum SheetDate {
    /// A date as XML writes it: `2025-10-31`, or with hours and minutes where the time is not midnight, to the second; a time alone where the date is
    /// before 1900; other texts stay as they are.
    static func text(_ written: String) -> String {
        let parts = written.split(separator: "T")
        guard parts.count == 2, let day = parseDay(Array(parts[0].utf8).span) else { return written }
        let clock = parts[1].prefix { $0 != "." && $0 != "Z" && $0 != "+" }
        let fraction = parts[1].dropFirst(clock.count).first == "." ? parts[1].dropFirst(clock.count + 1).first : nil
        let numbers = clock.split(separator: ":").map { Int($0) ?? -1 }
        guard (2...3).contains(numbers.count), (0...23).contains(numbers[0]),
            numbers.allSatisfy({ (0...60).contains($0) })
        else {
            return written
        }
        var seconds = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
        if let fraction, fraction >= "5" { seconds += 1 }
        if day.date.year < 1900 { return SheetDate.clock(seconds) }
        return text(day.advanced(by: seconds / 86_400), seconds % 86_400)
    }

    /// A day with a time, in seconds after midnight, where it is not midnight.
    static func text(_ day: Day, _ seconds: Int) -> String {
        seconds == 0 ? "\(day)" : "\(day)T\(seconds < 36_000 ? "0" : "")\(clock(seconds))"
    }

    /// Hours and minutes, and seconds where there are some: `7:30`, `26:05`, `0:45:30`.
    static func clock(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let text = "\(seconds / 3600):\(two(seconds / 60 % 60))"
        return seconds % 60 == 0 ? text : text + ":\(two(seconds % 60))"
    }
}
