import Actions
import ArgumentParser
import Counting
import Disk
import Model
import Pages
import Publishing

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
        name: [.short, .long], help: ArgumentHelp("Where to write the site. Default: site.", valueName: "directory"),
        completion: .directory)
    var output: String?

    @OptionGroup
    var edition: EditionArguments

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp(
            "Where the site will be found, for link previews and the feed. Default: the profile's siteUrl.",
            valueName: "url"),
        transform: reading("the address of a site", "expected e.g. \(SiteAddress.example)") { SiteAddress.read($0) })
    var siteURL: String?

    @Option(
        help: ArgumentHelp(
            "A folder with templates of your own; each takes the place of the built-in one of its name.",
            valueName: "directory"),
        completion: .directory)
    var templates: String?

    @Option(
        help: "Which share cards to draw as PNG: needed (the picture of link previews), all or none. Default: needed.")
    var png: PictureChoice?

    @Flag(name: .customLong("no-png"), help: "The same as --png none.")
    var leavesOutPNG = false

    @Flag(help: "Only say which files would be new, changed or removed.")
    var dryRun = false

    @Flag(help: "Stay, and build again whenever a file changes or the day ends; Ctrl-C ends it.")
    var watch = false

    @OptionGroup
    var shift: ShiftArguments

    @OptionGroup
    var wait: WaitArguments

    func validate() throws {
        if leavesOutPNG, png ?? .none != .none { throw ValidationError("--no-png goes with no other --png") }
        if watch, dryRun { throw ValidationError("--watch writes the site again and again, --dry-run never does") }
    }

    func run() throws {
        try running { () throws(CommandError) in
            var reader = try data.reader()
            reader.shift = shift.shift
            guard watch else {
                let input = try input(reader)
                if let result = input.unchanged { return try dryRun ? preview([]) : tell(result) }
                _ = try buildAnew(input, reader)
                return
            }
            // Contradictory arguments are reported at once.
            _ = try input(reader)
            try FolderChanges(reader, templates: templates).run { () throws(CommandError) in
                do throws(CommandError) {
                    return reader.end(of: try buildAnew(input(reader), reader))
                } catch {
                    Console.report(error)
                    return nil
                }
            }
        }
    }

    private func input(_ reader: HistoryReader) throws(CommandError) -> BuildInput {
        let input = try BuildInput(
            reader, edition.edition(at: siteURL), templates: templates, output: output ?? "site",
            png: leavesOutPNG ? .none : png ?? .needed)
        if output == nil { try input.checkOrigin() }
        return input
    }

    private func buildAnew(_ input: BuildInput, _ reader: HistoryReader) throws(CommandError) -> Analysis {
        let (analysis, hasWarnings) = try reader.analysis(of: input)
        let build = SiteBuild(input, analysis: analysis, isStrict: data.strict, hasWarnings: hasWarnings)
        let report = { Console.report($0, in: templates ?? "") }
        if dryRun { try preview(build.preview(tell: report)) } else { try tell(build.run(tell: report)) }
        return analysis
    }

    private func preview(_ lines: [String]) throws(CommandError) {
        try Console.write(lines: lines)
        Console.note(
            lines.isEmpty ? "nothing would change" : "\(lines.count) file\(lines.count == 1 ? "" : "s") would change")
    }

    private func tell(_ result: BuildResult) throws(CommandError) {
        if let problem = result.pictureProblem {
            Console.warn("the share cards have no PNG: " + problem.text, hint: problem.hint)
        }
        for warning in result.warnings { Console.warn(warning) }
        try Console.write(lines: [result.summary])
    }
}

extension PictureChoice: ExpressibleByArgument {}
