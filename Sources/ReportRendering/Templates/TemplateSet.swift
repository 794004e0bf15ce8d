package import Diagnostics
import Mustache

/// The templates and assets of a site, read and checked.
package struct TemplateSet: Sendable {
    /// The style sheet and the script, where the site has them.
    let assets: [RenderedFile]
    private let pages: [PageKind: MustacheTemplate]
    private let library: MustacheLibrary

    private static let assetNames = ["style.css", "timer.js"]
    private static let suffix = ".mustache"

    /// Puts a user's files over the built-in ones, file by file, and checks all templates.
    ///
    /// The set is nil when there is an error among the diagnostics, which are sorted by file and line. A file that is
    /// neither a template nor an asset is only warned of.
    package static func make(
        builtIn: [TemplateFile], user: [TemplateFile] = []
    ) -> (templates: TemplateSet?, diagnostics: [Diagnostic]) {
        var files: [String: TemplateFile] = [:]
        for file in builtIn + user { files[file.name] = file }
        var diagnostics: [Diagnostic] = []
        var sources: [String: TemplateSource] = [:]
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            if name.hasSuffix(suffix) {
                sources[String(name.dropLast(suffix.count))] = TemplateSource(file, &diagnostics)
            } else if !assetNames.contains(name) {
                diagnostics.append(.unknownTemplateFile(file))
            }
        }
        for kind in PageKind.allCases {
            TemplateCheck(kind, sources).run(&diagnostics)
        }
        var unique: Set<Diagnostic> = []
        diagnostics = diagnostics.filter { unique.insert($0).inserted }
        diagnostics.sort { ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line) }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
        return (TemplateSet(sources, files), diagnostics)
    }

    private init(_ sources: [String: TemplateSource], _ files: [String: TemplateFile]) {
        library = MustacheLibrary(templates: sources.compactMapValues(\.template))
        pages = PageKind.allCases.reduce(into: [:]) { pages, kind in
            pages[kind] = sources[kind.rawValue]?.template
        }
        assets = TemplateSet.assetNames.compactMap { name in
            files[name].map { RenderedFile(path: "assets/" + name, bytes: $0.bytes) }
        }
    }

    /// Fills a page's template.
    func render(_ kind: PageKind, _ fields: [String: any Sendable]) -> [UInt8] {
        Array((pages[kind]?.render(fields, library: library) ?? "").utf8)
    }
}
