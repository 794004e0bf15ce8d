/// What cells of a table say, beside numbers; in lower case.
struct TableWords {
    var yes: Set<String> = ["yes", "y", "true", "x", "✓", "✔", "done", "ja", "erledigt", "wahr"]
    var no: Set<String> = ["no", "n", "false", "missed", "nein", "falsch", "-"]
    var skip: Set<String> = ["skip", "skipped", "s", "übersprungen"]
    /// As good as empty.
    var unset: Set<String> = ["unknown", "n/a", "na", "null", "none", "-2150000000"]

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
