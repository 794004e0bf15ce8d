import Foundation

/// How much of a long property a run proves: a part that is the same every time in `make test`, all of it in `make soak`.
package enum Soak {
    /// Whether everything is proven: `SOAK=1` in the environment.
    package static let isOn = ProcessInfo.processInfo.environment["SOAK"] == "1"

    /// Whether the programs are built with a sanitizer.
    package static let isSanitized = ProcessInfo.processInfo.environment["SANITIZED"] != nil

    /// A number of rounds, or whatever else says how much is tried.
    package static func choose<Amount>(_ part: Amount, whole: Amount) -> Amount { isOn ? whole : part }
}
