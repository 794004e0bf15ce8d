package import MarkdownNotes

extension HTML: ExpressibleByStringInterpolation {
    /// Takes a literal as mark-up.
    package init(stringLiteral value: StaticString) {
        self.init()
        markup(value)
    }

    package init(stringInterpolation: Interpolation) {
        self = stringInterpolation.html
    }

    /// Embeds HTML that `MarkdownNotes` has made safe.
    package init(_ safe: SafeHTML) {
        self.init()
        self.safe(safe)
    }

    package static func + (left: HTML, right: HTML) -> HTML {
        var sum = left
        sum += right
        return sum
    }

    /// The bytes as a string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Collects the parts of an interpolated literal.
    package struct Interpolation: StringInterpolationProtocol {
        var html = HTML()

        package init(literalCapacity: Int, interpolationCount: Int) {
            html.reserve(literalCapacity + 12 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: StaticString) { html.markup(literal) }
        package mutating func appendInterpolation(_ other: HTML) { html += other }
        package mutating func appendInterpolation(_ safe: SafeHTML) { html.safe(safe) }
        package mutating func appendInterpolation(_ text: String) { html.text(text) }
        package mutating func appendInterpolation(_ number: Int) { html.number(number) }
        /// A number with a fraction of tenths, such as the 9.5 of a coordinate.
        package mutating func appendInterpolation(tenths: Int) { html.tenths(tenths) }
    }
}

extension DefaultStringInterpolation {
    /// HTML never becomes a `String` by accident: there it would be shown as the source of a value, or escaped twice.
    @available(*, unavailable, message: "interpolate HTML into HTML")
    package mutating func appendInterpolation(_ html: HTML) {}
}

extension Sequence {
    /// The HTML of all elements in a row.
    package func html(_ transform: (Element) -> HTML) -> HTML {
        var html = HTML()
        for element in self { html += transform(element) }
        return html
    }
}

extension Optional {
    /// The HTML of the value, or none.
    package func html(_ transform: (Wrapped) -> HTML) -> HTML { map(transform) ?? HTML() }
}
