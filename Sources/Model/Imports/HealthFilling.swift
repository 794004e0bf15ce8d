/// How an import of Apple Health fills a tracker with a type of its records.
package enum HealthFilling: Sendable, Equatable {
    /// A log for each day with a record.
    case days
    /// The amount of each day; one of the tracker's unit is `one` in the unit of the records.
    case amounts(one: FixedDecimal)
    /// A log for each state of mind, from 1 (very unpleasant) to 5.
    case pleasantness
    /// A log for each state of mind with a label that is an option.
    case labels
    /// Nothing, for a reason that the import reports.
    case nothing(ImportRemark)

    /// How a type fills a tracker of a mode; without a unit, the usual one such as glasses of water is assumed.
    package init(_ type: String, _ mode: Tracker.Mode, unit: LocalizedText?, _ vocabulary: Vocabulary) {
        let isMood = type.hasPrefix("HK") && type.contains("StateOfMind")
        switch mode {
        case .yesNo, .awareness, .avoidance: self = .days
        case .selection where isMood: self = .labels
        case .number where isMood: self = .pleasantness
        case .selection, .note: self = .nothing(.healthMode)
        case .counter, .number:
            let one = HealthFilling.one(unit, of: type, vocabulary)
            self = one.map { .amounts(one: $0) } ?? .nothing(.healthUnit)
        }
    }

    package var isPossible: Bool { if case .nothing = self { false } else { true } }

    /// One of a unit in millilitres, milligrams or minutes; nil for other units.
    private static func one(_ unit: LocalizedText?, of type: String, _ vocabulary: Vocabulary) -> FixedDecimal? {
        let fluidOunce = FixedDecimal(billionths: 29_573_529_563)
        let (hours, minutes) = (vocabulary[.hours], vocabulary[.minutes])
        let usual: Set = [""]
        let units: [(one: FixedDecimal, words: Set<String>)]
        switch type {
        case "HKQuantityTypeIdentifierDietaryWater":
            units = [
                (FixedDecimal(250), vocabulary[.glasses].union(usual)), (FixedDecimal(1), ["ml"]),
                (FixedDecimal(10), ["cl"]), (FixedDecimal(100), ["dl"]), (FixedDecimal(1000), vocabulary[.litres]),
                (fluidOunce, ["fl oz", "fl. oz.", "floz", "oz"]),
            ]
        case "HKQuantityTypeIdentifierDietaryCaffeine":
            units = [(FixedDecimal(1), ["mg", ""]), (FixedDecimal(1000), ["g"])]
        case "HKCategoryTypeIdentifierSleepAnalysis":
            units = [(FixedDecimal(60), hours.union(usual)), (FixedDecimal(1), minutes)]
        case "HKCategoryTypeIdentifierMindfulSession", "HKWorkoutTypeIdentifier":
            units = [(FixedDecimal(60), hours), (FixedDecimal(1), minutes.union(usual))]
        default: return FixedDecimal(1)
        }
        let written = unit.map { unit in Language.allCases.map { unit.text(in: $0).lowercased() } } ?? [""]
        return units.first { !$0.words.isDisjoint(with: written) }?.one
    }
}
