import Diary
import Model

/// A date, optionally with a time, as people and programs write it: `Thu, Oct 30, 2025, 5:02:23 PM GMT+1`.
///
/// All parts have to be understood: text that is left over isn't a date.
struct MomentText {
    private enum Token: Equatable {
        /// Digits of any script, converted to ASCII.
        case number(String)
        /// Letters, in lower case.
        case word(String)
        case sign(Character)
    }

    private var tokens: [Token] = []
    private let vocabulary: Vocabulary

    init(_ text: String, _ vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
        guard text.utf8.count <= WrittenDate.longest, text.contains(where: \.isNumber) else { return }
        var isGlued = false
        for character in text.lowercased() {
            switch (character, tokens.last) {
            case (_, .number(let digits)?) where isGlued && character.decimalDigit != nil:
                tokens[tokens.count - 1] = .number(digits + "\(character.decimalDigit ?? 0)")
            case (_, .word(let letters)?) where isGlued && character.isLetter:
                tokens[tokens.count - 1] = .word(letters + String(character))
            // "p.m." is a word.
            case (".", .word(let letters)?) where isGlued && letters.count == 1: continue
            case (_, _) where character.isWhitespace: break
            default:
                tokens.append(
                    character.decimalDigit.map { .number("\($0)") }
                        ?? (character.isLetter ? .word(String(character)) : .sign(character)))
            }
            isGlued = !character.isWhitespace
        }
        // Spreadsheet programs mark texts with an apostrophe.
        if tokens.first == .sign("'") { tokens.removeFirst() }
    }

    /// The date; nil if the text isn't one.
    func date(_ order: DateOrder?, ofNumbers: Bool) -> WrittenDate? {
        if ofNumbers, let date = ofNumber { return date }
        var rest = self
        let clock = rest.takeClock()
        guard let day = rest.day(order) else { return nil }
        guard let clock else { return WrittenDate(day: day, time: nil) }
        let wall = day.number * 86_400 + clock.second
        guard let offset = clock.offset else {
            return WrittenDate(day: day, time: .wall(WallTime(secondsSinceEpoch: wall)))
        }
        let instant = Instant(seconds: wall - offset.seconds)
        return WrittenDate(
            day: day, time: offset.isPlace ? .moment(Moment(instant, offset: offset.seconds)) : .instant(instant))
    }

    static func timeOfDay(_ text: String, _ vocabulary: Vocabulary) -> Int? {
        var rest = MomentText(text, vocabulary)
        guard let clock = rest.takeClock(), clock.offset == nil, rest.tokens.isEmpty else { return nil }
        return clock.second
    }

    // MARK: Times

    private typealias Offset = (seconds: Int, isPlace: Bool)

    private func number(at index: Int, digits: ClosedRange<Int> = 1...2) -> Int? {
        guard tokens.indices.contains(index), case .number(let text) = tokens[index], digits.contains(text.count) else {
            return nil
        }
        return Int(text)
    }

    private func word(at index: Int) -> String? {
        guard tokens.indices.contains(index), case .word(let word) = tokens[index] else { return nil }
        return word
    }

    private func isSign(_ signs: String, at index: Int) -> Bool {
        guard tokens.indices.contains(index), case .sign(let sign) = tokens[index] else { return false }
        return signs.contains(sign)
    }

    /// Removes the time and its offset and returns them; nil, with nothing removed, if there isn't one.
    private mutating func takeClock() -> (second: Int, offset: Offset?)? {
        guard let start = tokens.indices.first(where: isHour(at:)), let hour = number(at: start) else { return nil }
        var end = start + 1
        var (minute, second) = (0, 0)
        if isSign(":", at: end) || word(at: end) == "h", let number = number(at: end + 1, digits: 2...2) {
            (minute, end) = (number, end + 2)
            if isSign(":", at: end), let number = self.number(at: end + 1, digits: 2...2) {
                (second, end) = (number, end + 2)
                // Four digits after a comma are a year.
                let fractions = isSign(".", at: end) ? 1...9 : 3...3
                if isSign(".,", at: end), self.number(at: end + 1, digits: fractions) != nil { end += 2 }
            }
        }
        let half = word(at: end).flatMap { word in
            vocabulary.has(word, for: .beforeNoon) ? 0 : vocabulary.has(word, for: .afterNoon) ? 12 : nil
        }
        if half != nil { end += 1 }
        if let word = word(at: end), vocabulary.has(word, for: .clock) || word == "h" { end += 1 }
        guard minute < 60, second <= 60, half == nil ? hour < 24 : (1...12).contains(hour) else { return nil }
        let offset = takeOffset(from: end)
        tokens.removeSubrange(start..<end)
        let hours = half.map { hour % 12 + $0 } ?? hour
        return ((hours * 60 + minute) * 60 + second, offset)
    }

    /// Whether a number is the hour of a time: it is followed by minutes, or by a word that is only used with times.
    private func isHour(at index: Int) -> Bool {
        guard number(at: index) != nil else { return false }
        if isSign(":", at: index + 1) { return number(at: index + 2, digits: 2...2) != nil }
        guard let word = word(at: index + 1) else { return false }
        return [.beforeNoon, .afterNoon, .clock].contains { vocabulary.has(word, for: $0) } || word == "h"
    }

    /// Hours east of UTC by the names of zones, apart from UTC itself.
    private static let zones: [String: Int] = [
        "cet": 1, "cest": 2, "mez": 1, "mesz": 2, "wet": 0, "west": 1, "eet": 2, "eest": 3, "bst": 1, "est": -5,
        "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
        "central european standard time": 1, "central european time": 1, "central european summer time": 2,
        "mitteleuropäische normalzeit": 1, "mitteleuropäische zeit": 1, "mitteleuropäische sommerzeit": 2,
        "british summer time": 1, "greenwich mean time": 0, "eastern standard time": -5, "eastern daylight time": -4,
        "central standard time": -6, "central daylight time": -5, "mountain standard time": -7,
        "mountain daylight time": -6, "pacific standard time": -8, "pacific daylight time": -7,
    ]
    private static let universal: Set = ["z", "utc", "gmt", "coordinated universal time", "koordinierte weltzeit"]

    /// Removes the offset after a time and returns it.
    private mutating func takeOffset(from start: Int) -> Offset? {
        var end = start
        var offset: Offset?
        var words: [String] = []
        while let word = word(at: start + words.count), words.count < 4 { words.append(word) }
        for count in stride(from: words.count, to: 0, by: -1) where offset == nil {
            let name = words.prefix(count).joined(separator: " ")
            if MomentText.universal.contains(name) { offset = (0, false) }
            if let hours = MomentText.zones[name] { offset = (hours * 3600, true) }
            if offset != nil { end = start + count }
        }
        if isSign("+-−", at: end), offset == nil || offset?.isPlace == false {
            let sign = isSign("+", at: end) ? 1 : -1
            if let number = number(at: end + 1, digits: 4...4) {
                offset = (sign * (number / 100 * 60 + number % 100) * 60, true)
                end += 2
            } else if let hours = number(at: end + 1), hours <= 14 {
                let minutes = isSign(":", at: end + 2) ? number(at: end + 3, digits: 2...2) : nil
                offset = (sign * (hours * 60 + (minutes ?? 0)) * 60, true)
                end += minutes == nil ? 2 : 4
            }
        }
        // The name of a zone in brackets repeats the offset.
        if offset != nil, isSign("(", at: end), let close = tokens[end...].firstIndex(of: .sign(")")) {
            end = close + 1
        }
        tokens.removeSubrange(start..<end)
        return offset
    }

    // MARK: Days

    private enum Part {
        case number(String), month(Int)
    }

    /// The day, from the parts that remain after the time is removed.
    private func day(_ order: DateOrder?) -> Day? {
        var parts: [Part] = []
        var signs = ""
        for (index, token) in tokens.enumerated() {
            switch token {
            case .number(let digits): parts.append(.number(digits))
            case .sign(let sign) where "/-.".contains(sign): signs.append(sign)
            case .sign(","): break
            case .sign: return nil
            case .word(let word):
                if isFiller(word, at: index) { continue }
                guard let month = vocabulary.month(word) else { return nil }
                parts.append(.month(month))
            }
        }
        guard parts.count == 3 else { return nil }
        switch (parts[0], parts[1], parts[2]) {
        case (.number(let day), .month(let month), .number(let year)) where day.count <= 2,
            (.month(let month), .number(let day), .number(let year)) where day.count <= 2,
            (.number(let year), .month(let month), .number(let day)):
            guard day.count <= 2, year.count == 4 || year.count == 2, let day = Int(day), let year = Int(year) else {
                return nil
            }
            return Day(year: year < 100 ? 2000 + year : year, month: month, day: day)
        case (.number(let first), .number(let second), .number(let third)):
            guard signs.count >= 2, let sign = signs.first, signs.prefix(2).allSatisfy({ $0 == sign }) else {
                return nil
            }
            return NumericDate("\(first)\(sign)\(second)\(sign)\(third)")?.day(order)
        default: return nil
        }
    }

    /// Whether a word adds nothing: a weekday, `on`, `um`, the `T` of ISO, the `th` of an ordinal number.
    private func isFiller(_ word: String, at index: Int) -> Bool {
        if vocabulary.has(word, for: .ordinal), case .number? = tokens[..<index].last { return true }
        return word == "t" || vocabulary.weekday(word) != nil
            || [.beforeTime, .beforeDay, .beforeMonth].contains { vocabulary.has(word, for: $0) }
    }

    /// A date that is only a number: year, month and day, days of a spreadsheet, or seconds or milliseconds since 1970.
    private var ofNumber: WrittenDate? {
        guard case .number(let digits)? = tokens.first, let number = Int(digits) else { return nil }
        if tokens.count == 1, digits.count == 8 {
            return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100).map {
                WrittenDate(day: $0, time: nil)
            }
        }
        if tokens.count == 1, digits.count == 10 || digits.count == 13 {
            let instant = Instant(seconds: digits.count == 10 ? number : number / 1000)
            return WrittenDate(day: Moment(instant, in: .utc).wallTime.day, time: .instant(instant))
        }
        guard (20_000..<80_000).contains(number), let day = Day(year: 1899, month: 12, day: 30)?.advanced(by: number)
        else { return nil }
        if tokens.count == 1 { return WrittenDate(day: day, time: nil) }
        guard tokens.count == 3, isSign(".,", at: 1), case .number(let digits)? = tokens.last,
            let fraction = Double("0.\(digits)")
        else { return nil }
        let wall = WallTime(secondsSinceEpoch: day.number * 86_400 + Int((fraction * 86_400).rounded()))
        return WrittenDate(day: wall.day, time: .wall(wall))
    }
}

extension Character {
    /// The value of a digit of any script, such as `٣` or `۳`; nil for anything else.
    var decimalDigit: Int? {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1, scalar.properties.numericType == .decimal
        else { return nil }
        return wholeNumberValue
    }
}
