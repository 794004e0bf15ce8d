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
}
