import ProgressModel

/// The parts that the texts of days, weeks and months have in common, in every language.
enum DateWords {
    private static var languages: [any TypedWords] { Language.allCases.map(\.typedWords) }

    /// What a person wrote as words in lower case, with `15.nov` as two; a comma is a space.
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

    /// How many days ago `today`, `gestern` or `-3` is; nil for anything else.
    static func daysBeforeToday(_ text: String) -> Int? {
        if let number = languages.firstNonNil({ $0.spokenDays[text] }) { return number }
        // Both signs: a command line may carry the one that cannot be taken for an option.
        guard let sign = text.first, sign == "-" || sign == "\u{2212}" else { return nil }
        return number(text.dropFirst(), digits: 1...5)
    }

    /// Whether it is a word for the current week or month.
    static func isCurrent(_ text: String) -> Bool {
        languages.contains { phrases in phrases.spokenCurrent.contains(text) }
    }

    /// Whether it is a word for the week or month before the current one.
    static func isLast(_ text: String) -> Bool { languages.contains { phrases in phrases.spokenLast.contains(text) } }

    /// What stands behind the word for a week, or the whole text.
    static func withoutWeek(_ text: Substring) -> Substring {
        for prefix in languages.map({ phrases in phrases.spokenWeek }) + ["w"] where text.hasPrefix(prefix) {
            return text.dropFirst(prefix.count).drop { $0 == " " }
        }
        return text
    }

    /// A number of so many digits; nil for anything else.
    static func number(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}
