/// A problem in the user's files, made where the bytes were read.
package struct Diagnostic: Sendable, Hashable {
    /// An error stops the build; a warning doesn't, except with `--strict`.
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    package var severity: Severity
    package let code: DiagnosticCode
    package let location: SourceLocation
    /// The problem and the expectation, in one sentence without a full stop.
    package let text: String
    /// What to do about it, if that is known.
    package let hint: String?
    /// Further problems of its kind in the same file.
    package var repeats = Repeats()

    /// The number of problems, including this one.
    package var count: Int { 1 + repeats.count }

    package init(
        _ severity: Severity, _ code: DiagnosticCode, at location: SourceLocation, _ text: String, hint: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.location = location
        self.text = text
        self.hint = hint
    }
}
