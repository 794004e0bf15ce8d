/// `did you mean "easy"?` where one of the words is near to what was written; nil otherwise.
package func spellingHint(_ written: String, among words: [String]) -> String? {
    nearestWord(to: written, among: words).map { "did you mean \"\($0)\"?" }
}

/// The word that is nearest to what was written; nil if none is near.
package func nearestWord(to written: String, among words: [String]) -> String? {
    // Nothing so long is a misspelt word.
    guard written.utf8.count < 256 else { return nil }
    let lowercased = Array(written.lowercased())
    let limit = lowercased.count <= 4 ? 1 : 2
    let near = words.filter { abs($0.count - lowercased.count) <= limit }
        .map { (word: $0, distance: editDistance(lowercased, Array($0.lowercased()))) }
        .filter { $0.distance <= limit }
        .min { $0.distance < $1.distance }
    return near?.word
}

/// The words as a sentence offers them: `steady, easy or wild`, in English if no other word for `or` is given.
package func alternatives(_ words: [String], or: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(or) " + last
}

/// How many letters have to be added, taken away, replaced or swapped with their neighbour; `Int.max` for words of 64
/// letters or more.
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
