/// How often a trigger or a place was named, in any capitals.
package struct NameCount: Sendable, Hashable {
    /// As it was first written, without the spaces around it.
    package let name: String
    package let count: Int
}

extension [NameCount] {
    /// Of several names, most frequent first, the one that was named more often than each of the others; nil where there
    /// is none.
    package var leader: NameCount? { count > 1 && self[0].count > self[1].count ? self[0] : nil }
}
