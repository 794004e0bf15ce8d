/// An amount in the smallest unit of a currency.
package struct Money: Hashable, Sendable {
    /// Cents for EUR, yen for JPY.
    package let minorUnits: Int128
    package let currency: Currency

    package init(minorUnits: Int128, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The absolute value.
    package var magnitude: Money { Money(minorUnits: abs(minorUnits), currency: currency) }

    /// A decimal with the places of the currency: `2250.00`.
    package var decimalText: String {
        let digits = String(minorUnits.magnitude)
        let missing = currency.minorDigits + 1 - digits.count
        let full = String(repeating: "0", count: max(0, missing)) + digits
        let whole = full.dropLast(currency.minorDigits)
        return (minorUnits < 0 ? "-" : "") + whole
            + (currency.minorDigits > 0 ? "." + full.suffix(currency.minorDigits) : "")
    }
}
