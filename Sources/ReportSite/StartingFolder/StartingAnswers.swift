package import ProgressModel

/// What a person says before their folder is made; what is not said takes its default.
package struct StartingAnswers: Sendable {
    package var name: String?
    package var timeZone: String
    package var language: Language
    package var currency: String
    /// A decimal such as `4.50`.
    package var pricePerDrink: String?
    /// A decimal.
    package var drinksPerWeek: String?
    /// How today is so far; it becomes the first entry.
    package var level: Level?

    /// The answers of someone who says nothing, on this machine.
    package init() {
        timeZone = SystemSettings.timeZone ?? "UTC"
        language = SystemSettings.language ?? .english
        currency = "EUR"
    }

    /// Whether there is a time zone of that name.
    package static func isTimeZone(_ name: String) -> Bool {
        name == CivilZone.utc.name || ZoneFiles.bytes(of: name) != nil
    }

    /// The code of a currency, in capitals; nil where ISO 4217 knows none.
    package static func currency(_ code: String) -> String? { Currency(code: code)?.code }

    /// An amount as a profile holds it, with a point also where a comma was written; nil where it is none.
    package static func amount(_ text: String) -> String? {
        let text = text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
        return FixedDecimal(digits: text.utf8) == nil ? nil : text
    }
}
