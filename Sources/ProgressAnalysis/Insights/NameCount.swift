/// How often a trigger or a place was named, in any capitals.
package struct NameCount: Sendable, Hashable {
    /// As it was first written, without the spaces around it.
    package let name: String
    package let count: Int
}
