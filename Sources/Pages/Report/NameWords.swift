import Model
import Wording

/// Triggers and places as pages name them, by the numbers of their spellings.
///
/// A word that the program knows is there in the language of the page, whichever language it was logged in; any other
/// as it was written.
struct NameWords: Sendable {
    private let texts: [String]
    /// For each spelling the first one with the same text.
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

    /// A number that is the same for all spellings with one text.
    func group(of spelling: Int) -> Int { first[spelling] }
}
