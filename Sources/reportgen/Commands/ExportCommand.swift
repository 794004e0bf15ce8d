import ArgumentParser
import ProgressModel
import ReportSite

/// `reportgen export`: takes everything away again.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all records again, in one plain form, or pack the folder as it is.",
        discussion: """
              reportgen export my-year --output my-export
              reportgen export my-year --format loop --output loop.db
              reportgen export my-year --all my-year-2025-10-31.tar.gz

            The export is a folder of records too: ISO dates, decimal points, times with their offset, a file of each \
            kind. Settings and notes are copied as they are. reportgen import takes it back without any loss.

            With --format loop it is a backup that Loop Habit Tracker imports: one file, with the trackers that count \
            days or amounts. What the app has no place for is said.

            --all packs every file that is read into one archive, byte for byte, with the journal of undo. reportgen \
            import restores it into a new folder, and tar reads it.
            """)

    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    @Option(
        help: "How records are written: csv, json, or loop for a backup of that app. Default: csv.",
        completion: .list(FolderExport.formats))
    var format: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The folder to write, which has none of the files yet; with loop the file.", valueName: "path"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("Pack all files as they are into this new archive instead.", valueName: "file.tar.gz"),
        completion: .file(extensions: ["tar.gz"]))
    var all: String?

    @OptionGroup
    var terminal: TerminalLanguage

    func validate() throws {
        guard (output == nil) != (all == nil) else {
            throw ValidationError("one of --output and --all is needed, and not both")
        }
        if all != nil, format != nil { throw ValidationError("--all packs the files as they are; leave --format out") }
    }

    func run() throws {
        try running { () throws(SiteError) in
            let path = try DataSearch.folder(directory)
            if let all { return try pack(Recorder(path: path), into: all) }
            guard let output else { return }
            let export = try FolderExport(of: Recorder(path: path))
            Console.report(export.problems, in: path == "." ? "" : path)
            guard export.isPossible else { throw SiteError(.badData) }
            let answer = try export.write(format ?? "csv", to: output)
            for file in answer.files { Console.note("wrote \(file)") }
            let language = terminal.language ?? export.language
            for line in answer.lossLines(in: language) { Console.note(line) }
            try Console.write(answer.lines(in: language).map { $0 + "\n" }.joined().utf8)
        }
    }

    private func pack(_ recorder: Recorder, into file: String) throws(SiteError) {
        let backup = try FolderBackup(of: recorder)
        try backup.write(to: file)
        Console.note("wrote \(file)")
        let lines = backup.lines(in: terminal.language ?? backup.language)
        try Console.write(lines.map { $0 + "\n" }.joined().utf8)
    }
}
