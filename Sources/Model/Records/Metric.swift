/// A value that a device or app measured on a day, such as hours of sleep.
package struct Metric: Sendable {
    /// The metrics that the program knows; others are kept too.
    package static let knownNames = KnownMetric.allCases.map(\.rawValue)

    package let origin: Origin
    package let day: Day
    /// The metric, such as `sleep`, as first spelled.
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
