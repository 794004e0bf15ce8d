import Model

/// A JSON value and where it stands; a number stays text until a reader asks for it.
package struct JSONNode: Sendable {
    package enum Value: Sendable {
        case null
        case bool(Bool)
        /// The digits as written.
        case number(ArraySlice<UInt8>)
        /// The text, escapes resolved.
        case string(ArraySlice<UInt8>)
        case array([JSONNode])
        case object([Member])
    }

    /// A key and its value, in the order of the file.
    package struct Member: Sendable {
        package let key: String
        package let keyPosition: Position
        package let value: JSONNode

        /// The key in quotation marks, for a message.
        var quotedKey: String { "\"\(shortened(key))\"" }
    }

    package let value: Value
    package let position: Position
    /// The offset behind its last byte.
    package let end: Int

    /// Where it stands in the file.
    package var range: Range<Int> { position.offset..<end }

    /// The text it is; nil for anything else.
    package var word: String? {
        guard case .string(let text) = value else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// The members of a list; nil for anything else.
    package var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The members of an object; empty for anything else.
    package var members: [Member] {
        if case .object(let members) = value { members } else { [] }
    }

    /// The whole number it is; nil for anything else.
    package var whole: Int? {
        guard case .number(let digits) = value else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// The flag it is; nil for anything else.
    package var flag: Bool? {
        if case .bool(let flag) = value { flag } else { nil }
    }

    /// The text it is, or the texts of its members.
    var words: [String] {
        if case .object(let members) = value { return members.compactMap(\.value.word) }
        return word.map { [$0] } ?? []
    }

    /// What the value is, in words for a message.
    var kind: String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let digits): shortened(digits)
        case .string(let text): "\"\(shortened(text))\""
        case .array: "a list"
        case .object: "an object"
        }
    }
}
