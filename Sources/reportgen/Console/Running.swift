import ArgumentParser
import ProgressAnalysis
import ReportSite

/// Carries a command out and turns what went wrong into its exit code.
func running(_ command: () throws(SiteError) -> Void) throws {
    do throws(SiteError) {
        try command()
    } catch {
        Console.report(error)
        throw ExitCode(error.kind.rawValue)
    }
}

extension DataArguments {
    /// The counted history; reports what is wrong with the folder, and throws where that is too much.
    func analysis() throws(SiteError) -> Analysis { try reader.analysis(of: directory) }
}

extension HistoryReader {
    /// The counted history; reports what is wrong with the folder, and throws where that is too much.
    func analysis(of directory: String) throws(SiteError) -> Analysis {
        let result = try read()
        Console.report(result.diagnostics, in: directory)
        guard let analysis = result.analysis else {
            throw SiteError(result.isMissingInput ? .missingInput : .badData)
        }
        return analysis
    }
}
