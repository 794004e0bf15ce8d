import Actions
import ArgumentParser
import Disk
import Model

/// `reportgen undo`: takes back what was written down last.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back what was written down last.",
        discussion: """
            The file is as it was before, byte for byte. Where it has changed since, nothing is taken back, and the \
            difference is shown. The last 1,000 changes are kept in .reportgen/journal of the folder.
            """)

    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    @OptionGroup
    var recording: RecordingArguments

    @Flag(help: "Only list what can be taken back, the last change first.")
    var list = false

    func run() throws {
        try recording.running(in: directory) { () throws(CommandError) in
            let recorder = try recording.recorder(directory)
            if list {
                let lines = try recorder.journal().map { $0 + "\n" }
                return try Console.write(text: lines.joined())
            }
            let undone = try recorder.undo()
            let language = recording.language ?? undone.after.profile.language
            try Console.write(text: undone.text(in: language) + "\n")
        }
    }
}
