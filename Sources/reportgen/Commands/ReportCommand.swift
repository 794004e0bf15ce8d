import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Publishing
import Wording

/// `reportgen report`: a page about some days, to hand over.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write a page about some days to hand over: for yourself, a doctor or a friend.",
        discussion: """
              reportgen report --for doctor --from 2025-08-01 --to 2025-10-31 -o for-the-doctor.html
              reportgen report --for doctor --tracker headache --with-notes
              reportgen report --for friend --tracker run

            One file that needs nothing else and leads nowhere, and one sheet of A4 when it is printed. Each reader is told \
            this and nothing else: a doctor days of drinking, measurements, and the trackers that you name; a friend \
            streaks and their calendars without drinks, as in a public edition; you everything but notes.
            """)

    @OptionGroup
    var data: DataArguments

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("For whom: self, doctor or friend. Default: self.", valueName: "reader"))
    var reader = HandoutReader.oneself

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The first day. Default: twelve weeks before the last.", valueName: "day"),
        transform: reading("a day", "expected e.g. 2025-08-01") { DayText($0) })
    var from: DayText?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The last day. Default: today.", valueName: "day"),
        transform: reading("a day", "expected e.g. 2025-10-31") { DayText($0) })
    var to: DayText?

    @Option(
        help: ArgumentHelp(
            "A tracker that a doctor or a friend is told of, by its name or id, or meditation or workout; may be repeated.",
            valueName: "tracker"),
        completion: LogCompletion.trackers)
    var tracker: [String] = []

    @Flag(help: "Notes of days too, which may need further sheets; not for a friend.")
    var withNotes = false

    @Option(help: "The language: \(Language.codes()). Default: the profile's.")
    var language: Language?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("The file to write; - for standard output. Default: report.html.", valueName: "file"))
    var output = "report.html"

    func validate() throws {
        if withNotes, reader == .friend { throw ValidationError("notes are not for a friend; leave --with-notes out") }
        if !tracker.isEmpty, reader == .oneself {
            throw ValidationError("you see all trackers; --tracker goes with --for doctor or friend")
        }
        if output.isEmpty { throw ValidationError("the output has no name") }
    }

    func run() throws {
        try running { () throws(CommandError) in
            let reader = try data.reader()
            let analysis = try reader.analysis()
            let days = try HandoutFile.days(
                from: from?.day(today: analysis.today), to: to?.day(today: analysis.today), in: analysis)
            let choice = try choice(in: analysis.until(days.upperBound), days)
            let file = try HandoutFile(for: self.reader, analysis, of: days, choice, in: language)
            if output == "-" { return try Console.write(file.bytes) }
            // Only people who may read the records may read the page.
            let isFile = try SingleFile(output).write(
                file.bytes, dataDirectory: reader.path, mode: reader.directory.fileMode)
            if isFile { try Console.write(lines: [output]) }
        }
    }

    /// The choices of `--tracker` and `--with-notes`; reports trackers without logs in the days.
    private func choice(in analysis: Analysis, _ days: ClosedRange<Day>) throws(CommandError) -> HandoutChoice {
        var choice = HandoutChoice(notes: withNotes)
        let language = language ?? analysis.history.profile.language
        let trackers = analysis.trackers.map(\.tracker)
        for name in tracker {
            if let activity = Activity.allCases.first(where: { $0.isCalled(name) }) {
                choice.activities.insert(activity)
                continue
            }
            let tracker = analysis.trackers[try TrackerReference.name(name).index(trackers)]
            guard reader != .friend || tracker.visibility != .hidden else {
                throw CommandError(
                    .usage, "\(tracker.id) is marked as private; a friend is not told of it",
                    hint: "reportgen tracker set \(tracker.id) private no")
            }
            choice.trackers.insert(tracker.id)
            if reader == .friend, !tracker.isActive {
                Console.note(language.phrases.restsAndIsNotShown(tracker.name.text(in: language)))
            } else if tracker.mode != .avoidance, !days.contains(where: { tracker.days.count(on: $0) > 0 }) {
                Console.note(language.phrases.nothingLogged(of: tracker.name.text(in: language)))
            }
        }
        return choice
    }
}

extension Activity {
    fileprivate func isCalled(_ word: String) -> Bool {
        ([rawValue] + Language.allCases.map { name($0.phrases) }).contains { $0.lowercased() == word.lowercased() }
    }
}

extension HandoutReader: ExpressibleByArgument {}
