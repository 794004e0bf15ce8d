extension Tracker {
    /// The id that is made of a name, `naegel-kauen` of `Nägel kauen`; nil where the name has no letter or digit for it.
    package static func id(of name: String) -> String? {
        let letters: [Character: String] = [
            "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "è": "e", "à": "a", "ñ": "n", "ç": "c",
        ]
        let text = name.lowercased().map { letter in
            letters[letter] ?? (letter.isASCII && (letter.isLetter || letter.isNumber) ? String(letter) : "-")
        }.joined()
        let id = String(text.split(separator: "-").joined(separator: "-").prefix(64))
        return id.isEmpty ? nil : id
    }
}
