import Model

/// What cells of a table say, beside numbers; in lower case.
struct TableWords {
    private var yes, no, skip: Set<String>
    /// As good as empty.
    private var unset: Set<String>

    /// The signs and words of programs, and the words of every language.
    init(_ vocabulary: Vocabulary) {
        yes = vocabulary[.yes].union([
            "true", "on", "x", "✓", "✔", "☑", "✅", "🗸", "completed_manually", "completed_auto",
        ])
        no = vocabulary[.no].union(["false", "off", "☐", "⬜", "missed_manually", "missed_auto"]).union(
            TableWords.crosses)
        skip = vocabulary[.skip].union(["skipped_manually", "skipped_auto"])
        unset = vocabulary[.unset].union(["-", "–", "n/a", "na", "null", "-2150000000"]).union(TableWords.errors)
    }

    /// Signs that are either the opposite of a tick, or a tick of their own.
    static let crosses: Set = ["✗", "✘", "❌", "✖", "❎", "☒"]
    /// What spreadsheets show for a formula without a result.
    private static let errors: Set = [
        "#n/a", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!", "#error!", "#nv", "#wert!", "#bezug!",
        "#zahl!",
    ]

    /// Takes the words that a person gave for yes, no, skip and unset in place of the usual ones, where any were given.
    ///
    /// A word that was given for one meaning has no other.
    mutating func replace(_ written: [Set<String>?]) {
        let meanings: [WritableKeyPath<TableWords, Set<String>>] = [\.yes, \.no, \.skip, \.unset]
        let given = written.compactMap(\.self).reduce(into: Set<String>()) { $0.formUnion($1) }
        for (meaning, words) in zip(meanings, written) {
            self[keyPath: meaning] = words ?? self[keyPath: meaning].subtracting(given)
        }
    }

    /// In lower case, without the sign that makes another one coloured.
    static func plain(_ cell: String) -> String {
        let word = cell.lowercased()
        guard word.unicodeScalars.contains(where: isVariation) else { return word }
        return String(String.UnicodeScalarView(word.unicodeScalars.filter { !isVariation($0) }))
    }

    private static func isVariation(_ scalar: Unicode.Scalar) -> Bool { (0xFE00...0xFE0F).contains(scalar.value) }

    enum Meaning {
        case yes, no, skip, unset
    }

    /// What a cell says; nil for numbers and all other texts.
    func meaning(of cell: String) -> Meaning? {
        let word = TableWords.plain(cell)
        if word.isEmpty || unset.contains(word) { return .unset }
        if yes.contains(word) { return .yes }
        if no.contains(word) { return .no }
        return skip.contains(word) ? .skip : nil
    }
}
