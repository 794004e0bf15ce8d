package import ProgressModel

/// How a language writes numbers.
package struct NumberFormat: Sendable {
    package let groupSeparator: Character
    package let decimalSeparator: Character

    package static let english = NumberFormat(groupSeparator: ",", decimalSeparator: ".")
    package static let german = NumberFormat(groupSeparator: ".", decimalSeparator: ",")

    /// `1,234`.
    package func text(_ number: Int) -> String {
        (0...999).contains(number) ? String(number) : text(decimal: String(number))
    }

    /// `1,234.5`, with the places that were written.
    package func text(_ number: FixedDecimal) -> String { number.whole.map(text(_:)) ?? text(decimal: number.text) }

    /// A plain decimal such as `-1234.50` in this language, its places kept.
    package func text(decimal: String) -> String {
        var parts = decimal.split(separator: ".", omittingEmptySubsequences: false)[...]
        var digits = parts.popFirst() ?? ""
        var result = ""
        if digits.first == "-" {
            result.append("−")
            digits.removeFirst()
        }
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result.append(groupSeparator) }
            result.append(digit)
        }
        if let places = parts.first {
            result.append(decimalSeparator)
            result += places
        }
        return result
    }
}
