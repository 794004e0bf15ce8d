extension Phrases {
    /// The title of the card of all milestones before the last is reached.
    package var onTheWay: String { say("On the way", "Unterwegs") }
    package var milestonesLede: String {
        say(
            "Sober days in a row. What was reached stays reached.",
            "Nüchterne Tage in Folge. Was erreicht ist, bleibt erreicht.")
    }
    package var expectedToday: String {
        say("Today, if it is sober. Later is fine, too.", "Heute, wenn der Tag nüchtern ist. Später ist auch gut.")
    }
    package func expected(_ date: String) -> String {
        say(
            "On \(date), if every day until then is sober. Later is fine, too.",
            "Am \(date), wenn bis dahin jeder Tag nüchtern ist. Später ist auch gut.")
    }
    package var allMilestonesReached: String {
        say("You have reached every milestone on your list.", "Du hast alle Meilensteine deiner Liste erreicht.")
    }
    package var firstMilestoneAhead: String {
        say("The first sober day is the first badge.", "Der erste nüchterne Tag ist schon das erste Abzeichen.")
    }
    package func notReached(_ days: String, _ toGo: String) -> String { "\(days), \(toGo)" }
    package var milestoneHeading: String { say("Milestone", "Meilenstein") }
    package var reachedHeading: String { say("First reached", "Zum ersten Mal erreicht") }
    package var whatIsKnown: String { say("What is known", "Was man weiß") }
    package var whatIsKnownLede: String {
        say(
            "What studies measured in other people. It promises nothing: every body has its own pace.",
            "Was Studien bei anderen Menschen gemessen haben. Ein Versprechen ist das nicht: Jeder Körper hat sein eigenes Tempo."
        )
    }
    /// For milestones that the person wrote.
    package var ownHealthLede: String {
        say(
            "In your own words, each with the source you named.",
            "In deinen Worten, jeweils mit der Quelle, die du genannt hast.")
    }
    /// What was measured, and in whom.
    package func text(of finding: HealthFinding) -> String {
        switch finding {
        case .monthWithout:
            say(
                """
                94 moderate to heavy drinkers without a known liver disease or dependence drank nothing for \
                a month. Afterwards their insulin resistance (HOMA) was 25.9% lower, their systolic blood \
                pressure 6.6% and their weight 1.5% (medians). In 47 people who went on drinking nothing \
                changed significantly.
                """,
                """
                94 Menschen, die mäßig bis viel tranken und weder eine bekannte Lebererkrankung noch eine \
                Abhängigkeit hatten, tranken einen Monat lang nichts. Danach war ihre Insulinresistenz \
                (HOMA) um 25,9\u{A0}% niedriger, der systolische Blutdruck um 6,6\u{A0}% und das Gewicht um \
                1,5\u{A0}% (Mediane). Bei 47 Menschen, die weiter tranken, änderte sich nichts signifikant.
                """)
        case .atrialFibrillation:
            say(
                """
                140 people with atrial fibrillation who drank ten or more drinks a week were assigned by \
                lot. Within six months the irregular rhythm came back in 53% of the 70 who were asked to \
                stop drinking, and in 73% of the 70 who were asked to go on as usual.
                """,
                """
                140 Menschen mit Vorhofflimmern, die zehn oder mehr Drinks in der Woche tranken, wurden per \
                Los aufgeteilt. Innerhalb von sechs Monaten kam das Flimmern bei 53\u{A0}% der 70 wieder, \
                die nichts mehr trinken sollten, und bei 73\u{A0}% der 70, die weitermachen sollten wie \
                gewohnt.
                """)
        }
    }
    package func afterDays(_ number: Int) -> String {
        say("After \(days(number))", "Nach \(counted(number, "Tag", "Tagen"))")
    }
    package func afterDaysWithoutDrinks(_ number: Int) -> String {
        say("After \(days(number)) without a drink", "Nach \(counted(number, "Tag", "Tagen")) ohne Alkohol")
    }
    package func source(_ source: String) -> String { say("Source: \(source)", "Quelle: \(source)") }
    /// For the current streak.
    package func youAreThere(_ date: String) -> String {
        say("You got this far on \(date), in this streak.", "So weit bist du in dieser Serie seit dem \(date).")
    }
    /// For an earlier one.
    package func youWereThere(_ date: String) -> String {
        say("You got this far before, first on \(date).", "So weit warst du schon, zum ersten Mal am \(date).")
    }
    package var withdrawalCaution: String {
        say(
            "After heavy drinking, stopping from one day to the next can be dangerous. Please talk to a doctor first.",
            "Nach starkem Trinken von einem Tag auf den anderen aufzuhören, kann gefährlich sein und gehört in ärztliche Hände."
        )
    }
}

/// Something that was measured in people who didn't drink; its source and day are with the page.
package enum HealthFinding: CaseIterable, Sendable {
    /// Moderate to heavy drinkers who drank nothing for a month.
    case monthWithout
    /// People with an irregular heartbeat who stopped drinking.
    case atrialFibrillation
}
