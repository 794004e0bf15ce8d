/// The two grammars of numbers.
enum JSONNumber {
    /// Whether it is a number: of RFC 8259, or of JSON5, which has a plus, hexadecimal digits, a point at either end, infinity and
    /// NaN too.
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
