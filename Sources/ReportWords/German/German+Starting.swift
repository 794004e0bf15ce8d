extension German: StartingPhrases {
    var askName: String { "Dein Name, oder nichts" }
    var askTimeZone: String { "Zeitzone" }
    var askLanguage: String { "Sprache, en oder de" }
    var askCurrency: String { "Währung" }
    var askPrice: String { "Preis eines Drinks, oder nichts" }
    var askDrinksPerWeek: String { "Drinks in einer üblichen Woche früher, oder nichts" }
    var askLevel: String { "Heute bisher: steady, easy oder wild, oder nichts" }
    func notAnAnswer(_ answer: String, _ expected: ExpectedAnswer) -> String {
        switch expected {
        case .timeZone: "„\(answer)“ ist keine Zeitzone; erwartet wird ein Name wie Europe/Berlin"
        case .language: "„\(answer)“ ist keine der Sprachen; erwartet wird en oder de"
        case .currency: "„\(answer)“ ist keine Währung; erwartet werden drei Buchstaben wie EUR"
        case .price: "„\(answer)“ ist kein Betrag; erwartet wird z. B. 4,50"
        case .number: "„\(answer)“ ist keine Zahl; erwartet wird z. B. 14"
        case .level: "„\(answer)“ ist keine Stufe; erwartet wird steady, easy oder wild"
        }
    }
    func wrote(_ path: String) -> String { "\(path) geschrieben" }
    func writeYourFirstDay(_ path: String) -> String { "Schreib deinen ersten Tag in \(path), dann:" }
    var nowBuild: String { "Jetzt:" }

    var startingWelcome: String { "Kommentare sind hier willkommen. Alles darf fehlen." }
    var startingSavings: String {
        "Was ein Drink gekostet hat und wie viele es früher waren: Mit beidem siehst du, was du sparst."
    }
    var startingGoals: String { "Minuten, bei denen ein Ring voll ist." }
    var startingPolicies: String {
        "Was einen Fehltag heilt: \"universal\" (alle 7 Tage ein Joker), \"classic\" oder \"none\" (nichts)."
    }
    var startingPresets: String { "Vorlagen:" }
    var startingLogs: String { "Was sie bemerken, steht in logs.csv:" }
    var startingWhy: String { "Schreib hier auf, warum du das tust. Es steht auf der ersten Seite." }
}
