/// A template that was read and checked: literals, names and sections in the order in which they are written, with its
/// partials in their places.
package struct Template: Sendable {
    enum Part: Sendable {
        case literal([UInt8])
        /// A text or HTML; which of them is known by the field.
        case value(Field)
        /// A text that begins an address; nothing is written of one that may run a script.
        case address(Field)
        case section(Field, isInverted: Bool, [Part])
    }

    /// Where a field is found.
    struct Field: Sendable {
        /// How many scopes lie around its own.
        let depth: Int
        /// Its place among the fields of its scope.
        let index: Int
    }

    let parts: [Part]

    /// Writes the template with what its names stand for; scopes come outermost first, as the page was linked.
    package func write(_ scopes: [any TemplateScope], to html: inout HTML) {
        Template.write(parts, scopes, to: &html)
    }

    private static func write(_ parts: [Part], _ scopes: [any TemplateScope], to html: inout HTML) {
        for part in parts {
            switch part {
            case .literal(let bytes): html.template(bytes)
            case .value(let field): scopes[field.depth].write(field.index, to: &html)
            case .address(let field): html.address { scopes[field.depth].write(field.index, to: &$0) }
            case .section(let field, let isInverted, let inner):
                writeSection(field, isInverted: isInverted, inner, scopes, to: &html)
            }
        }
    }

    private static func writeSection(
        _ field: Field, isInverted: Bool, _ parts: [Part], _ scopes: [any TemplateScope], to html: inout HTML
    ) {
        var items: [(any TemplateScope)?] = []
        scopes[field.depth].forEach(field.index) { items.append($0) }
        if isInverted {
            if items.isEmpty { write(parts, scopes, to: &html) }
            return
        }
        for item in items {
            write(parts, item.map { scopes + [$0] } ?? scopes, to: &html)
        }
    }
}
