@usableFromInline
package struct TemplateField<Value>: Sendable {
    @usableFromInline enum Source: Sendable {
        case text(@Sendable (Value) -> String)
        case html(@Sendable (Value, inout HTML) -> Void)
        case flag(@Sendable (Value) -> Bool)
        case list(@Sendable (Value, (any TemplateScope) -> Void) -> Void)
        case parts(@Sendable (Value) -> [TemplatePart])
    }

    package let description: TemplateFieldDescription
    @usableFromInline let source: Source
    /// Whether a section of this name is shown; nil if its output decides.
    @usableFromInline let decides: (@Sendable (Value) -> Bool)?

    /// A text, written as `{{name}}`; its section is shown unless it is empty.
    package static func text(
        _ name: String, _ meaning: String, _ text: @escaping @Sendable (Value) -> String
    ) -> TemplateField {
        TemplateField(name, meaning, .text, .text(text)) { !text($0).isEmpty }
    }

    /// HTML, written as `{{{name}}}`; its section is shown unless it is empty.
    package static func html(
        _ name: String, _ meaning: String, _ write: @escaping @Sendable (Value, inout HTML) -> Void
    ) -> TemplateField {
        TemplateField(name, meaning, .html, .html(write), decides: nil)
    }

    /// HTML of an optional part; its section is shown unless it is missing.
    package static func html<Part>(
        _ name: String, _ meaning: String, _ part: @escaping @Sendable (Value) -> Part?,
        _ write: @escaping @Sendable (Part, Value, inout HTML) -> Void
    ) -> TemplateField {
        let writeIfPresent: @Sendable (Value, inout HTML) -> Void = { value, html in
            if let part = part(value) { write(part, value, &html) }
        }
        return TemplateField(name, meaning, .html, .html(writeIfPresent)) { part($0) != nil }
    }

    /// A condition, tested as `{{#name}}…{{/name}}`.
    package static func flag(
        _ name: String, _ meaning: String, _ flag: @escaping @Sendable (Value) -> Bool
    ) -> TemplateField {
        TemplateField(name, meaning, .flag, .flag(flag), decides: flag)
    }

    /// A list, repeated as `{{#name}}…{{/name}}`, whose items have fields.
    package static func list<Item>(
        _ name: String, _ meaning: String, _ items: @escaping @Sendable (Value) -> [Item],
        _ fields: [TemplateField<Item>]
    ) -> TemplateField {
        TemplateField(
            name, meaning, .list(fields.map(\.description)),
            .list { value, body in
                for item in items(value) { body(FieldScope(item, fields)) }
            }
        ) { !items($0).isEmpty }
    }

    /// A list whose items have the fields of their type, by index.
    package static func list<Item: TemplateItem>(
        _ name: String, _ meaning: String, count: @escaping @Sendable (Value) -> Int,
        _ item: @escaping @Sendable (Value, _ place: Int) -> Item
    ) -> TemplateField {
        TemplateField(
            name, meaning, .list(Item.fields.map(\.description)),
            .list { value, body in for place in 0..<count(value) { body(item(value, place)) } }
        ) { count($0) > 0 }
    }

    /// Parts with templates of their own, written one after the other as `{{{name}}}`; its section is shown if any.
    package static func parts(
        _ name: String, _ meaning: String, _ parts: @escaping @Sendable (Value) -> [TemplatePart]
    ) -> TemplateField {
        TemplateField(name, meaning, .parts, .parts(parts)) { !parts($0).isEmpty }
    }

    private init(
        _ name: String, _ meaning: String, _ kind: TemplateFieldDescription.Kind, _ source: Source,
        decides: (@Sendable (Value) -> Bool)?
    ) {
        description = TemplateFieldDescription(name: name, meaning: meaning, kind: kind)
        self.source = source
        self.decides = decides
    }
}

extension TemplateField {
    @inlinable func write(_ value: Value, to html: inout HTML) {
        switch source {
        case .text(let text): html.text(text(value))
        case .html(let write): write(value, &html)
        case .flag, .list, .parts: break
        }
    }

    /// Whether its section is shown, by default if its output isn't empty.
    @inlinable func isShown(_ value: Value) -> Bool {
        if let decides { return decides(value) }
        var html = HTML()
        write(value, to: &html)
        return !html.isEmpty
    }

    /// Calls `body` for each item of a list.
    @inlinable func forEach(_ value: Value, _ body: (any TemplateScope) -> Void) {
        if case .list(let forEachItem) = source { forEachItem(value, body) }
    }

    @inlinable func parts(_ value: Value) -> [TemplatePart] {
        if case .parts(let parts) = source { parts(value) } else { [] }
    }
}

/// A part of a page with a template of its own.
@usableFromInline
package struct TemplatePart {
    /// The name of the template for this part only, if somebody wrote one.
    let own: String?
    let template: String
    let scope: any TemplateScope

    package init(_ template: String, own: String? = nil, _ scope: any TemplateScope) {
        (self.template, self.own, self.scope) = (template, own, scope)
    }
}

/// A field as documented for authors of templates.
package struct TemplateFieldDescription: Sendable {
    package indirect enum Kind: Sendable {
        /// `{{name}}`
        case text
        /// `{{{name}}}`
        case html
        /// `{{{name}}}`, with parts that have templates of their own.
        case parts
        /// `{{#name}}…{{/name}}`, shown if it is true.
        case flag
        /// `{{#name}}…{{/name}}`, repeated for each item, with these fields inside.
        case list([TemplateFieldDescription])
    }

    package let name: String
    /// A phrase for the reference.
    package let meaning: String
    package let kind: Kind

    /// The tag that writes the field or begins its section.
    package var tag: String {
        switch kind {
        case .text: "{{\(name)}}"
        case .html, .parts: "{{{\(name)}}}"
        case .flag, .list: "{{#\(name)}}"
        }
    }
}
