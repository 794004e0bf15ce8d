/// What the names of a template stand for at one place: the fields of a page, or those of an item of a list.
package protocol TemplateScope {
    /// Writes the text or HTML of a name; false where the scope does not have it.
    func write(_ name: String, to html: inout HTML) -> Bool
    /// Calls `body` for each item of a list, or once, with nil, for what is present; false where the scope does not have the name.
    func forEach(_ name: String, _ body: ((any TemplateScope)?) -> Void) -> Bool
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

    package func write(_ name: String, to html: inout HTML) -> Bool {
        guard let field = fields[name] else { return false }
        switch field.source {
        case .text(let text): html.text(text(value))
        case .html(let write): write(value, &html)
        case .flag, .list: break
        }
        return true
    }

    package func forEach(_ name: String, _ body: ((any TemplateScope)?) -> Void) -> Bool {
        guard let field = fields[name] else { return false }
        if case .list(let forEachItem) = field.source {
            forEachItem(value) { body($0) }
        } else if isPresent(field) {
            body(nil)
        }
        return true
    }

    private func isPresent(_ field: TemplateField<Value>) -> Bool {
        if let isPresent = field.isPresent { return isPresent(value) }
        guard case .html(let write) = field.source else { return false }
        var html = HTML()
        write(value, &html)
        return !html.isEmpty
    }
}
