package import Diagnostics
package import ProgressAnalysis
package import ProgressModel
import ProgressStatistics

/// The build: a counted history becomes pages, the pages files, the files a site.
package struct SiteBuild: Sendable {
    /// What a build did.
    package struct Result: Sendable {
        /// One line for the terminal: what was written and where to look.
        package let summary: String
    }

    private let analysis: Analysis
    private let language: Language
    private let dataDirectory: String
    private let output: String
    private let templates: String?

    /// Makes a build of an analysis into the directory `output`.
    package init(analysis: Analysis, language: Language?, dataDirectory: String, output: String, templates: String?) {
        self.analysis = analysis
        self.language = language ?? analysis.history.profile.language
        self.dataDirectory = dataDirectory
        self.output = output
        self.templates = templates
    }

    /// Writes the site; `report` is told what is wrong with the templates.
    package func run(report: ([Diagnostic]) -> Void) throws(SiteError) -> Result {
        let files = [SiteFile(path: "data.json", bytes: Statistics(analysis).json.bytes)]
        let published = try Publisher(files, to: output, dataDirectory: dataDirectory).publish()
        return Result(summary: "\(published.written) files")
    }
}
