/// A language the reports are written in; the raw value is its ISO 639-1 code.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"

    /// The language of errors and of `--help`, and of everything else where no other one was chosen.
    package static let fallback = english
}
