/// A tag as written in the file, from `<` to `>`; it is only valid until the next one is read.
struct XMLTag {
    let bytes: XMLBytes
    /// The offset of its `<` from the beginning of the file.
    let offset: Int

    /// Whether it is `</…>`.
    var isEnd: Bool { bytes[1] == UInt8(ascii: "/") }
    /// Whether it is `<…/>`, which has no content.
    var isEmpty: Bool { bytes[bytes.count - 2] == UInt8(ascii: "/") }

    var name: XMLBytes {
        let start = isEnd ? 2 : 1
        var end = start
        while end < bytes.count, !XMLTag.endsName(bytes[end]) { end += 1 }
        return bytes.part(start..<end)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        XMLBytes.isBlank(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }

    func isNamed(_ name: StaticString) -> Bool {
        let start = isEnd ? 2 : 1
        return bytes.begins(with: name, at: start) && XMLTag.endsName(bytes[start + name.utf8CodeUnitCount])
    }

    var attributes: XMLAttributes { XMLAttributes(bytes) }

    /// The value of an attribute, as written; the first one if there are several.
    func attribute(_ name: StaticString) -> XMLBytes? {
        var attributes = attributes
        while let attribute = attributes.next() {
            if attribute.name.equals(name) { return attribute.value }
        }
        return nil
    }

    static func length(of bytes: XMLBytes) -> Int? {
        guard let close = bytes.firstPlace(of: UInt8(ascii: ">"), from: 1) else { return nil }
        // The tag ends after the quotation mark of its last value, if all its quotation marks are double.
        let last = bytes[close - 1] == UInt8(ascii: "/") ? close - 2 : close - 1
        if last > 1, bytes[last] == UInt8(ascii: "\""), bytes[last - 1] != UInt8(ascii: "="),
            !XMLBytes.isBlank(bytes[last - 1]),
            bytes.part(0..<close).firstPlace(of: UInt8(ascii: "'")) == nil
        {
            return close + 1
        }
        return lengthByQuotes(bytes)
    }

    private static func lengthByQuotes(_ bytes: XMLBytes) -> Int? {
        var place = 1
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: ">"): return place + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let close = bytes.firstPlace(of: bytes[place], from: place + 1) else { return nil }
                place = close + 1
            default: place += 1
            }
        }
        return nil
    }

    /// Whether the element has this name, with any prefix.
    func hasLocalName(_ name: StaticString) -> Bool { self.name.localName.equals(name) }

    func text(_ attribute: StaticString) -> String? { self.attribute(attribute).map { XMLText($0).text } }

    /// The whole number of an attribute; nil if there isn't one or it isn't a number.
    func number(_ attribute: StaticString) -> Int? { text(attribute).flatMap { Int($0) } }
}

/// The attributes of a tag, in their order.
///
/// Anything that isn't an attribute, such as a word without a value, is skipped: some programs write blanks into names.
struct XMLAttributes {
    private let bytes: XMLBytes
    private var place: Int

    init(_ bytes: XMLBytes) {
        self.bytes = bytes
        place = 1
        while place < bytes.count, !XMLBytes.isBlank(bytes[place]) { place += 1 }
    }

    mutating func next() -> (name: XMLBytes, value: XMLBytes)? {
        // The last byte is the `>` of the tag.
        let end = bytes.count - 1
        while place < end {
            let start = place
            while place < end, !endsName(place) { place += 1 }
            let name = bytes.part(start..<place)
            skipBlanks(end)
            guard place < end, bytes[place] == UInt8(ascii: "="), !name.isEmpty else {
                // A value without a name is skipped as a whole.
                if place < end, isQuote(place), !passValue(end) { return nil }
                if place < end, bytes[place] == UInt8(ascii: "=") { place += 1 }
                continue
            }
            place += 1
            skipBlanks(end)
            guard place < end, isQuote(place) else { continue }
            let first = place + 1
            guard passValue(end) else { return nil }
            return (name, bytes.part(first..<place - 1))
        }
        return nil
    }

    /// Passes the next attribute, if it is the expected one, and returns its value; nil if it is another one.
    ///
    /// `begin` is its beginning, from the blank before its name to the quotation mark: ` unit="`.
    mutating func pass(_ begin: StaticString) -> XMLBytes? {
        let first = place + begin.utf8CodeUnitCount
        guard bytes.begins(with: begin, at: place),
            let close = bytes.firstPlace(of: UInt8(ascii: "\""), from: first), close < bytes.count - 1
        else { return nil }
        place = close + 1
        return bytes.part(first..<close)
    }

    /// Whether a byte ends a name; letters are greater than all of these bytes, so they need only one comparison.
    private func endsName(_ place: Int) -> Bool {
        let byte = bytes[place]
        return byte <= UInt8(ascii: "=") && (byte == UInt8(ascii: "=") || XMLBytes.isBlank(byte) || isQuote(place))
    }

    private func isQuote(_ place: Int) -> Bool {
        bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'")
    }

    private mutating func skipBlanks(_ end: Int) {
        while place < end, XMLBytes.isBlank(bytes[place]) { place += 1 }
    }

    /// Passes the value that begins here; false if it has no end.
    private mutating func passValue(_ end: Int) -> Bool {
        guard let close = bytes.firstPlace(of: bytes[place], from: place + 1), close < end else { return false }
        place = close + 1
        return true
    }
}
