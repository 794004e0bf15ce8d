import Model

/// A JSON value and its position; a number stays text until a reader needs it.
package struct JSONNode: Sendable {
    package enum Value: Sendable {
        case null
        case bool(Bool)
        /// The digits as written.
        case number(ArraySlice<UInt8>)
        /// The text with escapes resolved.
        case string(ArraySlice<UInt8>)
        case array([JSONNode])
        case object([Member])
    }

    /// A key and its value, in file order.
    package struct Member: Sendable {
        package let key: String
        package let keyPosition: Position
        package let value: JSONNode

        /// The key in quotation marks, for a message.
        var quotedKey: String { "\"\(shortened(key))\"" }
    }

    package let value: Value
    package let position: Position
    /// The offset after its last byte.
    package let end: Int

    package var range: Range<Int> { position.offset..<end }

    /// The text; nil for other values.
    package var word: String? {
        guard case .string(let text) = value else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// The items of a list; nil for other values.
    package var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The members of an object; empty for other values.
    package var members: [Member] {
        if case .object(let members) = value { members } else { [] }
    }

    /// The whole number; nil for other values.
    package var whole: Int? {
        guard case .number(let digits) = value else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// The Boolean; nil for other values.
    package var flag: Bool? {
        if case .bool(let flag) = value { flag } else { nil }
    }

    var words: [String] {
        if case .object(let members) = value { return members.compactMap(\.value.word) }
        return word.map { [$0] } ?? []
    }

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

/// The two grammars of numbers.
enum JSONNumber {
    /// Whether a word is a number of RFC 8259, or of JSON5, which also allows a plus, hexadecimals, infinity and NaN.
    static func isNumber(_ word: ArraySlice<UInt8>, _ dialect: JSONReader.Dialect) -> Bool {
        var rest = word
        let isStrict = dialect == .strict
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") && !isStrict {
            rest.removeFirst()
        }
        if !isStrict {
            if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return true }
            if rest.count > 2, rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
                return rest.dropFirst(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            }
        }
        guard let whole = takeWhole(&rest) else { return false }
        var places: Int?
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            places = takeDigits(&rest)
        }
        let hasDigits = isStrict ? whole > 0 && places != 0 : whole + (places ?? 0) > 0
        return hasDigits && takeExponent(&rest) && rest.isEmpty
    }

    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        rest = rest.dropFirst(digits.count)
        return digits.count
    }

    /// Removes the digits before the point; false if a zero precedes others.
    private static func takeWhole(_ rest: inout ArraySlice<UInt8>) -> Int? {
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let count = takeDigits(&rest)
        return startsWithZero && count > 1 ? nil : count
    }

    /// Removes an exponent if there is one; false if it has no digits.
    private static func takeExponent(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") else { return true }
        rest.removeFirst()
        if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest.removeFirst() }
        return takeDigits(&rest) > 0
    }
}
