/// A tag as it stands in the file, from `<` to `>`; it is gone with the next one.
struct XMLTag {
    let bytes: XMLBytes
    /// Of its `<`, from the beginning of the file.
    let offset: Int

    /// Whether it is `</…>`.
    var isEnd: Bool { bytes[1] == UInt8(ascii: "/") }
    /// Whether it is `<…/>`, which has no content.
    var isEmpty: Bool { bytes[bytes.count - 2] == UInt8(ascii: "/") }

    /// The name of the element.
    var name: XMLBytes {
        let start = isEnd ? 2 : 1
        var end = start
        while end < bytes.count, !XMLTag.endsName(bytes[end]) { end += 1 }
        return bytes.part(start..<end)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        XMLBytes.isBlank(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }

    /// Whether the element has this name.
    func isNamed(_ name: StaticString) -> Bool {
        let start = isEnd ? 2 : 1
        return bytes.begins(with: name, at: start) && XMLTag.endsName(bytes[start + name.utf8CodeUnitCount])
    }

    var attributes: XMLAttributes { XMLAttributes(bytes) }

    /// The value of an attribute, as it is written; the first one where there are several.
    func attribute(_ name: StaticString) -> XMLBytes? {
        var attributes = attributes
        while let attribute = attributes.next() {
            if attribute.name.equals(name) { return attribute.value }
        }
        return nil
    }
}

/// The attributes of a tag in their order.
///
/// What is no attribute, such as a word without a value, is skipped: some programs write blanks into names.
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
                // A value without a name is passed over as a whole.
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

    /// Goes behind an attribute that is the next one, and returns its value; nil where another one is.
    ///
    /// `begin` is what it begins with, from the blank before its name to the quotation mark: ` unit="`.
    mutating func pass(_ begin: StaticString) -> XMLBytes? {
        let first = place + begin.utf8CodeUnitCount
        guard bytes.begins(with: begin, at: place),
            let close = bytes.firstPlace(of: UInt8(ascii: "\""), from: first), close < bytes.count - 1
        else { return nil }
        place = close + 1
        return bytes.part(first..<close)
    }

    /// Letters are above all that can end a name, so that they take one comparison.
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

    /// Goes behind the value that begins here; false where it has no end.
    private mutating func passValue(_ end: Int) -> Bool {
        guard let close = bytes.firstPlace(of: bytes[place], from: place + 1), close < end else { return false }
        place = close + 1
        return true
    }
}
