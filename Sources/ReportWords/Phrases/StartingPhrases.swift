package import ProgressModel

/// What `reportgen init` asks, and what the files it writes explain.
package protocol StartingPhrases: Sendable {
    /// Said once, before the first question.
    var startingGreeting: String { get }
    /// What to know before a question is answered; nil where it says everything itself.
    func explanation(before question: StartingQuestion) -> String?
    /// A question, followed by an answer on the same line.
    func question(_ question: StartingQuestion) -> String
    /// An answer that cannot be used, and what was expected instead; days are near today.
    func notAnAnswer(_ answer: String, to question: StartingQuestion, today: Day) -> String
    /// Said before the first question that is none of those that matter most.
    var theRestCanWait: String { get }
    /// That there is no question before the first one.
    var noWayBack: String { get }
    /// Words for answers, in lower case; the first is shown.
    var yesWords: [String] { get }
    var noWords: [String] { get }
    var nothing: [String] { get }
    var back: [String] { get }
    var everyDay: [String] { get }
    var onlySlips: [String] { get }
    func words(for aim: Profile.Aim) -> [String]

    func wrote(_ path: String) -> String
    /// That a file was there already.
    func kept(_ path: String) -> String
    /// Said of options whose answer belongs into a file that is there already.
    func notUsed(_ options: [String]) -> String
    /// What to do next, before the commands that write a day down and show the pages.
    var nowLog: String { get }
    /// The same before those that build the site.
    var orBuild: String { get }

    // Comments in the files
    var startingWelcome: String { get }
    var startingDayStart: String { get }
    var startingWeekStart: String { get }
    var startingSavings: String { get }
    var startingBalance: String { get }
    var startingAim: String { get }
    var startingLastDrink: String { get }
    var startingSoberUpTo: String { get }
    var startingAssumed: String { get }
    var startingGoals: String { get }
    var startingPolicies: String { get }
    var startingReminders: String { get }
    var startingFeedID: String { get }
    var startingPresets: String { get }
    var startingLogs: String { get }
}

/// A question of `reportgen init`, in the order in which they are asked: what for, since when, what to notice, and the rest.
package enum StartingQuestion: String, CaseIterable, Sendable {
    case aim, lastDrink, drinkGoal, soberSince, presets
    case language, name, timeZone, currency, price, drinksPerWeek, balance, habit, oneDrink, jokers, level, reminder,
        why

    /// Whether it is one of those that matter most; the rest has defaults that most people keep.
    package var comesFirst: Bool { [.aim, .lastDrink, .drinkGoal, .soberSince, .presets].contains(self) }
}
