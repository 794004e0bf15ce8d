package import Model

/// The templates and assets of a site, read and checked.
package struct TemplateSet: Sendable {
    /// A page, or a kind of part of one, that has a template of its own.
    package struct PageFields: Sendable {
        /// The name of its template, without its ending.
        let name: String
        package let ownFields: [TemplateFieldDescription]
        private let sharedFields: [TemplateFieldDescription]
        /// The names of the templates that may take its place for one part of a page, without their ending.
        let variants: [String]

        package init(
            name: String, own ownFields: [TemplateFieldDescription], shared sharedFields: [TemplateFieldDescription],
            variants: [String] = []
        ) {
            (self.name, self.variants) = (name, variants)
            self.ownFields = ownFields
            self.sharedFields = sharedFields
        }

        /// The name of its template's file.
        package var fileName: String { name + TemplateSet.suffix }
        /// The outer scope first.
        var scopes: [TemplateLinker.Scope] { [.fields(sharedFields), .fields(ownFields)] }
    }

    /// The style sheet, the scripts, and the files that the site takes as they are.
    package let assets: [TemplateFile]
    /// Whether any of them is of the person's own.
    package var hasFilesOfOwn: Bool { assets.count > TemplateSet.assetNames.count }
    private let templates: [String: Template]

    package static let suffix = ".mustache"
    private static let assetNames = ["style.css", "timer.js", "copy.js"]

    /// Puts a user's files over the built-in ones, file by file, and checks the templates of all pages.
    ///
    /// The set is nil when there is an error among the diagnostics, which are sorted by file and line. A file that
    /// nothing uses is only warned of. `values` has what every template may name by paths.
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

    /// A template; nil for one that the set wasn't made for.
    subscript(name: String) -> Template? { templates[name] }
}

/// Problems that are told one by one up to a number.
private struct ProblemKind: Hashable {
    let file: String
    let code: DiagnosticCode
}

extension [Diagnostic] {
    /// As many of a kind are told of a file one by one; one wrong tag can make all that follow wrong.
    private static let most = 10

    /// Sorted by file and line; the part that every page has is told of for the first of them, and what is more than can
    /// be read is counted.
    fileprivate var toldOnce: [Diagnostic] {
        // An error may follow from another one in its line, a warning doesn't.
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
    /// A file or a folder, whose name ends with a slash, in the folder of templates that nothing uses.
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
