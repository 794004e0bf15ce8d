/// The numbers of a record of an archive, which stand in little-endian order at fixed places.
struct ZipFields {
    let bytes: ArraySlice<UInt8>

    /// The number of `width` bytes, 1 to 8, at a place counted from the record's begin; nil where the record ends before.
    func number(_ place: Int, _ width: Int) -> UInt64? {
        guard place >= 0, bytes.count >= width, place <= bytes.count - width else { return nil }
        return bytes.dropFirst(place).prefix(width).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The same as an `Int`; nil also where it is larger than that holds.
    func int(_ place: Int, _ width: Int) -> Int? { number(place, width).flatMap { Int(exactly: $0) } }

    /// A part of the record; nil where the record ends before.
    func part(_ place: Int, _ count: Int) -> ZipFields? {
        guard place >= 0, count >= 0, bytes.count >= count, place <= bytes.count - count else { return nil }
        let start = bytes.startIndex + place
        return ZipFields(bytes: bytes[start..<start + count])
    }
}
