/// A metric of which the program knows what it is; its raw value is its name in files.
package enum KnownMetric: String, CaseIterable, Sendable {
    case sleep, restingHeartRate, heartRateVariability, steps, systolic, diastolic

    /// The sign of its unit; nil for what is merely counted.
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
