package import Model

/// How a language formats numbers.
package struct NumberFormat: Sendable {
    /// An ASCII character.
    private let groupSeparator, decimalSeparator: UInt8

    /// Two ASCII characters: the separator of groups of three digits, and the decimal one.
    init(groupSeparator: UInt8, decimalSeparator: UInt8) {
        (self.groupSeparator, self.decimalSeparator) = (groupSeparator, decimalSeparator)
    }

    /// The numbers without a group separator, as most numbers of a report are.
    private static let short = (0...999).map { String($0) }

    /// `1,234`.
    package func text(_ number: Int) -> String {
        (0...999).contains(number) ? NumberFormat.short[number] : text(decimal: String(number))
    }

    /// `1,234.5`, with the places as written.
    package func text(_ number: FixedDecimal) -> String { number.whole.map(text(_:)) ?? text(decimal: number.text) }

    /// Hours as `7:30`, rounded to a minute.
    package func hours(_ number: FixedDecimal) -> String {
        hours(minutes: FixedDecimal(billionths: number.billionths * 60).rounded)
    }

    /// Minutes as hours: `7:30`.
    package func hours(minutes: Int) -> String { "\(text(minutes / 60)):\(padded(minutes % 60, 2))" }

    /// A plain decimal such as `1234.50` as entered in a field: without group separators.
    package func entered(_ decimal: String) -> String {
        decimal.split(separator: ".", omittingEmptySubsequences: false)
            .joined(separator: String(UnicodeScalar(decimalSeparator)))
    }

    /// A plain decimal such as `-1234.50` in this language, with its places.
    package func text(decimal: String) -> String {
        let isNegative = decimal.utf8.first == UInt8(ascii: "-")
        let number = decimal.utf8.dropFirst(isNegative ? 1 : 0)
        let wholeDigits = number.prefix { $0 != UInt8(ascii: ".") }.count
        return String(unsafeUninitializedCapacity: number.count + wholeDigits / 3 + 3) { bytes in
            var count = 0
            if isNegative { count = bytes.update(fromContentsOf: "−".utf8) }
            for (index, byte) in number.enumerated() {
                if index > 0, index < wholeDigits, (wholeDigits - index) % 3 == 0 {
                    bytes[count] = groupSeparator
                    count += 1
                }
                bytes[count] = byte == UInt8(ascii: ".") ? decimalSeparator : byte
                count += 1
            }
            return count
        }
    }
}
