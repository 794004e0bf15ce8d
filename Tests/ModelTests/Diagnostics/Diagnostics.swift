import Model

/// An error in line 3 of `entries.csv`, at the column where `line` carries the marker `‸`, if it does.
func problem(
    _ severity: Diagnostic.Severity = .error, in line: String?, _ text: String = "wrong", hint: String? = nil
) -> Diagnostic {
    let parts = line.map { $0.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false) }
    let column = parts.flatMap { $0.count == 2 ? $0[0].unicodeScalars.count + 1 : nil }
    let location = Model.SourceLocation(
        file: "entries.csv", line: 3, column: column, sourceLine: parts?.joined())
    return Diagnostic(severity, .malformedDate, at: location, text, hint: hint)
}

/// The output for a person without a coloured terminal, line by line.
func shown(_ diagnostic: Diagnostic, directory: String = "data") -> [String] {
    DiagnosticFormatter(directory: directory, usesColour: false).format(diagnostic).split(
        separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
}
