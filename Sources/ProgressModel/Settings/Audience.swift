/// For whom a site is made.
package enum Audience: String, CaseIterable, Sendable {
    /// For the person alone: everything is told.
    case `private`
    /// For everyone: only what `Analysis.publicEdition` allows is told.
    case `public`
}
