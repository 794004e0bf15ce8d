import ProgressLoading
import ProgressModel

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
