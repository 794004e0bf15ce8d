/// Something that was measured in people who did not drink; what the program knows beside the words is with the page.
package enum HealthFinding: CaseIterable, Sendable {
    /// Moderate to heavy drinkers who drank nothing for a month.
    case monthWithout
    /// People with an irregular heartbeat who stopped drinking.
    case atrialFibrillation
}

/// The words of the milestones.
package protocol MilestonePhrases: Sendable {
    /// What the card of all milestones is called until the last is reached.
    var onTheWay: String { get }
    var milestonesLede: String { get }
    /// `of 30 days`.
    func ofGoal(_ goal: Int) -> String
    func daysToGo(_ number: Int) -> String
    var expectedToday: String { get }
    func expected(_ date: String) -> String
    var allMilestonesReached: String { get }
    var firstMilestoneAhead: String { get }
    func notReached(_ days: String, _ toGo: String) -> String
    var milestoneHeading: String { get }
    var reachedHeading: String { get }

    var whatIsKnown: String { get }
    var whatIsKnownLede: String { get }
    /// Said of milestones that the person wrote.
    var ownHealthLede: String { get }
    /// What was measured, and in whom.
    func text(of finding: HealthFinding) -> String
    /// `After 30 days`.
    func afterDays(_ number: Int) -> String
    /// `After 30 days without a drink`.
    func afterDaysWithoutDrinks(_ number: Int) -> String
    func source(_ source: String) -> String
    /// Said of the current streak.
    func youAreThere(_ date: String) -> String
    /// Said of an earlier one.
    func youWereThere(_ date: String) -> String
    var withdrawalCaution: String { get }
}
