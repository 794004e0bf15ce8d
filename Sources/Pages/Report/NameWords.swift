import Model
import Wording

/// The names of triggers and places on pages, by the indices of their spellings.
///
/// A known word is in the language of the page, whichever language it was logged in; other names are unchanged.
struct NameWords: Sendable {
    private let texts: [String]
    /// For each spelling, the index of the first one with the same text.
    private let first: [Int]

    /// O(names).
    init(_ names: NameTable, _ phrases: Phrases) {
        var firstOfWord: [KnownWord: Int] = [:]
        var texts: [String] = []
        var first: [Int] = []
        texts.reserveCapacity(names.count)
        first.reserveCapacity(names.count)
        for number in 0..<names.count {
            let spelling = names.spelling(number)
            if let word = KnownWord(spelling) {
                let known = firstOfWord[word] ?? number
                firstOfWord[word] = known
                texts.append(phrases.name(of: word))
                first.append(known)
            } else {
                texts.append(spelling.isolated)
                first.append(number)
            }
        }
        (self.texts, self.first) = (texts, first)
    }

    subscript(spelling: Int) -> String { texts[spelling] }

    /// An index that is the same for all spellings with the same text.
    func group(of spelling: Int) -> Int { first[spelling] }
}
