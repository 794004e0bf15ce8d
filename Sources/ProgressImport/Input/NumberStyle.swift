import ProgressLoading
import ProgressModel

/// How the numbers of a column are written.
struct NumberStyle {
    /// Whether a comma may stand before decimals, because none separates the cells.
    private let hasDecimalComma: Bool
    /// Whether the other sign stands between thousands, as in `8.500`.
    let isGrouped: Bool
    /// Whether some numbers with that sign could be thousands and some could not.
    private let isMixed: Bool

    /// The style of cells: thousands are grouped where nine of ten numbers with that sign could be, and none is where half of
    /// them could not.
    init(of cells: some Sequence<String>, hasDecimalComma: Bool) {
        self.hasDecimalComma = hasDecimalComma
        let sign: Character = hasDecimalComma ? "." : ","
        var (grouped, all) = (0, 0)
        for cell in cells where cell.contains(sign) && cell.utf8.allSatisfy({ "0123456789.,".utf8.contains($0) }) {
            all += 1
            if NumberStyle.isGrouped(cell, by: sign) { grouped += 1 }
        }
        isGrouped = all > 0 && grouped * 10 >= all * 9
        isMixed = !isGrouped && grouped * 2 > all
    }

    /// Whether nobody can say what a cell means: thousands, or decimals.
    func isAmbiguous(_ cell: String) -> Bool {
        isMixed && NumberStyle.isGrouped(cell, by: hasDecimalComma ? "." : ",")
    }

    /// The number of a cell, also where it could be another one.
    func anyAmount(_ cell: String) -> FixedDecimal? {
        isAmbiguous(cell) ? ProgressLoading.amount(cell, hasDecimalComma: hasDecimalComma) : amount(cell)
    }

    /// The number of a cell, from 0: with decimals, or as hours and minutes; nil for anything else.
    func amount(_ cell: String) -> FixedDecimal? {
        if let hours = NumberStyle.hoursOfClock(cell) { return hours }
        guard isGrouped else {
            return isAmbiguous(cell) ? nil : ProgressLoading.amount(cell, hasDecimalComma: hasDecimalComma)
        }
        let sign: Character = hasDecimalComma ? "." : ","
        guard !cell.contains(sign) || NumberStyle.isGrouped(cell, by: sign) else { return nil }
        return ProgressLoading.amount(cell.filter { $0 != sign }, hasDecimalComma: hasDecimalComma)
    }

    /// The hours of a duration with seconds, such as `0:45:30`; nil for anything else.
    static func hoursOfClock(_ text: String) -> FixedDecimal? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, (1...4).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts[2].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), let hours = Int128(parts[0]),
            let minutes = Int128(parts[1]), let seconds = Int128(parts[2]), minutes < 60, seconds < 60
        else { return nil }
        let count = (hours * 60 + minutes) * 60 + seconds
        return FixedDecimal(billionths: divideRounding(count * FixedDecimal.unit, by: 3600))
    }

    /// One to three digits, then groups of three, then decimals behind the other sign; no leading zero.
    private static func isGrouped(_ cell: String, by sign: Character) -> Bool {
        let whole = cell.prefix { $0 != (sign == "." ? "," : ".") }
        let groups = whole.split(separator: sign, omittingEmptySubsequences: false)
        guard groups.count > 1, let first = groups.first, (1...3).contains(first.utf8.count) else { return false }
        return first.utf8.first != UInt8(ascii: "0") && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
    }
}
