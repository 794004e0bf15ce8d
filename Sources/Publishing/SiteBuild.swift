import Actions
package import Counting
import Disk
import Dispatch
import Markup
package import Model
import Pages
import Sharing
import Synchronization

/// Builds a site: analysis to pages, pages to files, files to a directory.
package struct SiteBuild: Sendable {
    private let input: BuildInput
    private let analysis: Analysis
    private let isStrict: Bool
    private let hasWarnings: Bool
    var pictureTool: any PictureDrawing = PictureTool()

    /// `hasWarnings` if the records of the input have any.
    package init(_ input: BuildInput, analysis: Analysis, isStrict: Bool = false, hasWarnings: Bool = false) {
        (self.input, self.analysis, self.isStrict, self.hasWarnings) = (input, analysis, isStrict, hasWarnings)
    }

    /// Writes the site; calls `tell` with the problems of the templates.
    package func run(tell: ([Diagnostic]) -> Void) throws(CommandError) -> BuildResult {
        let site = try site(tell: tell)
        let publisher = try publisher(of: site.files)
        input.forget()
        let published = try publisher.publish()
        input.remember(
            published.files, site.pictures, of: analysis,
            hasWarnings: hasWarnings || site.hasWarnings || !published.warnings.isEmpty)
        return BuildResult(
            summary: published.summary(of: input.output), pictureProblem: site.pictures.problem,
            warnings: published.warnings)
    }

    /// The changes of a build, one line for each file; writes nothing.
    package func preview(tell: ([Diagnostic]) -> Void) throws(CommandError) -> [String] {
        try publisher(of: site(tell: tell).files).preview()
    }

    private func publisher(of files: [SiteFile]) throws(CommandError) -> Publisher {
        // A site made from private files is private too.
        let mode = input.edition.audience == .private ? FileSystem.mode(of: input.dataDirectory) : nil
        return try Publisher(
            files, to: input.output, dataDirectory: input.dataDirectory, previous: input.record,
            mode: mode.map { $0 | 0o700 })
    }

    /// All files of the site; changing files are made in memory, others on demand.
    func site(
        tell: ([Diagnostic]) -> Void
    ) throws(CommandError) -> (files: [SiteFile], pictures: SharePictures.Result, hasWarnings: Bool) {
        let own = try input.templates.get()
        let analysis = input.edition.analysis(analysis)
        let plain = input.edition.report(analysis, templates: own)
        var (templates, diagnostics) = TemplateDirectory.set(with: own, for: plain)
        if isStrict { diagnostics.makeErrors() }
        tell(diagnostics)
        guard let templates, diagnostics.allSatisfy({ $0.severity == .warning }) else { throw CommandError(.badData) }
        let wanted = wantedPictures(of: plain, named: own)
        let pictures = SharePictures(site: input.output, previous: input.record, tool: pictureTool).draw(
            wanted, in: plain)
        // No page refers to missing pictures.
        let report =
            wanted.isEmpty || pictures.problem != nil
            ? plain : input.edition.report(analysis, pictures: input.png, templates: own)
        let folder = HistoryReader(path: input.dataDirectory.text).directory
        let notePictures = analysis.history.pictures.sorted().map { path in
            SiteFile(path: "notes/" + path) { folder.picture(path) ?? [] }
        }
        let files = SiteFiles(report, templates: templates).filesInParallel()
        return (files + pictures.files + notePictures, pictures, !diagnostics.isEmpty)
    }

    /// The pictures to draw, including those that the person's own templates refer to.
    private func wantedPictures(of report: Report, named own: [TemplateFile]) -> [CardPicture] {
        guard input.png == .needed else { return input.png == .none ? [] : CardPicture.all(in: report) }
        let preview = CardPicture.preview(in: report)
        let texts = own.map { String(decoding: $0.bytes, as: UTF8.self) }.filter { $0.contains("share/") }
        guard !texts.isEmpty else { return preview.map { [$0] } ?? [] }
        return CardPicture.all(in: report).filter { picture in
            picture == preview || texts.contains { $0.contains(picture.path) }
        }
    }
}

extension Publisher.Result {
    /// The first page, and the number of files written, unchanged and removed.
    func summary(of output: Path) -> String {
        let changes = [(written, "written"), (unchanged, "unchanged"), (removed, "removed")]
            .filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)" }
        return "\(output / "index.html") (\(changes.joined(separator: ", ")))"
    }
}

extension SiteFiles {
    /// All files in list order, made on all cores.
    func filesInParallel() -> [SiteFile] {
        let made = Mutex([[SiteFile]](repeating: [], count: groups.count))
        DispatchQueue.concurrentPerform(iterations: groups.count) { index in
            let files = groups[index].files().map { SiteFile(path: $0.path, bytes: $0.bytes) }
            made.withLock { $0[index] = files }
        }
        return made.withLock { $0.flatMap(\.self) }
    }
}

package struct BuildResult: Sendable {
    /// One line for the terminal: what was written, and where to look.
    package let summary: String
    /// Why share cards have no PNG; nil if they have one.
    package let pictureProblem: CommandError?
    /// Files that should have been removed but weren't; the site is complete nevertheless.
    package var warnings: [CommandError] = []
}
