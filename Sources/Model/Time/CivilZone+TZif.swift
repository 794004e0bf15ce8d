extension CivilZone {
    /// Reads a compiled zone of the IANA database (TZif, versions 1 to 4; RFC 9636).
    ///
    /// Nil if the bytes aren't such a file. Leap seconds are ignored: a "right" zone is read as if it had none.
    package init?(name: String, tzif bytes: [UInt8]) {
        var reader = TZifReader(bytes: bytes)
        guard let first = reader.header() else { return nil }
        guard first.version >= UInt8(ascii: "2") else {
            guard let table = reader.table(first, timeSize: 4) else { return nil }
            self.init(name: name, transitions: table.transitions, offsets: table.offsets, rule: nil)
            return
        }
        reader.position += first.length(timeSize: 4)
        guard let second = reader.header(), let table = reader.table(second, timeSize: 8) else { return nil }
        let footer = bytes[min(reader.position, bytes.count)...].dropFirst().prefix { $0 != UInt8(ascii: "\n") }
        self.init(
            name: name, transitions: table.transitions, offsets: table.offsets,
            rule: footer.isEmpty ? nil : ZoneRule(footer: footer))
    }
}

private struct TZifReader {
    struct Header {
        let version: UInt8
        let utcIndicators, standardIndicators, leapSeconds, transitions, types, nameBytes: Int

        func length(timeSize: Int) -> Int {
            transitions * (timeSize + 1) + types * 6 + nameBytes + leapSeconds * (timeSize + 4) + standardIndicators
                + utcIndicators
        }
    }

    let bytes: [UInt8]
    var position = 0

    mutating func header() -> Header? {
        guard position + 44 <= bytes.count, bytes[position..<position + 4].elementsEqual("TZif".utf8) else {
            return nil
        }
        let version = bytes[position + 4]
        let counts = (0..<6).map { integer(at: position + 20 + 4 * $0, size: 4) }
        position += 44
        guard counts.allSatisfy({ (0...0xFFFF).contains($0) }) else { return nil }
        return Header(
            version: version, utcIndicators: counts[0], standardIndicators: counts[1], leapSeconds: counts[2],
            transitions: counts[3], types: counts[4], nameBytes: counts[5])
    }

    mutating func table(_ header: Header, timeSize: Int) -> (transitions: [Int], offsets: [Int])? {
        let start = position
        position += header.length(timeSize: timeSize)
        guard position <= bytes.count, header.types > 0 else { return nil }
        let indices = start + header.transitions * timeSize
        let types = indices + header.transitions
        let typeOffsets = (0..<header.types).map { integer(at: types + 6 * $0, size: 4) }
        var transitions: [Int] = []
        var offsets = [typeOffsets[0]]
        for index in 0..<header.transitions {
            let type = Int(bytes[indices + index])
            guard type < typeOffsets.count else { return nil }
            transitions.append(integer(at: start + index * timeSize, size: timeSize))
            offsets.append(typeOffsets[type])
        }
        return (transitions, offsets)
    }

    private func integer(at offset: Int, size: Int) -> Int {
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
    }
}
