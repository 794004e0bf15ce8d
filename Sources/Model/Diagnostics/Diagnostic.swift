/// A problem found in the user's files, as a value made where the bytes were read.
package struct Diagnostic: Sendable, Hashable {
    /// How bad it is: an error stops the build, a warning never does (unless `--strict` asks for it).
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    package var severity: Severity
    package let code: DiagnosticCode
    package let location: SourceLocation
    /// What is wrong and what was expected, in one sentence without a final stop.
    package let text: String
    /// What to do about it, where that is known.
    package let hint: String?
    /// More of its kind in the same file.
    package var repeats = Repeats()

    /// How many problems it stands for, itself included.
    package var count: Int { 1 + repeats.count }

    /// Makes a diagnostic; nothing is checked.
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
