import Model
import Wording

/// The common parts of texts for days, weeks and months, in every language.
enum DateWords {
    private static var languages: [any TypedWords] { Language.allCases.map(\.typedWords) }

    /// The words in lower case, with `15.nov` as two; a comma is a space.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        for word in text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            let digits = word.prefix { ("0"..."9").contains($0) }
            let rest = word.dropFirst(digits.count)
            if !digits.isEmpty, rest.first == ".", rest.dropFirst().first?.isLetter ?? false {
                words += [digits + ".", String(rest.dropFirst())]
            } else {
                words.append(String(word))
            }
        }
        return words
    }

    /// The number of days since `today`, `gestern` or `-3`; nil for other texts.
    static func daysBeforeToday(_ text: String) -> Int? {
        if let number = languages.firstNonNil({ $0.spokenDays[text] }) { return number }
        // Also the minus sign that a command line doesn't take for an option.
        guard let sign = text.first, sign == "-" || sign == "\u{2212}" else { return nil }
        return number(text.dropFirst(), digits: 1...5)
    }

    /// Whether it is a word for the current week or month.
    static func isCurrent(_ text: String) -> Bool {
        languages.contains { phrases in phrases.spokenCurrent.contains(text) }
    }

    /// Whether it is a word for the previous week or month.
    static func isLast(_ text: String) -> Bool { languages.contains { phrases in phrases.spokenLast.contains(text) } }

    /// The text after the word for a week, or all of it.
    static func withoutWeek(_ text: Substring) -> Substring {
        for prefix in languages.map({ phrases in phrases.spokenWeek }) + ["w"] where text.hasPrefix(prefix) {
            return text.dropFirst(prefix.count).drop { $0 == " " }
        }
        return text
    }

    /// A number with this many digits; nil for other texts.
    static func number(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}

/// A time of day, such as `9`, `9:00`, `21.30`, `at 22:00`, `22 Uhr` and `10:30 pm`.
struct TimeText {
    /// After midnight, 0–86,399.
    let second: Int
    /// Whether it is only an hour, such as `9`, which elsewhere could be another number.
    let isBare: Bool

    private static let vocabulary = Vocabulary.ofAllLanguages

    /// Reads words of `DateWords.words`; nil for other texts, and for invalid times such as 24:00 and 13 pm.
    init?(_ words: some Collection<String>) {
        var said = Array(words.drop { TimeText.vocabulary.has($0, for: .beforeTime) })
        let isTold = said.count < words.count
        let isClock = said.count > 1 && TimeText.vocabulary.has(said[said.count - 1], for: .clock)
        if isClock { said.removeLast() }
        // `10pm` and `10 pm` are the same.
        let text = said.joined()
        let number = text.prefix { !$0.isLetter }
        let half = String(text.dropFirst(number.count))
        guard said.count == 1 || said.count == 2 && said[0] == number, !isClock || half.isEmpty else { return nil }
        let parts = number.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
        guard (1...2).contains(parts.count), let first = DateWords.number(parts[0], digits: 1...2),
            let hour = TimeText.hour(first, half),
            let minute = parts.count == 1 ? 0 : DateWords.number(parts[1], digits: 2...2), minute < 60
        else { return nil }
        second = hour * 3600 + minute * 60
        isBare = parts.count == 1 && half.isEmpty && !isClock && !isTold
    }

    /// The hour on a 24-hour clock; nil if it doesn't exist.
    private static func hour(_ hour: Int, _ half: String) -> Int? {
        guard !half.isEmpty else { return hour < 24 ? hour : nil }
        let isAfterNoon = vocabulary.has(half, for: .afterNoon)
        guard isAfterNoon || vocabulary.has(half, for: .beforeNoon), (1...12).contains(hour) else { return nil }
        return hour % 12 + (isAfterNoon ? 12 : 0)
    }
}

/// The available time zones: TZif files by IANA name.
package struct TimeZones: Sendable {
    /// The bytes of a zone's file; nil if there isn't a zone with that name.
    package let bytes: @Sendable (String) -> [UInt8]?
    /// The names of the zones and folders in a folder of zones, in byte order; empty if there aren't any.
    private let names: @Sendable (String) -> [String]

    /// A collection of zones that are read elsewhere.
    package init(
        bytes: @escaping @Sendable (String) -> [UInt8]?, names: @escaping @Sendable (String) -> [String]
    ) {
        (self.bytes, self.names) = (bytes, names)
    }

    /// The name of a zone as written, in other case, or by its city (`Berlin`, `new york`); nil if there isn't one.
    package func name(_ text: String) -> String? {
        if text == CivilZone.utc.name || bytes(text) != nil { return text }
        let wanted = String(text.lowercased().map { $0 == " " ? "_" : $0 })
        if wanted == CivilZone.utc.name.lowercased() { return CivilZone.utc.name }
        for area in CivilZone.areas {
            let names = names(area)
            let nested = names.filter { !$0.contains(".") }.flatMap { folder in
                self.names(area + "/" + folder).map { folder + "/" + $0 }
            }
            let found = (names + nested).first { name in
                let city = name.split(separator: "/").last.map { $0.lowercased() }
                return city == wanted || (area + "/" + name).lowercased() == wanted
            }
            if let found, bytes(area + "/" + found) != nil { return area + "/" + found }
        }
        return nil
    }
}
