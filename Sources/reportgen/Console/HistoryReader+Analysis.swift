import Actions
import Counting
import Disk
import Model
import Publishing

extension HistoryReader {
    /// The analysis of the folder; reports its problems, and throws if one of them is an error.
    ///
    /// For the public no value of a record is quoted.
    func analysis(for audience: Audience = .private) throws(CommandError) -> Analysis {
        try HistoryReader.analysis(read(), in: path, isPublic: audience == .public)
    }

    /// The analysis of the input of a build, and whether it has warnings; reports them as `analysis()` does.
    func analysis(of input: BuildInput) throws(CommandError) -> (analysis: Analysis, hasWarnings: Bool) {
        let result = try read(input.data)
        let isPublic = input.edition.audience == .public
        return (try HistoryReader.analysis(result, in: path, isPublic: isPublic), !result.diagnostics.isEmpty)
    }

    /// The analysis that was read; reports as `analysis()` does.
    static func analysis(
        _ result: Result, in directory: String, isPublic: Bool = false
    ) throws(CommandError) -> Analysis {
        // Files of the current folder are named as they are there.
        Console.report(result.diagnostics, in: directory, isPublic: isPublic)
        if !isPublic, let hint = result.hint { Console.note(hint) }
        guard let analysis = result.analysis else {
            throw CommandError(result.isMissingInput ? .missingInput : .badData)
        }
        return analysis
    }
}
