/// One value that a device or app measured on a day, such as hours of sleep.
package struct Metric: Sendable {
    /// Those of which the program knows what they are; others are kept too.
    package static let knownNames = KnownMetric.allCases.map(\.rawValue)

    package let origin: Origin
    package let day: Day
    /// What was measured, such as `sleep`, in the spelling of its first record.
    package let name: String
    package let value: FixedDecimal
    package let source: String?

    package init(origin: Origin, day: Day, name: String, value: FixedDecimal, source: String?) {
        self.origin = origin
        self.day = day
        self.name = name
        self.value = value
        self.source = source
    }
}
