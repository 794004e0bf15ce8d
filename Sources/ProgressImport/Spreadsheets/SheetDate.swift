import ProgressLoading
import ProgressModel

/// A date as XML writes it.
enum SheetDate {
    /// `2025-10-31`, or with hours and minutes where the time is not midnight, to the second; a time alone where the date is
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
        if day.date.year < 1900 { return SheetNumber.clock(seconds) }
        let date = day.advanced(by: seconds / 86_400)
        let time = seconds % 86_400
        return time == 0 ? "\(date)" : "\(date)T\(time < 36_000 ? "0" : "")\(SheetNumber.clock(time))"
    }
}
