import Counting
import TestSupport
import Testing

@testable import Actions
@testable import Disk
@testable import Pages
@testable import Publishing

/// Successive builds of a directory into a site next to it, as the command makes them.
struct RepeatedBuild {
    /// The arguments of a build.
    struct Arguments {
        var asOf: String? = "2025-01-02T12:00:00+01:00"
        var edition = Edition()
        var templates: String?
        var png = PictureChoice.needed
    }

    private let directory: TemporaryDirectory
    private let name: String

    /// Builds `data` into the folder `site`, or into one of another name.
    init(_ directory: TemporaryDirectory, site name: String = "site") {
        self.directory = directory
        self.name = name
    }

    var cache: BuildCache { BuildCache(directory: Path(directory.path + "/cache/reportgen")) }
    var site: Path { Path(directory.path + "/" + name) }

    func input(_ arguments: Arguments) throws -> BuildInput {
        let templates = arguments.templates.map { directory.path + "/" + $0 }
        return try BuildInput(
            reader(arguments), arguments.edition, templates: templates, output: site.text, png: arguments.png,
            cache: cache)
    }

    /// Builds, and returns the result and whether the site was recognised as unchanged.
    func build(_ arguments: Arguments = Arguments()) throws -> (summary: String, isUnchanged: Bool) {
        let input = try input(arguments)
        if let unchanged = input.unchanged { return (unchanged.summary, true) }
        return (try build(input, arguments).run { _ in }.summary, false)
    }

    /// The build of an input.
    func build(_ input: BuildInput, _ arguments: Arguments) throws -> SiteBuild {
        let result = try reader(arguments).read(input.data)
        let analysis = try #require(result.analysis, "\(result.diagnostics)")
        var build = SiteBuild(input, analysis: analysis, hasWarnings: !result.diagnostics.isEmpty)
        build.pictureTool = EmptyPictures()
        return build
    }

    private func reader(_ arguments: Arguments) throws -> HistoryReader {
        let asOf = try arguments.asOf.map { try #require(AsOfText($0)) }
        return HistoryReader(path: directory.path + "/data", asOf: asOf)
    }
}
