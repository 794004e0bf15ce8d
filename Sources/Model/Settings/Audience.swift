/// For whom a site is made.
package enum Audience: String, CaseIterable, Sendable {
    /// For the person alone: everything is shown.
    case `private`
    /// For everyone: only what `Analysis.publicEdition` allows is shown.
    case `public`
}
