/// A value as a person wrote it: the five entities of XML and references to characters are resolved, nothing else.
struct XMLText {
    let text: String
    /// How many places were damaged.
    ///
    /// Control characters are left out; bytes that are not UTF-8 and references to no character become U+FFFD; entities
    /// that XML does not know stay as they are.
    let repairs: Int

    private static let entities: [(StaticString, UInt8)] = [
        ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
        ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
    ]

    /// Reads a value; line feeds and tabs are blanks, as in attributes, but for those of a text that `keepsLines`.
    init(_ bytes: XMLBytes, keepsLines: Bool = false) {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var repairs = 0
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "&") {
                if let (entity, length) = XMLText.entity(bytes, at: place) {
                    let text = entity == "\n" && !keepsLines ? " " : entity
                    if text.isEmpty || text == "\u{FFFD}" { repairs += 1 }
                    decoded += text.utf8
                    place += length
                    continue
                }
                repairs += 1
            }
            if keepsLines, byte == 0x0A {
                decoded.append(byte)
            } else if byte < 0x20 {
                if XMLBytes.isBlank(byte), byte != 0x0B, byte != 0x0C { decoded.append(0x20) } else { repairs += 1 }
            } else {
                decoded.append(byte)
            }
            place += 1
        }
        if String(validating: decoded, as: UTF8.self) == nil { repairs += 1 }
        (text, self.repairs) = (String(decoding: decoded, as: UTF8.self), repairs)
    }

    /// What stands for a reference, and its length; nil where it is none that XML knows.
    private static func entity(_ bytes: XMLBytes, at place: Int) -> (String, Int)? {
        for (name, byte) in entities where bytes.begins(with: name, at: place) {
            return (String(UnicodeScalar(byte)), name.utf8CodeUnitCount)
        }
        guard bytes.begins(with: "&#", at: place),
            let end = bytes.part(0..<Swift.min(bytes.count, place + 12)).firstPlace(of: UInt8(ascii: ";"), from: place)
        else { return nil }
        let isHexadecimal = bytes[place + 2] | 0x20 == UInt8(ascii: "x")
        let digits = String(decoding: bytes[place + (isHexadecimal ? 3 : 2)..<end], as: UTF8.self)
        guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
        let length = end + 1 - place
        if number == 0x0A { return ("\n", length) }
        if number == 0x09 || number == 0x0D { return (" ", length) }
        if number < 0x20 { return ("", length) }
        return (UnicodeScalar(number).map { String($0) } ?? "\u{FFFD}", length)
    }
}
