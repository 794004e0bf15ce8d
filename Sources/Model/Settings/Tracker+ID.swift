extension Tracker {
    /// The names of the built-in streaks, which can't be ids of trackers.
    package static let reservedIDs = ["noalc", "meditation", "workout", "trackers"]

    /// The id derived from a name: `naegel-kauen` from `Nägel kauen`, `meditatsiia` from `Медитация`, `u7985` from `禅`.
    ///
    /// Latin letters lose their marks, Cyrillic and Greek ones are transliterated, and a name without any of these
    /// becomes the code points of its characters. Nil for a name without letters, digits and symbols. At most 64
    /// characters.
    package static func id(of name: String) -> String? {
        let text = name.lowercased().map { letter -> String in
            if let latin = latin[letter] { return latin }
            return letter.isASCII && (letter.isLetter || letter.isNumber) ? String(letter) : "-"
        }.joined()
        let id = joined(text)
        guard id.isEmpty else { return id }
        let numbers = name.lowercased().map { letter in
            let scalar = letter.unicodeScalars.first?.value ?? 0
            return letter.isASCII || letter.isWhitespace ? "-" : "u" + String(scalar, radix: 16)
        }
        let signs = joined(numbers.joined(separator: "-"))
        return signs.isEmpty ? nil : signs
    }

    /// The parts between hyphens, joined by single ones.
    private static func joined(_ text: String) -> String {
        let id = text.split(separator: "-").joined(separator: "-").prefix(64)
        return String(id.last == "-" ? id.dropLast() : id)
    }

    /// The transliteration of lower-case letters: German by its own rule, Cyrillic and Greek as in passports.
    private static let latin: [Character: String] = {
        let rows = [
            "ä ae ö oe ü ue ß ss æ ae ø o å a œ oe þ th ð d ł l đ d ı i",
            "á a à a â a ã a ā a ă a ą a ç c ć c č c ď d é e è e ê e ë e ē e ė e ę e ě e ğ g í i ì i î i ï i ī i į i ķ k",
            "ļ l ľ l ñ n ń n ň n ņ n ó o ò o ô o õ o ő o ō o ř r ś s š s ş s ș s ť t ț t ú u ù u û u ů u ű u ū u ý y ÿ y",
            "ź z ż z ž z",
            "а a б b в v г g ґ g д d е e ё e є ie ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f",
            "х kh ц ts ч ch ш sh щ shch ъ ie ы y ь - э e ю iu я ia ј j љ lj њ nj ћ c џ dz",
            "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o",
            "ά a έ e ή i ί i ό o ύ y ώ o",
        ]
        var latin: [Character: String] = [:]
        for row in rows {
            let parts = row.split(separator: " ")
            for index in stride(from: 0, to: parts.count - 1, by: 2) {
                guard let letter = parts[index].first else { continue }
                latin[letter] = parts[index + 1] == "-" ? "" : String(parts[index + 1])
            }
        }
        return latin
    }()
}
