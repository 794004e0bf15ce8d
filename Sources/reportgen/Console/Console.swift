import Diagnostics
import ReportSite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the person at the terminal sees: results on standard output, everything else on standard error.
enum Console {
    /// Writes a result.
    static func write(_ bytes: some Collection<UInt8>) throws(SiteError) {
        guard FileSystem.write(Array(bytes), to: STDOUT_FILENO) == 0 else {
            throw SiteError(.inputOutput, "cannot write to standard output")
        }
    }

    /// Writes a line about what is going on.
    static func note(_ text: String) {
        ask(text + "\n")
    }

    /// Writes a question, without a line end.
    static func ask(_ text: String) {
        _ = FileSystem.write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Writes what is wrong with the files of `directory`, and how much of it there is.
    static func report(_ diagnostics: [Diagnostic], in directory: String) {
        let formatter = DiagnosticFormatter(directory: directory, usesColour: showsColour)
        for diagnostic in diagnostics { note(formatter.format(diagnostic)) }
        let errors = diagnostics.count { $0.severity == .error }
        let warnings = diagnostics.count - errors
        guard diagnostics.count > 1 else { return }
        let parts = [count(errors, "error"), count(warnings, "warning")].compactMap { $0 }
        note(parts.joined(separator: ", "))
    }

    /// Writes why a command failed.
    static func report(_ error: SiteError) {
        guard !error.text.isEmpty else { return }
        note("reportgen: error: " + error.text)
        if let hint = error.hint { note("    hint: " + hint) }
    }

    /// Writes what could not be done and does not matter to the rest.
    static func warn(_ what: String, _ problem: PictureProblem) {
        note("reportgen: warning: " + what + problem.text)
        if let hint = problem.hint { note("    hint: " + hint) }
    }

    /// Whether someone is there to answer.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    private static var showsColour: Bool {
        isatty(STDERR_FILENO) == 1 && getenv("NO_COLOR") == nil && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    private static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
