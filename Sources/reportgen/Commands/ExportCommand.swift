import ArgumentParser
import ProgressModel
import ReportSite

/// `reportgen export`: takes everything away again.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all records again, in one plain form.",
        discussion: """
              reportgen export my-year --output my-export

            The export is a folder of records too: ISO dates, decimal points, times with their offset, a file of each \
            kind. Settings and notes are copied as they are. reportgen import takes it back without any loss.
            """)

    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    @Option(help: "How records are written: csv or json.", completion: .list(FolderExport.formats))
    var format = "csv"

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("The folder to write, which has none of the files yet.", valueName: "directory"),
        completion: .directory)
    var output: String

    @OptionGroup
    var terminal: TerminalLanguage

    func run() throws {
        try running { () throws(SiteError) in
            let path = try DataSearch.folder(directory)
            let export = try FolderExport(of: Recorder(path: path))
            Console.report(export.problems, in: path == "." ? "" : path)
            guard export.isPossible else { throw SiteError(.badData) }
            let files = try export.write(format, to: output)
            for file in files { Console.note("wrote \(file)") }
            let lines = export.lines(in: terminal.language ?? export.language)
            try Console.write(lines.map { $0 + "\n" }.joined().utf8)
        }
    }
}
