import ProgressModel

/// Puts the partials of a page's template in their places, and checks that all of it names only what there is: an unknown
/// name would leave a hole in the page.
struct TemplateLinker {
    /// The page's template, without its ending.
    let page: String
    /// The fields of the page and those around them, outermost first.
    let scopes: [[TemplateFieldDescription]]
    let sources: [String: TemplateSource]
    /// Whether the HTML is read as well; that of the built-in templates is known to be right.
    let readsHTML: Bool
    /// The templates that were taken in, the page's own included.
    private(set) var used: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Where in the HTML of the page the next part is, and what is wrong with that HTML: it only says something if all names
    /// are known.
    private(set) var context = TemplateContext()
    private(set) var faults: [Diagnostic] = []

    /// The whole template; what is wrong is added to `diagnostics`.
    mutating func link() -> Template {
        guard let source = sources[page] else {
            let place = SourceLocation(file: page + ".mustache", line: 0)
            diagnostics.append(Diagnostic(.error, .templateMissing, at: place, "there is no template for this page"))
            return Template(parts: [])
        }
        let template = Template(parts: link(source, within: [page], scopes))
        if let last = context.open.last { report(.init(text: "<\(last.name)> does not end", line: last.line)) }
        if diagnostics.isEmpty, used.allSatisfy({ sources[$0]?.parts != nil }) { diagnostics = faults }
        return template
    }

    private mutating func link(
        _ source: TemplateSource, within path: [String], _ scopes: [[TemplateFieldDescription]]
    ) -> [Template.Part] {
        used.formUnion(path)
        return link(source.parts ?? [], of: source, within: path, scopes)
    }

    private mutating func link(
        _ parts: [TemplateSyntax], of source: TemplateSource, within path: [String],
        _ scopes: [[TemplateFieldDescription]]
    ) -> [Template.Part] {
        var linked: [Template.Part] = []
        for part in parts {
            switch part {
            case .literal(let bytes, let line):
                linked.append(.literal(bytes))
                guard readsHTML else { continue }
                do throws(TemplateContext.Fault) {
                    try context.read(bytes, from: .init(template: path.last ?? page, number: line))
                } catch { report(error) }
            case .value(let tag, let isHTML):
                guard let (place, field) = field(tag, source, scopes) else { continue }
                guard check(field, tag, isHTML: isHTML, source) else { continue }
                if case .parts = field.kind {
                    linked.append(.parts(place))
                } else {
                    linked.append(context.isAddress ? .address(place) : .value(place))
                }
                context.pass(tag.name)
            case .section(let tag, let isInverted, let inner):
                guard let (place, field) = field(tag, source, scopes) else { continue }
                var innerScopes = scopes
                let isList = if case .list = field.kind { !isInverted } else { false }
                if case .list(let fields) = field.kind, isList { innerScopes.append(fields) }
                let before = context
                let parts = link(inner, of: source, within: path, innerScopes)
                if context != before, faults.isEmpty {
                    let text = "the section \"\(tag.name)\" does not end what it begins in HTML"
                    faults.append(Diagnostic(.error, .templateSyntax, at: source.location(tag), text))
                }
                context.leave(before)
                linked.append(isList ? .list(place, parts) : .section(place, isInverted: isInverted, parts))
            case .partial(let tag):
                guard let partial = partial(tag, source, within: path) else { continue }
                linked += link(partial, within: path + [tag.name], scopes)
            case .unsupported(let tag):
                report(
                    tag, source, .templateTag, "this kind of tag is not supported; expected {{ and }} around names")
            }
        }
        return linked
    }

    private mutating func check(
        _ field: TemplateFieldDescription, _ tag: TemplateTag, isHTML: Bool, _ source: TemplateSource
    ) -> Bool {
        let text: String
        switch (field.kind, isHTML) {
        case (.text, false), (.html, true), (.parts, true):
            if let problem = context.problem(ofHTML: isHTML), faults.isEmpty {
                faults.append(Diagnostic(.error, .templateEscaping, at: source.location(tag), problem))
            }
            return true
        case (.text, true): text = "\"\(tag.name)\" is plain text; expected \(field.tag)"
        case (.html, false), (.parts, false): text = "\"\(tag.name)\" is HTML; expected \(field.tag)"
        case (.flag, _): text = "\"\(tag.name)\" is a condition; expected \(field.tag)"
        case (.list, _): text = "\"\(tag.name)\" is a list; expected \(field.tag)"
        }
        report(tag, source, .templateEscaping, text)
        return false
    }

    private mutating func field(
        _ tag: TemplateTag, _ source: TemplateSource, _ scopes: [[TemplateFieldDescription]]
    ) -> (place: Template.Field, field: TemplateFieldDescription)? {
        for (depth, fields) in scopes.enumerated().reversed() {
            if let index = fields.firstIndex(where: { $0.name == tag.name }) {
                return (Template.Field(depth: depth, index: index), fields[index])
            }
        }
        let known = Set(scopes.joined().map(\.name)).sorted()
        report(
            tag, source, .templateField, "the page \"\(page)\" has no field \"\(tag.name)\"",
            hint: TemplateLinker.hint(tag.name, among: known, "it has: "))
        return nil
    }

    private mutating func partial(
        _ tag: TemplateTag, _ source: TemplateSource, within path: [String]
    ) -> TemplateSource? {
        guard let partial = sources[tag.name] else {
            report(
                tag, source, .templatePartial, "there is no template \"\(tag.name)\"",
                hint: TemplateLinker.hint(tag.name, among: sources.keys.sorted(), "there are: "))
            return nil
        }
        guard !path.contains(tag.name) else {
            report(tag, source, .templatePartial, "the template \"\(tag.name)\" contains itself")
            return nil
        }
        return partial
    }

    /// The word that was most likely meant, and all there are.
    private static func hint(_ written: String, among words: [String], _ opening: String) -> String {
        let all = opening + words.joined(separator: ", ")
        return spellingHint(written, among: words).map { "\($0) \(all)" } ?? all
    }

    /// Reports what is wrong with the HTML, which makes all that follows wrong.
    private mutating func report(_ fault: TemplateContext.Fault) {
        guard faults.isEmpty, let place = sources[fault.line.template]?.location(line: fault.line.number) else {
            return
        }
        faults.append(Diagnostic(.error, .templateSyntax, at: place, fault.text))
    }

    private mutating func report(
        _ tag: TemplateTag, _ source: TemplateSource, _ code: DiagnosticCode, _ text: String, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(.error, code, at: source.location(tag), text, hint: hint))
    }
}
