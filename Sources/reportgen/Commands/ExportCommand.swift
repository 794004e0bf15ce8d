import Actions
import ArgumentParser
import Disk
import Model
import Wording

/// `reportgen export`: writes all records in an open format.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all records again, in one plain form.",
        discussion: """
              reportgen export my-year --output my-export
              reportgen export my-year --levels --output for-health

            The export is a folder of records too: ISO dates, decimal points, times with their offset, a file of each \
            kind. Settings and notes are copied as they are. reportgen import takes it back without any loss.
            """)

    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    @Option(
        help: "How records are written: csv or json. Default: csv.",
        completion: .list(FolderExport.formats))
    var format: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("The folder to write, which has none of the files yet.", valueName: "path"),
        completion: .directory)
    var output: String

    @Flag(help: "Write 0, 4 or 6 drinks for a steady, easy or wild day that has no count, as some apps store levels.")
    var levels = false

    @OptionGroup
    var shift: ShiftArguments

    @OptionGroup
    var terminal: TerminalLanguage

    func run() throws {
        try running { () throws(CommandError) in
            let path = try DataSearch.folder(directory)
            let export = try FolderExport(of: Recorder(path: path), shift: shift.shift)
            Console.report(export.problems, in: path)
            guard export.folder.errors.isEmpty else { throw CommandError(.badData) }
            let phrases = (terminal.language ?? export.folder.profile.language).phrases
            let (files, counts) = try export.write(format ?? "csv", to: output, withLevels: levels, in: phrases)
            for file in files { Console.note("wrote \(file)") }
            try Console.write(lines: counts)
        }
    }
}
