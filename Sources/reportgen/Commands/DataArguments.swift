import ArgumentParser
import ReportSite

/// What every command that reads a folder is given.
struct DataArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The folder with the records.", valueName: "data"), completion: .directory)
    var directory: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The moment to count to: a date (the end of that day) or a timestamp. Default: now.",
            valueName: "date-or-timestamp"),
        transform: AsOfText.argument)
    var asOf: AsOfText?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    /// A reader of the folder.
    var reader: HistoryReader { HistoryReader(path: directory, asOf: asOf, isStrict: strict) }
}

extension AsOfText {
    /// A moment from the command line.
    static func argument(_ text: String) throws -> AsOfText {
        guard let asOf = AsOfText(text) else {
            throw ValidationError(
                "\"\(text)\" is not a date or a timestamp; expected e.g. 2025-10-31 or 2025-10-31T21:00:00+01:00")
        }
        return asOf
    }
}
