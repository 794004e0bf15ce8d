import Counting
import Markup
import Model
import Pages
import Sharing
import Synchronization
import TestSupport
import Testing

/// The files of a report, and its pages as elements; each is made and read when it is first asked for.
final class Site: Sendable {
    /// The path of every file, in the order of the report.
    let allPaths: [String]
    private let groups: [SiteFiles.Group]
    /// The group of each path.
    private let places: [String: Int]
    private let made = Mutex<[Int: [RenderedFile]]>([:])
    private let read = Mutex<[String: ReadPage]>([:])

    /// A page as elements, and what is wrong with it.
    private struct ReadPage {
        let root: Element
        let faults: [String]
    }

    init(_ analysis: Analysis, language: Language? = nil, templates: [TemplateFile] = []) throws {
        let set =
            templates.isEmpty
            ? Site.plain : TemplateSet.make(for: SitePages.templates, builtIn: Site.builtIn, user: templates)
        #expect(set.diagnostics.isEmpty)
        let groups = SiteFiles(Report(analysis, language: language), templates: try #require(set.templates)).groups
        self.groups = groups
        allPaths = groups.flatMap(\.paths)
        let owned = groups.indices.flatMap { index in groups[index].paths.map { ($0, index) } }
        places = Dictionary(owned, uniquingKeysWith: { first, _ in first })
    }

    static let builtIn = EmbeddedFile.templates.map { TemplateFile(name: $0.name, bytes: $0.bytes) }
    private static let plain = TemplateSet.make(for: SitePages.templates, builtIn: builtIn)

    /// Every file, which makes all of them.
    var files: [RenderedFile] { groups.indices.flatMap(files) }
    var paths: Set<String> { Set(allPaths) }
    /// The paths of the pages, in the order of the report.
    var pagePaths: [String] { allPaths.filter { $0.hasSuffix(".html") } }

    func bytes(_ path: String) -> [UInt8]? { places[path].flatMap { files($0).first { $0.path == path }?.bytes } }

    /// The files of a group; tests that share a site wait for them instead of making them twice.
    private func files(_ group: Int) -> [RenderedFile] {
        made.withLock { made in
            if let known = made[group] { return known }
            let files = groups[group].files()
            made[group] = files
            return files
        }
    }

    func text(_ path: String) throws -> String {
        let bytes = try #require(self.bytes(path), "\(path)")
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The elements of a page; a fault in it fails the test.
    func page(_ path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Element {
        let bytes = try #require(self.bytes(path), "\(path)", sourceLocation: sourceLocation)
        let page = read.withLock { read in
            if let known = read[path] { return known }
            let reader = HTMLReader(page: bytes)
            let page = ReadPage(root: reader.root, faults: reader.faults)
            read[path] = page
            return page
        }
        #expect(page.faults.isEmpty, "\(path)", sourceLocation: sourceLocation)
        return page.root
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

extension SiteFaults {
    /// Reads all pages of a site, or only some.
    init(_ site: Site, pages: [String]? = nil) {
        let pages = (pages ?? site.pagePaths).map { ($0, site.bytes($0) ?? []) }
        self.init(Dictionary(pages) { first, _ in first }, of: site.paths)
    }
}
