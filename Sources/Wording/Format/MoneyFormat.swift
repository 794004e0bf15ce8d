package import Model

/// How a language formats amounts of money.
package struct MoneyFormat: Sendable {
    package let numbers: NumberFormat
    /// `€2,250.00` rather than `2.250,00 €`.
    package let symbolFirst: Bool

    /// The amount with all places of its currency.
    package func text(_ money: Money) -> String {
        text(decimal: money.decimalText, money.currency)
    }

    /// The amount for a headline: from ten units of the currency on in whole ones, rounded once.
    package func headline(_ money: Money, whole: Int128) -> String {
        let unit = money.currency.minorUnits
        guard unit > 1, abs(money.minorUnits) >= 10 * unit else { return text(money) }
        return text(decimal: String(whole), money.currency)
    }

    /// A price as written, with at least the places of its currency.
    package func text(_ price: FixedDecimal, _ currency: Currency) -> String {
        text(decimal: price.text(places: currency.minorDigits), currency)
    }

    private func text(decimal: String, _ currency: Currency) -> String {
        let symbol = MoneyFormat.symbols[currency.code]
        let isNegative = decimal.hasPrefix("-")
        let number = numbers.text(decimal: isNegative ? String(decimal.dropFirst()) : decimal)
        let sign = isNegative ? "−" : ""
        guard symbolFirst else { return "\(sign)\(number)\u{A0}\(symbol ?? currency.code)" }
        return symbol.map { "\(sign)\($0)\(number)" } ?? "\(sign)\(currency.code)\u{A0}\(number)"
    }

    /// Only unambiguous symbols; other currencies are written as codes.
    private static let symbols = [
        "EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "ILS": "₪", "VND": "₫", "UAH": "₴",
        "TRY": "₺", "BRL": "R$", "AUD": "A$", "CAD": "CA$", "NZD": "NZ$", "MXN": "MX$", "PHP": "₱", "NGN": "₦",
    ]
}

extension FixedDecimal {
    /// The number with at least `places` places, such as `4.50`, without group separators.
    package func text(places: Int) -> String {
        let written = text.split(separator: ".").dropFirst().first?.count ?? 0
        guard written < places else { return text }
        return text + (written == 0 ? "." : "") + String(repeating: "0", count: places - written)
    }
}
