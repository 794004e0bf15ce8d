extension German: MilestonePhrases {
    var milestonesDescription: String {
        "Alle Meilensteine mit dem Tag, an dem du sie erreicht hast, und der nächste."
    }
    var milestonesLede: String { "Nüchterne Tage in Folge. Was erreicht ist, bleibt erreicht." }
    func ofGoal(_ goal: Int) -> String { "von \(counted(goal, "Tag", "Tagen").text)" }
    func daysToGo(_ number: Int) -> String { "noch \(days(number).text)" }
    func expected(_ date: String) -> String {
        "Am \(date), wenn bis dahin jeder Tag nüchtern ist. Später ist auch gut."
    }
    var allMilestonesReached: String { "Alle Meilensteine deiner Liste sind erreicht." }
    var firstMilestoneAhead: String { "Der erste nüchterne Tag ist schon das erste Abzeichen." }
    func notReached(_ days: String, _ toGo: String) -> String { "\(days), \(toGo)" }
    var milestoneHeading: String { "Meilenstein" }
    var reachedHeading: String { "Zuerst erreicht" }

    var whatIsKnown: String { "Was man weiß" }
    var whatIsKnownLede: String {
        "Was Studien bei anderen Menschen gemessen haben. Ein Versprechen ist das nicht: Jeder Körper hat sein eigenes Tempo."
    }
    var ownHealthLede: String { "In deinen Worten, jeweils mit der Quelle, die du genannt hast." }
    func afterDays(_ number: Int) -> String { "Nach \(counted(number, "Tag", "Tagen").text)" }
    func source(_ source: String) -> String { "Quelle: \(source)" }
    func youWereThere(_ date: String) -> String { "So weit warst du zum ersten Mal am \(date)." }
    var withdrawalCaution: String {
        "Nach starkem Trinken von einem Tag auf den anderen aufzuhören, kann gefährlich sein und gehört in ärztliche Hände."
    }
}
