/// A checked template: literals, names and sections in order, including its partials.
struct Template: Sendable {
    enum Part: Sendable {
        case literal([UInt8])
        /// A text or HTML, depending on the field.
        case value(Field)
        /// Parts with templates of their own.
        case parts(Field)
        /// A text that begins an address; an address that may run a script is left out.
        case address(Field)
        case list(Field, [Part])
        /// Written if a field is present, or if it isn't.
        case section(Field, isInverted: Bool, [Part])
    }

    struct Field: Sendable {
        /// The number of scopes around its own.
        let depth: Int
        /// Its index among the fields of its scope.
        let index: Int
    }

    let parts: [Part]

}

extension TemplateSet {
    /// Writes a template with its values; scopes are outermost first, as linked.
    ///
    /// Writes nothing for a template that the set doesn't contain.
    package func write(_ template: String, _ scopes: [any TemplateScope], to html: inout HTML) {
        var scopes = scopes
        if let template = self[template] { write(template.parts, &scopes, to: &html) }
    }

    private func write(_ parts: [Template.Part], _ scopes: inout [any TemplateScope], to html: inout HTML) {
        for part in parts {
            switch part {
            case .literal(let bytes): html.template(bytes)
            case .value(let field): scopes[field.depth].write(field.index, to: &html)
            case .address(let field): html.address { scopes[field.depth].write(field.index, to: &$0) }
            case .parts(let field):
                for part in scopes[field.depth].parts(field.index) {
                    let own = part.own.flatMap { self[$0] }
                    var scopes = [scopes[0], part.scope]
                    write((own ?? self[part.template])?.parts ?? [], &scopes, to: &html)
                }
            case .section(let field, let isInverted, let inner):
                if scopes[field.depth].isShown(field.index) != isInverted { write(inner, &scopes, to: &html) }
            case .list(let field, let inner):
                let scope = scopes[field.depth]
                scope.forEach(field.index) { item in
                    scopes.append(item)
                    write(inner, &scopes, to: &html)
                    scopes.removeLast()
                }
            }
        }
    }
}
