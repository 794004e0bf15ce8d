import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Publishing
import Wording

/// Runs a command and converts an error to its exit code; `language` is called if the error has words in any.
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
    /// Runs a command that writes into a folder; errors are in the person's language.
    ///
    /// `folder` is the one given besides `--data`.
    func running(
        in folder: @autoclosure () -> String? = nil, _ command: () throws(CommandError) -> Void
    ) throws {
        try reportgen.running(
            in: { language ?? (try? recorder(folder()).read().profile.language) ?? .fallback }, command)
    }
}

extension Console {
    fileprivate static func report(_ error: CommandError, in language: () -> Language) {
        guard error.reason != nil else { return report(error) }
        let phrases = language().phrases
        note("reportgen: \(phrases.errorWord): \(PlainText.line(error.text(in: phrases) ?? error.text))")
        if let hint = error.hint(in: phrases) { note("    \(phrases.hintWord): \(hint)") }
    }
}

extension HistoryReader {
    /// The analysis of the folder; reports its problems, and throws if one of them is an error.
    ///
    /// For the public no value of a record is quoted.
    func analysis(for audience: Audience = .private) throws(CommandError) -> Analysis {
        try HistoryReader.analysis(read(), in: path, isPublic: audience == .public)
    }

    /// The analysis of a build's input, and whether it has warnings; reports them as `analysis()` does.
    func analysis(of input: BuildInput) throws(CommandError) -> (analysis: Analysis, hasWarnings: Bool) {
        let result = try read(input.data)
        let isPublic = input.edition.audience == .public
        return (try HistoryReader.analysis(result, in: path, isPublic: isPublic), !result.diagnostics.isEmpty)
    }

    /// The analysis of a result; reports as `analysis()` does.
    static func analysis(
        _ result: Result, in directory: String, isPublic: Bool = false
    ) throws(CommandError) -> Analysis {
        // Files of the current folder have no path.
        Console.report(result.diagnostics, in: directory, isPublic: isPublic)
        if !isPublic, let hint = result.hint { Console.note(hint) }
        guard let analysis = result.analysis else {
            throw CommandError(result.isMissingInput ? .missingInput : .badData)
        }
        return analysis
    }
}
