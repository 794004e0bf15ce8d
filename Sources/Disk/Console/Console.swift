import Glibc
package import Model

/// Output to the person at the terminal: results on standard output, everything else on standard error.
package enum Console {
    package static func write(_ bytes: some Collection<UInt8>) throws(CommandError) {
        guard Machine.write(Array(bytes), to: .output) else {
            throw CommandError(.inputOutput, "cannot write to standard output")
        }
    }

    package static func write(text: String) throws(CommandError) { try write(PlainText.lines(text).utf8) }

    package static func write(lines: [String]) throws(CommandError) {
        try write(text: lines.map { PlainText.line($0) + "\n" }.joined())
    }

    /// Writes progress or a remark, of one or several lines.
    package static func note(_ text: String) { ask(text + "\n") }

    package static func ask(_ text: String) { show(PlainText.lines(text)) }

    /// Writes one of our own drawings, which may contain colours.
    package static func show(_ drawing: String) {
        _ = Machine.write(Array(drawing.utf8), to: .error)
    }

    /// Asks a question and returns the answer with single spaces; nil for an empty line.
    ///
    /// Throws at the end of the input (Ctrl-D).
    package static func answer(_ question: String) throws(CommandError) -> String? {
        ask(question)
        guard let line = readLine() else {
            note("")
            throw CommandError(.usage, "the answers ended, nothing was written")
        }
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Writes the problems in the files of `directory` and their number; if it is public, nothing of the records.
    ///
    /// In GitHub Actions each problem is also a command that marks its line.
    package static func report(_ diagnostics: [Diagnostic], in directory: String, isPublic: Bool = false) {
        let formatter = DiagnosticFormatter(directory: directory, usesColour: showsColour, isPublic: isPublic)
        let isInActions = Machine.variable("GITHUB_ACTIONS") == "true"
        for diagnostic in diagnostics {
            show(formatter.format(diagnostic) + "\n")
            if isInActions { show(formatter.workflowCommand(diagnostic) + "\n") }
        }
        if isPublic, !diagnostics.isEmpty {
            note("    hint: values are not quoted where the public reads; \"reportgen check\" shows them")
        }
        let errors = diagnostics.reduce(0) { $0 + ($1.severity == .error ? $1.count : 0) }
        let warnings = diagnostics.reduce(0) { $0 + ($1.severity == .warning ? $1.count : 0) }
        guard errors + warnings > 1 else { return }
        let parts = [count(errors, "error"), count(warnings, "warning")].compactMap { $0 }
        note(parts.joined(separator: ", "))
    }

    package static func report(_ error: CommandError) {
        for line in error.details { note(PlainText.line(line)) }
        guard !error.text.isEmpty else { return }
        note("reportgen: error: " + PlainText.line(error.text))
        if let hint = error.hint { note("    hint: " + hint) }
    }

    /// Writes what failed without affecting the rest.
    package static func warn(_ text: String, hint: String?) {
        note("reportgen: warning: " + PlainText.line(text))
        if let hint { note("    hint: " + hint) }
    }

    /// Writes what failed after the command had done its work.
    package static func warn(_ error: CommandError) { warn(error.text, hint: error.hint) }

    /// Whether there is a person to answer.
    package static var isInteractive: Bool { Machine.isTerminal(.input) && Machine.isTerminal(.error) }

    private static var showsColour: Bool {
        Machine.isTerminal(.error) && Machine.variable("NO_COLOR") == nil && Machine.variable("TERM") != "dumb"
    }

    private static func count(_ number: Int, _ noun: String) -> String? {
        number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// The terminal of the person.
package enum Terminal {
    /// Waits for one key, without Enter, and returns it; nil at the end of the input and for Ctrl-C.
    ///
    /// Restores the terminal. If the input isn't a terminal, returns its next character.
    package static func key() -> Character? {
        var before = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
        if isTerminal {
            var keys = before
            // Ctrl-C is read as a character, so that the terminal always gets its echo back.
            keys.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &keys)
        }
        defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) } }
        var bytes: [UInt8] = []
        while bytes.count < 4 {
            var byte: UInt8 = 0
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            bytes.append(byte)
            if let text = String(validating: bytes, as: UTF8.self) { return isEnd(byte) ? nil : text.first }
        }
        return nil
    }

    private static func isEnd(_ byte: UInt8) -> Bool { byte == 3 || byte == 4 }
}
