import ArgumentParser
import ProgressModel
import ReportSite

/// `reportgen build`: the records become a site.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build the site.",
        discussion: """
            The new site takes the place of the old one in one step. Files that reportgen did not write stay where \
            they are. When the records hold an error, nothing is written.
            """)

    @OptionGroup
    var data: DataArguments

    @Option(
        name: [.short, .long], help: ArgumentHelp("Where to write the site.", valueName: "directory"),
        completion: .directory)
    var output = "site"

    @Option(help: "The language of the pages: en or de. Default: the profile's.")
    var language: Language?

    @Option(
        help: ArgumentHelp(
            "A folder with templates of your own; each takes the place of the built-in one of its name.",
            valueName: "directory"),
        completion: .directory)
    var templates: String?

    func run() throws {
        try running { () throws(SiteError) in
            let analysis = try data.analysis()
            let build = SiteBuild(
                analysis: analysis, language: language, dataDirectory: data.directory, output: output,
                templates: templates, isStrict: data.strict)
            let result = try build.run { Console.report($0, in: templates ?? "") }
            try Console.write((result.summary + "\n").utf8)
        }
    }
}

extension Language: ExpressibleByArgument {}
