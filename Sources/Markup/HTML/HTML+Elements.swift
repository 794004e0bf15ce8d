extension HTML {
    /// Writes an element with its content: `<name attributes>content</name>`; `attributes` are mark-up, such as
    /// `class="card"`.
    @inlinable package mutating func element(
        _ name: StaticString, _ attributes: StaticString = "", content: (inout HTML) -> Void
    ) {
        open(name, attributes)
        content(&self)
        close(name)
    }

    /// Writes an element whose attributes have values: `html.element("a", { $0.attribute("href", address) }) { … }`.
    @inlinable package mutating func element(
        _ name: StaticString, _ attributes: (inout HTML) -> Void, content: (inout HTML) -> Void
    ) {
        open(name, attributes)
        content(&self)
        close(name)
    }

    @inlinable package mutating func element(_ name: StaticString, _ attributes: StaticString = "", text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    @inlinable package mutating func element(_ name: StaticString, _ attributes: (inout HTML) -> Void, text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// Writes an empty SVG element whose attributes have values: `<name attributes/>`.
    @inlinable package mutating func shape(_ name: StaticString, _ attributes: (inout HTML) -> Void) {
        markup("<")
        markup(name)
        attributes(&self)
        markup("/>")
    }

    @inlinable package mutating func open(_ name: StaticString, _ attributes: StaticString = "") {
        guard attributes.utf8CodeUnitCount > 0 else { return markup("<", name, ">") }
        markup("<", name, " ")
        markup(attributes, ">", "")
    }

    /// Writes a start tag whose attributes have values.
    @inlinable package mutating func open(_ name: StaticString, _ attributes: (inout HTML) -> Void) {
        markup("<")
        markup(name)
        attributes(&self)
        markup(">")
    }

    @inlinable package mutating func close(_ name: StaticString) {
        markup("</", name, ">")
    }

}

/// Attributes, each with a space before it.
extension HTML {
    /// Writes attributes that are literals, such as `class="card"`.
    @inlinable package mutating func attributes(_ literal: StaticString) {
        guard literal.utf8CodeUnitCount > 0 else { return }
        markup(" ", literal, "")
    }

    @inlinable package mutating func attribute(_ name: StaticString, _ value: String) {
        attribute(name) { $0.text(value) }
    }

    @inlinable package mutating func attribute(_ name: StaticString, _ value: Int) {
        attribute(name) { $0.number(value) }
    }

    @inlinable package mutating func attribute(_ name: StaticString, tenths value: Int) {
        attribute(name) { $0.tenths(value) }
    }

    @inlinable package mutating func attribute(_ name: StaticString, literal value: StaticString) {
        markup(" ", name, "=\"")
        markup(value, "\"", "")
    }

    @inlinable package mutating func attribute(_ name: StaticString, _ value: (inout HTML) -> Void) {
        markup(" ", name, "=\"")
        value(&self)
        markup("\"")
    }
}

extension HTML {
    /// Writes an id with a variable and a constant part.
    @inlinable package mutating func id(_ id: String, _ suffix: StaticString) {
        text(id)
        markup(suffix)
    }
}
