import Diagnostics

/// The problems found so far; loading goes on after each, so that a person sees all of them at once.
///
/// A class, because all readers of one load report into the same list.
final class Problems {
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether anything found makes the data unusable.
    var containErrors: Bool { diagnostics.contains { $0.severity == .error } }

    func error(_ code: DiagnosticCode, _ file: SourceFile, _ position: Position, _ text: String, hint: String? = nil) {
        diagnostics.append(Diagnostic(.error, code, at: file.location(position), text, hint: hint))
    }

    func warn(_ code: DiagnosticCode, _ file: SourceFile, _ position: Position, _ text: String, hint: String? = nil) {
        diagnostics.append(Diagnostic(.warning, code, at: file.location(position), text, hint: hint))
    }
}
