/// The lines of an iCalendar file: ended by CR LF, folded after 75 bytes (RFC 5545, section 3.1).
struct ContentLines {
    private(set) var bytes: [UInt8] = []

    private static let width = 75

    /// Adds a property with a value of ours.
    mutating func add(_ name: StaticString, _ value: String) {
        add(name, Array(value.utf8))
    }

    /// Adds a property with a text, escaped (section 3.3.11); control characters become spaces.
    mutating func add(_ name: StaticString, text: String) {
        var value: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": value += [UInt8(ascii: "\\"), UInt8(scalar.value)]
            case _ where scalar.properties.generalCategory == .control: value.append(UInt8(ascii: " "))
            default: value += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        add(name, value)
    }

    private mutating func add(_ name: StaticString, _ value: [UInt8]) {
        let line = name.withUTF8Buffer { Array($0) } + [UInt8(ascii: ":")] + value
        var rest = line[...]
        var room = ContentLines.width
        while rest.count > room {
            var end = rest.startIndex + room
            // A character is not torn apart: 10xxxxxx continues one.
            while rest[end] & 0xC0 == 0x80 { end -= 1 }
            bytes += rest[..<end]
            bytes += "\r\n ".utf8
            rest = rest[end...]
            // The space at the beginning counts.
            room = ContentLines.width - 1
        }
        bytes += rest
        bytes += "\r\n".utf8
    }
}
