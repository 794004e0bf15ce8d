/// What is taken out of an export.
enum HealthKind: UInt8, CaseIterable {
    case alcohol, water, caffeine, toothbrushing, handwashing, steps, restingHeartRate, heartRateVariability, sleep
    case mindfulness, stateOfMind, workout

    /// The kind of a record's type; nil for types that are not read.
    init?(type: XMLBytes) {
        guard let kind = HealthKind.types.first(where: { type.equals($0.0) })?.1 else { return nil }
        self = kind
    }

    /// The names in the export.
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
        // No record has it; trackers name it.
        ("HKWorkoutTypeIdentifier", .workout),
    ]

    /// What the numbers of a day become.
    enum Daily {
        /// They are added up.
        case sum(HealthUnit)
        /// Each record is one.
        case count
        /// Their mean counts.
        case mean(HealthUnit)
    }

    /// Nil where every record stands for itself, and for sleep.
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

    /// Whether the numbers of a day have a mean; else they are added up.
    var isMean: Bool { if case .mean? = daily { true } else { false } }

    /// To so many places are numbers of a day rounded.
    var places: Int {
        switch self {
        case .alcohol, .sleep, .mindfulness, .stateOfMind, .workout: 2
        case .caffeine, .restingHeartRate, .heartRateVariability: 1
        case .water, .toothbrushing, .handwashing, .steps: 0
        }
    }
}
