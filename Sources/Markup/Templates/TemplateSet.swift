package import Model

/// The checked templates and assets of a site.
package struct TemplateSet: Sendable {
    /// A page, or a kind of part, with a template of its own.
    package struct PageFields: Sendable {
        /// The name of its template, without file extension.
        let name: String
        package let ownFields: [TemplateFieldDescription]
        private let sharedFields: [TemplateFieldDescription]
        /// The names of templates that may replace it for one part, without file extension.
        let variants: [String]

        package init(
            name: String, own ownFields: [TemplateFieldDescription], shared sharedFields: [TemplateFieldDescription],
            variants: [String] = []
        ) {
            (self.name, self.variants) = (name, variants)
            self.ownFields = ownFields
            self.sharedFields = sharedFields
        }

        package var fileName: String { name + TemplateSet.suffix }
        /// Outermost first.
        var scopes: [TemplateLinker.Scope] { [.fields(sharedFields), .fields(ownFields)] }
    }

    /// The style sheet, the scripts, and the files that the site copies.
    package let assets: [TemplateFile]
    /// Whether any of them is the person's own.
    package var hasFilesOfOwn: Bool { assets.count > TemplateSet.assetNames.count }
    private let templates: [String: Template]

    package static let suffix = ".mustache"
    private static let assetNames = ["style.css", "timer.js", "copy.js"]

    /// Combines a user's files with the built-in ones, file by file, and checks the templates of all pages.
    ///
    /// The set is nil if there is an error among the diagnostics, which are sorted by file and line. Unused files are
    /// only warned of. `values` has the paths that every template may use.
    package static func make(
        for pages: [PageFields], builtIn: [TemplateFile], user: [TemplateFile] = [],
        values: TemplateValue = .group([:])
    ) -> (templates: TemplateSet?, diagnostics: [Diagnostic]) {
        var files: [String: TemplateFile] = [:]
        for file in builtIn + user { files[file.name] = file }
        var diagnostics: [Diagnostic] = []
        var sources: [String: TemplateSource] = [:]
        for (name, file) in files.sorted(by: { $0.key < $1.key }) where name.hasSuffix(suffix) {
            sources[String(name.dropLast(suffix.count))] = TemplateSource(file, &diagnostics)
        }
        let hasOwn = user.contains { $0.name.hasSuffix(suffix) }
        var templates: [String: Template] = [:]
        var used: Set<String> = []
        for page in pages {
            for name in [page.name] + page.variants where name == page.name || sources[name] != nil {
                var linker = TemplateLinker(
                    page: name, scopes: [.value(values)] + page.scopes, sources: sources, readsHTML: hasOwn,
                    hasPolicy: !user.contains { $0.name == "head" + suffix })
                templates[name] = linker.link()
                used.formUnion(linker.used)
                diagnostics += linker.diagnostics
            }
        }
        let isSound = !diagnostics.contains { $0.severity == .error }
        let known = Set(
            (used + pages.flatMap(\.variants)).map { $0 + suffix } + assetNames + [TemplateFile.colours]
                + TemplateFile.folders)
        let own = user.filter { $0.name.hasPrefix(TemplateFile.asTheyAre) }
        for file in user where !known.contains(file.name) && isSound && !file.name.hasPrefix(TemplateFile.asTheyAre) {
            diagnostics.append(.unusedTemplate(file, known: known.sorted()))
        }
        diagnostics = diagnostics.toldOnce
        let assets = assetNames.compactMap { files[$0] } + own
        return (isSound ? TemplateSet(assets: assets, templates: templates) : nil, diagnostics)
    }

    /// Nil for a template that the set doesn't contain.
    subscript(name: String) -> Template? { templates[name] }
}

private struct ProblemKind: Hashable {
    let file: String
    let code: DiagnosticCode
}

extension [Diagnostic] {
    /// The number of problems of a kind in a file that are reported; one wrong tag can cause many.
    private static let most = 10

    /// By file and line; a problem of a shared part is reported for the first page, and too many are counted.
    fileprivate var toldOnce: [Diagnostic] {
        // An error may follow from another one in its line, but a warning doesn't.
        var places: Set<String> = []
        let unique = filter { problem in
            let text = problem.severity == .warning ? problem.text : ""
            return problem.location.line == 0 || places.insert("\(problem.location) \(text)").inserted
        }
        var last: [ProblemKind: (count: Int, index: Int)] = [:]
        var told: [Diagnostic] = []
        for problem in unique.sorted(by: { ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line) }
        ) {
            let kind = ProblemKind(file: problem.location.file, code: problem.code)
            if let (count, index) = last[kind], count == Self.most {
                told[index].repeats.add(line: problem.location.line, example: nil)
            } else {
                last[kind] = ((last[kind]?.count ?? 0) + 1, told.count)
                told.append(problem)
            }
        }
        return told
    }
}

extension Diagnostic {
    /// Warns of a file or a folder (with a final slash) in the folder of templates that isn't used.
    fileprivate static func unusedTemplate(_ file: TemplateFile, known: [String]) -> Diagnostic {
        let isFolder = file.name.hasSuffix("/")
        let way =
            isFolder
            ? "folders are cards, blocks, pages and static"
            : file.name.hasSuffix(TemplateSet.suffix)
                ? "a template takes it in with {{> \(file.name.dropLast(TemplateSet.suffix.count))}}, and pages lie in pages/"
                : "what the site is to have as it is lies in static/"
        return Diagnostic(
            .warning, .unknownTemplate, at: SourceLocation(file: file.origin, line: 0),
            "no page uses this \(isFolder ? "folder" : "file")",
            hint: spellingHint(file.name, among: known) ?? way)
    }
}
