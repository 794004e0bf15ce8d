import Diary
import Model

/// How the numbers of a column are written.
struct NumberStyle {
    /// Whether decimals may follow a comma, because commas don't separate the cells.
    private let hasDecimalComma: Bool
    /// Whether the other sign separates thousands, as in `8.500`.
    let isGrouped: Bool
    /// Whether more than half of the numbers with that sign can have grouped thousands, but not nine of ten.
    private let isMixed: Bool

    /// The style of cells: thousands are grouped if nine of ten numbers with that sign can be read so.
    init(of cells: some Sequence<String>, hasDecimalComma: Bool) {
        self.hasDecimalComma = hasDecimalComma
        let sign = UInt8(ascii: hasDecimalComma ? "." : ",")
        var (grouped, all) = (0, 0)
        for cell in cells.lazy.map(NumberStyle.plain)
        where cell.utf8.contains(sign) && cell.utf8.allSatisfy({ "0123456789.,".utf8.contains($0) }) {
            all += 1
            if NumberStyle.isGrouped(cell, by: sign) { grouped += 1 }
        }
        isGrouped = all > 0 && grouped * 10 >= all * 9
        isMixed = !isGrouped && grouped * 2 > all
    }

    /// Whether a cell can't be decided: its sign may separate thousands or decimals.
    func isAmbiguous(_ cell: String) -> Bool {
        isMixed && NumberStyle.isGrouped(NumberStyle.plain(cell), by: UInt8(ascii: hasDecimalComma ? "." : ","))
    }

    /// The number of a cell, even if it is ambiguous.
    func anyAmount(_ cell: String) -> FixedDecimal? {
        isAmbiguous(cell)
            ? Diary.amount(NumberStyle.plain(cell), hasDecimalComma: hasDecimalComma) : amount(cell)
    }

    /// A number without the spaces between its thousands; other texts are unchanged.
    private static func plain(_ cell: String) -> String {
        guard cell.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: " ") }), cell.utf8.count < 64 else {
            return cell
        }
        var text = ""
        var groups = [0]
        for character in cell {
            if character.isASCII, character.isNumber {
                text.append(character)
                groups[groups.count - 1] += 1
            } else if character.isWhitespace || "’٬".contains(character) {
                groups.append(0)
            } else {
                guard let sign = ["٫": ".", ".": ".", ",": ",", ":": ":"][character] else { return cell }
                // If the digits aren't in groups, the spaces don't separate thousands.
                guard groups.dropFirst().allSatisfy({ $0 == 3 }) else { return cell }
                groups = [0]
                text += sign
            }
        }
        return groups.dropFirst().allSatisfy { $0 == 3 } ? text : cell
    }

    /// Whether a cell is a number below 0.
    static func isBelowZero(_ cell: String) -> Bool {
        guard let sign = cell.first, "-−".contains(sign) else { return false }
        return cell.dropFirst().contains(where: \.isNumber)
            && cell.dropFirst().allSatisfy { $0.isNumber || ".,% ".contains($0) }
    }

    /// The number of a cell, from 0: with decimals, or as a duration with seconds; nil for anything else.
    func amount(_ written: String) -> FixedDecimal? {
        let cell = NumberStyle.plain(written)
        if let hours = NumberStyle.hoursOfClock(cell) { return hours }
        guard isGrouped else {
            return isAmbiguous(cell) ? nil : Diary.amount(cell, hasDecimalComma: hasDecimalComma)
        }
        let sign = UInt8(ascii: hasDecimalComma ? "." : ",")
        guard !cell.utf8.contains(sign) || NumberStyle.isGrouped(cell, by: sign) else { return nil }
        let digits = String(decoding: cell.utf8.filter { $0 != sign }, as: UTF8.self)
        return Diary.amount(digits, hasDecimalComma: hasDecimalComma)
    }

    /// The hours of a duration with seconds, such as `0:45:30`; nil for anything else.
    static func hoursOfClock(_ text: String) -> FixedDecimal? {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, (1...4).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts[2].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), let hours = Int128(parts[0]),
            let minutes = Int128(parts[1]), let seconds = Int128(parts[2]), minutes < 60, seconds < 60
        else { return nil }
        let count = (hours * 60 + minutes) * 60 + seconds
        return FixedDecimal(billionths: divideRounding(count * FixedDecimal.unit, by: 3600))
    }

    /// Whether a cell has one to three digits, then groups of three, then optional decimals; no leading zero.
    private static func isGrouped(_ cell: String, by sign: UInt8) -> Bool {
        let whole = cell.utf8.prefix { $0 != UInt8(ascii: sign == UInt8(ascii: ".") ? "," : ".") }
        let groups = whole.split(separator: sign, omittingEmptySubsequences: false)
        guard groups.count > 1, let first = groups.first, (1...3).contains(first.count) else { return false }
        return first.first != UInt8(ascii: "0") && groups.dropFirst().allSatisfy { $0.count == 3 }
    }
}
