/// How often a trigger or a place was named, in any capitals.
package struct NameCount: Sendable, Hashable {
    /// As it was first written, without the spaces around it.
    package let name: String
    package let count: Int

    /// Makes a count.
    package init(name: String, count: Int) {
        self.name = name
        self.count = count
    }
}

extension [NameCount] {
    /// Of several names, most frequent first, the one that dominates, and whether it has more than half of all; nil where none
    /// does, or where two are equal.
    package var leader: (name: String, isMajority: Bool)? {
        guard count > 1, self[0].count > self[1].count else { return nil }
        return Dominance.index(among: map(\.count)).map { index in
            (self[index].name, self[index].count * 2 > reduce(0) { $0 + $1.count })
        }
    }
}
