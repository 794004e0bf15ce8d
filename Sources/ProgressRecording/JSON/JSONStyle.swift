import ProgressLoading
import ProgressModel

/// The white space of a JSON file, taken from what is written there.
struct JSONStyle {
    /// What ends a line.
    var lineEnd = "\n"
    /// What stands between two values on one line.
    var comma = ", "
    /// What stands between a key and its value.
    var colon = ": "
    /// What stands inside the braces of an object on one line.
    var brace = " "
    /// Whether keys have quotation marks.
    var quotesKeys = true
    /// By how much a nested line is moved.
    var indent = "  "

    /// A key, which can do without quotation marks only if it looks like a name.
    func key(_ key: String) -> String {
        let isName =
            key.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || (0x30...0x39).contains($0) }
            && key.utf8.first.map { $0 > 0x39 } == true
        return quotesKeys || !isName ? JSONText.quoted(key) : key
    }

    func object(_ members: [String]) -> String {
        members.isEmpty ? "{}" : "{" + brace + members.joined(separator: comma) + brace + "}"
    }
}

extension JSONStyle {
    /// That of the lines of our own files.
    static let ofLines = JSONStyle(comma: ",", colon: ":", brace: "")

    /// The style of a file, as its first object with members has it.
    init(_ bytes: [UInt8], _ document: JSONNode) {
        if let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r") {
            lineEnd = "\r\n"
        }
        guard let object = document.firstObject, case .object(let members) = object.value, let first = members.first
        else { return }
        quotesKeys = members.contains { !Self.isPlainKey(bytes, $0) }
        colon = Self.gap(bytes, from: first.keyPosition.offset, to: first.value.position.offset) ?? colon
        let firstGap = bytes[object.position.offset + 1..<first.keyPosition.offset]
        if !firstGap.contains(UInt8(ascii: "\n")), firstGap.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            brace = String(decoding: firstGap, as: UTF8.self)
        } else if let line = firstGap.lastIndex(of: UInt8(ascii: "\n")) {
            indent = Self.blanks(bytes, from: line + 1)
            let outer = Self.indentation(of: object.position.offset, in: bytes)
            if indent.hasPrefix(outer), indent.count > outer.count { indent.removeFirst(outer.count) }
        }
        guard members.count > 1 else {
            comma = brace.isEmpty && colon == ":" ? "," : comma
            return
        }
        let between = bytes[first.value.end..<members[1].keyPosition.offset]
        if between.allSatisfy({ " ,".utf8.contains($0) }) { comma = String(decoding: between, as: UTF8.self) }
    }

    private static func isPlainKey(_ bytes: [UInt8], _ member: JSONNode.Member) -> Bool {
        !"\"'".utf8.contains(bytes[member.keyPosition.offset])
    }

    /// A colon with the blanks around it; nil where something else stands there.
    private static func gap(_ bytes: [UInt8], from key: Int, to value: Int) -> String? {
        guard let colon = bytes[key..<value].lastIndex(of: UInt8(ascii: ":")) else { return nil }
        var start = colon
        while start > key, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        let gap = bytes[start..<value]
        return gap.allSatisfy { " :".utf8.contains($0) } ? String(decoding: gap, as: UTF8.self) : nil
    }

    /// The blanks that the line of an offset begins with.
    static func indentation(of offset: Int, in bytes: [UInt8]) -> String {
        blanks(bytes, from: lineStart(of: offset, in: bytes))
    }

    /// The offset at which the line of an offset begins.
    static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    private static func blanks(_ bytes: [UInt8], from start: Int) -> String {
        String(decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }
}

extension JSONNode {
    /// The node itself or the first of its parts that is an object with members.
    fileprivate var firstObject: JSONNode? {
        switch value {
        case .object(let members): members.isEmpty ? nil : self
        case .array(let elements): elements.firstNonNil(\.firstObject)
        default: nil
        }
    }
}
