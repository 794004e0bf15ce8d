import Actions
import ArgumentParser
import Disk
import Model
import Wording

/// Runs a command and turns an error into its exit code; `language` is asked for where the error has words in any.
func running(
    in language: () -> Language = { .fallback }, _ command: () throws(CommandError) -> Void
) throws {
    do throws(CommandError) {
        try command()
    } catch {
        Console.report(error, in: language)
        throw ExitCode(error.kind.rawValue)
    }
}

extension RecordingArguments {
    /// Runs a command that writes into a folder; what goes wrong is told in the language of its person.
    ///
    /// `folder` is the one that was named beside `--data`.
    func running(
        in folder: @autoclosure () -> String? = nil, _ command: () throws(CommandError) -> Void
    ) throws {
        try reportgen.running(
            in: { language ?? (try? recorder(folder()).read().profile.language) ?? .fallback }, command)
    }
}

extension Console {
    /// Writes why a command failed, in a language where there are words for it, else in English.
    fileprivate static func report(_ error: CommandError, in language: () -> Language) {
        guard error.reason != nil else { return report(error) }
        let phrases = language().phrases
        note("reportgen: \(phrases.errorWord): \(PlainText.line(error.text(in: phrases) ?? error.text))")
        if let hint = error.hint(in: phrases) { note("    \(phrases.hintWord): \(hint)") }
    }
}
