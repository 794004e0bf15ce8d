package import Model

/// Everything the program says in one language, with an extension for each topic.
///
/// European English: `31 October 2025`, `1,234.5`, `€2,250.00`; German: `31. Oktober 2025`, `1.234,5`, `2.250,00 €`.
package struct Phrases: Sendable {
    package let language: Language
    /// Whether days are mentioned instead of moments.
    let tellsDays: Bool
    package let numbers: NumberFormat
    package let money: MoneyFormat

    /// The phrases of a language; a public edition knows days but not moments, so it mentions days.
    package init(_ language: Language, forEveryone: Bool = false) {
        (self.language, tellsDays) = (language, forEveryone)
        let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
        switch language {
        case .english: numbers = NumberFormat(groupSeparator: comma, decimalSeparator: point)
        case .german: numbers = NumberFormat(groupSeparator: point, decimalSeparator: comma)
        }
        money = MoneyFormat(numbers: numbers, symbolFirst: language == .english)
    }

    /// The text in this language; a new language is a new argument, so the compiler lists the places.
    func say<Text>(_ english: @autoclosure () -> Text, _ german: @autoclosure () -> Text) -> Text {
        switch language {
        case .english: english()
        case .german: german()
        }
    }

    func n(_ number: Int) -> String { numbers.text(number) }
    func n(_ number: FixedDecimal) -> String { numbers.text(number) }

    /// A number and its word, in the singular for 1.
    package func counted(_ number: Int, _ one: String, _ many: String) -> Figure {
        Figure(numbers.text(number), number == 1 ? one : many)
    }

    /// The same, with singular and plural in each language.
    func counted(_ number: Int, _ english: (String, String), _ german: (String, String)) -> Figure {
        let words = say(english, german)
        return counted(number, words.0, words.1)
    }

    /// `45 min`, `17:26 h`: what was counted, not rounded.
    package func duration(_ number: Int) -> Figure {
        number < 60 ? minutes(numbers.text(number)) : Figure(numbers.hours(minutes: number), "h")
    }
}
