extension Phrases {
    package var weeks: String { say("Weeks", "Wochen") }
    package var weeksDescription: String { say("Every week with its report.", "Alle Wochen mit ihren Berichten.") }
    package var weeksLede: String {
        say(
            "Each dot is a day. The latest week comes first.",
            "Jeder Punkt ist ein Tag. Die neueste Woche steht zuerst.")
    }
    package var weeksOfHabitsLede: String {
        say(
            "Each bar is a week: how much of the plan was done. The latest comes first.",
            "Jeder Balken ist eine Woche: wie viel vom Geplanten erledigt war. Die neueste steht zuerst.")
    }
    package var trackersDescription: String {
        say(
            "Every tracker with its streak and its last 13 weeks.",
            "Alle Tracker mit ihrer Serie und den letzten 13 Wochen.")
    }
    package func trackersLede(withAvoided: Bool, withHealed: Bool) -> String {
        say(
            "A dot is a day of the last 13 weeks: the larger, the more was logged.",
            "Jeder Punkt ist ein Tag der letzten 13 Wochen: je größer, desto mehr wurde eingetragen.")
            + (withAvoided
                ? say(
                    " For habits you avoid, green is a day without, a ring a day with.",
                    " Bei dem, was du vermeidest, ist ein Tag ohne grün, ein Tag mit ein Ring.") : "")
            + (withHealed
                ? say(
                    " A clover is a day that a joker healed.", " Ein Kleeblatt ist ein Tag, den ein Joker geheilt hat.")
                : "")
    }
    /// The meaning of the table of dots; for activities and avoided things different days are counted.
    package func daysByWeek(withActivities: Bool, withAvoided: Bool) -> String {
        let others = [
            withActivities
                ? say("of meditation and workout days that count", "Meditation und Training: Tage, die zählen") : nil,
            withAvoided ? say("of what is avoided days without", "Vermiedenes: Tage ohne") : nil,
        ].compactMap(\.self)
        return say(
            (["Days with a log"] + others + ["by the first day of each week"]).joined(separator: ", "),
            "Tage mit Eintrag je Woche\(others.isEmpty ? "" : " (\(others.joined(separator: "; ")))"). Jede Spalte nennt den ersten Tag der Woche."
        )
    }
    package var forDevelopers: String { say("For developers: Markdown", "Für Entwickler: Markdown") }
    /// The text alternative of a tile's dots; `isAvoided` if they are days without logs.
    package func tileDescription(isAvoided: Bool) -> String {
        isAvoided
            ? say(
                "One dot a day, a column a week; green is a day without, a ring a day with.",
                "Ein Punkt pro Tag, eine Spalte pro Woche; ein Tag ohne ist grün, einer mit ein Ring.")
            : say(
                "One dot a day, a column a week; the stronger, the more was logged.",
                "Ein Punkt pro Tag, eine Spalte pro Woche; je kräftiger, desto mehr wurde eingetragen.")
    }
    /// Days of an activity with enough minutes.
    package func daysCounting(_ number: Int) -> Figure {
        counted(number, ("day that counts", "days that count"), ("Tag, der zählt", "Tage, die zählen"))
    }
    package var last28Days: String { say("Last 28 days", "Letzte 28 Tage") }
    /// The number of recent days on which something was so: `on 25 of the last 28 days, 2 healed`, `19 of 28 days
    /// without`.
    ///
    /// `total` is 28, or less if it began later; `healed` is the number of further days healed by jokers, `paused` of
    /// those on which nothing was expected.
    package func onLastDays(
        _ days: Int, of total: Int, planned: Bool, _ what: LastDays, healed: Int, paused: Int
    ) -> String {
        let number = n(days)
        let all = say(
            (planned ? counted(total, "planned day", "planned days") : self.days(total)).text,
            (planned ? counted(total, "geplanten Tag", "geplanten Tagen") : counted(total, "Tag", "Tagen")).text)
        let on = say(
            "on \(number) of \(total == 28 ? "the last " : "")\(all)",
            total == 28 ? "an \(number) der letzten 28 Tage" : "an \(number) von \(all)")
        let text =
            switch what {
            case .logged: on
            case .noticed: say("noticed \(on)", "\(on) bemerkt")
            case .goalReached: say("goal reached \(on)", "Ziel \(on) erreicht")
            case .limitKept: say("within the limit \(on)", "Limit \(on) eingehalten")
            case .without: say("\(number) of \(all) without", "\(number) von \(all) ohne")
            }
        return text + (healed > 0 ? say(", \(n(healed)) healed", ", \(n(healed)) geheilt") : "")
            + (paused > 0 ? say(", \(n(paused)) paused", ", \(n(paused)) pausiert") : "")
    }
    /// Shown in the insights if nothing can be compared yet.
    package var takeItWithYou: String { say("Take it with you", "Zum Mitnehmen") }
    package var filesLede: String {
        say(
            "Badges, pictures, feeds and every number, to use elsewhere.",
            "Abzeichen, Bilder, Feeds und alle Zahlen, zum Verwenden an anderer Stelle.")
    }
    /// That addresses are relative without a `siteUrl` in the profile.
    package var filesNeedAnAddress: String {
        say(
            "With a siteUrl in profile.json, the snippets carry the whole address.",
            "Mit einer siteUrl in profile.json steht in den Schnipseln die ganze Adresse.")
    }
    package var copySnippet: String { say("Copy", "Kopieren") }
    package var copied: String { say("Copied", "Kopiert") }
    /// Embeddable years of days, all and a single one: the days with a record.
    package var heatmapsTitle: String { say("A year to embed", "Ein Jahr zum Einbetten") }
    package var heatmapsLede: String {
        say(
            "Light and dark in one file, for every streak and every tracker in use.",
            "Hell und dunkel in einer Datei, für jede Serie und jeden Tracker, den du benutzt.")
    }
    package func daysOfThePastYear(_ number: Int) -> String {
        say("\(days(number)) in the past year", "\(days(number)) im letzten Jahr")
    }
    package var badgesTitle: String { say("Badges", "Abzeichen") }
    package var badgesLede: String { say("For a README or any other page.", "Für ein README oder eine eigene Seite.") }
    package var todayAsRings: String { say("today as rings", "heute als Ringe") }
    package var cardsTitle: String { say("Pictures to share", "Bilder zum Teilen") }
    package var cardsLede: String {
        say("The calendar and the streak, without notes.", "Der Kalender und die Serie, ohne Notizen.")
    }
    /// How to get a card as PNG, because the site only has the SVG.
    package var cardsAsPNG: String {
        say(
            "As PNG, for messengers: “reportgen share --format png” draws one, “reportgen build --png all” every one.",
            "Als PNG, für Messenger: „reportgen share --format png“ zeichnet eins, „reportgen build --png all“ alle.")
    }
    package var feedsTitle: String { say("To subscribe", "Zum Abonnieren") }
    package var feedsLede: String { say("For a feed reader and a calendar.", "Für einen Feedreader und den Kalender.") }
    package var feedNote: String { say("a feed of the weeks", "die Wochen als Feed") }
    package var remindersNote: String { say("a calendar of your reminders", "deine Erinnerungen als Kalender") }
    package var dataTitle: String { say("Texts and data", "Texte und Daten") }
    package var dataLede: String {
        say("For an email, a notebook or a program.", "Für eine E-Mail, ein Notizbuch oder ein Programm.")
    }
    package var summaryName: String { say("The whole report", "Der ganze Bericht") }
    package var summaryNote: String { say("as Markdown", "als Markdown") }
    package var everyNumber: String { say("Every number", "Alle Zahlen") }
    package var everyNumberNote: String { say("as JSON", "als JSON") }
}

/// What is counted of a tracker's or an activity's recent days.
package enum LastDays: Sendable {
    /// Days with a log, or with enough minutes.
    case logged
    case noticed
    case goalReached, limitKept
    /// Days without a log, which is the aim.
    case without
}
