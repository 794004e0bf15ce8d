package import Counting
package import Model

extension Phrases {
    package func trackerDescription(_ tracker: String) -> String {
        say("Streak, calendar and patterns: \(tracker).", "Serie, Kalender und Muster: \(tracker).")
    }
    package var streak: String { say("Streak", "Serie") }
    package func healedDays(_ number: Int, ofNoticing: Bool) -> String {
        if ofNoticing {
            let days = say("\(days(number)) not noted", "\(days(number)) nicht notiert")
            return number == 1
                ? say("\(days); a joker kept the streak.", "\(days); ein Joker hat die Serie gehalten.")
                : say("\(days); jokers kept the streak.", "\(days); Joker haben die Serie gehalten.")
        }
        return number == 1
            ? say("One day was healed by a joker.", "Ein Tag wurde von einem Joker geheilt.")
            : say("\(n(number)) days were healed by jokers.", "\(n(number)) Tage wurden von Jokern geheilt.")
    }
    package func nextJoker(after number: Int, _ unit: StreakUnit) -> String {
        say("\(more(number, unit)) to the next joker.", "Noch \(more(number, unit)) bis zum nächsten Joker.")
    }
    /// What counts for a streak of awareness.
    package var noticingCounts: String {
        say("A day on which you noticed it counts.", "Ein Tag, an dem du es bemerkt hast, zählt.")
    }
    /// What counts for a streak with a goal that doesn't decide it.
    package var anyLogCounts: String {
        say("Any log counts, even below the goal.", "Ein Tag mit einem Eintrag zählt, auch unter dem Ziel.")
    }
    package var openToday: String { say("Today is still open.", "Heute ist noch offen.") }
    package func streakBegins(_ unit: StreakUnit) -> String {
        say(
            "The next good \(unit == .week ? "week" : "day") starts a new streak.",
            "Mit \(unit == .week ? "der nächsten guten Woche" : "dem nächsten guten Tag") beginnt eine neue Serie.")
    }
    package func avoidanceBegins(_ date: String) -> String { say("It starts on \(date).", "Los geht es am \(date).") }
    package var rests: String {
        say(
            "Inactive. Everything stays as it was on the last day.",
            "Inaktiv. Alles bleibt, wie es am letzten Tag war.")
    }
    package var onlyForYou: String { say("Only for you", "Nur für dich") }
    package var noLogsYet: String {
        say(
            "Nothing has been noted yet. This page fills with the first log.",
            "Noch ist nichts notiert. Mit dem ersten Eintrag füllt sich diese Seite.")
    }
    package var inAllLabel: String { say("Total", "Insgesamt") }
    package var lastLog: String { say("Last log", "Letzter Eintrag") }
    package var lastFourWeeks: String { say("Last four full weeks", "Letzte vier volle Wochen") }
    package var goalReached: String { say("Goal reached", "Ziel erreicht") }
    package var limitKept: String { say("Within the limit", "Limit eingehalten") }
    package var latestValue: String { say("Latest", "Zuletzt") }
    package var valueRange: String { say("Range", "Spanne") }
    package func onDays(_ number: Int, of total: Int) -> Figure {
        Figure(n(number), say("of \(counted(total, "day", "days"))", "von \(counted(total, "Tag", "Tagen"))"))
    }
    package var averageDay: String { say("On average", "Im Schnitt") }
    package var ofDaysWithLog: String { say("on a day with a log", "an einem Tag mit Eintrag") }
    package func mode(_ mode: Tracker.Mode) -> String {
        switch mode {
        case .awareness: say("Awareness", "Wahrnehmen")
        case .avoidance: say("Avoidance", "Vermeiden")
        case .counter: say("Counting", "Zählen")
        case .number: say("Numbers", "Zahlen")
        case .yesNo: say("Yes or no", "Ja oder nein")
        case .selection: say("Choosing", "Auswählen")
        case .note: say("Writing", "Aufschreiben")
        }
    }
    // The calendar
    package func daysWithLog(_ number: Int) -> Figure {
        counted(number, ("day with a log", "days with a log"), ("Tag mit Eintrag", "Tage mit Eintrag"))
    }
    package func trackerCalendar(_ tracker: String, _ span: String) -> String { "\(tracker), \(span)" }
    package func trackerCalendarDescription(_ days: String) -> String {
        say("\(days). Today has an outline.", "\(days). Heute hat einen Rahmen.")
    }
    package func mark(_ mark: TrackerMark) -> String {
        switch mark {
        case .outside: say("Not yet, or no longer", "Noch nicht oder nicht mehr")
        case .none: nothingNoted
        case .noted: say("Noted", "Notiert")
        case .done: say("Done", "Erledigt")
        case .goal(4): say("Goal reached", "Ziel erreicht")
        case .goal: say("Part of the goal", "Ein Teil des Ziels")
        case .kept: limitKept
        case .above: say("Above the limit", "Über dem Limit")
        case .moments(4) where !tellsDays: say("4 moments or more", "4 Momente oder mehr")
        case .moments(let count): tellsDays ? say("Noticed", "Bemerkt") : moments(count).text
        case .avoided: say("A day without", "Ein Tag ohne")
        case .slipped: say("A day with a moment", "Ein Tag mit einem Moment")
        case .healed: healed
        case .carried: keptByJoker
        case .ended: capitalized(streakEnded)
        case .paused: paused
        case .notPlanned: notPlanned
        }
    }
    package var nothingNoted: String { say("Nothing noted", "Nichts notiert") }
    /// A day without moments that didn't end the streak.
    package var keptByJoker: String {
        say("not noted; a joker kept the streak", "nicht notiert; ein Joker hat die Serie gehalten")
    }
    package var streakEnded: String { say("the streak ended", "die Serie endete") }
    package var logged: String { say("logged", "eingetragen") }
    package var trackerTableNote: String {
        say("logs per day; “·” is a day without any", "Einträge je Tag; „·“ ist ein Tag ohne Eintrag")
    }
    /// For a counter, whose numbers aren't numbers of logs.
    package var trackerTotalsNote: String {
        say("the total of each day; “·” is a day without a log", "die Summe jedes Tages; „·“ ist ein Tag ohne Eintrag")
    }
    package var trackerValuesNote: String {
        say("the value of each day; “·” is a day without one", "der Wert jedes Tages; „·“ ist ein Tag ohne Wert")
    }
    // Earlier streaks, notes, amounts, options
    package var earlierStreaks: String { say("Earlier streaks", "Frühere Serien") }
    package func atTheEnd(_ streak: String) -> String { say("\(streak) at the end", "zuletzt \(streak)") }
    package func longestOfMode(_ streak: String) -> String { say("longest \(streak)", "längste \(streak)") }
    package var latestNotes: String { say("Latest notes", "Neueste Notizen") }
    package func lastDaysTitle(_ days: Int) -> String {
        days == 1 ? say("Today", "Heute") : say("The last \(self.days(days))", "Die letzten \(self.days(days))")
    }
    package func amountsDescription(_ days: Int, _ reached: Int?) -> String {
        let goal = reached.map { days in
            say(" The goal was reached on \(dativeDays(days)).", " An \(dativeDays(days)) wurde das Ziel erreicht.")
        }
        return say(
            "The total of each of the last \(self.days(days)).",
            days == 1 ? "Die Summe von heute." : "Die Summe jedes der letzten \(n(days)) Tage.") + (goal ?? "")
    }
    /// The recent values of a number: the mean over the days with a value.
    package func valuesDescription(_ mean: String, of days: Int) -> String {
        say(
            "\(mean) on average over \(counted(days, "day with a value", "days with a value")).",
            "Im Mittel \(mean) an \(counted(days, "Tag mit Wert", "Tagen mit Wert")).")
    }
    package func limitDescription(_ kept: Int, of days: Int) -> String {
        say(
            "Within the limit on \(n(kept)) of \(counted(days, "day with a log", "days with a log")).",
            "Limit eingehalten an \(n(kept)) von \(counted(days, "Tag", "Tagen")) mit Eintrag.")
    }
    package func goalLine(_ amount: String) -> String { say("Goal \(amount)", "Ziel \(amount)") }
    package func limitLine(_ amount: String) -> String { "Limit \(amount)" }
    package func meanLine(_ amount: String) -> String { say("avg \(amount)", "⌀ \(amount)") }
    package var value: String { say("Value", "Wert") }
    package var amount: String { say("Amount", "Menge") }
    package var whatWasChosen: String { say("Chosen most", "Am häufigsten gewählt") }
    package func choices(_ number: Int) -> Figure { counted(number, ("choice", "choices"), ("Nennung", "Nennungen")) }
    package func moreOptions(_ number: Int) -> String { say("\(n(number)) more", "\(n(number)) weitere") }
}
