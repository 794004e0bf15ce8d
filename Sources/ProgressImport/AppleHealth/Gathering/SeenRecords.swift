/// Remembers which records there were: exports of restored phones have some twice.
///
/// Of each only a hash of 64 bits is kept, and of the last half million to a million, so that the memory has a bound.
struct SeenRecords {
    private var slots = [UInt64](repeating: 0, count: 1 << 12)
    private var count = 0
    /// The first half of those that are remembered, once there are too many.
    private var older: [UInt64] = []

    private static let mostSlots = 1 << 19

    /// Adds a record; false where it was there.
    mutating func insert(_ hash: UInt64) -> Bool {
        let hash = hash == 0 ? 1 : hash
        let slot = SeenRecords.slot(hash, in: slots)
        guard slots[slot] == 0 else { return false }
        if !older.isEmpty, older[SeenRecords.slot(hash, in: older)] != 0 { return false }
        slots[slot] = hash
        count += 1
        if count > slots.count / 4 * 3 { grow() }
        return true
    }

    /// The slot that has a hash, or where it would be.
    private static func slot(_ hash: UInt64, in slots: [UInt64]) -> Int {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        guard slots.count < SeenRecords.mostSlots else {
            older = slots
            slots = [UInt64](repeating: 0, count: SeenRecords.mostSlots)
            count = 0
            return
        }
        var larger = [UInt64](repeating: 0, count: slots.count * 2)
        for hash in slots where hash != 0 { larger[SeenRecords.slot(hash, in: larger)] = hash }
        slots = larger
    }
}
