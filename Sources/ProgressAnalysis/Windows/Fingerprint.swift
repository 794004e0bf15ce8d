import ProgressModel

/// A hash of values in their order, which is the same in every run.
///
/// It tells lists of values apart that differ by chance; it does not protect against someone who makes two equal hashes.
package struct Fingerprint: Sendable {
    /// The hash of what was added so far.
    package private(set) var value: UInt64 = 0

    /// Makes a hash of nothing.
    package init() {}

    /// Adds a word: its bits are spread by the two odd factors of SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
    package mutating func add(_ word: UInt64) {
        var mixed = (value &<< 1 | value &>> 63) ^ word &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed &>> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
        value = mixed ^ mixed &>> 31
    }

    package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    package mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { add($0) }
    }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(bytes.count)
        var word: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
            word = word &<< 8 | UInt64(byte)
            if index & 7 == 7 { add(word) }
        }
        add(word)
    }

    /// Adds a value that may be missing; a missing one differs from every other.
    package mutating func add<Value>(_ value: Value?, _ addValue: (inout Fingerprint, Value) -> Void) {
        add(value != nil)
        if let value { addValue(&self, value) }
    }

    mutating func add(_ text: String?) { add(text) { $0.add($1) } }

    mutating func add(_ day: Day) { add(day.number) }

    mutating func add(_ instant: Instant) {
        add(instant.seconds)
        add(instant.nanoseconds)
    }

    mutating func add(_ number: FixedDecimal) {
        add(UInt64(truncatingIfNeeded: number.billionths))
        add(UInt64(truncatingIfNeeded: number.billionths >> 64))
    }
}
