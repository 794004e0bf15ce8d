extension HTML {
    /// Writes an element with its content: `<name attributes>content</name>`.
    ///
    /// `attributes` are mark-up, such as `class="card" id="days"`.
    @inlinable package mutating func element(
        _ name: StaticString, _ attributes: StaticString = "", content: (inout HTML) -> Void
    ) {
        open(name, attributes)
        content(&self)
        close(name)
    }

    /// Writes an element whose attributes hold values: `html.element("a", { $0.attribute("href", address) }) { … }`.
    @inlinable package mutating func element(
        _ name: StaticString, _ attributes: (inout HTML) -> Void, content: (inout HTML) -> Void
    ) {
        open(name, attributes)
        content(&self)
        close(name)
    }

    /// Writes an element that holds a text.
    @inlinable package mutating func element(_ name: StaticString, _ attributes: StaticString = "", text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// Writes an element that holds a text and has attributes with values.
    @inlinable package mutating func element(_ name: StaticString, _ attributes: (inout HTML) -> Void, text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// Writes an element of SVG without content, whose attributes hold values: `<name attributes/>`.
    @inlinable package mutating func shape(_ name: StaticString, _ attributes: (inout HTML) -> Void) {
        markup("<")
        markup(name)
        attributes(&self)
        markup("/>")
    }

    /// Writes a beginning tag.
    @inlinable package mutating func open(_ name: StaticString, _ attributes: StaticString = "") {
        guard attributes.utf8CodeUnitCount > 0 else { return markup("<", name, ">") }
        markup("<", name, " ")
        markup(attributes, ">", "")
    }

    /// Writes a beginning tag whose attributes hold values.
    @inlinable package mutating func open(_ name: StaticString, _ attributes: (inout HTML) -> Void) {
        markup("<")
        markup(name)
        attributes(&self)
        markup(">")
    }

    /// Writes an end tag.
    @inlinable package mutating func close(_ name: StaticString) {
        markup("</", name, ">")
    }

    @inlinable mutating func space(_ attributes: StaticString) {
        guard attributes.utf8CodeUnitCount > 0 else { return }
        markup(" ", attributes, "")
    }
}

/// Attributes, each with a space before it.
extension HTML {
    /// Writes attributes that are literals, such as `class="card"`.
    @inlinable package mutating func attributes(_ literal: StaticString) { space(literal) }

    @inlinable package mutating func attribute(_ name: StaticString, _ value: String) {
        attribute(name) { $0.text(value) }
    }

    /// Writes an attribute with a number.
    @inlinable package mutating func attribute(_ name: StaticString, _ value: Int) {
        attribute(name) { $0.number(value) }
    }

    /// Writes an attribute with a number of tenths.
    @inlinable package mutating func attribute(_ name: StaticString, tenths value: Int) {
        attribute(name) { $0.tenths(value) }
    }

    @inlinable package mutating func attribute(_ name: StaticString, literal value: StaticString) {
        markup(" ", name, "=\"")
        markup(value, "\"", "")
    }

    /// Writes an attribute of several parts.
    @inlinable package mutating func attribute(_ name: StaticString, _ value: (inout HTML) -> Void) {
        markup(" ", name, "=\"")
        value(&self)
        markup("\"")
    }
}

extension HTML {
    /// Writes an id made of a part that varies and one that does not.
    @inlinable package mutating func id(_ id: String, _ suffix: StaticString) {
        text(id)
        markup(suffix)
    }
}
