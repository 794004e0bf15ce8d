import Foundation

/// The amount of a long property that a run tests: the same part every time in `make test`, all of it in `make soak`.
package enum Soak {
    /// Whether everything is tested: `SOAK=1` in the environment.
    package static let isOn = ProcessInfo.processInfo.environment["SOAK"] == "1"

    /// Whether the programs are built with a sanitizer.
    package static let isSanitized = ProcessInfo.processInfo.environment["SANITIZED"] != nil

    /// A number of rounds, or any other amount to test.
    package static func choose<Amount>(_ part: Amount, whole: Amount) -> Amount { isOn ? whole : part }
}
