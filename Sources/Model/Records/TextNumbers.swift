/// Numbers texts from 0 in the order of their first occurrence; equal bytes have equal numbers.
///
/// A hash table with open addressing over one buffer of bytes, so that a lookup doesn't make a `String`.
package struct TextNumbers: Sendable {
    private var bytes: [UInt8] = []
    /// The end of each text in `bytes`; the next one begins there.
    private var ends: [Int] = []
    /// The number of the text with its hash at each slot or an earlier one, or -1.
    ///
    /// The count is a power of two, at least twice that of the texts.
    private var slots = [Int32](repeating: -1, count: 16)

    package init() {}

    package var count: Int { ends.count }

    /// The text of a number of this table.
    package func text(_ number: Int) -> String {
        String(decoding: bytes[start(number)..<ends[number]], as: UTF8.self)
    }

    /// The number of a text; nil if it isn't in the table; O(length of the text) on average.
    package func find(_ text: borrowing Span<UInt8>) -> Int? {
        let number = slots[slot(of: text)]
        return number < 0 ? nil : Int(number)
    }

    /// The number of a text, which is added if it is new; O(length of the text) on average.
    package mutating func number(of text: borrowing Span<UInt8>) -> Int {
        let slot = slot(of: text)
        if slots[slot] >= 0 { return Int(slots[slot]) }
        let number = ends.count
        text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        ends.append(bytes.count)
        slots[slot] = Int32(truncatingIfNeeded: number)
        if ends.count * 2 > slots.count { grow() }
        return number
    }

    private func start(_ number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

    private func slot(of text: borrowing Span<UInt8>) -> Int {
        let mask = slots.count - 1
        var slot = TextNumbers.hash(text) & mask
        while slots[slot] >= 0, !isEqual(text, Int(slots[slot])) { slot = (slot + 1) & mask }
        return slot
    }

    private func isEqual(_ text: borrowing Span<UInt8>, _ number: Int) -> Bool {
        let start = start(number)
        guard ends[number] - start == text.count else { return false }
        for index in text.indices where text[index] != bytes[start + index] { return false }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        let mask = slots.count - 1
        for number in ends.indices {
            var slot = TextNumbers.hash(bytes.span.extracting(start(number)..<ends[number])) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    /// A hash with one multiplication for each eight bytes; never negative.
    private static func hash(_ text: borrowing Span<UInt8>) -> Int {
        text.withUnsafeBytes { bytes in
            var hash = UInt64(truncatingIfNeeded: bytes.count)
            let whole = bytes.count & ~7
            for place in stride(from: 0, to: whole, by: 8) {
                hash = TextNumbers.mix(hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            }
            let word = bytes[whole...].reduce(0) { $0 &<< 8 | UInt64($1) }
            return Int(truncatingIfNeeded: TextNumbers.mix(hash ^ word) & 0x7FFF_FFFF)
        }
    }

    /// Mixes the bits of a number: the odd factor is 2⁶⁴ divided by the golden ratio.
    private static func mix(_ number: UInt64) -> UInt64 {
        let product = number &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }
}
