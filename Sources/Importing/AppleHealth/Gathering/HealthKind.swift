/// A kind of data that is read from an export.
enum HealthKind: UInt8, CaseIterable {
    case alcohol, water, caffeine, toothbrushing, handwashing, steps, restingHeartRate, heartRateVariability, sleep
    case mindfulness, stateOfMind, workout

    /// The kind of a record's type; nil for types that are not read.
    init?(type: XMLBytes) {
        guard let kind = HealthKind.types.first(where: { type.equals($0.0) })?.1 else { return nil }
        self = kind
    }

    static let types: [(StaticString, HealthKind)] = [
        ("HKQuantityTypeIdentifierNumberOfAlcoholicBeverages", .alcohol),
        ("HKQuantityTypeIdentifierDietaryWater", .water), ("HKQuantityTypeIdentifierDietaryCaffeine", .caffeine),
        ("HKCategoryTypeIdentifierToothbrushingEvent", .toothbrushing),
        ("HKCategoryTypeIdentifierHandwashingEvent", .handwashing), ("HKQuantityTypeIdentifierStepCount", .steps),
        ("HKQuantityTypeIdentifierRestingHeartRate", .restingHeartRate),
        ("HKQuantityTypeIdentifierHeartRateVariabilitySDNN", .heartRateVariability),
        ("HKCategoryTypeIdentifierSleepAnalysis", .sleep), ("HKCategoryTypeIdentifierMindfulSession", .mindfulness),
        ("HKDataTypeStateOfMind", .stateOfMind), ("HKDataTypeIdentifierStateOfMind", .stateOfMind),
        ("HKStateOfMindSample", .stateOfMind), ("HKStateOfMind", .stateOfMind),
        // No record has this type; trackers can name it.
        ("HKWorkoutTypeIdentifier", .workout),
    ]

    /// How the records of a day are combined.
    enum Daily {
        case sum(HealthUnit)
        case count
        case mean(HealthUnit)
    }

    /// Nil if every record is counted by itself, and for sleep.
    var daily: Daily? {
        switch self {
        case .alcohol, .steps: .sum(.count)
        case .water: .sum(.millilitres)
        case .caffeine: .sum(.milligrams)
        case .toothbrushing, .handwashing: .count
        case .restingHeartRate: .mean(.perMinute)
        case .heartRateVariability: .mean(.milliseconds)
        case .sleep, .mindfulness, .stateOfMind, .workout: nil
        }
    }

    /// Whether the numbers of a day are averaged; else they are added up.
    var isMean: Bool { if case .mean? = daily { true } else { false } }

    /// The number of places that numbers of a day are rounded to.
    var places: Int {
        switch self {
        case .alcohol, .sleep, .mindfulness, .stateOfMind, .workout: 2
        case .caffeine, .restingHeartRate, .heartRateVariability: 1
        case .water, .toothbrushing, .handwashing, .steps: 0
        }
    }
}

/// The types of records in an export, the number of records of each, and which of them are read.
struct HealthTypes {
    private struct Entry {
        let name: [UInt8]
        let kind: HealthKind?
        var count = 0
    }

    private var entries: [Entry] = []
    /// Indices into `entries`, by the lowest bits of the type's hash; -1 in an empty slot.
    ///
    /// Without it, each record of a file that alternates between a thousand types could need a thousand comparisons.
    private var table = [Int16](repeating: -1, count: tableSize)
    /// The entry of the last record: records of one type usually follow each other.
    private var last = 0
    /// The number of records of all types after the first `mostTypes`.
    private var countOfOthers = 0

    private static let tableSize = 2048
    /// The maximum number of types, each with at most `longestName` bytes of its name; Apple has about two hundred.
    private static let mostTypes = 1000
    private static let longestName = 200

    /// Makes a list that already has the types that are read, so that there is always room for them.
    init() {
        for (type, _) in HealthKind.types {
            _ = place(of: XMLBytes(start: type.utf8Start, count: type.utf8CodeUnitCount))
        }
    }

    /// Counts a record and returns its kind; nil if its type isn't read.
    mutating func count(_ type: XMLBytes) -> HealthKind? {
        if last < entries.count, isName(type, of: last) {
            entries[last].count += 1
            return entries[last].kind
        }
        guard type.count <= HealthTypes.longestName, let place = place(of: type) else {
            countOfOthers += 1
            return nil
        }
        last = place
        entries[place].count += 1
        return entries[place].kind
    }

    private func isName(_ type: XMLBytes, of place: Int) -> Bool {
        entries[place].name.withUnsafeBufferPointer { $0.equals(type) }
    }

    /// The index of a type, which is added if it is new; nil if there are too many.
    private mutating func place(of type: XMLBytes) -> Int? {
        var slot = Int(type.hash(into: 0) & UInt64(HealthTypes.tableSize - 1))
        while table[slot] >= 0 {
            if isName(type, of: Int(table[slot])) { return Int(table[slot]) }
            slot = (slot + 1) & (HealthTypes.tableSize - 1)
        }
        guard entries.count < HealthTypes.mostTypes else { return nil }
        table[slot] = Int16(entries.count)
        entries.append(Entry(name: Array(type), kind: HealthKind(type: type)))
        return entries.count - 1
    }

    /// The types that aren't read, the most frequent first, without the prefixes that Apple's names share.
    func notRead(but wanted: Set<[UInt8]>) -> [(name: String, count: Int)] {
        let named = entries.filter { $0.kind == nil && $0.count > 0 && !wanted.contains($0.name) }.map {
            (HealthTypes.shortName($0.name), $0.count)
        }
        let others = countOfOthers > 0 ? [("…", countOfOthers)] : []
        return (named + others).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { (name: $0.0, count: $0.1) }
    }

    /// `HeartRate` of `HKQuantityTypeIdentifierHeartRate`.
    private static func shortName(_ bytes: [UInt8]) -> String {
        let name = String(decoding: bytes, as: UTF8.self)
        let prefixes = [
            "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCorrelationTypeIdentifier",
            "HKCategoryValue", "HKDataTypeIdentifier", "HKDataType",
        ]
        for prefix in prefixes where name.hasPrefix(prefix) && name != prefix {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }
}
