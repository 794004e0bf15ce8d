/// The identifiers, braces and points of a Swift file in order, without comments and the text of literals.
///
/// Interpolated code is kept.
struct SwiftWords {
    private(set) var words: [String] = []
    private let bytes: [UInt8]
    private var index = 0
    /// The enclosing constructs, innermost last.
    private var surroundings: [Surrounding] = []

    private enum Surrounding {
        /// The text of a literal, what ends it, and what comes before the parenthesis of an interpolation.
        case literal(end: [UInt8], escape: [UInt8])
        /// Interpolated code, within this many further parentheses.
        case interpolation(parentheses: Int)
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
        while index < bytes.count {
            if case .literal(let end, let escape)? = surroundings.last {
                readLiteral(end: end, escape: escape)
            } else {
                readCode()
            }
        }
    }

    private mutating func readCode() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "/") where follows("//"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where follows("/*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "#"): beginLiteral()
        case UInt8(ascii: "("), UInt8(ascii: ")"): readParenthesis(byte == UInt8(ascii: "(") ? 1 : -1)
        case UInt8(ascii: "{"): add("{")
        case UInt8(ascii: "}"): add("}")
        case UInt8(ascii: "."): add(".")
        default: readWord()
        }
    }

    private mutating func add(_ word: String) {
        words.append(word)
        index += 1
    }

    private mutating func readWord() {
        let start = index
        while index < bytes.count, SwiftWords.isPartOfWord(bytes[index]) { index += 1 }
        if index == start {
            index += 1
        } else {
            words.append(String(decoding: bytes[start..<index], as: UTF8.self))
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if follows("/*") {
                (depth, index) = (depth + 1, index + 2)
            } else if follows("*/") {
                (depth, index) = (depth - 1, index + 2)
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    private mutating func readParenthesis(_ change: Int) {
        index += 1
        guard case .interpolation(let parentheses)? = surroundings.last else { return }
        surroundings.removeLast()
        if parentheses + change >= 0 { surroundings.append(.interpolation(parentheses: parentheses + change)) }
    }

    private mutating func beginLiteral() {
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        index += hashes
        let quotes = follows("\"\"\"") ? 3 : follows("\"") ? 1 : 0
        guard quotes > 0 else { return }
        index += quotes
        let signs = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        surroundings.append(
            .literal(
                end: [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + signs, escape: [UInt8(ascii: "\\")] + signs
            ))
    }

    private mutating func readLiteral(end: [UInt8], escape: [UInt8]) {
        if bytes[index] == escape[0], bytes[index...].starts(with: escape) {
            index += escape.count
            if follows("(") { surroundings.append(.interpolation(parentheses: 0)) }
            index += 1
        } else if bytes[index] == end[0], bytes[index...].starts(with: end) {
            index += end.count
            surroundings.removeLast()
        } else {
            index += 1
        }
    }

    private func follows(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
