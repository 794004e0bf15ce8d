import ProgressModel

/// The types of records that trackers of a person are filled from (`healthType`), beside those that are always read.
struct WantedTypes {
    /// A type with the tracker that wants it.
    struct Wish {
        let type: [UInt8]
        let tracker: Tracker
        /// What its numbers are in, as the first record says; nil while there is none, or where a record is one event.
        fileprivate(set) var unit: [UInt8]?

        /// Whether the numbers of a day are added up; else their mean counts.
        var isSum: Bool { tracker.mode != .number || tracker.summary == .sum }
        /// The name of the type, for ids.
        var name: String { String(decoding: type, as: UTF8.self) }
    }

    private(set) var wishes: [Wish] = []
    /// The first active tracker that names a type, also one that becomes a tracker in any case.
    private var owners: [String: Tracker] = [:]
    var isEmpty: Bool { wishes.isEmpty }

    /// More trackers than anybody fills from a phone.
    private static let most = 100

    /// Those of active trackers that count days or amounts; each type fills the first tracker that names it.
    init(_ trackers: [Tracker]) {
        for tracker in trackers where tracker.isActive && ![.selection, .note].contains(tracker.mode) {
            guard let type = tracker.healthType, !type.isEmpty, owners[type] == nil else { continue }
            owners[type] = tracker
            guard wishes.count < WantedTypes.most, !WantedTypes.isTracker(type) else { continue }
            wishes.append(Wish(type: Array(type.utf8), tracker: tracker))
        }
    }

    /// Whether a type becomes a tracker, or an entry, in any case.
    private static func isTracker(_ type: String) -> Bool {
        let kind = Array(type.utf8).withUnsafeBufferPointer(HealthKind.init(type:))
        return switch kind {
        case .alcohol, .water, .caffeine, .toothbrushing, .handwashing, .mindfulness, .stateOfMind, .sleep: true
        case .steps, .restingHeartRate, .heartRateVariability, nil: false
        }
    }

    /// The tracker of a kind that is counted in a unit; nil where nobody named its type for a counter of it.
    func owner(of kind: HealthKind, unit: String?) -> Tracker? {
        guard let type = HealthKind.types.first(where: { $0.1 == kind })?.0, let owner = owners["\(type)"] else {
            return nil
        }
        let units = owner.unit.map { unit in Language.allCases.map { unit.text(in: $0).lowercased() } } ?? []
        return owner.mode == .counter && (unit.map(units.contains) ?? true) ? owner : nil
    }

    /// The place of the wish for a type; nil where nobody wants it.
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
