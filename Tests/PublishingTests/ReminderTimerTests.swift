import TestSupport
import Testing

@testable import Disk
@testable import Publishing

/// The crontab line for reminders.
@Suite struct ReminderTimerTests {
    /// The command that cron passes to the shell: it ends a command at a percent sign, removes the backslash before
    /// one, and in some versions (`doubles`) one of two backslashes.
    private func command(_ line: String, doubles: Bool) -> String {
        var command = ""
        var isEscaped = false
        for character in line.split(separator: " ", maxSplits: 5)[5] {
            if isEscaped {
                if character == "%" || doubles && character == "\\" { command.removeLast() }
                command.append(character)
                isEscaped = false
            } else if character == "%" {
                break
            } else {
                command.append(character)
                isEscaped = character == "\\"
            }
        }
        return command
    }

    @Test(
        "a folder of any name reaches the program as it is",
        arguments: [
            "plain", "50%", "a\\%b", "a\\\\%b", "a\\b", "end\\", "%", "it's 5%", "a'\\%'b", "$(x) `y` \"z\"", "a b # c",
        ])
    func names(name: String) throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: name + "/entries.csv")
        let folder = FileSystem.resolved(Path(directory.path)).text + "/" + name
        let line = ReminderTimer(folder: folder, ["--strict"]).cronLine
        for doubles in [false, true] {
            let shell = ChildProcess(
                program: "sh", arguments: ["-c", "printf '%s\\n' " + command(line, doubles: doubles)], timeout: 30)
            let words = String(decoding: try shell.output(of: []), as: UTF8.self).split(separator: "\n")
            #expect(words.dropFirst() == ["remind", folder[...], "--strict"])
        }
    }
}
