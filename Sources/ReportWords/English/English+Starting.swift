extension English: StartingPhrases {
    var askName: String { "Your name, or nothing" }
    var askTimeZone: String { "Time zone" }
    var askLanguage: String { "Language, en or de" }
    var askCurrency: String { "Currency" }
    var askPrice: String { "Price of a drink, or nothing" }
    var askDrinksPerWeek: String { "Drinks in a usual week before, or nothing" }
    var askLevel: String { "Today so far: steady, easy or wild, or nothing" }
    func notAnAnswer(_ answer: String, _ expected: ExpectedAnswer) -> String {
        switch expected {
        case .timeZone: "\"\(answer)\" is not a time zone; expected a name such as Europe/Berlin"
        case .language: "\"\(answer)\" is not a language; expected en or de"
        case .currency: "\"\(answer)\" is not a currency; expected three letters such as EUR"
        case .price: "\"\(answer)\" is not an amount; expected e.g. 4.50"
        case .number: "\"\(answer)\" is not a number; expected e.g. 14"
        case .level: "\"\(answer)\" is not a level; expected steady, easy or wild"
        }
    }
    func wrote(_ path: String) -> String { "wrote \(path)" }
    func writeYourFirstDay(_ path: String) -> String { "Write your first day into \(path), then:" }
    var nowBuild: String { "Now:" }

    var startingWelcome: String { "Comments are welcome here. Everything may be left out." }
    var startingSavings: String { "What a drink cost and how many there used to be: with both, savings are shown." }
    var startingGoals: String { "Minutes at which a ring is full." }
    var startingPolicies: String {
        "What heals a missed day: \"universal\" (a joker every 7 days), \"classic\" or \"none\"."
    }
    var startingPresets: String { "Presets:" }
    var startingLogs: String { "Logs go to logs.csv:" }
    var startingWhy: String { "Write here why you do this. It stands on the first page." }
}
