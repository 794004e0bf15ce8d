import EmbeddedFiles
import ProgressAnalysis
import ProgressModel
import ReportFiles
import ReportMarkup
import ReportPages
import TestSupport
import Testing

/// The files of a report, and its pages as elements.
struct Site {
    let files: [RenderedFile]

    init(_ analysis: Analysis, language: Language? = nil, templates: [TemplateFile] = []) throws {
        let made = TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: templates)
        #expect(made.diagnostics.isEmpty)
        files = SiteFiles(Report(analysis, language: language), templates: try #require(made.templates)).files()
    }

    static let builtIn = EmbeddedFile.templates.map { TemplateFile(name: $0.name, bytes: $0.bytes) }

    /// The path of every file.
    var paths: Set<String> { Set(files.map(\.path)) }
    /// The paths of the pages, in the order of the report.
    var pagePaths: [String] { files.map(\.path).filter { $0.hasSuffix(".html") } }
    func bytes(_ path: String) -> [UInt8]? { files.first { $0.path == path }?.bytes }
    func text(_ path: String) throws -> String {
        let bytes = try #require(self.bytes(path), "\(path)")
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The elements of a page; a fault in it fails the test.
    func page(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
        let bytes = try #require(self.bytes(path), "\(path)", sourceLocation: sourceLocation)
        let reader = HTMLReader(page: bytes)
        #expect(reader.faults.isEmpty, "\(path)", sourceLocation: sourceLocation)
        return reader.root
    }

    var overview: Element { get throws { try page("index.html") } }
    /// October 2025, in which drawings end.
    var month: Element { get throws { try page("calendar/2025-10.html") } }
    var year: Element { get throws { try page("calendar/2025.html") } }

    /// The link around a day of October's ring calendar.
    func cell(_ day: Int) throws -> Element {
        try #require(try month.first(".rings")?.all("a").first { $0.first("#c\(day)") != nil }, "day \(day)")
    }

    /// The details of a day of October.
    func day(_ day: Int) throws -> Element { try #require(try month.first("#d\(day)")) }
}

extension Folder {
    /// The site as of a date or of a minute in UTC.
    func site(asOf moment: String = Folder.today, language: Language? = nil) throws -> Site {
        try Site(analysis(asOf: moment), language: language)
    }
}
