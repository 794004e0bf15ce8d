import ProgressAnalysis
import ProgressModel

extension German: TrackerPhrases {
    func trackerDescription(_ tracker: String) -> String { "Serie, Kalender und Muster: \(tracker)." }
    var trackerPages: String { "Tracker" }
    var streak: String { "Serie" }
    func healedDays(_ number: Int) -> String {
        number == 1
            ? "Ein Tag wurde von einem Joker geheilt." : "\(numbers.text(number)) Tage wurden von Jokern geheilt."
    }
    func nextJoker(after number: Int, _ unit: StreakUnit) -> String {
        let units: String
        switch unit {
        case .day: units = number == 1 ? "ein guter Tag" : "\(numbers.text(number)) gute Tage"
        case .plannedDay: units = number == 1 ? "ein geplanter Tag" : "\(numbers.text(number)) geplante Tage"
        case .week: units = number == 1 ? "eine gute Woche" : "\(numbers.text(number)) gute Wochen"
        }
        return "Noch \(units) bis zum nächsten Joker."
    }
    var noticingCounts: String { "Ein Tag, an dem du es bemerkt hast, zählt." }
    var anyLogCounts: String { "Ein Tag mit einem Eintrag zählt, auch unter dem Ziel." }
    var openToday: String { "Heute ist noch offen." }
    func streakBegins(_ unit: StreakUnit) -> String {
        "Mit \(unit == .week ? "der nächsten guten Woche" : "dem nächsten guten Tag") beginnt eine neue Serie."
    }
    func avoidanceBegins(_ date: String) -> String { "Los geht es am \(date)." }
    var rests: String { "Inaktiv. Alles bleibt, wie es am letzten Tag war." }
    var onlyForYou: String { "Nur für dich" }
    var noLogsYet: String { "Noch ist nichts notiert. Mit dem ersten Eintrag füllt sich diese Seite." }
    var inAllLabel: String { "Insgesamt" }
    var lastLog: String { "Letzter Eintrag" }
    var lastFourWeeks: String { "Letzte vier abgeschlossene Wochen" }
    var goalReached: String { "Ziel erreicht" }
    var limitKept: String { "Limit eingehalten" }
    var latestValue: String { "Zuletzt" }
    var valueRange: String { "Spanne" }
    func onDays(_ number: Int, of total: Int) -> Figure {
        Figure(numbers.text(number), "von \(counted(total, "Tag", "Tagen").text)")
    }
    var averageDay: String { "Im Schnitt" }
    var ofDaysWithLog: String { "an einem Tag mit Eintrag" }
    func mode(_ mode: Tracker.Mode) -> String {
        switch mode {
        case .awareness: "Wahrnehmen"
        case .avoidance: "Vermeiden"
        case .counter: "Zählen"
        case .number: "Zahlen"
        case .yesNo: "Ja oder nein"
        case .selection: "Auswählen"
        case .note: "Aufschreiben"
        }
    }

    func daysWithLog(_ number: Int) -> Figure { counted(number, "Tag mit Eintrag", "Tage mit Eintrag") }
    func trackerCalendar(_ tracker: String, _ span: String) -> String { "\(tracker), \(span)" }
    func trackerCalendarDescription(_ days: String) -> String {
        "\(days). Heute hat einen Rahmen."
    }
    func mark(_ mark: TrackerMark) -> String {
        switch mark {
        case .outside: "Noch nicht oder nicht mehr"
        case .none: nothingNoted
        case .noted: "Notiert"
        case .done: "Erledigt"
        case .goal(4): "Ziel erreicht"
        case .goal: "Ein Teil des Ziels"
        case .kept: limitKept
        case .above: "Über dem Limit"
        case .moments(4) where !tellsDays: "4 Momente oder mehr"
        case .moments(let count): tellsDays ? "Bemerkt" : moments(count).text
        case .avoided: "Ein Tag ohne"
        case .slipped: "Ein Tag mit einem Moment"
        case .healed: healed
        case .ended: capitalized(streakEnded)
        case .paused: paused
        case .notPlanned: notPlanned
        }
    }
    var nothingNoted: String { "Nichts notiert" }
    var streakEnded: String { "die Serie endete" }
    var logged: String { "eingetragen" }
    var trackerTableNote: String { "Einträge je Tag; „·“ ist ein Tag ohne Eintrag" }
    var trackerTotalsNote: String { "die Summe jedes Tages; „·“ ist ein Tag ohne Eintrag" }
    var trackerValuesNote: String { "der Wert jedes Tages; „·“ ist ein Tag ohne Wert" }

    var earlierStreaks: String { "Frühere Serien" }
    func atTheEnd(_ streak: String) -> String { "zuletzt \(streak)" }
    func longestOfMode(_ streak: String) -> String { "längste \(streak)" }
    var latestNotes: String { "Neueste Notizen" }
    func lastDaysTitle(_ days: Int) -> String { days == 1 ? "Heute" : "Die letzten \(self.days(days).text)" }
    func amountsDescription(_ days: Int, _ reached: Int?) -> String {
        let goal = reached.map { " An \(counted($0, "Tag", "Tagen").text) wurde das Ziel erreicht." } ?? ""
        let start = days == 1 ? "Die Summe von heute." : "Die Summe jedes der letzten \(numbers.text(days)) Tage."
        return start + goal
    }
    func valuesDescription(_ mean: String, of days: Int) -> String {
        "Im Mittel \(mean) an \(counted(days, "Tag mit Wert", "Tagen mit Wert").text)."
    }
    func limitDescription(_ kept: Int, of days: Int) -> String {
        "Limit eingehalten an \(numbers.text(kept)) von \(counted(days, "Tag", "Tagen").text) mit Eintrag."
    }
    func goalLine(_ amount: String) -> String { "Ziel \(amount)" }
    func limitLine(_ amount: String) -> String { "Limit \(amount)" }
    func meanLine(_ amount: String) -> String { "⌀ \(amount)" }
    var value: String { "Wert" }
    var amount: String { "Menge" }
    var whatWasChosen: String { "Am häufigsten gewählt" }
    func choices(_ number: Int) -> Figure { counted(number, "Nennung", "Nennungen") }
    func moreOptions(_ number: Int) -> String { "\(numbers.text(number)) weitere" }

    func percent(_ number: Int) -> String { "\(numbers.text(number))\u{A0}%" }
    var timeOfDay: String { "Tageszeit" }
    func name(of part: PartOfDay) -> String {
        switch part {
        case .morning: "Vormittag"
        case .afternoon: "Nachmittag"
        case .evening: "Abend"
        case .night: "Nacht"
        }
    }
    func ofMoments(_ percent: String) -> String { "\(percent) der Momente liegen" }
    func inPart(_ percent: String, _ part: PartOfDay) -> String {
        switch part {
        case .morning: "\(percent) am Vormittag"
        case .afternoon: "\(percent) am Nachmittag"
        case .evening: "\(percent) am Abend"
        case .night: "\(percent) in der Nacht"
        }
    }
    func hours(of part: PartOfDay) -> String { hourSpan(part) }
    var tooFewEntries: String { "Noch zu wenige Einträge, um etwas zu sagen." }
    var noRiskTime: String { "Keine Tageszeit sticht heraus." }
    var hourByHour: String { "Stunde für Stunde" }
    func hourByHourDescription(_ moments: String) -> String {
        "\(moments) nach Wochentag und Stunde: je mehr, desto kräftiger die Farbe."
    }
    var hour: String { "Stunde" }
    var triggers: String { "Auslöser" }
    var places: String { "Orte" }
    func mostly(_ name: String, isMajority: Bool) -> String { "\(isMajority ? "Meist" : "Oft"): \(name)" }
    var triggersByTime: String { "Auslöser nach Tageszeit" }
    var triggersByTimeDescription: String { "Wie oft welcher Auslöser zu welcher Tageszeit genannt wurde." }
    var weekByWeek: String { "Woche für Woche" }
    func weekByWeekDescription(_ weeks: Int) -> String {
        weeks == 1 ? "Momente der laufenden Woche." : "Momente in jeder der letzten \(numbers.text(weeks)) Wochen."
    }
    var momentsHeading: String { "Momente" }
    var runningWeek: String { "noch nicht vorbei" }
    func trend(_ direction: WeekDirection, _ mode: Tracker.Mode) -> String {
        switch (direction, mode) {
        case (.less, .awareness): "Seltener bemerkt"
        case (.more, .awareness): "Öfter bemerkt"
        case (.less, _): "Seltener als zuvor"
        case (.more, _): "Öfter als zuvor"
        }
    }
    func trendBeside(_ recent: String, before: String) -> String { "\(recent) pro Woche, vorher \(before)" }
    func trendMeans(_ recent: String, _ before: String) -> String {
        "\(recent) pro Woche in den letzten vier abgeschlossenen Wochen, \(before) in den vier davor."
    }
    var tooFewWeeks: String { "Noch zu wenige Wochen: Ein Vergleich braucht acht abgeschlossene." }
    func progress(_ percent: Int, last: Int, first: Int) -> String {
        if percent > 100 {
            return "Verglichen mit den ersten vier Wochen: \(numbers.text(last)) statt \(numbers.text(first))."
        }
        if percent < 0 { return "Verglichen mit den ersten vier Wochen: \(self.percent(-percent)) weniger." }
        if percent > 0 { return "Verglichen mit den ersten vier Wochen: \(self.percent(percent)) mehr." }
        return "Verglichen mit den ersten vier Wochen: gleich viele."
    }
}
