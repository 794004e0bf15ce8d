import ProgressModel

/// What cells of a table say, beside numbers; in lower case.
struct TableWords {
    private var yes, no, skip: Set<String>
    /// As good as empty.
    private var unset: Set<String>

    /// The signs and words of programs, and the words of every language.
    init(_ vocabulary: Vocabulary) {
        yes = vocabulary[.yes].union(["true", "x", "✓", "✔"])
        no = vocabulary[.no].union(["false", "-"])
        skip = vocabulary[.skip]
        unset = vocabulary[.unset].union(["n/a", "na", "null", "-2150000000"])
    }

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

    enum Meaning {
        case yes, no, skip, unset
    }

    /// What a cell says; nil for numbers and all other texts.
    func meaning(of cell: String) -> Meaning? {
        let word = cell.lowercased()
        if word.isEmpty || unset.contains(word) { return .unset }
        if yes.contains(word) { return .yes }
        if no.contains(word) { return .no }
        return skip.contains(word) ? .skip : nil
    }
}
