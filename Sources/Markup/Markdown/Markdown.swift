/// GitHub's Markdown as bytes, made of literals and of values that are escaped.
///
/// Literal parts are mark-up; interpolated parts are text, so that nothing written by a person can end a cell, begin a
/// list or become HTML.
package struct Markdown: Sendable, ExpressibleByStringInterpolation {
    var buffer = MarkupBuffer()

    package init() {}

    package init(stringLiteral value: StaticString) {
        buffer.append(value)
    }

    package init(stringInterpolation: Interpolation) {
        buffer = stringInterpolation.buffer
    }

    package var bytes: [UInt8] { buffer.bytes }
    /// The bytes as a string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func markup(_ literal: StaticString) { buffer.append(literal) }

    package mutating func text(_ text: String) { MarkdownEscaping.append(text, to: &buffer) }

    /// Writes a whole number without grouping or escaping.
    package mutating func number(_ number: Int) { buffer.append(number: number) }

    package static func += (left: inout Markdown, right: consuming Markdown) { left.buffer.append(part: right.buffer) }
}

extension Markdown {
    /// Collects the parts of an interpolated literal.
    package struct Interpolation: StringInterpolationProtocol {
        var buffer = MarkupBuffer()

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: StaticString) { buffer.append(literal) }
        package mutating func appendInterpolation(_ part: consuming Markdown) { buffer.append(part: part.buffer) }
        package mutating func appendInterpolation(_ text: String) { MarkdownEscaping.append(text, to: &buffer) }

        /// An address between the brackets of a link; characters that would end it are percent-encoded.
        package mutating func appendInterpolation(address: String) {
            for byte in address.utf8 {
                if byte <= 0x20 || "()<>\\\"`|*_[]".utf8.contains(byte) {
                    let digits = String(byte, radix: 16, uppercase: true)
                    buffer.append(contentsOf: (digits.count == 1 ? "%0" : "%").utf8)
                    buffer.append(contentsOf: digits.utf8)
                } else {
                    buffer.append(byte: byte)
                }
            }
        }
    }
}

extension DefaultStringInterpolation {
    /// Prevents accidental conversion to `String`, which would be escaped again.
    @available(*, unavailable, message: "interpolate Markdown into Markdown")
    package mutating func appendInterpolation(_ markdown: Markdown) {}
}
