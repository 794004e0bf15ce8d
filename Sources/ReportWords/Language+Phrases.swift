import Diagnostics
package import ProgressModel

extension Language {
    package var phrases: any Phrases { phrases(forEveryone: false) }

    /// The phrases of a report; for everyone, who knows days and no single moments, days are what is counted.
    package func phrases(forEveryone: Bool) -> any Phrases {
        switch self {
        case .english: English(tellsDays: forEveryone)
        case .german: German(tellsDays: forEveryone)
        }
    }

    /// The codes of all languages as a sentence offers them: `en or de`; `or` is its word in the language of the sentence.
    package static func codes(or: String = "or") -> String { alternatives(allCases.map(\.rawValue), or: or) }
}
