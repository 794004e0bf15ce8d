/// GitHub's Markdown as bytes, made of literals and of values that are escaped as they enter.
///
/// A literal's own characters are mark-up; whatever is interpolated is text, so nothing that a person wrote can end a
/// cell, begin a list or become HTML.
package struct Markdown: Sendable, ExpressibleByStringInterpolation {
    private var buffer = MarkupBuffer()

    /// No Markdown.
    package init() {}

    /// Takes a literal as mark-up.
    package init(stringLiteral value: StaticString) {
        buffer.append(value)
    }

    package init(stringInterpolation: Interpolation) {
        buffer = stringInterpolation.buffer
    }

    package var bytes: [UInt8] { buffer.bytes }

    /// Parts with a separator between them, those without content left out.
    package init(_ parts: [Markdown], separator: StaticString) {
        buffer.reserve(parts.reduce(0) { $0 + $1.buffer.count + separator.utf8CodeUnitCount })
        for part in parts where !part.isEmpty {
            if !buffer.isEmpty { buffer.append(separator) }
            buffer.append(contentsOf: part.buffer)
        }
    }

    /// Blocks with a blank line between them, those without content left out.
    package init(blocks: [Markdown]) {
        self.init(blocks, separator: "\n\n")
    }

    /// A list with an item on each line.
    package init(items: [Markdown]) {
        self.init(items.map { "- \($0)" }, separator: "\n")
    }

    /// A table, or nothing where it has no rows; all rows are as long as `headings`.
    package init(headings: [Markdown], rows: [[Markdown]]) {
        guard !rows.isEmpty else {
            self.init()
            return
        }
        let rule = headings.map { _ in Markdown(stringLiteral: "---") }
        let lines = ([headings, rule] + rows).map { cells in
            cells.reduce(into: Markdown(stringLiteral: "|")) { line, cell in
                line.buffer.append(" ")
                line.buffer.append(contentsOf: cell.buffer)
                line.buffer.append(" |")
            }
        }
        self.init(lines, separator: "\n")
    }

    /// A table of texts; all rows are as long as `headings`.
    package init(texts headings: [String], rows: [[String]]) {
        append(headings)
        buffer.append("\n|")
        for _ in headings { buffer.append(" --- |") }
        for row in rows {
            buffer.append("\n")
            append(row)
        }
    }

    package var isEmpty: Bool { buffer.isEmpty }
    /// The bytes as a string, for a reader of Markdown.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func append(_ cells: [String]) {
        buffer.append("|")
        for cell in cells {
            buffer.append(" ")
            MarkdownEscaping.append(cell, to: &buffer)
            buffer.append(" |")
        }
    }
}

extension Markdown {
    /// Collects the parts of an interpolated literal.
    package struct Interpolation: StringInterpolationProtocol {
        var buffer = MarkupBuffer()

        package init(literalCapacity: Int, interpolationCount: Int) {
            buffer.reserve(literalCapacity + 12 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: StaticString) { buffer.append(literal) }
        package mutating func appendInterpolation(_ markdown: Markdown) { buffer.append(contentsOf: markdown.buffer) }
        package mutating func appendInterpolation(_ text: String) { MarkdownEscaping.append(text, to: &buffer) }

        /// An address between the brackets of a link: what could end it there is written in percent.
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
    /// Markdown never becomes a `String` by accident: there it would be escaped again.
    @available(*, unavailable, message: "interpolate Markdown into Markdown")
    package mutating func appendInterpolation(_ markdown: Markdown) {}
}

extension Optional {
    /// The Markdown of the value, or none.
    package func markdown(_ transform: (Wrapped) -> Markdown) -> Markdown { map(transform) ?? Markdown() }
}
