/// What the names of a template stand for at one place: the fields of a page, or those of an item of a list.
///
/// A template that was linked names a field by its place among those of its scope.
package protocol TemplateScope {
    /// Writes the text or HTML of a field.
    func write(_ field: Int, to html: inout HTML)
    /// Calls `body` for each item of a list, or once, with nil, for what is present.
    func forEach(_ field: Int, _ body: ((any TemplateScope)?) -> Void)
    /// The parts that a field stands for; none if it isn't a field of parts.
    func parts(_ field: Int) -> [TemplatePart]
}

/// The fields of a value.
package struct FieldScope<Value>: TemplateScope {
    private let value: Value
    private let fields: TemplateFieldSet<Value>

    /// Makes a scope of a value's fields.
    package init(_ value: Value, _ fields: TemplateFieldSet<Value>) {
        self.value = value
        self.fields = fields
    }

    package func write(_ field: Int, to html: inout HTML) {
        switch fields[field].source {
        case .text(let text): html.text(text(value))
        case .html(let write): write(value, &html)
        case .flag, .list, .parts: break
        }
    }

    package func parts(_ field: Int) -> [TemplatePart] {
        if case .parts(let parts) = fields[field].source { parts(value) } else { [] }
    }

    package func forEach(_ field: Int, _ body: ((any TemplateScope)?) -> Void) {
        let field = fields[field]
        if case .list(let forEachItem) = field.source {
            forEachItem(value) { body($0) }
        } else if isPresent(field) {
            body(nil)
        }
    }

    private func isPresent(_ field: TemplateField<Value>) -> Bool {
        if let isPresent = field.isPresent { return isPresent(value) }
        guard case .html(let write) = field.source else { return false }
        var html = HTML()
        write(value, &html)
        return !html.isEmpty
    }
}
