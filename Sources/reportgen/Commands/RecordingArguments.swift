import ArgumentParser
import ProgressFolder
import ProgressModel
import ProgressRequests
import ReportWords

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
