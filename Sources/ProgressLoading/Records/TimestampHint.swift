/// What to do about a text that is nearly a timestamp: `2025-11-20 9:40`, `20.11.25 21:05`; nil for any other.
func timestampHint(_ text: borrowing Span<UInt8>) -> String? {
    guard text.count < 32, let middle = text.indices.first(where: { isBetween(text[$0]) }) else { return nil }
    let date = text.extracting(0..<middle)
    let time = text.extracting(middle + 1..<text.count)
    guard parseDay(date) != nil || parseDottedDay(date) != nil else { return DateLookalike(date)?.hint }
    let written = String(decoding: time.indices.map { time[$0] }, as: UTF8.self)
    return twoDigitTime(written).map { "hours are written with two digits: \($0)" }
}

/// A time whose hour has one digit, with two: `9:40` as `09:40`; nil for anything else.
func twoDigitTime(_ text: String) -> String? {
    guard text.utf8.count == 4, parseTimeOfDay(("0" + text).utf8.span) != nil else { return nil }
    return "0" + text
}

private func isBetween(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "T") || byte == UInt8(ascii: "t")
}
