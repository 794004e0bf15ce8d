import ArgumentParser
import Diagnostics
import DiskAccess
import ProgressFolder
import ProgressModel
import ReportSite

/// `reportgen import`: takes over what another app knows.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take over what another app has exported.",
        discussion: """
              reportgen import "Loop Habits CSV.zip" --into my-year --dry-run
              reportgen import export.zip --into my-year          what the Health app of an iPhone exports
              reportgen import habits.csv > map.json              proposes what its columns mean
              reportgen import habits.csv --map map.json --into my-year
              reportgen import vault/Daily > map.json             the same for daily notes of Obsidian

            The format is recognised where it is not named. What was imported before is not doubled, what you wrote \
            yourself is not replaced, and reportgen undo takes the whole import back. A folder that does not exist is \
            made.
            """)

    @Argument(
        help: ArgumentHelp(
            "The file, folder or zip archive of the export, or its format before it.", valueName: "format-or-file"),
        completion: .file())
    var first: String

    @Argument(
        help: ArgumentHelp("The file or folder, where the format is named.", valueName: "file"), completion: .file())
    var second: String?

    @Option(
        help: ArgumentHelp("The folder to write into. Default: as for other commands.", valueName: "directory"),
        completion: .directory)
    var into: String?

    @Flag(help: "Only say what would be taken, merged and left.")
    var dryRun = false

    @Option(
        help: ArgumentHelp("A file that says what the columns of a table mean.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var map: String?

    @Option(
        help: ArgumentHelp("What stands in the column source. Default: the name of the format.", valueName: "name"))
    var source: String?

    @Option(
        help: ArgumentHelp("Only what this app or device has recorded, as Apple Health calls it.", valueName: "name"))
    var onlyFrom: String?

    @Flag(help: "Take the texts of daily notes too, as the notes of their days.")
    var withTexts = false

    @OptionGroup
    var terminal: TerminalLanguage

    func validate() throws {
        if source?.contains(where: \.isWhitespace) == true || source?.isEmpty == true {
            throw ValidationError("--source takes one word")
        }
    }

    func run() throws {
        try running { () throws(CommandError) in
            var request = ImportRequest(second ?? first)
            request.format = second == nil ? nil : first
            (request.mapping, request.source, request.onlyFrom) = (map, source, onlyFrom)
            (request.takesTexts, request.isDryRun) = (withTexts, dryRun)
            if map == nil, let proposal = try request.proposal() {
                try Console.write(text: proposal)
                throw CommandError(
                    .usage, "nothing was written: this is what the columns seem to mean",
                    hint: "keep it as a file, change what is wrong, and give it with --map")
            }
            let recorder = Recorder(path: try DataSearch.folder(into))
            let answer = try recorder.take(request)
            let language = terminal.language ?? answer.language
            let lines = answer.lines(isDryRun: dryRun, in: language)
            try Console.write(lines: lines)
            if !dryRun { for line in answer.written(in: language) { Console.note(line) } }
        }
    }
}
