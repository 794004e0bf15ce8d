import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Publishing
import Wording

/// The arguments of every command that reads a folder.
struct DataArguments: ParsableArguments {
    @Argument(help: DataArguments.folderHelp, completion: .directory)
    var directory: String?

    static let folderHelp = ArgumentHelp(
        "The folder with the records.",
        discussion: """
            Default: the one that REPORTGEN_DATA names, else the current folder if it holds records, else the one \
            folder in it that does.
            """, valueName: "data")

    @Option(
        name: .customLong("data"),
        help: ArgumentHelp("The folder, if it isn't named first.", valueName: "directory"), completion: .directory)
    var folder: String?

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

    /// A reader of the folder; throws if none was named or found.
    func reader() throws(CommandError) -> HistoryReader { try reader(of: named()) }

    /// The folder that was named, in either way; nil if none was.
    func named() throws(CommandError) -> String? {
        if let folder, let directory, folder != directory {
            throw CommandError(.usage, "two folders: \(folder) and \(directory)")
        }
        return folder ?? directory
    }

    /// A reader of a folder, or of the one that is found; with `sources` only for their records.
    func reader(of directory: String?, sources: [String] = []) throws(CommandError) -> HistoryReader {
        HistoryReader(path: try DataSearch.folder(directory), asOf: asOf, isStrict: strict, sources: sources)
    }
}

extension AsOfText {
    /// A moment from the command line.
    static let argument = readingDay(orElse: "a timestamp") { AsOfText($0) }
}

/// Whether a command follows links of a folder.
struct LinkArguments: ParsableArguments {
    @Flag(help: "Also read files to which links lead out of the folder.")
    var followLinks = false

    func validate() throws {
        // Applies to everything the command reads.
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

/// How long a writing command waits for another one.
struct WaitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How long to wait while another program writes there. Default: 30; then the exit code is 75.",
            valueName: "seconds"))
    var wait: Int?

    func validate() throws {
        guard let wait else { return }
        guard (0...86_400).contains(wait) else { throw ValidationError("--wait takes 0 to 86400 seconds") }
        // Applies to everything the command writes.
        FileSystem.wait(seconds: wait)
    }
}

/// The arguments of every command that makes something to look at.
struct EditionArguments: ParsableArguments {
    @Option(
        help: """
            For whom: private tells everything, public only levels, minutes, streaks, jokers and savings.
            """)
    var audience = Audience.private

    @Option(help: "The language: \(Language.codes()). Default: the profile's.")
    var language: Language?

    /// The edition of a site at an address, by default the profile's.
    func edition(at siteURL: String? = nil) -> Edition {
        Edition(audience: audience, language: language, siteURL: siteURL)
    }
}

/// The language of a command's output.
struct TerminalLanguage: ParsableArguments {
    @Option(help: "The language of what is printed: \(Language.codes()). Default: the profile's.")
    var language: Language?

    /// The given language, or the profile's.
    func language(for analysis: Analysis) -> Language { language ?? analysis.history.profile.language }
}

extension Audience: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}

/// The arguments of every command that writes into a folder.
struct RecordingArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder with the records. Default: the one that REPORTGEN_DATA names, else one that is found here.",
            valueName: "directory"),
        completion: .directory)
    var data: String?

    @Option(
        name: .customLong("as-of"), parsing: .unconditional,
        help: ArgumentHelp(
            "The moment of the clock: a timestamp, or a day for its end. Default: now.", valueName: "day-or-timestamp"),
        transform: AsOfText.argument)
    var now: AsOfText?

    @Option(help: "The language of what is printed: \(Language.codes()). Default: the profile's.")
    var language: Language?

    @OptionGroup
    var wait: WaitArguments

    @OptionGroup
    var links: LinkArguments

    /// A writer into the folder that was given, or the one that is found.
    func recorder(_ directory: String? = nil) throws(CommandError) -> Recorder {
        if let data, let directory, data != directory {
            throw CommandError(.usage, "two folders: \(data) and \(directory)")
        }
        do throws(CommandError) {
            return Recorder(path: try DataSearch.folder(data ?? directory), now: now)
        } catch {
            guard error.kind == .usage, directory == nil else { throw error }
            throw CommandError(error.kind, error.text, hint: error.hint.map { $0 + " with --data" })
        }
    }
}

/// A command that makes one change of the settings.
protocol SettingsCommand: ParsableCommand {
    var settings: SettingsArguments { get }
    var change: SettingsChange { get throws(CommandError) }
}

extension SettingsCommand {
    func run() throws { try settings.carryOut(change) }
}

/// The arguments of every command that changes settings.
struct SettingsArguments: ParsableArguments {
    @OptionGroup
    var recording: RecordingArguments

    @Flag(name: [.short, .long], help: "Do not ask before a streak or a past day changes.")
    var yes = false

    /// Makes a change in the folder that was given, or the one that is found, and reports errors.
    func carryOut(_ change: @autoclosure () throws(CommandError) -> SettingsChange) throws {
        try recording.running { () throws(CommandError) in
            try carryOut(change(), on: recording.recorder())
        }
    }

    /// Shows the effect of a change on the streaks, asks if one changes, and makes it; false if nothing changed.
    @discardableResult
    func carryOut(_ change: SettingsChange, on recorder: Recorder) throws(CommandError) -> Bool {
        let preview = try recorder.preview(change)
        let language = recording.language ?? preview.language
        let phrases = language.phrases
        guard !preview.changesNothing else {
            try Console.write(lines: [phrases.saidAlready])
            return false
        }
        if !preview.errors.isEmpty { Console.report(preview.errors, in: recorder.path) }
        for line in preview.lines(in: language) { Console.note(line) }
        if preview.needsConsent, !yes, try !consents(to: preview, phrases) {
            try Console.write(lines: [phrases.nothingDone])
            return false
        }
        let effect = try recorder.make(change)
        for file in effect.files { Console.note(phrases.changed(file)) }
        for line in effect.result(in: recording.language ?? effect.language) { try Console.write(lines: [line]) }
        return true
    }

    private func consents(to effect: SettingsEffect, _ phrases: Phrases) throws(CommandError) -> Bool {
        guard Console.isInteractive else {
            throw CommandError(.usage, effect.refusal, .yesDoesIt)
        }
        while true {
            guard let words = try Console.answer(phrases.doIt), let answer = AnswerText.yesOrNo(words) else { continue }
            return answer
        }
    }
}
