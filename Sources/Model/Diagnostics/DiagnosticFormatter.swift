/// Formats diagnostics: `FILE:LINE: error: text`, the line itself, a caret, a hint, and the number of repeats.
package struct DiagnosticFormatter: Sendable {
    /// The data directory as the user wrote it, with a final slash, for links in terminals; empty for the current one.
    let directory: String
    /// Whether the output is a terminal with colours.
    let usesColour: Bool
    /// Whether others may read it; then it has only the position and kind of a problem, and quotes nothing.
    let isPublic: Bool

    /// Makes a formatter for the files of `directory`.
    package init(directory: String, usesColour: Bool, isPublic: Bool = false) {
        self.directory = directory.isEmpty ? "./" : directory.hasSuffix("/") ? directory : directory + "/"
        self.usesColour = usesColour
        self.isPublic = isPublic
    }

    /// The text of one diagnostic, of one to five lines, without a final line end.
    package func format(_ diagnostic: Diagnostic) -> String {
        let location = diagnostic.location
        let line = location.line > 0 ? ":\(location.line)" : ""
        let place = path(of: diagnostic) + line + ":"
        let severity = paint(diagnostic.severity.rawValue + ":", diagnostic.severity == .error ? "1;31" : "1;33")
        guard !isPublic else { return "\(paint(place, "1")) \(severity) \(diagnostic.code.rawValue)" }
        var lines = ["\(paint(place, "1")) \(severity) \(printable(diagnostic.text))"]
        if let excerpt = location.sourceLine.map({ Excerpt(line: $0, column: location.column) }), !excerpt.text.isEmpty
        {
            lines.append("    " + excerpt.text)
            if let caret = excerpt.caretOffset {
                lines.append("    " + String(repeating: " ", count: caret) + paint("^", "1;32"))
            }
        }
        if let hint = diagnostic.hint { lines.append("    hint: " + printable(hint)) }
        if let repeats = diagnostic.repeats.text { lines.append("    " + printable(repeats)) }
        return lines.joined(separator: "\n")
    }

    /// The path of a diagnostic's file from the current folder.
    package func path(of diagnostic: Diagnostic) -> String {
        let file = diagnostic.location.file
        return printable(directory == "./" && !file.isEmpty ? file : directory + file)
    }

    /// The diagnostic as a command of GitHub Actions, which marks the line when the file is shown: `::error
    /// file=data/entries.csv,line=3,title=malformed date::text`; if it is public, with its kind only.
    ///
    /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
    package func workflowCommand(_ diagnostic: Diagnostic) -> String {
        let data = [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]
        func escaped(_ text: String, _ signs: [(String, String)]) -> String {
            signs.reduce(text) { text, sign in
                text.split(separator: sign.0, omittingEmptySubsequences: false).joined(separator: sign.1)
            }
        }
        let kind = String(diagnostic.code.rawValue.map { $0 == "-" ? " " : $0 })
        let properties = [
            ("file", path(of: diagnostic)), ("line", "\(max(1, diagnostic.location.line))"), ("title", kind),
        ].map { "\($0)=\(escaped($1, data + [(":", "%3A"), (",", "%2C")]))" }
        let text = isPublic ? kind : [diagnostic.text, diagnostic.hint].compactMap(\.self).joined(separator: "; ")
        return
            "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(escaped(printable(text), data))"
    }

    private func paint(_ text: String, _ style: String) -> String {
        usesColour ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
    }

    private func printable(_ text: String) -> String { PlainText.line(text) }
}
