/// Reads the subset of Mustache that templates use: values, sections, partials and comments between `{{` and `}}`
/// (https://mustache.github.io/mustache.5.html).
///
/// A tag of a section, partial or comment that is alone on its line doesn't leave an empty line.
struct TemplateParser {
    /// Why a template can't be read.
    struct Fault: Error {
        let text: String
        let line: Int
    }

    static let deepestNesting = 32

    private let bytes: [UInt8]
    private var offset = 0
    /// The offset of the current line, and its number from 1.
    private var lineStart = 0
    private var line = 1
    private var depth = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The parts of a template in UTF-8.
    static func parse(_ bytes: [UInt8]) throws(Fault) -> [TemplateSyntax] {
        var parser = TemplateParser(bytes)
        return try parser.parts(until: nil)
    }

    /// The parts up to the end of the section `name`, or of the file.
    private mutating func parts(until name: String?) throws(Fault) -> [TemplateSyntax] {
        var parts: [TemplateSyntax] = []
        var start = line
        while let literal = literal() {
            let alone = isAlone(afterSpace: literal)
            let tag = try tag()
            let isAlone = alone && tag.mayStandAlone && isAtEndOfLine
            let text = isAlone ? literal.prefix(upTo: literal.endIndex - spaceAtEnd(of: literal)) : literal
            if !text.isEmpty { parts.append(.literal(Array(text), line: start)) }
            if isAlone { skipLineEnd() }
            defer { start = line }
            switch tag.sigil {
            case UInt8(ascii: "#"), UInt8(ascii: "^"):
                depth += 1
                guard depth <= TemplateParser.deepestNesting else {
                    throw fault("sections are nested more than \(TemplateParser.deepestNesting) deep")
                }
                let inner = try self.parts(until: tag.tag.name)
                depth -= 1
                parts.append(.section(tag.tag, isInverted: tag.sigil == UInt8(ascii: "^"), inner))
            case UInt8(ascii: "/"):
                guard tag.tag.name == name else {
                    throw Fault(text: "the section \"\(tag.tag.name)\" ends here but is not open", line: tag.tag.line)
                }
                return parts
            case UInt8(ascii: ">"): parts.append(.partial(tag.tag))
            case UInt8(ascii: "!"): break
            case UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: "$"):
                parts.append(.unsupported(tag.tag))
            default: parts.append(.value(tag.tag, isHTML: tag.isHTML))
            }
        }
        guard name == nil else { throw fault("the section \"\(name ?? "")\" does not end") }
        let rest = bytes[offset...]
        if !rest.isEmpty { parts.append(.literal(Array(rest), line: start)) }
        return parts
    }

    /// The bytes up to the next tag; nil, with nothing consumed, if there isn't one.
    private mutating func literal() -> ArraySlice<UInt8>? {
        var index = offset
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") {
                let literal = bytes[offset..<index]
                pass(to: index)
                return literal
            }
            index += 1
        }
        return nil
    }

    private mutating func tag() throws(Fault) -> (tag: TemplateTag, sigil: UInt8, isHTML: Bool, mayStandAlone: Bool) {
        let isTriple = offset + 2 < bytes.count && bytes[offset + 2] == UInt8(ascii: "{")
        let column = String(decoding: bytes[lineStart..<offset], as: UTF8.self).count + 1
        let start = offset + (isTriple ? 3 : 2)
        var end = start
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "}") || bytes[end + 1] != UInt8(ascii: "}") { end += 1 }
        guard end + 1 < bytes.count else { throw fault("a tag does not end") }
        let content = bytes[start..<end]
        let sigil = isTriple ? 0 : content.first.flatMap { "#^/>&!=%<$".utf8.contains($0) ? $0 : nil } ?? 0
        let letters = content.dropFirst(sigil == 0 ? 0 : 1).filter { $0 > 0x20 }
        let tag = TemplateTag(name: String(decoding: letters, as: UTF8.self), line: line, column: column)
        pass(to: min(bytes.count, end + (isTriple ? 3 : 2)))
        let mayStandAlone = sigil != 0 && sigil != UInt8(ascii: "&")
        return (tag, sigil, isTriple || sigil == UInt8(ascii: "&"), mayStandAlone)
    }

    private mutating func pass(to end: Int) {
        for index in offset..<end where bytes[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
        offset = end
    }

    /// Whether there are only blanks between the start of the line and the current position, which is the end of
    /// `literal`.
    private func isAlone(afterSpace literal: ArraySlice<UInt8>) -> Bool {
        let start = offset - spaceAtEnd(of: literal)
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    }

    private func spaceAtEnd(of literal: ArraySlice<UInt8>) -> Int {
        literal.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }

    /// Whether there are only blanks between the current position and the end of the line.
    private var isAtEndOfLine: Bool {
        let next = bytes[offset...].first {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r")
        }
        return next == nil || next == UInt8(ascii: "\n")
    }

    private mutating func skipLineEnd() {
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1
        pass(to: end + 1)
    }

    private func fault(_ text: String) -> Fault { Fault(text: text, line: line) }
}

/// The parts of a template as written, each tag with its position.
indirect enum TemplateSyntax: Sendable {
    /// Bytes, and the line of the first.
    case literal([UInt8], line: Int)
    /// `{{name}}`, or `{{{name}}}` and `{{&name}}` if `isHTML`.
    case value(TemplateTag, isHTML: Bool)
    /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` if `isInverted`.
    case section(TemplateTag, isInverted: Bool, [TemplateSyntax])
    /// `{{> name}}`
    case partial(TemplateTag)
    /// A tag of Mustache that isn't supported.
    case unsupported(TemplateTag)
}

/// A name in a template, and the position of its tag.
struct TemplateTag: Sendable {
    let name: String
    /// From 1.
    let line: Int
    /// In characters, from 1.
    let column: Int
}
