import Model

/// Inserts the partials of a page's template, and checks that all names exist: an unknown one would leave a hole.
struct TemplateLinker {
    /// Where names are looked up.
    enum Scope {
        case fields([TemplateFieldDescription])
        case value(TemplateValue)
    }

    /// The meaning of a name.
    enum Meaning {
        case field(Template.Field, TemplateFieldDescription)
        case value(TemplateValue)
    }

    /// The page's template, without its file extension.
    let page: String
    /// The values for all pages, the fields of all pages and those of the page.
    let scopes: [Scope]
    let sources: [String: TemplateSource]
    /// Whether the HTML is checked too; that of the built-in templates is known to be valid.
    let readsHTML: Bool
    /// Whether the pages have the policy of the built-in head.
    let hasPolicy: Bool
    /// The templates that were used, including the page's own.
    private(set) var used: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The position in the HTML of the page, and the problems found there; only meaningful if all names are known.
    private(set) var context = TemplateContext()
    private(set) var faults: [Diagnostic] = []

    /// Links the whole template; problems are added to `diagnostics`.
    mutating func link() -> Template {
        guard let source = sources[page] else {
            let place = SourceLocation(file: page + ".mustache", line: 0)
            diagnostics.append(Diagnostic(.error, .templateMissing, at: place, "there is no template for this page"))
            return Template(parts: [])
        }
        let template = Template(parts: link(source, within: [page], scopes))
        if let last = context.open.last {
            let isOwn = last.line.template == page
            report(
                .init(
                    text: isOwn
                        ? "<\(last.name)> does not end"
                        : "<\(last.name)>, which \"\(last.line.template)\" begins, does not end; expected {{> foot}}",
                    line: isOwn ? last.line : .init(template: page, number: 1)))
        }
        if diagnostics.isEmpty, used.allSatisfy({ sources[$0]?.parts != nil }) { diagnostics = faults }
        for blocked in context.blocked where hasPolicy {
            guard let place = sources[blocked.line.template]?.location(line: blocked.line.number) else { continue }
            diagnostics.append(Diagnostic(.warning, .templateEscaping, at: place, blocked.text))
        }
        return template
    }

    private mutating func link(
        _ source: TemplateSource, within path: [String], _ scopes: [Scope]
    ) -> [Template.Part] {
        used.formUnion(path)
        return link(source.parts ?? [], of: source, within: path, scopes)
    }

    private mutating func link(
        _ parts: [TemplateSyntax], of source: TemplateSource, within path: [String],
        _ scopes: [Scope]
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
                switch meaning(of: tag, source, scopes, isSection: false) {
                case .field(let place, let field):
                    guard check(field, tag, isHTML: isHTML, source) else { continue }
                    if case .parts = field.kind {
                        linked.append(.parts(place))
                    } else {
                        linked.append(context.isAddress ? .address(place) : .value(place))
                    }
                case .value(let value):
                    guard let text = value.text, !isHTML else {
                        let kind =
                            isHTML ? "plain text; expected {{\(tag.name)}}" : "no text; expected {{#\(tag.name)}}"
                        report(tag, source, .templateEscaping, "\"\(tag.name)\" is \(kind)")
                        continue
                    }
                    checkPlace(tag, isHTML: false, source)
                    linked.append(.literal(TemplateLinker.bytes(of: text, isAddress: context.isAddress)))
                case nil: continue
                }
                context.pass(tag.name)
            case .section(let tag, let isInverted, let inner):
                switch meaning(of: tag, source, scopes, isSection: true) {
                case .field(let place, let field):
                    var innerScopes = scopes
                    let isList = if case .list = field.kind { !isInverted } else { false }
                    if case .list(let fields) = field.kind, isList { innerScopes.append(.fields(fields)) }
                    let parts = section(tag, inner, of: source, within: path, innerScopes)
                    linked.append(isList ? .list(place, parts) : .section(place, isInverted: isInverted, parts))
                case .value(let value):
                    if isInverted, value.items.isEmpty {
                        linked += section(tag, inner, of: source, within: path, scopes)
                    }
                    guard !isInverted else { continue }
                    for item in value.items {
                        linked += section(tag, inner, of: source, within: path, scopes + [.value(item)])
                    }
                case nil: continue
                }
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
            checkPlace(tag, isHTML: isHTML, source)
            return true
        case (.text, true): text = "\"\(tag.name)\" is plain text; expected \(field.tag)"
        case (.html, false), (.parts, false): text = "\"\(tag.name)\" is HTML; expected \(field.tag)"
        case (.flag, _): text = "\"\(tag.name)\" is a condition; expected \(field.tag)"
        case (.list, _): text = "\"\(tag.name)\" is a list; expected \(field.tag)"
        }
        report(tag, source, .templateEscaping, text)
        return false
    }

    private mutating func checkPlace(_ tag: TemplateTag, isHTML: Bool, _ source: TemplateSource) {
        guard let problem = context.problem(ofHTML: isHTML), faults.isEmpty else { return }
        faults.append(Diagnostic(.error, .templateEscaping, at: source.location(tag), problem))
    }

    /// The parts within a section, which must end what it begins in HTML.
    private mutating func section(
        _ tag: TemplateTag, _ inner: [TemplateSyntax], of source: TemplateSource, within path: [String],
        _ scopes: [Scope]
    ) -> [Template.Part] {
        let before = context
        let parts = link(inner, of: source, within: path, scopes)
        if context != before, faults.isEmpty {
            let text = "the section \"\(tag.name)\" does not end what it begins in HTML"
            faults.append(Diagnostic(.error, .templateSyntax, at: source.location(tag), text))
        }
        context.leave(before)
        return parts
    }

    private static func bytes(of text: String, isAddress: Bool) -> [UInt8] {
        var html = HTML()
        if isAddress { html.address { $0.text(text) } } else { html.text(text) }
        return html.takeBytes()
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

    static func hint(_ written: String, among words: [String], _ opening: String) -> String? {
        guard !words.isEmpty else { return nil }
        let all = opening + words.joined(separator: ", ")
        return spellingHint(written, among: words).map { "\($0) \(all)" } ?? all
    }

    private mutating func report(_ fault: TemplateContext.Fault) {
        guard faults.isEmpty, let place = sources[fault.line.template]?.location(line: fault.line.number) else {
            return
        }
        faults.append(Diagnostic(.error, .templateSyntax, at: place, fault.text))
    }

    mutating func report(
        _ tag: TemplateTag, _ source: TemplateSource, _ code: DiagnosticCode, _ text: String, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(.error, code, at: source.location(tag), text, hint: hint))
    }
}
