package import ProgressAnalysis
package import ProgressModel

/// The words of the tracker pages.
extension Phrases {
    package func trackerDescription(_ tracker: String) -> String {
        say("Streak, calendar and patterns: \(tracker).", "Serie, Kalender und Muster: \(tracker).")
    }
    /// The label of the links to the neighbouring trackers.
    package var trackerPages: String { say("Trackers", "Tracker") }
    package var streak: String { say("Streak", "Serie") }
    package func healedDays(_ number: Int) -> String {
        number == 1
            ? say("One day was healed by a joker.", "Ein Tag wurde von einem Joker geheilt.")
            : say("\(n(number)) days were healed by jokers.", "\(n(number)) Tage wurden von Jokern geheilt.")
    }
    package func nextJoker(after number: Int, _ unit: StreakUnit) -> String {
        say("\(more(number, unit)) to the next joker.", "Noch \(more(number, unit)) bis zum nächsten Joker.")
    }
    /// What makes a day of a streak of awareness.
    package var noticingCounts: String {
        say("A day on which you noticed it counts.", "Ein Tag, an dem du es bemerkt hast, zählt.")
    }
    /// What makes a day of a streak beside a goal that does not decide it.
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
    package var lastFourWeeks: String { say("Last four finished weeks", "Letzte vier abgeschlossene Wochen") }
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
        case .ended: capitalized(streakEnded)
        case .paused: paused
        case .notPlanned: notPlanned
        }
    }
    package var nothingNoted: String { say("Nothing noted", "Nichts notiert") }
    package var streakEnded: String { say("the streak ended", "die Serie endete") }
    package var logged: String { say("logged", "eingetragen") }
    package var trackerTableNote: String {
        say("logs per day; “·” is a day without any", "Einträge je Tag; „·“ ist ein Tag ohne Eintrag")
    }
    /// Of a counter, whose numbers are not numbers of logs.
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
    /// How a number went on its last days: the mean of so many days with a value.
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
    // Patterns
    package func percent(_ number: Int) -> String { say("\(n(number))%", "\(n(number))\u{A0}%") }
    package var timeOfDay: String { say("Time of day", "Tageszeit") }
    package func name(of part: PartOfDay) -> String {
        switch part {
        case .morning: say("Morning", "Vormittag")
        case .afternoon: say("Afternoon", "Nachmittag")
        case .evening: say("Evening", "Abend")
        case .night: say("Night", "Nacht")
        }
    }
    package func ofMoments(_ percent: String) -> String { say("\(percent) happen", "\(percent) der Momente liegen") }
    package func inPart(_ percent: String, _ part: PartOfDay) -> String {
        switch part {
        case .morning: say("\(percent) in the morning", "\(percent) am Vormittag")
        case .afternoon: say("\(percent) in the afternoon", "\(percent) am Nachmittag")
        case .evening: say("\(percent) in the evening", "\(percent) am Abend")
        case .night: say("\(percent) at night", "\(percent) in der Nacht")
        }
    }
    package func hours(of part: PartOfDay) -> String { hourSpan(part) }
    package var tooFewEntries: String { say("Too few entries to say.", "Noch zu wenige Einträge, um etwas zu sagen.") }
    package var noRiskTime: String { say("No time of day stands out.", "Keine Tageszeit sticht heraus.") }
    package var hourByHour: String { say("Hour by hour", "Stunde für Stunde") }
    package func hourByHourDescription(_ moments: String) -> String {
        say(
            "\(moments) by weekday and hour: the more, the stronger the colour.",
            "\(moments) nach Wochentag und Stunde: je mehr, desto kräftiger die Farbe.")
    }
    package var hour: String { say("Hour", "Stunde") }
    package var triggers: String { say("Triggers", "Auslöser") }
    package var places: String { say("Places", "Orte") }
    package func mostly(_ name: String, isMajority: Bool) -> String {
        say("\(isMajority ? "Most often" : "Often"): \(name)", "\(isMajority ? "Meist" : "Oft"): \(name)")
    }
    package var triggersByTime: String { say("Triggers by time of day", "Auslöser nach Tageszeit") }
    package var triggersByTimeDescription: String {
        say(
            "How often each trigger was named at which time of day.",
            "Wie oft welcher Auslöser zu welcher Tageszeit genannt wurde.")
    }
    package var weekByWeek: String { say("Week by week", "Woche für Woche") }
    package func weekByWeekDescription(_ weeks: Int) -> String {
        weeks == 1
            ? say("Moments in the current week.", "Momente der laufenden Woche.")
            : say("Moments in each of the last \(n(weeks)) weeks.", "Momente in jeder der letzten \(n(weeks)) Wochen.")
    }
    package var momentsHeading: String { say("Moments", "Momente") }
    package var runningWeek: String { say("not over yet", "noch nicht vorbei") }
    package func trend(_ direction: WeekDirection, _ mode: Tracker.Mode) -> String {
        switch (direction, mode) {
        case (.less, .awareness): say("Noticed less often", "Seltener bemerkt")
        case (.more, .awareness): say("Noticed more often", "Öfter bemerkt")
        case (.less, _): say("Less often than before", "Seltener als zuvor")
        case (.more, _): say("More often than before", "Öfter als zuvor")
        }
    }
    /// The numbers of both, where nothing is claimed.
    package func trendBeside(_ recent: String, before: String) -> String {
        say("\(recent) a week, \(before) before", "\(recent) pro Woche, vorher \(before)")
    }
    package func trendMeans(_ recent: String, _ before: String) -> String {
        say(
            "\(recent) a week in the last four finished weeks, \(before) in the four before.",
            "\(recent) pro Woche in den letzten vier abgeschlossenen Wochen, \(before) in den vier davor.")
    }
    package var tooFewWeeks: String {
        say(
            "Too few weeks to say: a comparison needs eight finished ones.",
            "Noch zu wenige Wochen: Ein Vergleich braucht acht abgeschlossene.")
    }
    /// The last four finished weeks beside the first four: in percent, or as the moments of both where that is above 100.
    package func progress(_ percent: Int, last: Int, first: Int) -> String {
        let share = self.percent(abs(percent))
        let change =
            switch percent {
            case 101...: say("\(n(last)) instead of \(n(first))", "\(n(last)) statt \(n(first))")
            case 1...: say("\(share) more", "\(share) mehr")
            case 0: say("as many", "gleich viele")
            default: say("\(share) less", "\(share) weniger")
            }
        return say(
            "Compared with the first four weeks: \(change).", "Verglichen mit den ersten vier Wochen: \(change).")
    }
}

/// `06–11`: the hours of a part of the day.
func hourSpan(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "06–11"
    case .afternoon: "12–17"
    case .evening: "18–23"
    case .night: "00–05"
    }
}

/// What a day was; each has a shape of its own.
package enum TrackerMark: Sendable, Hashable {
    /// Before the tracker's time or after it.
    case outside
    case none
    /// Something was chosen or written, and something was done.
    case noted, done
    /// How much of a goal, in steps of a third, 1–4; 4 is the goal.
    case goal(Int)
    /// A limit was kept, or exceeded.
    case kept, above
    /// Moments, 1–4; 4 means four or more.
    case moments(Int)
    /// A day without what is avoided, and one with it.
    case avoided, slipped
    /// Nothing was logged, and a joker healed the day.
    case healed
    /// A streak ended.
    case ended
    /// Nothing was logged, and nothing was expected: in a pause, or on a day that the schedule leaves out.
    case paused, notPlanned
}
