extension ZoneRule {
    /// Reads a footer such as `CET-1CEST,M3.5.0,M10.5.0/3` or `<-03>3`; nil if it is invalid.
    init?(footer: ArraySlice<UInt8>) {
        var reader = FooterReader(rest: footer)
        guard reader.skipName(), let standard = reader.time() else { return nil }
        standardOffset = -standard
        if reader.rest.isEmpty {
            summer = nil
            return
        }
        guard reader.skipName() else { return nil }
        var offset = standardOffset + 3600
        if reader.rest.first != UInt8(ascii: ",") {
            guard let written = reader.time() else { return nil }
            offset = -written
        }
        guard let begins = reader.change(), let ends = reader.change(), reader.rest.isEmpty else { return nil }
        summer = (offset, begins, ends)
    }
}

private struct FooterReader {
    var rest: ArraySlice<UInt8>

    mutating func take(_ character: Character) -> Bool {
        guard let byte = character.asciiValue, rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    mutating func skipName() -> Bool {
        if take("<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
            rest = rest[(end + 1)...]
            return true
        }
        let letters = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        rest = rest.dropFirst(letters.count)
        return !letters.isEmpty
    }

    mutating func number() -> Int? {
        let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.prefix(4)
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time() -> Int? {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard var seconds = number().map({ $0 * 3600 }) else { return nil }
        for unit in [60, 1] where take(":") {
            guard let part = number() else { return nil }
            seconds += part * unit
        }
        return isNegative ? -seconds : seconds
    }

    /// `,date[/time]`; the default time is 02:00.
    mutating func change() -> ZoneRule.Change? {
        guard take(","), let date = date() else { return nil }
        guard take("/") else { return ZoneRule.Change(date: date, second: 7200) }
        return time().map { ZoneRule.Change(date: date, second: $0) }
    }

    private mutating func date() -> ZoneRule.Change.Date? {
        if take("J") { return number().map { .dayOfCommonYear($0) } }
        guard take("M") else { return number().map { .dayOfYear($0) } }
        guard let month = number(), (1...12).contains(month), take("."), let week = number(), (1...5).contains(week),
            take("."), let weekday = number(), (0...6).contains(weekday)
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }
}
