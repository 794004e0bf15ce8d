/// The position of an archive's list of members, from the record at its end.
struct ZipDirectoryPlace {
    /// The bytes of the list.
    let range: Range<Int>
    /// The number of members; only the lowest 16 bits if `hasWholeCount` is false.
    let count: Int
    let hasWholeCount: Bool
    /// The number to add to the offsets in the archive, because something precedes it.
    let shift: Int

    private static let endSignature: UInt64 = 0x0605_4B50
    private static let locatorSignature: UInt64 = 0x0706_4B50
    private static let wideEndSignature: UInt64 = 0x0606_4B50
    /// The first bytes of each member in the list.
    static let memberSignature: UInt64 = 0x0201_4B50

    /// Searches the end of the archive; throws if there is no such record, or it is wrong.
    init(_ bytes: any RandomAccessBytes) throws(ZipError) {
        let (place, end) = try ZipDirectoryPlace.end(bytes)
        var (disk, count, size, offset) = (end.int(4, 2), end.int(10, 2), end.int(12, 4), end.int(16, 4))
        var (directoryEnd, hasWholeCount) = (place, false)
        if let (widePlace, wide) = try ZipDirectoryPlace.wideEnd(bytes, before: place) {
            (disk, count, size, offset) = (wide.int(16, 4), wide.int(32, 8), wide.int(40, 8), wide.int(48, 8))
            (directoryEnd, hasWholeCount) = (widePlace, true)
        }
        guard disk == 0 || disk == 0xFFFF else { throw ZipError("the archive is one part of several") }
        guard let count, let size, let offset, size <= directoryEnd else {
            throw ZipError("the archive is damaged: its list of members would lie outside of it")
        }
        // If something precedes the archive, and in archives of more than 4 GiB with only the lowest 32 bits.
        let behind = directoryEnd - size
        var start = behind
        if offset <= directoryEnd - size, offset != behind,
            try ZipDirectoryPlace.number(bytes, offset) == ZipDirectoryPlace.memberSignature
        {
            start = offset
        }
        (self.count, self.hasWholeCount) = (count, hasWholeCount)
        range = start..<start + size
        shift = start - offset
    }

    private static func number(_ bytes: any RandomAccessBytes, _ offset: Int) throws(ZipError) -> UInt64? {
        try bytes.bytes(at: offset, count: 4).flatMap { ZipFields(bytes: $0[...]).number(0, 4) }
    }

    /// The last record of the archive and its offset; a comment of up to 65,535 bytes may follow.
    private static func end(_ bytes: any RandomAccessBytes) throws(ZipError) -> (Int, ZipFields) {
        let length = min(bytes.count, 22 + 0xFFFF)
        let start = bytes.count - length
        let tail = ZipFields(bytes: try bytes.bytes(at: start, count: length)?[...] ?? [])
        for place in stride(from: length - 22, through: 0, by: -1) where tail.bytes[place] == UInt8(ascii: "P") {
            guard let record = tail.part(place, 22), record.number(0, 4) == endSignature,
                let comment = record.int(20, 2), comment <= length - 22 - place
            else { continue }
            return (start + place, record)
        }
        throw ZipError("the archive is cut off: the list of its members, which stands at the end, is missing")
    }

    private static func wideEnd(
        _ bytes: any RandomAccessBytes, before end: Int
    ) throws(ZipError) -> (Int, ZipFields)? {
        guard let locator = try bytes.bytes(at: end - 20, count: 20).map({ ZipFields(bytes: $0[...]) }),
            locator.number(0, 4) == locatorSignature, let named = locator.int(8, 8)
        else { return nil }
        // The offset in the file, and the one if something precedes the archive.
        for place in [named, end - 20 - 56] where place <= end - 20 - 56 {
            guard let record = try bytes.bytes(at: place, count: 56).map({ ZipFields(bytes: $0[...]) }) else {
                continue
            }
            if record.number(0, 4) == wideEndSignature { return (place, record) }
        }
        throw ZipError("the archive is damaged: the list of its members is not where it should be")
    }
}

/// The little-endian numbers at fixed offsets of a record.
struct ZipFields {
    let bytes: ArraySlice<UInt8>

    /// The number of `width` bytes, 1 to 8, at an offset in the record; nil if the record ends before.
    func number(_ place: Int, _ width: Int) -> UInt64? {
        guard place >= 0, bytes.count >= width, place <= bytes.count - width else { return nil }
        return bytes.dropFirst(place).prefix(width).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The same as an `Int`; also nil if it is too large.
    func int(_ place: Int, _ width: Int) -> Int? { number(place, width).flatMap { Int(exactly: $0) } }

    /// A part of the record; nil if the record ends before.
    func part(_ place: Int, _ count: Int) -> ZipFields? {
        guard place >= 0, count >= 0, bytes.count >= count, place <= bytes.count - count else { return nil }
        let start = bytes.startIndex + place
        return ZipFields(bytes: bytes[start..<start + count])
    }
}
