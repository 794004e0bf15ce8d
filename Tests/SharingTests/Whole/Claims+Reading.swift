import Model

extension Claims {
    /// Plural words that follow a 1, with their forms after other numbers.
    private static let plurals = [
        "day": "days", "week": "weeks", "drink": "drinks", "minute": "minutes", "streak": "streaks", "Tag": "Tage",
        "Woche": "Wochen", "Drink": "Drinks", "Minute": "Minuten", "nüchterner": "nüchterne", "Serie": "Serien",
        "night": "nights", "Nacht": "Nächte",
    ]

    /// A text with its words in the plural, so that each sentence has only one form.
    static func inPlural(_ text: String) -> String {
        guard text.contains("1 ") else { return text }
        return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let end = word.lastIndex { $0.isLetter }.map { word.index(after: $0) } ?? word.startIndex
            return (plurals[String(word[..<end])] ?? String(word[..<end])) + word[end...]
        }.joined(separator: " ")
    }

    /// The numbers in a text that matches a sentence with a `#` for each; nil for other texts.
    ///
    /// A `*` is any text up to what follows it.
    func numbers(in text: String, _ sentence: String) -> [Double]? {
        var (rest, numbers) = (text[...], [Double]())
        var pattern = sentence[...]
        while let sign = pattern.first {
            if sign == "#" {
                let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "," }
                let number = digits.last?.isNumber == true ? digits : digits.dropLast()
                guard let value = value(of: number) else { return nil }
                numbers.append(value)
                rest = rest[number.endIndex...]
                pattern = pattern.dropFirst()
            } else if sign == "*" {
                pattern = pattern.dropFirst()
                let words = pattern.prefix { $0 != "#" && $0 != "*" }
                guard !words.isEmpty else { return numbers }
                guard let place = rest.firstRange(of: words) else { return nil }
                rest = rest[place.upperBound...]
                pattern = pattern[words.endIndex...]
            } else {
                guard rest.first == sign else { return nil }
                rest = rest.dropFirst()
                pattern = pattern.dropFirst()
            }
        }
        return rest.isEmpty ? numbers : nil
    }

    /// A number with the separators of the language.
    private func value(of digits: Substring) -> Double? {
        let (group, point) = language == .english ? (",", ".") : (".", ",")
        return Double(digits.replacing(group, with: "").replacing(point, with: "."))
    }
}
