package import ProgressAnalysis

/// The words of groups of days that are compared, of whatever is compared.
package protocol ComparisonPhrases: Sendable {
    /// A group of days, as a row: the days themselves, or those that come `later`.
    func group(_ group: ComparisonFactor.Group, of factor: FactorName, later: Bool) -> String
    var whatGoesTogether: String { get }
    /// The rows of a table of comparisons: what is compared with, on the day itself or the day after.
    func comparedWith(_ name: String, later: Bool) -> String
    /// The evenings of two levels.
    func levels(_ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group) -> String
    var comparedWithHeading: String { get }
    /// The days that a factor was there, and those without.
    func withIt(orSteady: Bool) -> String
    func withoutIt(orSteady: Bool) -> String
    var whatIsSaid: String { get }
    /// A mean of days: `3.6 (80 days)`.
    func meanOfDays(_ mean: String, _ days: Int) -> String
    /// A count of days: `24 of 80 days`.
    func someOfDays(_ some: Int, _ days: Int) -> String
    /// The word of a row whose difference is said.
    var clearlyDifferent: String { get }
    /// That two things need not have to do with each other.
    var nothingFollows: String { get }
    /// What differs, of the days of both groups.
    func thingDifference(_ difference: ThingDifferenceWords) -> MetricClaim
    /// Why nothing is said of two groups, as the end of a sentence.
    func unsaid(_ verdict: ComparisonVerdict, _ days: ComparedDays) -> String
    /// How many comparisons were looked at, how many differences are said, and how far that can be believed; without any
    /// how many days there are.
    func comparisonsLookedAt(_ number: Int, clear: Int, days: Int) -> String
    /// What opens the comparisons that say nothing; `isAll` where no other stands above them.
    func furtherComparisons(_ number: Int, isAll: Bool) -> String
    /// How days are compared, and how often pure chance is told.
    var howCompared: String { get }
}
