import ProgressLoading
import ProgressModel

/// A number as spreadsheet programs store it.
struct SheetNumber {
    let value: Double

    /// With at most nine decimals, and of the same value to fifteen digits, which is what these programs show.
    ///
    /// So 0.1 + 0.2, which is stored as 0.30000000000000004, is `0.3`.
    var text: String {
        var scaled: (digits: Int64, decimals: Int, scale: Double)?
        var scale = 1.0
        for decimals in 0...9 {
            guard let digits = Int64(exactly: (value * scale).rounded()) else { break }
            scaled = (digits, decimals, scale)
            if abs(Double(digits) / scale - value) <= abs(value) * 1e-15 { break }
            scale *= 10
        }
        guard let (digits, decimals, divisor) = scaled else { return "\(value)" }
        guard decimals > 0 else { return "\(digits)" }
        let (whole, rest) = digits.magnitude.quotientAndRemainder(dividingBy: UInt64(divisor.rounded()))
        let zeros = String(repeating: "0", count: max(0, decimals - "\(rest)".utf8.count))
        var text = "\(digits < 0 ? "-" : "")\(whole).\(zeros)\(rest)"
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// The day, the day and time, or the time alone that a number of days since the end of 1899 means, or since the
    /// beginning of 1904; nil where it means none.
    ///
    /// Excel counts a 29 February 1900 that never was, so that its days before March 1900 are one less.
    func moment(_ format: SheetFormat, since1904: Bool) -> String? {
        guard value >= 0, value < 3_000_000 else { return nil }
        let seconds = Int((value * 86_400).rounded())
        switch format {
        case .duration: return SheetDate.clock(seconds)
        case .time: return SheetDate.clock(seconds % 86_400)
        default: if value < 1 { return SheetDate.clock(seconds) }
        }
        var number = seconds / 86_400
        if since1904 { number += 1462 } else if number < 61 { number += 1 }
        guard let start = Day(year: 1899, month: 12, day: 30) else { return nil }
        return SheetDate.text(start.advanced(by: number), seconds % 86_400)
    }
}
