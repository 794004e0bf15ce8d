/// Bytes of a text file while it is written: the storage that `HTML` and `Markdown` share.
///
/// It escapes nothing; what may enter unescaped is decided by the types around it.
package struct MarkupBuffer: Sendable, Hashable {
    package private(set) var bytes: [UInt8] = []

    /// An empty buffer.
    package init() {}

    package var isEmpty: Bool { bytes.isEmpty }
    package var count: Int { bytes.count }

    /// Makes room for that many bytes in all.
    package mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

    /// Appends a literal of the program.
    package mutating func append(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    package mutating func append(contentsOf other: MarkupBuffer) { bytes.append(contentsOf: other.bytes) }
    package mutating func append(contentsOf other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }
    package mutating func append(contentsOf other: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: other) }
    package mutating func append(byte: UInt8) { bytes.append(byte) }

    /// Appends a whole number in decimal digits.
    package mutating func append(number: Int) {
        guard number < 0 || number > 9 else {
            bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
            return
        }
        var rest = number.magnitude
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = digits.count
            while rest > 0 {
                start -= 1
                digits[start] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            if number < 0 { bytes.append(UInt8(ascii: "-")) }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    /// Appends a number of tenths with its fraction, such as 9.5 for 95.
    package mutating func append(tenths: Int) {
        if (-9 ... -1).contains(tenths) { bytes.append(UInt8(ascii: "-")) }
        append(number: tenths / 10)
        guard tenths % 10 != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        append(number: abs(tenths % 10))
    }

    /// Inserts bytes before those at `offset`; O(bytes after it).
    package mutating func insert(_ other: MarkupBuffer, at offset: Int) {
        bytes.insert(contentsOf: other.bytes, at: offset)
    }
}
