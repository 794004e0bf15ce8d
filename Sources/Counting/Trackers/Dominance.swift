/// The one rule for "mostly" (Documentation/counting.md, section 8).
package enum Dominance {
    /// Fewer counts claim nothing.
    package static let fewest = 5

    /// The index of the largest of some counts, if they are at least five together and it has at least 40 % of them; of
    /// equals the first.
    static func index(among counts: [Int]) -> Int? {
        let total = counts.reduce(0, +)
        guard total >= fewest, let most = counts.max(), most * 100 >= 40 * total else { return nil }
        return counts.firstIndex(of: most)
    }
}
