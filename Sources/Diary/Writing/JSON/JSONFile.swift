/// A JSON or JSON5 file into which values are written, with every other byte unchanged.
package struct JSONFile: Sendable {
    package let file: SourceFile
    package let document: JSONNode
    private let style: JSONStyle

    /// Reads a file; nil if it isn't JSON, or not valid text.
    package init?(_ file: SourceFile, _ dialect: JSONReader.Dialect = .json5) {
        var reader = JSONReader(file.bytes, dialect: dialect)
        guard file.isText, let document = try? reader.document() else { return nil }
        self.file = file
        self.document = document
        style = JSONStyle(file.bytes, document)
    }

    /// The edits that append values to a list; nil if the node isn't a list.
    package func appending(_ values: [JSONText], to list: JSONNode) -> [TextEdit]? {
        guard case .array(let elements) = list.value else { return nil }
        let insertion = JSONInsertion(list, items: elements.map(\.range), of: file.bytes, style)
        return insertion.edits(isDocument: isDocument(list)) { indentation in
            values.map { text(of: $0, like: elements.last, indentation) }
        }
    }

    /// The edits that append values to the list of the whole file, and end its last line; nil if it isn't a list.
    func appending(_ values: [JSONText]) -> [TextEdit]? {
        let endsLine = file.bytes.last == UInt8(ascii: "\n")
        return appending(values, to: document).map { edits in
            endsLine ? edits : edits + [TextEdit(at: file.bytes.count, style.lineEnd)]
        }
    }

    /// The text of the file with values instead of all items of its list; nil if it isn't a list.
    func withOnly(_ values: [JSONText]) -> String? {
        guard case .array(let elements) = document.value else { return nil }
        guard let first = elements.first, let last = elements.last, let value = values.first else {
            let text = appending(values, to: document)?.applied(to: file.bytes)
            return text.map { String(decoding: $0, as: UTF8.self) }
        }
        let indentation = JSONStyle.indentation(of: first.position.offset, in: file.bytes)
        let text =
            String(decoding: file.bytes[..<first.position.offset], as: UTF8.self)
            + text(of: value, like: last, indentation) + String(decoding: file.bytes[last.end...], as: UTF8.self)
        guard values.count > 1 else { return text }
        let rest = JSONFile(file.with(text: Array(text.utf8)), .strict)?.appending(Array(values.dropFirst()))
        return rest?.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The edits that set a member of an object, replacing its value or appending it; nil if the node isn't an object.
    package func setting(_ key: String, to value: JSONText, in object: JSONNode) -> [TextEdit]? {
        guard case .object(let members) = object.value else { return nil }
        if let old = object.member(key) { return [replacing(old.value, with: value)] }
        let insertion = JSONInsertion(
            object, items: members.map { $0.keyPosition.offset..<$0.value.end }, of: file.bytes, style)
        return insertion.edits(isDocument: isDocument(object)) { _ in [JSONText.Member(key, value).text(style)] }
    }

    package func replacing(_ node: JSONNode, with value: JSONText) -> TextEdit {
        TextEdit(
            offset: node.position.offset, removed: Array(file.bytes[node.range]),
            inserted: Array(value.text(style).utf8))
    }

    /// The edits that remove a member from an object; empty if it has no such key.
    ///
    /// If its line contains nothing else, the line is removed with a comment after it.
    package func removing(_ key: String, from object: JSONNode) -> [TextEdit] {
        guard case .object(let members) = object.value,
            let index = members.lastIndex(where: { $0.key.lowercased() == key.lowercased() })
        else { return [] }
        return removing(index, of: members.map { $0.keyPosition.offset..<$0.value.end }, in: object)
    }

    /// The edits that remove an item from a list, as `removing(_:from:)` does a member; empty if it has no such index.
    func removing(at index: Int, from list: JSONNode) -> [TextEdit] {
        guard case .array(let elements) = list.value, elements.indices.contains(index) else { return [] }
        return removing(index, of: elements.map(\.range), in: list)
    }

    private func removing(_ index: Int, of items: [Range<Int>], in container: JSONNode) -> [TextEdit] {
        let (start, end) = (items[index].lowerBound, items[index].upperBound)
        let limit = index + 1 < items.count ? items[index + 1].lowerBound : container.end - 1
        if let comma = JSONTail(file.bytes, from: end, to: limit).comma {
            return [removal(of: start..<comma + 1)]
        }
        guard index > 0, let comma = JSONTail(file.bytes, from: items[index - 1].upperBound, to: start).comma else {
            return [removal(of: start..<end)]
        }
        // Without a following item the comma before it is removed too.
        return [TextEdit(offset: comma, removed: [file.bytes[comma]], inserted: []), removal(of: start..<end)]
    }

    /// Removes a member or an item, with its line, or else with the blanks before it.
    private func removal(of member: Range<Int>) -> TextEdit {
        let bytes = file.bytes
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var (start, end) = (member.lowerBound, member.upperBound)
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        let beginsLine = start == JSONStyle.lineStart(of: start, in: bytes)
        if beginsLine, let rest = JSONTail.endOfLine(bytes, from: end) {
            end = rest
        } else if beginsLine {
            start = member.lowerBound
            while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        }
        return TextEdit(offset: start, removed: Array(bytes[start..<end]), inserted: [])
    }

    private func isDocument(_ node: JSONNode) -> Bool { node.position.offset == document.position.offset }

    /// A value for a line with an indentation; an object has a line for each member if its model has several.
    private func text(of value: JSONText, like model: JSONNode?, _ indentation: String) -> String {
        guard case .object(let members) = value, let model, file.bytes[model.range].contains(UInt8(ascii: "\n"))
        else { return value.text(style) }
        let line = style.lineEnd + indentation
        let inner = line + style.indent
        return "{" + inner + members.map { $0.text(style) }.joined(separator: "," + inner) + line + "}"
    }
}

extension JSONNode {
    /// The last member with a key, ignoring case, as readers use it.
    package func member(_ key: String) -> Member? {
        members.last { $0.key.lowercased() == key.lowercased() }
    }
}
