import Disk
package import Model

/// Runs `reportgen remind` every five minutes, by a timer of the person's systemd or a line of their cron.
package struct ReminderTimer: Sendable {
    private let program: String
    private let arguments: [String]
    /// Distinguishes the timers of folders, and those for a phone from those for a desktop.
    private let name: String
    private let folderName: String

    /// The timer of a folder; `arguments` are those of `remind` after it.
    package init(folder: String, _ arguments: [String]) {
        let path = FileSystem.resolved(Path(folder)).text
        program = FileSystem.resolved(Path("/proc/self/exe")).text
        self.arguments = ["remind", path] + arguments
        folderName = "reportgen-remind-" + ContentHash.text(of: Array(path.utf8)).prefix(8)
        name = folderName + (arguments.contains("--ntfy") ? "-phone" : "-desktop")
    }

    private var units: [(name: String, text: String)] {
        let command = ([program] + arguments).map(ReminderTimer.unitWord).joined(separator: " ")
        return [
            (
                name + ".service",
                """
                [Unit]
                Description=Reminders of reportgen

                [Service]
                Type=oneshot
                PassEnvironment=NTFY_TOKEN
                ExecStart=\(command)

                """
            ),
            (
                name + ".timer",
                """
                [Unit]
                Description=Reminders of reportgen, every five minutes

                [Timer]
                OnCalendar=*:0/5
                Persistent=true

                [Install]
                WantedBy=timers.target

                """
            ),
        ]
    }

    /// The line for cron, which is recognized by the comment at its end.
    var cronLine: String {
        let command = ([program] + arguments).map(quotedShellWord).joined(separator: " ")
        // Cron ends the command at a percent sign. Not every cron takes two backslashes as one, so a quotation ends
        // after each.
        return "*/5 * * * * \(command.escaping(["%": "\\%", "\\": "\\''"])) # \(name)"
    }

    /// Installs and starts it; returns the changes, one a line.
    ///
    /// Throws if a folder or an argument has a line end or another control character in it: units and lists of cron
    /// have a line for each thing.
    package func install() throws(CommandError) -> [String] {
        for word in [program] + arguments where word.unicodeScalars.contains(where: PlainText.isControl) {
            throw CommandError(
                .usage, "\(word) has a control character in it, which no timer can hold", hint: "rename it")
        }
        guard let folder = ReminderTimer.unitFolder else {
            guard !arguments.contains("--notify") else {
                throw CommandError(.usage, "cron reaches no desktop", hint: "--notify needs a systemd of yours")
            }
            return [try changeCron(adding: cronLine)]
        }
        try FileSystem.createDirectories(folder)
        var lines: [String] = []
        for unit in units {
            try FileSystem.replaceDurably(folder / unit.name, with: Array(unit.text.utf8), mode: 0o600)
            lines.append("wrote \(folder / unit.name)")
        }
        try ReminderTimer.systemctl("daemon-reload")
        try ReminderTimer.systemctl("enable", "--now", name + ".timer")
        return lines + ["it runs every five minutes: systemctl --user list-timers \(name).timer"]
    }

    /// Removes it; returns the changes, one a line.
    package func uninstall() throws(CommandError) -> [String] {
        guard let folder = ReminderTimer.unitFolder else { return [try changeCron(adding: nil)] }
        let names = ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasPrefix(folderName + "-") }
        guard !names.isEmpty else { return ["there is no timer for this folder"] }
        for timer in names where timer.hasSuffix(".timer") { try ReminderTimer.systemctl("disable", "--now", timer) }
        let files = names.map { folder / $0 }
        for file in files { try FileSystem.removeFile(file) }
        try ReminderTimer.systemctl("daemon-reload")
        return files.map { "removed \($0)" }
    }

    /// The folder for units of the person; nil if their systemd isn't running.
    private static var unitFolder: Path? {
        guard let runtime = Machine.variable("XDG_RUNTIME_DIR"),
            FileSystem.entry(at: Path(runtime) / "systemd") != nil
        else { return nil }
        let home = Machine.variable("HOME").map { Path($0) / ".config" }
        let settings = Machine.variable("XDG_CONFIG_HOME").map { Path($0) } ?? home
        return settings.map { $0 / "systemd/user" }
    }

    private static func systemctl(_ arguments: String...) throws(CommandError) {
        _ = try output(of: "systemctl", ["--user"] + arguments)
    }

    /// Adds a line, or removes that of the folder; every other byte is unchanged.
    private func changeCron(adding line: String?) throws(CommandError) -> String {
        var before: [UInt8] = []
        do throws(CommandError) { before = try ReminderTimer.output(of: "crontab", ["-l"]) } catch {
            // Without a crontab there is an error.
            guard error.text.contains("no crontab") else { throw error }
        }
        let own = Array(("# " + (line == nil ? folderName + "-" : name)).utf8)
        var text: [UInt8] = []
        for rest in before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast(
            before.last == UInt8(ascii: "\n") || before.isEmpty ? 1 : 0)
        where rest.firstRange(of: own) == nil { text += rest + [UInt8(ascii: "\n")] }
        text += line.map { Array(($0 + "\n").utf8) } ?? []
        _ = try ReminderTimer.output(of: "crontab", ["-"], text)
        return line.map { "cron has the line: \($0)" } ?? "cron has no line for this folder"
    }

    private static func output(
        of program: String, _ arguments: [String], _ input: [UInt8] = []
    ) throws(CommandError) -> [UInt8] {
        do throws(ChildProcess.Failure) {
            return try ChildProcess(program: program, arguments: arguments, timeout: 30).output(of: input)
        } catch {
            switch error {
            case .missing:
                throw CommandError(
                    .inputOutput, "there is neither a systemd of yours nor cron here",
                    hint: "let anything run \"reportgen remind\" every five minutes")
            case .failed(let text): throw CommandError(.inputOutput, "\(program): \(text)")
            case .notStarted, .timedOut, .outputTooLarge:
                throw CommandError(.inputOutput, "\(program) could not be run")
            }
        }
    }

    /// A word of a command in a unit (systemd.service(5), COMMAND LINES).
    private static func unitWord(_ word: String) -> String {
        "\"" + word.escaping(["\\": #"\\"#, "\"": #"\""#, "%": "%%", "$": "$$"]) + "\""
    }
}
