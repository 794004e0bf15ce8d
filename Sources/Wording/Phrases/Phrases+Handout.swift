package import Counting

extension Phrases {
    package func handoutTitle(_ reader: HandoutReader, hasDrinks: Bool) -> String {
        switch reader {
        case .friend: say("Streaks", "Serien")
        case .doctor where hasDrinks: say("Drinking diary", "Trinktagebuch")
        case .doctor, .oneself: say("What was written down", "Was aufgeschrieben wurde")
        }
    }
    /// The headings of the days of each level.
    package var daysByDrinks: [String] { [say("Days with 0–1", "Tage mit 0–1"), "2–5", say("6+ drinks", "6+ Drinks")] }
    package func handoutMade(_ date: String) -> String { say("Made on \(date).", "Erstellt am \(date).") }
    package var daysWithEntry: String { say("Days with an entry", "Tage mit Eintrag") }
    /// Days that the person assumes to be steady without having written them down.
    package var assumedWithoutEntry: String {
        say("Without one, assumed to be steady", "Ohne Eintrag, als ruhig angenommen")
    }
    package func ofThemAssumed(_ days: Int) -> String {
        say("\(n(days)) of them assumed", "\(n(days)) davon angenommen")
    }
    package var drinksAWeek: String { say("Drinks a week", "Drinks pro Woche") }
    package func meanAndHalf(of weeks: Int, _ half: String) -> String {
        say(
            "mean of \(n(weeks)) weeks, middle half \(half)",
            "Mittel von \(n(weeks)) Wochen, mittlere Hälfte \(half)")
    }
    package var mostOnOneDay: String { say("Most on one day", "Meiste an einem Tag") }
    package var longestSoberRunHere: String {
        say("Longest sober run in this time", "Längste nüchterne Strecke")
    }
    package var currentSoberRun: String { say("Sober run at the end", "Nüchtern am Ende") }
    package var drinking: String { say("Drinking", "Trinken") }
    /// The heading of the first days of weeks.
    package var weekFrom: String { say("Week from", "Woche ab") }
    package var measurements: String { say("Measurements", "Messwerte") }
    package var further: String { say("Other things written down", "Was sonst aufgeschrieben wurde") }
    package var notesOfDays: String { say("Notes", "Notizen") }
    /// What applies to everything a person wrote down.
    package var handoutIsWritten: String {
        say("Written down by the person, not measured.", "Von der Person selbst aufgeschrieben, nicht gemessen.")
    }
    /// The meaning of the columns of days.
    package var handoutLevels: String {
        say(
            "Days with at most 1 drink, with fewer than 6 and with 6 or more, as counted or as judged.",
            "Tage mit höchstens 1 Drink, mit weniger als 6 und mit 6 oder mehr, gezählt oder eingeschätzt."
        )
    }
    /// What applies to days without an entry, and to runs.
    ///
    /// `someAssumed` if some of the days without an entry are assumed to be steady.
    package func handoutCounting(someAssumed: Bool) -> String {
        say(
            "\(someAssumed ? "Any other" : "A") day without an entry is not taken for sober, and ends a sober run; drinks a week need four recorded days. No joker is counted here.",
            "\(someAssumed ? "Jeder andere Tag" : "Ein Tag") ohne Eintrag gilt nicht als nüchtern und beendet eine nüchterne Zeit; Drinks pro Woche brauchen vier Tage mit Eintrag. Joker zählen hier nicht."
        )
    }
    /// The number of days with a level but without a count of drinks.
    package func handoutEstimates(_ days: Int) -> String {
        say(
            "About: on \(self.days(days)) the drinks were not counted; an easy day is taken for 4, a wild one for 6.",
            "Etwa: An \(days == 1 ? "1 Tag" : "\(n(days)) Tagen") wurden die Drinks nicht gezählt; ein lockerer Tag gilt als 4, ein wilder als 6."
        )
    }
    package func soberMeansUpTo(_ drinks: String) -> String {
        say("A sober day has at most \(drinks).", "Ein nüchterner Tag hat höchstens \(drinks).")
    }
    package var handoutMeasured: String {
        say(
            "Measurements come from the person's own devices, apps or notes.",
            "Messwerte stammen aus Geräten, Apps oder Notizen der Person.")
    }
    package var handoutStreaks: String {
        say(
            "Written down day by day. A joker may have healed a day of a streak.",
            "Tag für Tag aufgeschrieben. Ein Joker kann einen Tag einer Serie geheilt haben.")
    }
    package func restsAndIsNotShown(_ tracker: String) -> String {
        say("\(tracker): it rests, and is not shown to a friend", "\(tracker): er ruht und wird Freunden nicht gezeigt")
    }
    package func nothingLogged(of tracker: String) -> String {
        say("\(tracker): nothing was logged in these days", "\(tracker): in diesen Tagen wurde nichts eingetragen")
    }
}
