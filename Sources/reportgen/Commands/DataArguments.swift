import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Publishing
import Wording

/// What every command that reads a folder is given.
struct DataArguments: ParsableArguments {
    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    /// The help for a folder that need not be named.
    static let folderHelp = ArgumentHelp(
        "The folder with the records.",
        discussion: """
            Default: the one that REPORTGEN_DATA names, else the current folder if it holds records, else the one \
            folder in it that does.
            """, valueName: "data")

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp(
            "The moment to count to: a day (its end) such as yesterday, -3 or 2025-10-31, or a timestamp. Default: now.",
            valueName: "day-or-timestamp"),
        transform: AsOfText.argument)
    var asOf: AsOfText?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @OptionGroup
    var links: LinkArguments

    /// A reader of the folder; throws where none was named or found.
    func reader() throws(CommandError) -> HistoryReader { try reader(of: directory) }

    /// A reader of a folder, or of the one that is found; with `sources` of their records alone.
    func reader(of directory: String?, sources: [String] = []) throws(CommandError) -> HistoryReader {
        HistoryReader(path: try DataSearch.folder(directory), asOf: asOf, isStrict: strict, sources: sources)
    }
}

extension AsOfText {
    /// A moment from the command line.
    static let argument = readingDay(orElse: "a timestamp") { AsOfText($0) }
}

/// Whether a command reads what links of a folder lead to.
struct LinkArguments: ParsableArguments {
    @Flag(help: "Also read files to which links lead out of the folder.")
    var followLinks = false

    func validate() throws {
        // Wherever the command reads.
        if followLinks { DataDirectory.followLinks() }
    }
}

/// Whether a command makes a demonstration of old records.
struct ShiftArguments: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            For demonstrations: move everything by whole weeks so that it ends on the evening before this day, such as \
            today; what would lie later is left out.
            """, valueName: "day"),
        transform: DayText.argument)
    var shiftTo: DayText?

    var shift: DemonstrationShift? { shiftTo.map(DemonstrationShift.init) }
}

/// How long a command that writes waits for another one.
struct WaitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How long to wait while another program writes there. Default: 30; then the exit code is 75.",
            valueName: "seconds"))
    var wait: Int?

    func validate() throws {
        guard let wait else { return }
        guard (0...86_400).contains(wait) else { throw ValidationError("--wait takes 0 to 86400 seconds") }
        // Wherever the command writes.
        FileSystem.wait(seconds: wait)
    }
}

/// What every command that makes something to look at is given.
struct EditionArguments: ParsableArguments {
    @Option(
        help: """
            For whom: private tells everything, public only levels, minutes, streaks, jokers and savings.
            """)
    var audience = Audience.private

    @Option(help: "The language: \(Language.codes()). Default: the profile's.")
    var language: Language?

    /// The edition of a site at an address, or at the profile's.
    func edition(at siteURL: String? = nil) -> Edition {
        Edition(audience: audience, language: language, siteURL: siteURL)
    }
}

/// The language of what a command prints.
struct TerminalLanguage: ParsableArguments {
    @Option(help: "The language of what is printed: \(Language.codes()). Default: the profile's.")
    var language: Language?

    /// The language asked for, or the profile's.
    func language(for analysis: Analysis) -> Language { language ?? analysis.history.profile.language }
}

extension Audience: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
