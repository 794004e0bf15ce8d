/// The two grammars of numbers.
enum JSONNumber {
    /// Whether it is a number of RFC 8259.
    static func isStrict(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        guard let whole = takeWhole(&rest), whole > 0 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard takeDigits(&rest) > 0 else { return false }
        }
        return takeExponent(&rest) && rest.isEmpty
    }

    /// Whether it is a number of JSON5, which has a plus, hexadecimal digits, a point at either end, infinity and NaN too.
    static func isJSON5(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest.removeFirst() }
        if rest.elementsEqual("Infinity".utf8) || rest.elementsEqual("NaN".utf8) { return true }
        if rest.count > 2, rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
            return rest.dropFirst(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        }
        guard let whole = takeWhole(&rest) else { return false }
        var places = 0
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            places = takeDigits(&rest)
        }
        return whole + places > 0 && takeExponent(&rest) && rest.isEmpty
    }

    /// Takes the digits at the beginning, and says how many there were.
    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        rest = rest.dropFirst(digits.count)
        return digits.count
    }

    /// Takes the digits before the point; nil where a zero stands before others.
    private static func takeWhole(_ rest: inout ArraySlice<UInt8>) -> Int? {
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let count = takeDigits(&rest)
        return startsWithZero && count > 1 ? nil : count
    }

    /// Takes an exponent if there is one; false where it has no digits.
    private static func takeExponent(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") else { return true }
        rest.removeFirst()
        if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest.removeFirst() }
        return takeDigits(&rest) > 0
    }
}
