/// A text that isn't a valid date, although a person or a spreadsheet meant it as one.
enum DateLookalike {
    /// `10/31/2025` or `10-31-2025`.
    case dayOrMonthFirst
    /// `2025/10/31` or `2025-1-1`.
    case yearFirst
    /// `31.10.25`.
    case shortYear
    /// `45961`.
    case dayNumber
    /// `2025-10-31 00:00:00`.
    case withTime

    /// Recognizes such a text; nil for any other.
    init?(_ text: borrowing Span<UInt8>) {
        if TimestampText(text) != nil || TimestampText.dotted(text) != nil {
            self = .withTime
            return
        }
        // Longer texts aren't one, however they begin.
        guard text.count <= 10 else { return nil }
        var digits = [0]
        var separators: [UInt8] = []
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits[digits.count - 1] += 1
            case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"):
                separators.append(text[index])
                digits.append(0)
            default: return nil
            }
        }
        if digits == [5] {
            self = .dayNumber
            return
        }
        guard digits.count == 3, separators[0] == separators[1] else { return nil }
        // Written correctly, but not in the calendar.
        if digits == [4, 2, 2], separators[0] == UInt8(ascii: "-") { return nil }
        let isShort = digits.map { (1...2).contains($0) }
        switch (isShort[0], isShort[1], isShort[2]) {
        case (false, true, true) where digits[0] == 4: self = .yearFirst
        case (true, true, true) where separators[0] == UInt8(ascii: "."): self = .shortYear
        case (true, true, _) where separators[0] != UInt8(ascii: ".") && digits[2] <= 4: self = .dayOrMonthFirst
        default: return nil
        }
    }

    var hint: String {
        switch self {
        case .dayOrMonthFirst:
            "in dates of this form the day or the month could stand first, so they are not read; write 2025-10-31"
        case .yearFirst: "a date is written with hyphens and two digits for month and day, such as 2025-10-31"
        case .shortYear: "the year needs four digits, such as 31.10.2025"
        case .withTime: "a date has no time of day; when it was written down is the \"timestamp\""
        case .dayNumber: "this could be the number of a day in a spreadsheet; give the column the format of a date"
        }
    }
}

/// The hint for a text that is almost a timestamp: `2025-11-20 9:40`, `20.11.25 21:05`; nil for any other.
func timestampHint(_ text: borrowing Span<UInt8>) -> String? {
    guard text.count < 32, let middle = text.indices.first(where: { isBetween(text[$0]) }) else { return nil }
    let date = text.extracting(0..<middle)
    let time = text.extracting(middle + 1..<text.count)
    guard parseDay(date) != nil || parseDottedDay(date) != nil else { return DateLookalike(date)?.hint }
    let written = String(decoding: time.indices.map { time[$0] }, as: UTF8.self)
    return twoDigitTime(written).map { "hours are written with two digits: \($0)" }
}

/// A time with a one-digit hour, written with two: `9:40` as `09:40`; nil for any other.
func twoDigitTime(_ text: String) -> String? {
    guard text.utf8.count == 4, parseTimeOfDay(("0" + text).utf8.span) != nil else { return nil }
    return "0" + text
}

private func isBetween(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "T") || byte == UInt8(ascii: "t")
}
