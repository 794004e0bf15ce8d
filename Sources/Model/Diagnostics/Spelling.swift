/// `did you mean "easy"?` if one of the words is similar to what was written; else nil.
package func spellingHint(_ written: String, among words: [String]) -> String? {
    nearestWord(to: written, among: words).map { "did you mean \"\($0)\"?" }
}

/// The word most similar to what was written; nil if none is similar.
package func nearestWord(to written: String, among words: [String]) -> String? {
    // Longer texts aren't misspelt words.
    guard written.utf8.count < 256 else { return nil }
    let lowercased = Array(written.lowercased())
    let limit = lowercased.count <= 4 ? 1 : 2
    let near = words.filter { abs($0.count - lowercased.count) <= limit }
        .map { (word: $0, distance: editDistance(lowercased, Array($0.lowercased()))) }
        .filter { $0.distance <= limit }
        .min { $0.distance < $1.distance }
    return near?.word
}

/// The words in a sentence: `steady, easy or wild`; the word for `or` is English by default.
package func alternatives(_ words: [String], or: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(or) " + last
}

/// The letters to insert, delete, replace or swap with a neighbour; `Int.max` for words of 64 letters or more.
package func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    guard left.count < 64, right.count < 64 else { return .max }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            var best = min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                best = min(best, beforePrevious[column - 1] + 1)
            }
            current.append(best)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
}
