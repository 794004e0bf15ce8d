import ArgumentParser
import ProgressAnalysis
import ReportSite

/// `reportgen check`: what is wrong with the records, and nothing else.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with the records, each problem with its file and line.",
        discussion: "Exits with 0 when they build, with 65 when they do not.")

    @OptionGroup
    var data: DataArguments

    func run() throws {
        try running { () throws(SiteError) in
            let analysis = try data.analysis()
            let records = analysis.records
            let counts = "\(records.entries) entries, \(records.activities) activities, \(records.logs) logs"
            try Console.write("\(data.directory) is fine: \(counts).\n".utf8)
        }
    }
}
