/// The position of a template's tags in HTML, as a browser would parse it
/// (https://html.spec.whatwg.org/multipage/parsing.html#tokenization).
///
/// The escaping of a field follows from it, so that no template can put a text where it would have another meaning.
struct TemplateContext: Equatable {
    enum Place: Equatable {
        case text
        /// Within `<!-- … -->`.
        case comment
        /// Within `<!…>`.
        case declaration
        /// After `<`.
        case tagStart
        case tagName
        /// Between the attributes of a tag.
        case tag
        case attributeName
        /// After `=`, before the value.
        case beforeValue
        /// Within quotation marks of this kind.
        case value(UInt8)
        case unquotedValue
    }

    struct Line {
        let template: String
        var number: Int
    }

    /// An element, and the position of its tag.
    struct Element {
        let name: String
        let line: Line
    }

    struct Fault: Error {
        let text: String
        let line: Line
    }

    private(set) var place = Place.text
    /// The open elements, outermost first.
    private(set) var open: [Element] = []
    private var line = Line(template: "", number: 1)
    /// In lower case.
    private var tag: [UInt8] = [], attribute: [UInt8] = []
    private var value: [UInt8] = []
    /// The last eight bytes of a comment, a declaration or a script, for finding its end.
    private var tail: UInt64 = 0
    private var isClosing = false, isSelfClosing = false
    /// Whether the current script has a `src`.
    private var hasSource = false
    /// What the content security policy of the pages blocks, with lines.
    private(set) var blocked: [Fault] = []
    /// Whether the innermost element can't contain mark-up.
    private var isRaw = false
    /// Whether the open form sends data and has no token yet.
    private var needsToken = false

    private static let void: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    private static let raw: Set = ["script", "style"]
    private static let addresses: Set = [
        "href", "src", "srcset", "action", "formaction", "poster", "data", "cite", "xlink:href",
    ]

    /// Whether a field here begins an address, or continues one whose scheme is still open.
    var isAddress: Bool {
        guard case .value = place else { return false }
        return TemplateContext.addresses.contains(attributeName) && !value.contains { "/?#:".utf8.contains($0) }
    }

    /// Why no field is allowed here; nil if one is.
    ///
    /// HTML is only allowed between elements.
    func problem(ofHTML isHTML: Bool) -> String? {
        switch place {
        case .text where isRaw: "no field is possible in <\(open.last?.name ?? "")>"
        case .text: nil
        case .value where isHTML: "HTML is not possible in an attribute"
        case .value where attributeName.hasPrefix("on") || ["style", "srcdoc"].contains(attributeName):
            "no field is possible in the attribute \"\(attributeName)\""
        case .value: nil
        case .beforeValue, .unquotedValue: "the value of an attribute with a field needs quotation marks"
        case .comment: "no field is possible in an HTML comment; expected {{! … }}"
        case .declaration, .tagStart, .tagName, .tag, .attributeName: "no field is possible within a tag but in a value"
        }
    }

    private var attributeName: String { String(decoding: attribute, as: UTF8.self) }

    /// Continues after a field, whose text isn't known.
    mutating func pass(_ field: String) { if field == "token" { needsToken = false } }

    mutating func read(_ bytes: [UInt8], from line: Line) throws(Fault) {
        self.line = line
        for byte in bytes {
            if place == .text, !isRaw {
                if byte == UInt8(ascii: "<") { place = .tagStart }
            } else {
                try readMarkup(byte)
            }
            if byte == UInt8(ascii: "\n") { self.line.number += 1 }
        }
    }

    /// Continues after a section that may be left out: its effect on a value or a form is uncertain.
    mutating func leave(_ before: TemplateContext) {
        (value, needsToken) = (before.value, before.needsToken)
    }

    static func == (first: TemplateContext, second: TemplateContext) -> Bool {
        first.place == second.place && first.open.map(\.name) == second.open.map(\.name)
    }

    private mutating func readMarkup(_ byte: UInt8) throws(Fault) {
        let isSpace = byte <= 0x20
        let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        let small = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
        tail = tail << 8 | UInt64(small)
        switch (place, byte) {
        case (.text, _):
            // Only its own end tag ends a script or a style.
            let end = ("</" + (open.last?.name ?? "")).utf8.reduce(0) { $0 << 8 | UInt64($1) }
            let mask: UInt64 = end >> 56 == 0 ? 0xFF_FFFF_FFFF_FFFF : .max
            if tail & mask == end { (place, tag, isClosing) = (.tagName, Array((open.last?.name ?? "").utf8), true) }
        case (.comment, UInt8(ascii: ">")): if tail & 0xFF_FFFF == 0x2D_2D3E { place = .text }
        case (.declaration, UInt8(ascii: ">")): place = .text
        case (.declaration, _): if tail == 0x2D2D { place = .comment }
        case (.comment, _): break
        case (.tagStart, UInt8(ascii: "!")): (place, tail) = (.declaration, 0)
        case (.tagStart, UInt8(ascii: "/")): (place, tag, isClosing) = (.tagName, [], true)
        case (.tagStart, _): (place, tag, isClosing, hasSource) = (isLetter ? .tagName : .text, [small], false, false)
        case (.tagName, UInt8(ascii: ">")), (.tag, UInt8(ascii: ">")), (.attributeName, UInt8(ascii: ">")),
            (.beforeValue, UInt8(ascii: ">")):
            try endTag()
        case (.tagName, UInt8(ascii: "/")), (.tag, UInt8(ascii: "/")), (.attributeName, UInt8(ascii: "/")):
            (place, isSelfClosing) = (.tag, true)
        case (.tagName, _) where isSpace: place = .tag
        case (.tagName, _): tag.append(small)
        case (.attributeName, UInt8(ascii: "=")), (.tag, UInt8(ascii: "=")): (place, value) = (.beforeValue, [])
        case (.attributeName, _) where isSpace: place = .tag
        case (.attributeName, _): attribute.append(small)
        case (.tag, _): if !isSpace { (place, attribute, isSelfClosing) = (.attributeName, [small], false) }
        case (.beforeValue, UInt8(ascii: "\"")), (.beforeValue, UInt8(ascii: "'")): place = .value(byte)
        case (.beforeValue, _): if !isSpace { (place, value) = (.unquotedValue, [byte]) }
        case (.value(let quote), _): if byte == quote { endValue() } else { value.append(byte) }
        case (.unquotedValue, UInt8(ascii: ">")):
            endValue()
            try endTag()
        case (.unquotedValue, _): if isSpace { endValue() } else { value.append(byte) }
        }
    }

    private mutating func endValue() {
        let start = String(decoding: value.prefix(8), as: UTF8.self).lowercased()
        if attributeName == "style" || attributeName.hasPrefix("on") {
            block("ignores the attribute \"\(attributeName)\" here; expected it in style.css or a file")
        } else if attributeName.hasPrefix("src") {
            hasSource = true
            let isElsewhere = ["http:", "https:", "//"].contains(where: start.hasPrefix)
            if isElsewhere { block("loads nothing of another address here; expected a file in static/") }
        }
        let isMethod = tag.elementsEqual("form".utf8) && attributeName == "method"
        if isMethod, String(decoding: value, as: UTF8.self).lowercased() != "get" { needsToken = true }
        place = .tag
    }

    private mutating func block(_ what: String) { blocked.append(Fault(text: "a browser " + what, line: line)) }

    private mutating func endTag() throws(Fault) {
        let name = String(decoding: tag, as: UTF8.self)
        defer {
            (place, tail, isSelfClosing) = (.text, 0, false)
            isRaw = open.last.map { TemplateContext.raw.contains($0.name) } ?? false
        }
        if !isClosing, name == "style" || name == "script" && !hasSource {
            block("ignores a <\(name)> within a page; expected a file")
        }
        guard isClosing else {
            // Only in SVG does a slash end an element; elsewhere browsers ignore it.
            let ends = isSelfClosing && (name == "svg" || open.contains { $0.name == "svg" })
            if !ends, !TemplateContext.void.contains(name) { open.append(Element(name: name, line: line)) }
            return
        }
        guard let last = open.last, last.name == name else {
            if let last = open.last, open.contains(where: { $0.name == name }) {
                throw Fault(text: "<\(last.name)> does not end before </\(name)>", line: last.line)
            }
            throw Fault(text: "</\(name)> ends an element that is not open", line: line)
        }
        open.removeLast()
        if name == "form", needsToken {
            throw Fault(text: "the form writes and has no field \"token\"", line: last.line)
        }
    }
}
