/// A strict reader of HTML with SVG in it: it takes only what every parser reads alike.
///
/// Tags are balanced, values in double quotes, ampersands escaped, ids unique; `/>` ends an element only in SVG; no
/// comments, no control characters; no paragraph or link around what would end it.
struct MarkupReader {
    private(set) var root = Element(name: "")
    /// What is wrong, in words; empty where nothing is.
    private(set) var faults: [String] = []

    private var open: [Element] = []
    private var openNames: [String] = []
    private var ids: Set<String> = []
    private var bytes: ArraySlice<UInt8>

    private static let void: Set = ["meta", "link", "br", "hr", "input"]
    private static let flags: Set = [
        "defer", "hidden", "checked", "disabled", "data-footnotes", "data-footnote-ref", "data-footnote-backref",
    ]
    private static let endsParagraph: Set = [
        "p", "div", "ul", "ol", "dl", "table", "section", "details", "article", "nav", "header", "h1", "h2", "h3", "h4",
        "figure", "blockquote", "pre", "hr",
    ]

    /// Reads a page.
    init(page: [UInt8]) {
        bytes = page[...]
        if String(validating: page, as: UTF8.self) == nil { faults.append("not UTF-8") }
        let doctype = Array("<!DOCTYPE html>\n".utf8)
        if bytes.starts(with: doctype) { bytes = bytes.dropFirst(doctype.count) } else { faults.append("no doctype") }
        if page.contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) || $0 == 0x7F }) {
            faults.append("a control")
        }
        while let byte = bytes.first {
            if byte == UInt8(ascii: "<") { readTag() } else { readText() }
        }
        if !open.isEmpty { faults.append("never closed: \(open.map(\.name))") }
    }

    private mutating func readText() {
        let run = bytes[..<(bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex)]
        bytes = bytes[run.endIndex...]
        if run.contains(UInt8(ascii: ">")) { faults.append("a bare > in \(string(run).prefix(60))") }
        append(.text(resolved(run)))
    }

    private mutating func readTag() {
        guard let end = endOfTag() else {
            faults.append("a tag that does not end")
            bytes = []
            return
        }
        let tag = bytes[bytes.index(after: bytes.startIndex)..<end]
        bytes = bytes[(end + 1)...]
        if tag.first == UInt8(ascii: "/") { close(string(tag.dropFirst())) } else { start(tag) }
    }

    /// The first `>` outside of quotes.
    private func endOfTag() -> Int? {
        var inQuotes = false
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == 0x22 { inQuotes.toggle() }
            if byte == 0x3E, !inQuotes { return index }
            index += 1
        }
        return nil
    }

    private mutating func start(_ tag: ArraySlice<UInt8>) {
        var tag = tag
        let closesItself = tag.last == UInt8(ascii: "/")
        if closesItself { tag = tag.dropLast() }
        let name = string(tag.prefix { $0 != UInt8(ascii: " ") })
        if name.isEmpty || !name.utf8.allSatisfy(MarkupReader.isPlain) { faults.append("element <\(name)>") }
        let element = Element(name: name, attributes: attributes(tag.dropFirst(name.utf8.count), of: name))
        check(element)
        if closesItself, !openNames.contains("svg"), !MarkupReader.void.contains(name) {
            faults.append("<\(name)/> outside of SVG")
        }
        guard !closesItself, !MarkupReader.void.contains(name) else { return append(.element(element)) }
        open.append(element)
        openNames.append(name)
    }

    private mutating func check(_ element: Element) {
        if let id = element.id, id.isEmpty || id.contains(" ") || !ids.insert(id).inserted {
            faults.append("id \(id) is empty, has a space or is not unique")
        }
        if element.name == "a", openNames.contains("a") { faults.append("a link in a link") }
        if MarkupReader.endsParagraph.contains(element.name), openNames.contains("p") {
            faults.append("<\(element.name)> in a paragraph")
        }
    }

    private mutating func close(_ name: String) {
        _ = openNames.popLast()
        guard let element = open.popLast(), element.name == name else {
            faults.append("</\(name)> closes nothing")
            return
        }
        append(.element(element))
    }

    private mutating func append(_ node: Element.Node) {
        if open.isEmpty { root.append(node) } else { open[open.count - 1].append(node) }
    }
}

// MARK: Attributes and text

extension MarkupReader {
    private mutating func attributes(_ source: ArraySlice<UInt8>, of element: String) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = source
        while let space = rest.first {
            if space != UInt8(ascii: " ") { faults.append("<\(element)>: no space before an attribute") }
            rest = rest.drop { $0 == UInt8(ascii: " ") }
            let name = string(rest.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: " ") })
            guard !name.isEmpty else { break }
            rest = rest.dropFirst(name.utf8.count)
            var value = ""
            if rest.starts(with: "=\"".utf8) {
                let quoted = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }
                value = resolved(quoted)
                rest = rest.dropFirst(quoted.count + 3)
            } else if !MarkupReader.flags.contains(name) {
                faults.append("<\(element)>: \(name) has no quoted value")
                break
            }
            if !name.utf8.allSatisfy({ MarkupReader.isPlain($0) || $0 == 0x2D }) { faults.append("attribute \(name)") }
            if attributes.updateValue(value, forKey: name) != nil { faults.append("<\(element)>: \(name) twice") }
        }
        return attributes
    }

    private mutating func resolved(_ source: ArraySlice<UInt8>) -> String {
        guard source.contains(UInt8(ascii: "&")) else { return string(source) }
        var bytes: [UInt8] = []
        var rest = source
        while let byte = rest.popFirst() {
            guard byte == 0x26 else {
                bytes.append(byte)
                continue
            }
            if let (entity, text) = MarkupReader.entities.first(where: { rest.starts(with: $0.key.utf8) }) {
                bytes += Array(text.utf8)
                rest = rest.dropFirst(entity.utf8.count)
            } else {
                faults.append("a bare & before \(string(rest.prefix(20)))")
            }
        }
        return string(bytes[...])
    }

    private static let entities: KeyValuePairs = [
        "lt;": "<", "gt;": ">", "quot;": "\"", "#39;": "'", "#x27;": "'", "amp;": "&",
    ]

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    private func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
