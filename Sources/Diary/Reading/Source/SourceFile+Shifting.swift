package import Model

extension SourceFile {
    /// The file with every ISO date in its text and its name moved by a number of days.
    ///
    /// A time loses its offset if that is the one of `zone`, so that local time is kept even across a clock change; an
    /// instant (`Z`, `-00:00`) and a time with another offset keep theirs. What only looks like a date, such as
    /// `2025-02-30` or a part of a longer number, isn't changed.
    package func shifted(byDays days: Int, in zone: CivilZone) -> SourceFile {
        with(
            text: SourceFile.shifted(bytes, byDays: days, in: zone),
            path: String(decoding: SourceFile.shifted(Array(path.utf8), byDays: days, in: zone), as: UTF8.self))
    }

    private static func shifted(_ text: [UInt8], byDays days: Int, in zone: CivilZone) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            guard let day = day(in: text, at: index) else {
                result.append(text[index])
                index += 1
                continue
            }
            result += day.advanced(by: days).description.utf8
            let time = time(in: text, at: index + 10)
            let written = TimestampText(text.span.extracting(index..<index + 10 + time.read))
            let isLocal = written.map {
                !$0.isInstant && $0.offset == zone.offset(at: $0.moment(in: zone).instant.seconds)
            }
            index += 10
            result += text[index..<index + (isLocal == true ? time.kept : time.read)]
            index += time.read
        }
        return result
    }

    /// The date at an index, with no digit before or after it.
    private static func day(in text: [UInt8], at index: Int) -> Day? {
        guard isDigit(text[index]), index + 10 <= text.count, index == 0 || !isDigit(text[index - 1]),
            index + 10 == text.count || !isDigit(text[index + 10])
        else { return nil }
        return parseDay(text.span.extracting(index..<index + 10))
    }

    /// The length of the time after a date, with and without its offset; 0 and 0 without a time.
    private static func time(in text: [UInt8], at start: Int) -> (kept: Int, read: Int) {
        let rest = text[start...].prefix(40)
        guard let first = rest.first, [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(first),
            rest.dropFirst().prefix(2).allSatisfy(isDigit), rest.dropFirst(3).first == UInt8(ascii: ":")
        else { return (0, 0) }
        let time = rest.dropFirst().prefix { isDigit($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
        let offset = rest[time.endIndex...].prefix(6)
        let isOffset =
            offset.count == 6 && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(offset[offset.startIndex])
            && offset[offset.startIndex + 3] == UInt8(ascii: ":")
        let kept = time.endIndex - start
        return (kept, isOffset ? kept + 6 : kept)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { digit(byte) != nil }
}
