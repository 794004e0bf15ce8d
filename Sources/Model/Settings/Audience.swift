/// The readers of a site.
package enum Audience: String, CaseIterable, Sendable {
    /// The person alone, who may see everything.
    case `private`
    /// Everyone, who may see what `Analysis.publicEdition` allows.
    case `public`
}
