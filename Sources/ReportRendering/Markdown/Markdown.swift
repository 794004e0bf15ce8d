/// GitHub's Markdown as bytes, made of literals and of values that are escaped as they enter.
///
/// A literal's own characters are mark-up; whatever is interpolated is text, so nothing that a person wrote can end a
/// cell, begin a list or become HTML.
struct Markdown: Sendable, ExpressibleByStringInterpolation {
    private(set) var bytes: [UInt8]

    /// No Markdown.
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

    /// Parts with a separator between them, those without content left out.
    init(_ parts: [Markdown], separator: StaticString) {
        bytes = []
        bytes.reserveCapacity(parts.reduce(0) { $0 + $1.bytes.count + separator.utf8CodeUnitCount })
        for part in parts where !part.isEmpty {
            if !bytes.isEmpty { separator.withUTF8Buffer { bytes.append(contentsOf: $0) } }
            bytes.append(contentsOf: part.bytes)
        }
    }

    /// Blocks with a blank line between them, those without content left out.
    init(blocks: [Markdown]) {
        self.init(blocks, separator: "\n\n")
    }

    /// A list with an item on each line.
    init(items: [Markdown]) {
        self.init(items.map { "- \($0)" }, separator: "\n")
    }

    /// A table, or nothing where it has no rows; all rows are as long as `headings`.
    init(headings: [Markdown], rows: [[Markdown]]) {
        guard !rows.isEmpty else {
            self.init()
            return
        }
        let rule = headings.map { _ in Markdown(stringLiteral: "---") }
        let lines = ([headings, rule] + rows).map { cells in
            cells.reduce(into: Markdown(stringLiteral: "|")) { line, cell in
                line.bytes.append(UInt8(ascii: " "))
                line.bytes.append(contentsOf: cell.bytes)
                line.bytes.append(contentsOf: " |".utf8)
            }
        }
        self.init(lines, separator: "\n")
    }

    /// A table of texts; all rows are as long as `headings`.
    init(texts headings: [String], rows: [[String]]) {
        bytes = []
        append(headings)
        bytes.append(contentsOf: "\n|".utf8)
        for _ in headings { bytes.append(contentsOf: " --- |".utf8) }
        for row in rows {
            bytes.append(UInt8(ascii: "\n"))
            append(row)
        }
    }

    var isEmpty: Bool { bytes.isEmpty }
    /// The bytes as a string, for a reader of Markdown.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func append(_ cells: [String]) {
        bytes.append(UInt8(ascii: "|"))
        for cell in cells {
            bytes.append(UInt8(ascii: " "))
            MarkdownEscaping.append(cell, to: &bytes)
            bytes.append(contentsOf: " |".utf8)
        }
    }
}

extension Markdown {
    /// Collects the parts of an interpolated literal.
    struct Interpolation: StringInterpolationProtocol {
        var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 12 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { bytes.append(contentsOf: literal.utf8) }
        mutating func appendInterpolation(_ markdown: Markdown) { bytes.append(contentsOf: markdown.bytes) }
        mutating func appendInterpolation(_ text: String) { MarkdownEscaping.append(text, to: &bytes) }

        /// An address between the brackets of a link: what could end it there is written in percent.
        mutating func appendInterpolation(address: String) {
            for byte in address.utf8 {
                if byte <= 0x20 || "()<>\\\"`|*_[]".utf8.contains(byte) {
                    let digits = String(byte, radix: 16, uppercase: true)
                    bytes.append(contentsOf: (digits.count == 1 ? "%0" : "%").utf8)
                    bytes.append(contentsOf: digits.utf8)
                } else {
                    bytes.append(byte)
                }
            }
        }
    }
}

extension DefaultStringInterpolation {
    /// Markdown never becomes a `String` by accident: there it would be escaped again.
    @available(*, unavailable, message: "interpolate Markdown into Markdown")
    mutating func appendInterpolation(_ markdown: Markdown) {}
}

extension Optional {
    /// The Markdown of the value, or none.
    func markdown(_ transform: (Wrapped) -> Markdown) -> Markdown { map(transform) ?? Markdown() }
}
