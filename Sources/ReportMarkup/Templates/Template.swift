/// A template that was read and checked: literals, names and sections in the order in which they are written, with its
/// partials in their places.
package struct Template: Sendable {
    indirect enum Part: Sendable {
        case literal([UInt8])
        /// A text or HTML; which of them is known by the field.
        case value(String)
        case section(String, isInverted: Bool, [Part])
    }

    let parts: [Part]

    /// Writes the template with what its names stand for; scopes come innermost first.
    package func write(_ scopes: [any TemplateScope], to html: inout HTML) {
        Template.write(parts, scopes, to: &html)
    }

    private static func write(_ parts: [Part], _ scopes: [any TemplateScope], to html: inout HTML) {
        for part in parts {
            switch part {
            case .literal(let bytes): html.template(bytes)
            case .value(let name):
                for scope in scopes where scope.write(name, to: &html) { break }
            case .section(let name, let isInverted, let inner):
                writeSection(name, isInverted: isInverted, inner, scopes, to: &html)
            }
        }
    }

    private static func writeSection(
        _ name: String, isInverted: Bool, _ parts: [Part], _ scopes: [any TemplateScope], to html: inout HTML
    ) {
        var items: [(any TemplateScope)?] = []
        for scope in scopes where scope.forEach(name, { items.append($0) }) { break }
        if isInverted {
            if items.isEmpty { write(parts, scopes, to: &html) }
            return
        }
        for item in items {
            write(parts, item.map { [$0] + scopes } ?? scopes, to: &html)
        }
    }
}
