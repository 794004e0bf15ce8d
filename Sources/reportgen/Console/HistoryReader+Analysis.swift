import Diagnostics
import DiskAccess
import ProgressAnalysis
import ProgressFolder
import ReportSite

extension DataArguments {
    /// The analysis of the folder; reports its problems, and throws if one of them is an error.
    func analysis() throws(CommandError) -> Analysis { try reader().analysis() }
}

extension HistoryReader {
    /// The analysis of the folder; reports its problems, and throws if one of them is an error.
    func analysis() throws(CommandError) -> Analysis { try HistoryReader.analysis(read(), in: path) }

    /// The analysis of the input of a build, and whether it has warnings; reports them as `analysis()` does.
    func analysis(of input: BuildInput) throws(CommandError) -> (analysis: Analysis, hasWarnings: Bool) {
        let result = try read(input)
        return (try HistoryReader.analysis(result, in: path), !result.diagnostics.isEmpty)
    }

    private static func analysis(_ result: Result, in directory: String) throws(CommandError) -> Analysis {
        // Files of the current folder are named as they are there.
        Console.report(result.diagnostics, in: directory == "." ? "" : directory)
        guard let analysis = result.analysis else {
            throw CommandError(result.isMissingInput ? .missingInput : .badData)
        }
        return analysis
    }
}
