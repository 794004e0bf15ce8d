struct HealthRecord {
    private(set) var source, start, end, value, unit: XMLBytes?
    /// For a state of mind only.
    private(set) var valence, labels: XMLBytes?
    /// For a workout only.
    private(set) var activity, duration, durationUnit, energy, energyUnit: XMLBytes?
    /// The number of attributes that occur twice; the first one counts.
    private(set) var repeated = 0

    init(_ tag: XMLTag) {
        var attributes = tag.attributes
        // Nearly all records begin with these, in this order; the rest is read name by name.
        _ = attributes.pass(#" type=""#)
        source = attributes.pass(#" sourceName=""#)
        _ = attributes.pass(#" sourceVersion=""#)
        _ = attributes.pass(#" device=""#)
        unit = attributes.pass(#" unit=""#)
        _ = attributes.pass(#" creationDate=""#)
        start = attributes.pass(#" startDate=""#)
        end = attributes.pass(#" endDate=""#)
        value = attributes.pass(#" value=""#)
        while let (name, value) = attributes.next() {
            // The length alone distinguishes nearly all names.
            switch name.count {
            case 4 where name.equals("unit"): HealthRecord.set(&unit, value, &repeated)
            case 5 where name.equals("value"): HealthRecord.set(&self.value, value, &repeated)
            case 6 where name.equals("labels"): HealthRecord.set(&labels, value, &repeated)
            case 7 where name.equals("endDate"): HealthRecord.set(&end, value, &repeated)
            case 7 where name.equals("valence"): HealthRecord.set(&valence, value, &repeated)
            case 8 where name.equals("duration"): HealthRecord.set(&duration, value, &repeated)
            case 9 where name.equals("startDate"): HealthRecord.set(&start, value, &repeated)
            case 10 where name.equals("sourceName"): HealthRecord.set(&source, value, &repeated)
            case 12 where name.equals("durationUnit"): HealthRecord.set(&durationUnit, value, &repeated)
            case 17 where name.equals("totalEnergyBurned"): HealthRecord.set(&energy, value, &repeated)
            case 19 where name.equals("workoutActivityType"): HealthRecord.set(&activity, value, &repeated)
            case 21 where name.equals("totalEnergyBurnedUnit"): HealthRecord.set(&energyUnit, value, &repeated)
            default: break
            }
        }
    }

    private static func set(_ field: inout XMLBytes?, _ value: XMLBytes, _ repeated: inout Int) {
        if field == nil { field = value } else { repeated += 1 }
    }

    /// The key of a record: the same for two copies, and almost certainly different for different records.
    func key(_ type: XMLBytes, source: Int, from start: HealthDate, to end: HealthDate) -> SeenRecords.Key {
        let kind = type.hash(into: UInt64(source))
        let time = kind ^ UInt64(truncatingIfNeeded: start.seconds << 32 ^ end.seconds)
        let value = value ?? duration ?? valence ?? XMLBytes(start: nil, count: 0)
        return SeenRecords.Key(hash: value.hash(into: time), kind: kind, seconds: start.seconds)
    }
}

/// Remembers records, because exports of restored phones have some twice.
///
/// Only 64 bits of each are kept, and only for the last half million to a million, so that the memory is limited.
struct SeenRecords {
    /// What distinguishes records: a hash whose lowest bits are the time.
    ///
    /// Records are ordered by time, so records that follow each other are next to each other in the table. With random
    /// slots each look-up would wait for the memory.
    struct Key {
        fileprivate let bits: UInt64
        private static let (timeBits, secondsOfOne) = (23, 64)
        private static let timeMask: UInt64 = 1 << timeBits - 1

        /// Makes a key; records of the same kind and about the same time are near each other.
        init(hash: UInt64, kind: UInt64, seconds: Int) {
            let time = (kind >> 32) &+ UInt64(truncatingIfNeeded: seconds / Key.secondsOfOne)
            // Zero is an empty slot.
            bits = max(1, hash << Key.timeBits | time & Key.timeMask)
        }

        fileprivate init(bits: UInt64) { self.bits = bits }

        fileprivate var near: Int { Int(bits & Key.timeMask) }
        fileprivate var far: Int { Int(truncatingIfNeeded: bits >> Key.timeBits) }
    }

    private var slots = [UInt64](repeating: 0, count: 1 << 12)
    private var count = 0
    /// The records remembered first, once there are too many for one table.
    private var older: [UInt64] = []

    private static let mostSlots = 1 << 19
    /// The number of slots that are tried near the time; if all are taken, the slot is taken from the hash.
    private static let nearSlots = 16

    /// Adds a record; false if it was added before.
    mutating func insert(_ key: Key) -> Bool {
        let slot = SeenRecords.slot(key, in: slots)
        guard slots[slot] == 0 else { return false }
        if !older.isEmpty, older[SeenRecords.slot(key, in: older)] != 0 { return false }
        slots[slot] = key.bits
        count += 1
        if count > slots.count / 4 * 3 { grow() }
        return true
    }

    /// The slot that has a key, or that the key would be put into.
    private static func slot(_ key: Key, in slots: [UInt64]) -> Int {
        let mask = slots.count - 1
        for place in key.near..<key.near + nearSlots {
            let slot = place & mask
            if slots[slot] == 0 || slots[slot] == key.bits { return slot }
        }
        var slot = key.far & mask
        while slots[slot] != 0, slots[slot] != key.bits { slot = (slot + 1) & mask }
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
        for bits in slots where bits != 0 { larger[SeenRecords.slot(Key(bits: bits), in: larger)] = bits }
        slots = larger
    }
}
