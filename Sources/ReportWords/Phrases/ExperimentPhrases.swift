package import ProgressModel

/// The words of experiments that a person makes on themselves.
package protocol ExperimentPhrases: Sendable {
    var experiment: String { get }
    /// Which week it is, from 1, and what it asks for.
    func experimentWeek(_ week: Int, of weeks: Int, _ arm: Experiment.Arm) -> String
    func experimentWillBegin(_ date: String) -> String
    /// What it is measured by, and that nothing is told before it is over.
    func experimentGoesOn(_ measure: String) -> String
    /// The means of weeks with and without.
    func experimentMeans(_ measure: String, with: String, without: String) -> String
    /// A difference that is clear, or one that may be chance, with the ends of its interval.
    func experimentDifference(_ difference: ExperimentWords.Difference, isClear: Bool) -> String
    /// The difference that would have been found in eight of ten cases.
    func experimentCouldFind(_ amount: String) -> String
    /// What the letters below the columns are.
    var experimentLetters: String { get }
    /// The pairs of weeks that have enough days are too few.
    func experimentTooFew(_ pairs: Int, needed: Int) -> String
    func experimentEndedEarly(_ weeks: Int, of planned: Int) -> String
    /// What it should be measured by does not exist.
    func experimentWithoutMeasure(_ name: String) -> String
    func experimentChart(_ measure: String) -> String
    /// A week with and one without, in a table.
    func name(of arm: Experiment.Arm) -> String
    func percentagePoints(_ number: String) -> String

    /// What nobody is asked to do for a comparison, in lower case: how such words begin and end, and whole ones.
    var harmfulEndings: [String] { get }
    var harmfulBeginnings: [String] { get }
    var harmfulWords: [String] { get }
    /// What is harmful unless a harmless drink is named, with which a word may end: `Kräutertee`.
    var wordsForDrinking: [String] { get }
    var harmlessDrinks: [String] { get }

    /// At the terminal.
    func experimentBegins(_ name: String, on date: String, weeks: Int) -> String
    func experimentStopped(_ name: String) -> String
    var experimentGone: String { get }
    var noExperiments: String { get }
}
