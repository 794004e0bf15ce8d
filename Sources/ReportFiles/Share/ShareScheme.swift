/// Which colours a drawing has.
package enum ShareScheme: CaseIterable, Sendable {
    /// Light, and dark where the viewer prefers that.
    case adaptive
    /// For programs that do not ask the viewer.
    case light, dark
}
