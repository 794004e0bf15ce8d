/// HTML as a literal with values: `"<b>\(name)</b>"`.
///
/// Literal parts are mark-up; every text put into it is escaped, for content and for quoted attributes. Not safe for
/// addresses written by a person, nor inside a script or a style.
extension HTML: ExpressibleByStringInterpolation {
    /// A literal while it is being built.
    @usableFromInline
    package struct StringInterpolation: StringInterpolationProtocol {
        @usableFromInline package var html = HTML()

        @usableFromInline package init(literalCapacity: Int, interpolationCount: Int) {}

        @inlinable @inline(__always)
        package mutating func appendLiteral(_ literal: StaticString) { html.markup(literal) }

        package mutating func appendInterpolation(_ text: String) { html.text(text) }

        /// Appends a whole number without grouping.
        package mutating func appendInterpolation(_ number: Int) { html.number(number) }

        package mutating func appendInterpolation(tenths number: Int) { html.tenths(number) }

        /// Appends a literal stored in a value, such as a class.
        package mutating func appendInterpolation(_ literal: StaticString) { html.markup(literal) }

        package mutating func appendInterpolation(_ part: HTML) { html += part }

        /// Appends the output of a function, which saves a copy.
        @inlinable package mutating func appendInterpolation(_ write: (inout HTML) -> Void) { write(&html) }

        /// Appends HTML made from a value; nothing if it is nil.
        @inlinable package mutating func appendInterpolation<Part>(_ part: Part?, _ content: (Part) -> HTML) {
            if let part { html += content(part) }
        }

        /// Appends HTML if a condition is true.
        @inlinable package mutating func appendInterpolation(if holds: Bool, _ content: @autoclosure () -> HTML) {
            if holds { html += content() }
        }

        /// Appends HTML made from each value.
        @inlinable package mutating func appendInterpolation<Items: Sequence>(
            each items: Items, _ content: (Items.Element) -> HTML
        ) {
            for item in items { html += content(item) }
        }
    }

    @usableFromInline package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.html }
}
