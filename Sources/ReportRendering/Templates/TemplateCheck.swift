import Diagnostics

/// Checks that a page's template, and every partial it takes in, names only what there is.
///
/// The engine says nothing of either: an unknown name would simply leave a hole in the page.
struct TemplateCheck {
    private let kind: PageKind
    private let sources: [String: TemplateSource]
    private let fields: [String: PageKind.Field]

    init(_ kind: PageKind, _ sources: [String: TemplateSource]) {
        self.kind = kind
        self.sources = sources
        fields = kind.fields
    }

    /// Adds what is wrong, the page's own template first.
    func run(_ diagnostics: inout [Diagnostic]) {
        guard sources[kind.rawValue] != nil else {
            diagnostics.append(
                Diagnostic(
                    .error, "template-missing", at: SourceLocation(file: kind.fileName, line: 0),
                    "there is no template for this page"))
            return
        }
        check(kind.rawValue, path: [], &diagnostics)
    }

    private func check(_ name: String, path: [String], _ diagnostics: inout [Diagnostic]) {
        guard let source = sources[name] else { return }
        for tag in source.tags {
            if let (code, text, hint) = problem(with: tag, path: path + [name]) {
                let location = source.location(line: tag.line, column: tag.column)
                diagnostics.append(Diagnostic(.error, code, at: location, text, hint: hint))
            } else if tag.kind == .partial {
                check(tag.name, path: path + [name], &diagnostics)
            }
        }
    }

    private func problem(with tag: TemplateTag, path: [String]) -> (code: String, text: String, hint: String?)? {
        switch tag.kind {
        case .other: return nil
        case .unsupported:
            return ("template-tag", "this kind of tag is not supported, expected {{ and }} around names", nil)
        case .partial:
            guard sources[tag.name] != nil else {
                let known = sources.keys.sorted().joined(separator: ", ")
                return ("template-partial", "there is no template “\(tag.name)”", "there are: \(known)")
            }
            return path.contains(tag.name)
                ? ("template-partial", "the template “\(tag.name)” contains itself", nil) : nil
        case .variable, .unescaped, .section: return problem(withField: tag)
        }
    }

    private func problem(withField tag: TemplateTag) -> (code: String, text: String, hint: String?)? {
        guard let field = fields[tag.name] else {
            let known = fields.keys.sorted().joined(separator: ", ")
            return (
                "template-field", "the page “\(kind.rawValue)” has no field “\(tag.name)”", "it has: \(known)"
            )
        }
        switch (tag.kind, field) {
        case (.variable, .html):
            return ("template-escaping", "“\(tag.name)” is HTML, expected {{{\(tag.name)}}}", nil)
        case (.unescaped, .text):
            return ("template-escaping", "“\(tag.name)” is plain text, expected {{\(tag.name)}}", nil)
        case (.variable, .flag), (.unescaped, .flag):
            return ("template-escaping", "“\(tag.name)” is yes or no, expected {{#\(tag.name)}}", nil)
        default: return nil
        }
    }
}

extension Diagnostic {
    /// A file in the folder of templates that nothing reads.
    static func unknownTemplateFile(_ file: TemplateFile) -> Diagnostic {
        Diagnostic(
            .warning, "unknown-template", at: SourceLocation(file: file.origin, line: 0),
            "the file is not used, expected a .mustache template, style.css or timer.js")
    }
}
