import Actions
import ArgumentParser
import Disk
import Model
import Wording

/// What every command that writes into a folder is given.
struct RecordingArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder with the records. Default: the one that REPORTGEN_DATA names, else one that is found here.",
            valueName: "directory"),
        completion: .directory)
    var data: String?

    @Option(
        name: .long, parsing: .unconditional,
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

    /// A writer into the folder that was named, or the one that is found.
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

/// What every command that changes settings is given.
struct SettingsArguments: ParsableArguments {
    @OptionGroup
    var recording: RecordingArguments

    @Flag(name: [.short, .long], help: "Do not ask before a streak or a past day changes.")
    var yes = false

    /// Carries out a change of the folder that was named, or the one that is found; what goes wrong is told.
    func carryOut(_ change: @autoclosure () throws(CommandError) -> SettingsChange) throws {
        try recording.running { () throws(CommandError) in
            try carryOut(change(), on: recording.recorder())
        }
    }

    /// Tells what a change does to the streaks, asks where one changes, and makes it; false where nothing changed.
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
