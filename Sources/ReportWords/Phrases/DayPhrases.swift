package import ProgressAnalysis
package import ProgressModel

/// The words for what a day holds.
package protocol DayPhrases: Sendable {
    func level(_ level: Level) -> String
    var noEntry: String { get }
    /// The same within a sentence.
    var noEntryThen: String { get }
    var notYet: String { get }
    var today: String { get }
    var healed: String { get }
    var healedByJoker: String { get }
    /// Of a day, within a sentence.
    var allRingsClosed: String { get }
    var mindfulness: String { get }
    var workout: String { get }
    func days(_ number: Int) -> Figure
    func drinks(_ number: FixedDecimal) -> Figure
    /// Said of a day without an entry that is taken for steady.
    var assumed: String { get }
    var assumedSteady: String { get }
    /// Said below a number that stands on such days; `lastWritten` is a date.
    func assumed(_ days: Int, of all: Int, lastWritten: String) -> String
    /// The same where nothing was ever written.
    var allAssumed: String { get }
    /// Asked where steady days are assumed and nothing was recorded for so many days.
    func stillSteady(after days: Int) -> String
    /// `about 12`: said of a number with a guess in it.
    func about(_ number: String) -> String
    /// `2 days estimated`.
    func estimated(_ days: Int) -> String
    /// `on 3 of 7 days`: which days a number is of.
    func recorded(on days: Int, of all: Int) -> String
    func minutes(_ number: String) -> Figure
    func logs(_ number: Int) -> Figure
    func moments(_ number: Int) -> Figure
    func kilocalories(_ number: Int) -> String
    /// `6 of 8 glasses`.
    /// A limit, where a goal would stand: `at most 3`.
    func atMost(_ limit: String) -> String
    func amount(_ amount: String, of goal: String?, unit: String?) -> String
    /// An amount beside its limit, which it may be above: `3 cups (limit 2)`.
    func amount(_ amount: String, limit: String, unit: String?) -> String
    /// A unit that goes with 1, where the plural is a known one: `glass` for `glasses`.
    func singular(_ unit: String) -> String
    func session(_ kind: Session.Kind) -> String
    /// A known type of workout, or the type as written with a capital letter.
    func workoutType(_ type: String) -> String
    /// What became of a missed day: `One easy day, healed by a joker. 🍀 goes on: 14 days.`
    func healedDay(_ reason: MissReason, length: Int, left: Int) -> String
    /// A missed day that no joker healed.
    func openDay(_ reason: MissReason) -> String
    /// A day on which a joker was earned.
    func earned(days: Int, held: Int) -> String
    func noticed(_ tracker: String, _ times: Int) -> String
    func without(_ tracker: String) -> String
    /// Of a day with what is avoided: `with snacking`.
    func with(_ tracker: String) -> String
    func withTracker(_ tracker: String) -> String
}

extension DayPhrases {
    /// A number, said to be one with a guess in it where it is.
    package func about(_ number: String, if isEstimate: Bool) -> String { isEstimate ? about(number) : number }
}

extension Phrases {
    /// A number as it is written, or `about 6.9` where it has a guess in it: a guess has a tenth at most.
    package func estimate(_ number: FixedDecimal, if isEstimate: Bool) -> String {
        isEstimate ? about(numbers.text(number.toTenth)) : numbers.text(number)
    }

    /// `12 drinks`, `about 6.9 drinks`.
    package func drinks(_ number: FixedDecimal, isEstimate: Bool) -> String {
        isEstimate ? about(drinks(number.toTenth).text) : drinks(number).text
    }
}

extension FixedDecimal {
    /// The number to a tenth, halves away from zero.
    package var toTenth: FixedDecimal {
        let tenth = FixedDecimal.unit / 10
        return FixedDecimal(billionths: divideRounding(billionths, by: tenth) * tenth)
    }
}
