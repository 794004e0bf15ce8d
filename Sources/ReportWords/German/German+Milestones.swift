extension German: MilestonePhrases {
    var onTheWay: String { "Unterwegs" }
    var milestonesLede: String { "Nüchterne Tage in Folge. Was erreicht ist, bleibt erreicht." }
    func ofGoal(_ goal: Int) -> String { "von \(counted(goal, "Tag", "Tagen").text)" }
    func daysToGo(_ number: Int) -> String { "noch \(days(number).text)" }
    var expectedToday: String { "Heute, wenn der Tag nüchtern ist. Später ist auch gut." }
    func expected(_ date: String) -> String {
        "Am \(date), wenn bis dahin jeder Tag nüchtern ist. Später ist auch gut."
    }
    var allMilestonesReached: String { "Du hast alle Meilensteine deiner Liste erreicht." }
    var firstMilestoneAhead: String { "Der erste nüchterne Tag ist schon das erste Abzeichen." }
    func notReached(_ days: String, _ toGo: String) -> String { "\(days), \(toGo)" }
    var milestoneHeading: String { "Meilenstein" }
    var reachedHeading: String { "Zum ersten Mal erreicht" }

    var whatIsKnown: String { "Was man weiß" }
    var whatIsKnownLede: String {
        "Was Studien bei anderen Menschen gemessen haben. Ein Versprechen ist das nicht: Jeder Körper hat sein eigenes Tempo."
    }
    var ownHealthLede: String { "In deinen Worten, jeweils mit der Quelle, die du genannt hast." }
    func text(of finding: HealthFinding) -> String {
        switch finding {
        case .monthWithout:
            """
            94 Menschen, die mäßig bis viel tranken und weder eine bekannte Lebererkrankung noch eine \
            Abhängigkeit hatten, tranken einen Monat lang nichts. Danach war ihre Insulinresistenz \
            (HOMA) um 25,9\u{A0}% niedriger, der systolische Blutdruck um 6,6\u{A0}% und das Gewicht um \
            1,5\u{A0}% (Mediane). Bei 47 Menschen, die weiter tranken, änderte sich nichts signifikant.
            """
        case .atrialFibrillation:
            """
            140 Menschen mit Vorhofflimmern, die zehn oder mehr Drinks in der Woche tranken, wurden per \
            Los aufgeteilt. Innerhalb von sechs Monaten kam das Flimmern bei 53\u{A0}% der 70 wieder, \
            die nichts mehr trinken sollten, und bei 73\u{A0}% der 70, die weitermachen sollten wie \
            gewohnt.
            """
        }
    }
    func afterDays(_ number: Int) -> String { "Nach \(counted(number, "Tag", "Tagen").text)" }
    func afterDaysWithoutDrinks(_ number: Int) -> String {
        "Nach \(counted(number, "Tag", "Tagen").text) ohne Alkohol"
    }
    func source(_ source: String) -> String { "Quelle: \(source)" }
    func youAreThere(_ date: String) -> String { "So weit bist du in dieser Serie seit dem \(date)." }
    func youWereThere(_ date: String) -> String { "So weit warst du schon, zum ersten Mal am \(date)." }
    var withdrawalCaution: String {
        "Nach starkem Trinken von einem Tag auf den anderen aufzuhören, kann gefährlich sein und gehört in ärztliche Hände."
    }
}
