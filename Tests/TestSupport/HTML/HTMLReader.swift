/// A strict reader of HTML with SVG in it: it accepts only what every parser reads the same way.
///
/// Tags are balanced, values in double quotes, ampersands escaped, ids unique; `/>` ends an element only in SVG; there
/// are no comments and no control characters; no element is in a paragraph or link that it would end.
package struct HTMLReader {
    /// A nameless element around everything that was read.
    package private(set) var root = Element(name: "")
    /// The problems, in words; empty if there aren't any.
    package private(set) var faults: [String] = []

    private var open: [Element] = []
    private var openNames: [String] = []
    private var ids: Set<String> = []
    private var bytes: ArraySlice<UInt8>

    private static let void: Set = ["meta", "link", "br", "hr", "input", "img"]
    private static let flags: Set = [
        "defer", "hidden", "checked", "disabled", "open", "autofocus", "selected", "required", "data-edited",
        "data-chosen",
        "data-footnotes",
        "data-footnote-ref", "data-footnote-backref",
    ]
    private static let endsParagraph: Set = [
        "p", "div", "ul", "ol", "dl", "table", "section", "details", "article", "nav", "header", "h1", "h2", "h3", "h4",
        "figure", "blockquote", "pre", "hr",
    ]

    /// Reads a page, which begins with its doctype.
    package init(page: [UInt8]) {
        bytes = page[...]
        let doctype = Array("<!DOCTYPE html>\n".utf8)
        if bytes.starts(with: doctype) { bytes = bytes.dropFirst(doctype.count) } else { faults.append("no doctype") }
        read()
    }

    /// Reads a part of a page.
    package init(fragment: some Sequence<UInt8>) {
        bytes = Array(fragment)[...]
        read()
    }

    private mutating func read() {
        if String(validating: bytes, as: UTF8.self) == nil { faults.append("not UTF-8") }
        if bytes.contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) || $0 == 0x7F }) {
            faults.append("a control character")
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

    /// The index of the first `>` outside of quotes.
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
        if name.isEmpty || !name.utf8.allSatisfy(HTMLReader.isPlain) { faults.append("element <\(name)>") }
        let element = Element(name: name, attributes: attributes(tag.dropFirst(name.utf8.count), of: name))
        check(element)
        if closesItself, !openNames.contains("svg"), !HTMLReader.void.contains(name) {
            faults.append("<\(name)/> outside of SVG")
        }
        guard !closesItself, !HTMLReader.void.contains(name) else { return append(.element(element)) }
        open.append(element)
        openNames.append(name)
        if name == "script" { readScript() }
    }

    /// The content of a script, up to its end, isn't mark-up.
    private mutating func readScript() {
        let end = bytes.firstRange(of: Array("</script>".utf8))?.lowerBound ?? bytes.endIndex
        if end > bytes.startIndex { append(.text(string(bytes[..<end]))) }
        bytes = bytes[end...]
    }

    private mutating func check(_ element: Element) {
        if let id = element.id, id.isEmpty || id.contains(" ") || !ids.insert(id).inserted {
            faults.append("id \(id) is empty, has a space or is not unique")
        }
        if element.name == "a", openNames.contains("a") { faults.append("a link in a link") }
        if HTMLReader.endsParagraph.contains(element.name), openNames.contains("p") {
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

extension HTMLReader {
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
            } else if !HTMLReader.flags.contains(name) {
                faults.append("<\(element)>: \(name) has no quoted value")
                break
            }
            if !name.utf8.allSatisfy({ HTMLReader.isPlain($0) || $0 == 0x2D }) { faults.append("attribute \(name)") }
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
            if let (entity, text) = HTMLReader.entities.first(where: { rest.starts(with: $0.key.utf8) }) {
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
