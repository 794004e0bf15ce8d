import ProgressLoading
import ProgressModel

/// How the numbers of a column are written.
struct NumberStyle {
    /// Whether a comma may stand before decimals, because none separates the cells.
    private let hasDecimalComma: Bool
    /// Whether the other sign stands between thousands, as in `8.500`.
    let isGrouped: Bool

    /// The style of cells: thousands are grouped where every number with that sign could be, because a column has one style.
    init(of cells: some Sequence<String>, hasDecimalComma: Bool) {
        self.hasDecimalComma = hasDecimalComma
        let sign: Character = hasDecimalComma ? "." : ","
        var isGrouped = false
        for cell in cells where cell.contains(sign) && cell.utf8.allSatisfy({ "0123456789.,".utf8.contains($0) }) {
            guard NumberStyle.isGrouped(cell, by: sign) else {
                isGrouped = false
                break
            }
            isGrouped = true
        }
        self.isGrouped = isGrouped
    }

    /// The number of a cell, from 0: with decimals, or as hours and minutes; nil for anything else.
    func amount(_ cell: String) -> FixedDecimal? {
        guard isGrouped else { return ProgressLoading.amount(cell, hasDecimalComma: hasDecimalComma) }
        let plain = cell.filter { $0 != (hasDecimalComma ? "." : ",") }
        return ProgressLoading.amount(plain, hasDecimalComma: hasDecimalComma)
    }

    /// One to three digits, then groups of three, then decimals behind the other sign; no leading zero.
    private static func isGrouped(_ cell: String, by sign: Character) -> Bool {
        let whole = cell.prefix { $0 != (sign == "." ? "," : ".") }
        let groups = whole.split(separator: sign, omittingEmptySubsequences: false)
        guard groups.count > 1, let first = groups.first, (1...3).contains(first.utf8.count) else { return false }
        return first.utf8.first != UInt8(ascii: "0") && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
    }
}
