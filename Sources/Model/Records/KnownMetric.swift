/// A metric that the program knows; the raw value is its name in files.
package enum KnownMetric: String, CaseIterable, Sendable {
    case sleep, restingHeartRate, heartRateVariability, steps, systolic, diastolic

    /// The symbol of its unit; nil for a count.
    package var unit: String? {
        switch self {
        case .sleep: "h"
        case .restingHeartRate: "/min"
        case .heartRateVariability: "ms"
        case .steps: nil
        case .systolic, .diastolic: "mmHg"
        }
    }
}
