import MarkdownNotes

/// HTML as bytes, made of literals and of values that are escaped as they enter.
///
/// A literal's own characters are mark-up; whatever is interpolated is text, so nothing that a person wrote can become
/// a tag. Never is one made of a `String` that is not escaped.
struct HTML: Sendable, ExpressibleByStringInterpolation {
    private(set) var bytes: [UInt8]

    /// No HTML.
    init() {
        bytes = []
    }

    /// Takes a literal as mark-up; for literals only.
    init(stringLiteral value: String) {
        bytes = Array(value.utf8)
    }

    init(stringInterpolation: Interpolation) {
        bytes = stringInterpolation.bytes
    }

    /// Embeds what another module has vouched for.
    init(_ safe: SafeHTML) {
        bytes = Array(safe.html.utf8)
    }

    static func += (left: inout HTML, right: HTML) { left.bytes.append(contentsOf: right.bytes) }

    static func + (left: HTML, right: HTML) -> HTML {
        var sum = left
        sum += right
        return sum
    }

    var isEmpty: Bool { bytes.isEmpty }
    /// The bytes as a string, for templates.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension HTML {
    /// Collects the parts of an interpolated literal.
    struct Interpolation: StringInterpolationProtocol {
        var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 12 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { bytes.append(contentsOf: literal.utf8) }
        mutating func appendInterpolation(_ html: HTML) { bytes.append(contentsOf: html.bytes) }
        mutating func appendInterpolation(_ safe: SafeHTML) { bytes.append(contentsOf: safe.html.utf8) }
        mutating func appendInterpolation(_ text: String) { Escaping.append(text, to: &bytes) }
        mutating func appendInterpolation(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

        /// A number with a fraction of tenths, such as the 9.5 of a coordinate.
        mutating func appendInterpolation(tenths: Int) {
            appendInterpolation(tenths / 10)
            if tenths % 10 != 0 { bytes.append(contentsOf: ".\(abs(tenths % 10))".utf8) }
        }
    }
}

extension DefaultStringInterpolation {
    /// HTML never becomes a `String` by accident: there it would be shown as the source of a value, or escaped twice.
    @available(*, unavailable, message: "interpolate HTML into HTML")
    mutating func appendInterpolation(_ html: HTML) {}
}

extension Sequence {
    /// The HTML of all elements in a row.
    func html(_ transform: (Element) -> HTML) -> HTML {
        var html = HTML()
        for element in self { html += transform(element) }
        return html
    }
}

extension Optional {
    /// The HTML of the value, or none.
    func html(_ transform: (Wrapped) -> HTML) -> HTML { map(transform) ?? HTML() }
}
