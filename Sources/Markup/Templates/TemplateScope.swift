/// The values of names in a template: the fields of a page, or those of a list item.
///
/// Linked templates refer to a field by its index in its scope.
@usableFromInline
package protocol TemplateScope {
    func write(_ field: Int, to html: inout HTML)
    func isShown(_ field: Int) -> Bool
    /// Calls `body` for each item of a list.
    func forEach(_ field: Int, _ body: (any TemplateScope) -> Void)
    /// The parts of a field; empty if it isn't a field of parts.
    func parts(_ field: Int) -> [TemplatePart]
}

package struct FieldScope<Value>: TemplateScope {
    private let value: Value
    private let fields: [TemplateField<Value>]

    package init(_ value: Value, _ fields: [TemplateField<Value>]) {
        self.value = value
        self.fields = fields
    }

    package func write(_ field: Int, to html: inout HTML) { fields[field].write(value, to: &html) }
    package func isShown(_ field: Int) -> Bool { fields[field].isShown(value) }
    package func forEach(_ field: Int, _ body: (any TemplateScope) -> Void) { fields[field].forEach(value, body) }
    package func parts(_ field: Int) -> [TemplatePart] { fields[field].parts(value) }
}

/// A scope that is written often, such as a row of a list; its type has the fields.
///
/// Unlike the generic `FieldScope`, its methods are specialized for the type, which takes a tenth of the time.
@usableFromInline
package protocol TemplateItem: TemplateScope, Sendable {
    /// In the order of the reference; of fields with the same name the first is used.
    static var fields: [TemplateField<Self>] { get }
}

extension TemplateItem {
    @inlinable package func write(_ field: Int, to html: inout HTML) { Self.fields[field].write(self, to: &html) }
    @inlinable package func isShown(_ field: Int) -> Bool { Self.fields[field].isShown(self) }
    @inlinable package func forEach(_ field: Int, _ body: (any TemplateScope) -> Void) {
        Self.fields[field].forEach(self, body)
    }
    @inlinable package func parts(_ field: Int) -> [TemplatePart] { Self.fields[field].parts(self) }
}
