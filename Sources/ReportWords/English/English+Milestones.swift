extension English: MilestonePhrases {
    var onTheWay: String { "On the way" }
    var milestonesLede: String { "Sober days in a row. What was reached stays reached." }
    func ofGoal(_ goal: Int) -> String { "of \(days(goal).text)" }
    func daysToGo(_ number: Int) -> String { "\(days(number).text) to go" }
    var expectedToday: String { "Today, if it is sober. Later is fine, too." }
    func expected(_ date: String) -> String { "On \(date), if every day until then is sober. Later is fine, too." }
    var allMilestonesReached: String { "You have reached every milestone on your list." }
    var firstMilestoneAhead: String { "The first sober day is the first badge." }
    func notReached(_ days: String, _ toGo: String) -> String { "\(days), \(toGo)" }
    var milestoneHeading: String { "Milestone" }
    var reachedHeading: String { "First reached" }

    var whatIsKnown: String { "What is known" }
    var whatIsKnownLede: String {
        "What studies measured in other people. It promises nothing: every body has its own pace."
    }
    var ownHealthLede: String { "In your own words, each with the source you named." }
    func text(of finding: HealthFinding) -> String {
        switch finding {
        case .monthWithout:
            """
            94 moderate to heavy drinkers without a known liver disease or dependence drank nothing for \
            a month. Afterwards their insulin resistance (HOMA) was 25.9% lower, their systolic blood \
            pressure 6.6% and their weight 1.5% (medians). In 47 people who went on drinking nothing \
            changed significantly.
            """
        case .atrialFibrillation:
            """
            140 people with atrial fibrillation who drank ten or more drinks a week were assigned by \
            lot. Within six months the irregular rhythm came back in 53% of the 70 who were asked to \
            stop drinking, and in 73% of the 70 who were asked to go on as usual.
            """
        }
    }
    func afterDays(_ number: Int) -> String { "After \(days(number).text)" }
    func afterDaysWithoutDrinks(_ number: Int) -> String { "After \(days(number).text) without a drink" }
    func source(_ source: String) -> String { "Source: \(source)" }
    func youAreThere(_ date: String) -> String { "You got this far on \(date), in this streak." }
    func youWereThere(_ date: String) -> String { "You got this far before, first on \(date)." }
    var withdrawalCaution: String {
        "After heavy drinking, stopping from one day to the next can be dangerous. Please talk to a doctor first."
    }
}
