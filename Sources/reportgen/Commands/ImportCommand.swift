import Actions
import ArgumentParser
import Disk
import Importing
import Model
import Wording

/// `reportgen import`: adds the records of another app.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take over what another app has exported.",
        discussion: """
              reportgen import "Loop Habits CSV.zip" --into my-year --dry-run
              reportgen import export.zip --into my-year          what the Health app of an iPhone exports
              reportgen import habits.csv --into my-year          any table: asks what its columns mean, once
              reportgen import diary.xlsx --into my-year          the same for Excel and LibreOffice (.ods)
              reportgen import habits.csv --propose > map.json    what they seem to mean, as a file to change
              reportgen import habits.csv --map map.json --into my-year
              reportgen import vault/Daily --propose > map.json   the same for daily notes of Obsidian

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

    @Flag(help: "Only print what the columns of a table seem to mean, as a file for --map.")
    var propose = false

    @Flag(help: "Take what the columns of a table seem to mean without a question.")
    var yes = false

    @Flag(
        help: ArgumentHelp(
            "Leave rows of a table out that cannot be understood; they stay in import-skipped.csv beside it.",
            discussion: "Takes what the columns seem to mean, as --yes does."))
    var skipBad = false

    @Option(
        help: ArgumentHelp(
            "The encoding of a table. Default: UTF-8 or UTF-16, else Windows-1252, which is said.", valueName: "name"))
    var encoding: String?

    @Option(
        help: ArgumentHelp(
            "The order of dates such as 01/02/2025 in a table: dmy, mdy or ymd. Default: found out, or asked.",
            valueName: "order"),
        transform: reading("an order of dates", "expected dmy, mdy or ymd") { DateOrder(rawValue: $0.lowercased()) })
    var dateOrder: DateOrder?

    @Option(
        help: ArgumentHelp(
            "The sheet of a spreadsheet. Default: the first that is shown and not empty.", valueName: "name"))
    var sheet: String?

    @Option(
        help: ArgumentHelp(
            "A habit that the app calls otherwise now: the tracker, =, and the new name; may be repeated.",
            valueName: "tracker=name"),
        transform: reading("a tracker and a new name", "expected e.g. run=Jogging") { text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            return parts.count == 2 ? (tracker: parts[0], habit: parts[1]) : nil
        })
    var rename: [(tracker: String, habit: String)] = []

    @Option(
        help: ArgumentHelp("What stands in the column source. Default: the name of the format.", valueName: "name"))
    var source: String?

    @Option(
        help: ArgumentHelp("Only what this app or device has recorded, as Apple Health calls it.", valueName: "name"))
    var onlyFrom: String?

    @Option(
        help: ArgumentHelp(
            "An app, device or file whose 0, 4 and 6 drinks are the levels steady, easy and wild; may be repeated.",
            valueName: "source"))
    var levels: [String] = []

    @Option(help: ArgumentHelp("One whose 0, 4 and 6 are numbers of drinks; may be repeated.", valueName: "source"))
    var counts: [String] = []

    @Flag(help: "Take the texts of daily notes too, as the notes of their days.")
    var withTexts = false

    @OptionGroup
    var terminal: TerminalLanguage

    func validate() throws {
        if propose, map != nil { throw ValidationError("--propose makes what --map takes; expected one of them") }
        if let both = levels.first(where: counts.contains) {
            throw ValidationError("--levels and --counts both name \"\(both)\"; expected one of them")
        }
        if source?.contains(where: \.isWhitespace) == true || source?.isEmpty == true {
            throw ValidationError("--source takes one word")
        }
    }

    func run() throws {
        try running { () throws(CommandError) in
            var request = ImportRequest(second ?? first)
            request.format = second == nil ? nil : first
            (request.mapping, request.encoding, request.sheet) = (map, encoding, sheet)
            (request.isDryRun, request.renames) = (dryRun, rename)
            (request.choices.source, request.choices.onlyFrom) = (source, onlyFrom)
            (request.choices.takesTexts, request.choices.skipsBadRows) = (withTexts, skipBad)
            request.choices.dateOrder = dateOrder
            for name in levels { request.choices.readings[name] = .levels }
            for name in counts { request.choices.readings[name] = .counts }
            request.asks = Console.isInteractive
            if map == nil {
                request.choices.draft = try request.tableDraft(rememberedIn: try? DataSearch.folder(into))
                if let draft = request.choices.draft {
                    guard !propose else { return try Console.write(text: draft.json) }
                    try accept(draft, for: &request)
                } else if propose {
                    throw CommandError(.usage, "\(request.path) is not a table; leave --propose out")
                }
            }
            let recorder = Recorder(path: try DataSearch.folder(into))
            var answer = try recorder.take(request)
            let language = terminal.language ?? answer.language
            if request.asks, !answer.openSources.isEmpty {
                let interview = Interview(in: language.phrases, tell: Console.note, ask: Console.answer)
                for source in answer.openSources {
                    request.choices.readings[source.name] = try interview.reading(of: source)
                }
                answer = try recorder.take(request)
            }
            let lines = answer.lines(isDryRun: dryRun, in: language)
            try Console.write(lines: lines)
            for line in answer.skippedLines(of: request) { Console.note("\(line); \(language.phrases.leftOut)") }
            guard !dryRun else { return }
            if let file = try answer.writeSkippedRows(of: request) {
                Console.note(language.phrases.rowsSkipped(file.rows, in: file.path))
            }
            // There may be hundreds of notes of days.
            for file in answer.files where !file.hasPrefix("notes/") { Console.note(language.phrases.wrote(file)) }
        }
    }

    /// Asks a person for the meaning of a table, and saves it; throws if they don't agree.
    private func accept(_ draft: TableDraft, for request: inout ImportRequest) throws(CommandError) {
        request.choices.draft = draft
        if !Console.isInteractive || yes || skipBad, !draft.isRemembered,
            let open = draft.columns.first(where: { $0.doubt?.isQuestion == true })
        {
            if !yes, !skipBad { try Console.write(text: draft.json) }
            throw CommandError(
                .badData, "nothing was written: \"\(open.name)\" \(open.doubt?.text ?? "")",
                hint: "say what it is in a mapping: --propose prints one as a file for --map")
        }
        if draft.isRemembered && draft.dateQuestion == nil || yes || skipBad { return }
        if Console.isInteractive {
            let language = terminal.language ?? SystemSettings.language ?? .fallback
            let interview = Interview(in: language.phrases, tell: Console.note, ask: Console.answer)
            var draft = draft
            try interview.run(&draft)
            request.choices.draft = draft
            let problems = try request.problems(of: draft)
            if !problems.isEmpty { request.choices.skipsBadRows = try interview.leavesOut(problems) }
            return
        }
        try Console.write(text: draft.json)
        let problems = try request.problems(of: draft)
        let go = problems.isEmpty ? "--yes" : "--skip-bad"
        let command = (["reportgen", "import"] + given).map(shellWord).joined(separator: " ")
        throw CommandError(
            .badData,
            problems.isEmpty
                ? "nothing was written: this is what the columns seem to mean"
                : "nothing was written: this is what the columns seem to mean, and \(ImportFault.counted(problems.count)) cannot be understood",
            hint: "\(command) \(go) takes it"
                + (problems.isEmpty ? "" : " without these rows") + "; --propose prints it as a file to change",
            details: problems)
    }

    private var given: [String] {
        [first] + [second].compactMap(\.self) + (into.map { ["--into", $0] } ?? [])
            + (source.map { ["--source", $0] } ?? []) + (encoding.map { ["--encoding", $0] } ?? [])
            + (sheet.map { ["--sheet", $0] } ?? []) + (dateOrder.map { ["--date-order", $0.rawValue] } ?? [])
            + levels.flatMap { ["--levels", $0] }
            + counts.flatMap { ["--counts", $0] }
    }
}
