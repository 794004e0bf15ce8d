import ProgressModel

/// What a cell of Loop Habit Tracker says (`Entry.kt` of the app).
///
/// From version 2.3.1 on they are words, before it they were numbers, and some builds of 2022 and 2023 wrote
/// `Entry(timestamp=2023-04-04, value=2)`. The words stand for the same numbers in habits with amounts, so that an amount
/// of 0 is written `NO` there.
enum LoopValue {
    /// Something was done, with its amount if it has one.
    case done(FixedDecimal?)
    /// Nothing that is a log.
    case left(ImportRemark)

    /// Reads a cell, with `isAmount` of a habit with amounts; nil for one that the app does not write.
    init?(_ cell: String, isAmount: Bool, hasTarget: Bool) {
        switch (LoopValue.number(cell), isAmount) {
        case (-1, _): self = .left(.notSet)
        case (3, _): self = .left(.skipped)
        case (0, true) where !hasTarget: self = .left(.zero)
        case (let thousandths?, true) where (0...LoopValue.largest).contains(thousandths):
            self = .done(FixedDecimal(billionths: Int128(thousandths) * 1_000_000))
        case (2, false): self = .done(nil)
        case (1, false): self = .left(.implied)
        case (0, false): self = .left(.notDone)
        default: return nil
        }
    }

    /// More thousandths than anybody counts.
    private static let largest = 1_000_000_000_000

    /// The number that a cell means; nil if it means none.
    static func number(_ cell: String) -> Int? {
        switch cell {
        case "YES_MANUAL": return 2
        case "YES_AUTO": return 1
        case "NO": return 0
        case "UNKNOWN", "": return -1
        case "SKIP": return 3
        default: break
        }
        guard cell.hasPrefix("Entry("), let start = cell.firstRange(of: "value=") else {
            return Int(cell).flatMap { (-1...largest).contains($0) ? $0 : nil }
        }
        return Int(cell[start.upperBound...].prefix { $0 == "-" || $0.isNumber })
    }
}
