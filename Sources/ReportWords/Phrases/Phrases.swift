package import ProgressModel

/// Everything the program says in one language; a page's own words are in a protocol of that page, or in an
/// extension that has each sentence in every language.
package protocol Phrases: DatePhrases, FramePhrases, YearsPhrases, SettingsPhrases
{
    var language: Language { get }
    /// Whether days are told in place of single moments.
    var tellsDays: Bool { get }
    var numbers: NumberFormat { get }
    var money: MoneyFormat { get }
}

extension Phrases {
    /// What is said in the language of these phrases; one more language is one more argument, and the compiler lists the places.
    func say<Text>(_ english: @autoclosure () -> Text, _ german: @autoclosure () -> Text) -> Text {
        switch language {
        case .english: english()
        case .german: german()
        }
    }

    /// A number as text.
    func n(_ number: Int) -> String { numbers.text(number) }
    func n(_ number: FixedDecimal) -> String { numbers.text(number) }

    /// A number and the word that follows it, in the singular for 1.
    package func counted(_ number: Int, _ one: String, _ many: String) -> Figure {
        Figure(numbers.text(number), number == 1 ? one : many)
    }

    /// The same, with the words of each language for one and for many.
    func counted(_ number: Int, _ english: (String, String), _ german: (String, String)) -> Figure {
        let words = say(english, german)
        return counted(number, words.0, words.1)
    }

    /// `45 min`, `17 h`, `17 h 26 min`: what was counted, not rounded.
    package func duration(_ number: Int) -> Figure {
        let rest = minutes(numbers.text(number % 60))
        guard number >= 60 else { return rest }
        let hours = Figure(numbers.text(number / 60), hourUnit.short)
        return number % 60 == 0 ? hours : Figure(hours.number, "\(hours.unit) \(rest.text)")
    }
}
