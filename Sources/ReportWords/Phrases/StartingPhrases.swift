/// What `reportgen init` asks, and what the files it writes explain.
package protocol StartingPhrases: Sendable {
    // Questions, each followed by an answer on the same line
    var askName: String { get }
    var askTimeZone: String { get }
    var askLanguage: String { get }
    var askCurrency: String { get }
    var askPrice: String { get }
    var askDrinksPerWeek: String { get }
    var askLevel: String { get }
    /// An answer that cannot be used, and what was expected instead.
    func notAnAnswer(_ answer: String, _ expected: ExpectedAnswer) -> String
    func wrote(_ path: String) -> String
    /// What to do next, before the command to build.
    func writeYourFirstDay(_ path: String) -> String
    var nowBuild: String { get }

    // Comments in the files
    var startingWelcome: String { get }
    var startingSavings: String { get }
    var startingGoals: String { get }
    var startingPolicies: String { get }
    var startingPresets: String { get }
    var startingLogs: String { get }
    var startingWhy: String { get }
}

/// What a question of `reportgen init` takes for an answer.
package enum ExpectedAnswer: Sendable {
    case timeZone, language, currency, price, number, level
}
