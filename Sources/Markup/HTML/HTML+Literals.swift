/// HTML as a literal with values in it: `"<b>\(name)</b>"`.
///
/// What the program wrote is mark-up, and every text that is put into it is escaped, for content and for quoted attributes
/// alike. It isn't safe for an address that a person wrote, nor inside of a script or a style.
extension HTML: ExpressibleByStringInterpolation {
    /// A literal while its parts are put together.
    @usableFromInline
    package struct StringInterpolation: StringInterpolationProtocol {
        @usableFromInline package var html = HTML()

        @usableFromInline package init(literalCapacity: Int, interpolationCount: Int) {}

        @inlinable @inline(__always)
        package mutating func appendLiteral(_ literal: StaticString) { html.markup(literal) }

        /// Appends a text, escaped.
        package mutating func appendInterpolation(_ text: String) { html.text(text) }

        /// Appends a whole number without grouping.
        package mutating func appendInterpolation(_ number: Int) { html.number(number) }

        /// Appends a number of tenths with its fraction.
        package mutating func appendInterpolation(tenths number: Int) { html.tenths(number) }

        /// Appends a literal that was kept as one, such as a class.
        package mutating func appendInterpolation(_ literal: StaticString) { html.markup(literal) }

        package mutating func appendInterpolation(_ part: HTML) { html += part }

        /// Appends what a function writes, which saves a copy of it.
        @inlinable package mutating func appendInterpolation(_ write: (inout HTML) -> Void) { write(&html) }

        /// Appends HTML made of a value, and nothing if the value is nil.
        @inlinable package mutating func appendInterpolation<Part>(_ part: Part?, _ content: (Part) -> HTML) {
            if let part { html += content(part) }
        }

        /// Appends HTML if a condition holds.
        @inlinable package mutating func appendInterpolation(if holds: Bool, _ content: @autoclosure () -> HTML) {
            if holds { html += content() }
        }

        /// Appends HTML made of each value.
        @inlinable package mutating func appendInterpolation<Items: Sequence>(
            each items: Items, _ content: (Items.Element) -> HTML
        ) {
            for item in items { html += content(item) }
        }
    }

    @usableFromInline package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.html }
}
