import Model

/// The types of records that trackers of a person are filled from (`healthType`).
struct WantedTypes {
    /// A type with the trackers that name it.
    struct Wish {
        let type: [UInt8]
        /// What records of the type are taken as in any case; nil for those that only trackers want.
        let kind: HealthKind?
        fileprivate(set) var trackers: [Tracker]
        /// What its numbers are in, as the first record says; nil while there is none, or where a record is one event.
        fileprivate(set) var unit: [UInt8]?
    }

    private(set) var wishes: [Wish] = []
    var isEmpty: Bool { wishes.isEmpty }

    /// More types than anybody fills trackers from.
    private static let most = 100

    /// Those of active trackers; one that is archived is filled on if its type is read in any case.
    init(_ trackers: [Tracker]) {
        for tracker in trackers {
            guard let type = tracker.healthType.map({ Array($0.utf8) }), !type.isEmpty else { continue }
            let kind = type.withUnsafeBufferPointer(HealthKind.init(type:))
            guard tracker.isActive || kind != nil else { continue }
            if let index = wishes.firstIndex(where: { kind == nil ? $0.type == type : $0.kind == kind }) {
                wishes[index].trackers.append(tracker)
            } else if wishes.count < WantedTypes.most {
                wishes.append(Wish(type: type, kind: kind, trackers: [tracker]))
            }
        }
    }

    /// Whether a tracker names a kind.
    func has(_ kind: HealthKind) -> Bool { wishes.contains { $0.kind == kind } }

    /// The place of the wish for a type that is no kind; nil if no tracker names it.
    func place(of type: XMLBytes) -> Int? {
        wishes.firstIndex { wish in wish.type.withUnsafeBufferPointer { $0.equals(type) } }
    }

    /// The number of a record, 1 of one that is an event; nil where it is none, or in another unit than those before.
    mutating func number(_ record: HealthRecord, at place: Int) -> FixedDecimal? {
        guard let value = record.value, let unit = record.unit else { return FixedDecimal(1) }
        guard let number = HealthNumber(value)?.value, number >= .zero else { return nil }
        guard let known = wishes[place].unit else {
            wishes[place].unit = Array(unit)
            return number
        }
        return known.withUnsafeBufferPointer { $0.equals(unit) } ? number : nil
    }
}
