import Counting
import Wording

extension [NameCount] {
    /// Triggers or places with the names on a page, most frequent first, equally frequent ones by name.
    ///
    /// Spellings of a known word in several languages are one row, in the language of the page. `parts` are numbers for
    /// each of the names, which are added up.
    func onPage(_ phrases: Phrases, parts: [[Int]] = []) -> [(name: NameCount, parts: [Int])] {
        var rows: [(key: String, name: String, count: Int, parts: [Int])] = []
        var rowOfKey: [String: Int] = [:]
        for (index, named) in enumerated() {
            let name = KnownWord(named.name).map { phrases.name(of: $0) } ?? named.name
            let numbers = index < parts.count ? parts[index] : []
            let key = name.lowercased()
            if let row = rowOfKey[key] {
                rows[row].count += named.count
                rows[row].parts = zip(rows[row].parts, numbers).map { $0 + $1 }
            } else {
                rowOfKey[key] = rows.count
                rows.append((key, name, named.count, numbers))
            }
        }
        rows.sort { $0.count == $1.count ? $0.key < $1.key : $0.count > $1.count }
        return rows.map { (NameCount(name: $0.name, count: $0.count), $0.parts) }
    }
}
