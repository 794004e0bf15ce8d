import Model

/// The apps and devices that wrote the records of an export.
struct HealthSources {
    /// The names without the notation of XML, in the order in which they first occur.
    private(set) var names: [String] = []
    /// The number of records taken from each.
    private(set) var counts: [Int] = []
    private(set) var isWanted: [Bool] = []
    /// The number of places in names that were damaged.
    private(set) var repairs = 0
    private let onlyFrom: String?
    /// The names as written in the file; `places` has the index in `names` of each.
    private var written: [[UInt8]] = []
    private var places: [Int] = []
    private var last = 0

    /// The maximum number of sources; all later ones count as one.
    private static let mostSources = 500
    /// The length in bytes above which a name can only be an attempt to use up memory.
    private static let longestName = 1 << 16

    /// `onlyFrom` is the name of the only source that is wanted; nil for all.
    init(onlyFrom: String?) {
        self.onlyFrom = onlyFrom.map(DrinkSource.folded)
    }

    /// The index of a source in `names`; nil if its name is too long.
    mutating func place(of name: XMLBytes) -> Int? {
        if last < written.count, isWritten(name, last) { return places[last] }
        guard name.count <= HealthSources.longestName else { return nil }
        if let known = written.indices.first(where: { isWritten(name, $0) }) {
            last = known
            return places[known]
        }
        guard written.count < HealthSources.mostSources else { return add("…") }
        let text = XMLText(name)
        repairs += text.repairs
        let place = add(text.text)
        last = written.count
        written.append(Array(name))
        places.append(place)
        return place
    }

    private func isWritten(_ name: XMLBytes, _ place: Int) -> Bool {
        written[place].withUnsafeBufferPointer { $0.equals(name) }
    }

    /// The index of a name, which is added if it is new: one name can be written in several ways.
    private mutating func add(_ name: String) -> Int {
        if let place = names.firstIndex(of: name) { return place }
        names.append(name)
        counts.append(0)
        isWanted.append(onlyFrom.map { $0 == DrinkSource.folded(name) } ?? true)
        return names.count - 1
    }

    mutating func count(_ place: Int) { counts[place] += 1 }

    /// Whether two sources are in the order of their names, or have the same name.
    func isInOrder(_ place: Int, _ other: Int) -> Bool {
        !names[other].utf8.lexicographicallyPrecedes(names[place].utf8)
    }
}

/// The types of records that a person's trackers are filled from (`healthType`).
struct WantedTypes {
    /// A type with the trackers that name it.
    struct Wish {
        let type: [UInt8]
        /// The kind that the program reads anyway; nil for types that only trackers want.
        let kind: HealthKind?
        fileprivate(set) var trackers: [Tracker]
        /// The unit of its first record; nil before that, or if each record is an event without a value.
        fileprivate(set) var unit: [UInt8]?
    }

    private(set) var wishes: [Wish] = []
    var isEmpty: Bool { wishes.isEmpty }

    /// The maximum number of types.
    private static let most = 100

    /// The types of active trackers, and of archived ones if the program reads the type anyway.
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

    func has(_ kind: HealthKind) -> Bool { wishes.contains { $0.kind == kind } }

    /// The index of the wish for a type that isn't a kind; nil if no tracker names it.
    func place(of type: XMLBytes) -> Int? {
        wishes.firstIndex { wish in wish.type.withUnsafeBufferPointer { $0.equals(type) } }
    }

    /// The value of a record, 1 if it is an event; nil if it isn't a number, or not in the unit of the records before.
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
