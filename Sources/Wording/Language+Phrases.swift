package import Model

extension Language {
    package var phrases: Phrases { Phrases(self) }

    /// The codes of all languages in a sentence: `en or de`; `or` is that word in the language of the sentence.
    package static func codes(or: String = "or") -> String { alternatives(allCases.map(\.rawValue), or: or) }
}
