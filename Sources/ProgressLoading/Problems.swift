import Diagnostics

/// The problems found so far; loading goes on after each, so that a person sees all of them at once.
struct Problems {
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether anything found makes the data unusable.
    var containErrors: Bool { diagnostics.contains { $0.severity == .error } }

    mutating func error(
        _ code: String, _ file: SourceFile, _ position: Position, _ text: String, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(.error, code, at: file.location(position), text, hint: hint))
    }

    mutating func warn(
        _ code: String, _ file: SourceFile, _ position: Position, _ text: String, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(.warning, code, at: file.location(position), text, hint: hint))
    }
}
