import ProgressAnalysis
import ProgressModel

extension German: RecordingPhrases {
    var noteWords: [String] { ["notiz"] }
    func words(for kind: Session.Kind) -> [String] {
        switch kind {
        case .meditation: ["meditieren", "meditiert"]
        case .breathing: ["atmen", "atemübungen"]
        case .workout: ["sport", "bewegung"]
        }
    }
    func dayName(_ day: Day, today: Day) -> String {
        day == today ? "heute" : datedDayName(day, today: today)
    }
    /// As `dayName`, with the date of today too.
    func datedDayName(_ day: Day, today: Day) -> String {
        let year = day.date.year == today.date.year ? "" : " \(day.date.year)"
        let date = "\(name(of: day.weekday)), \(dayAndMonth(day))\(year)"
        switch day.distance(to: today) {
        case 0: return "heute, \(date)"
        case 1: return "gestern, \(date)"
        default: return date
        }
    }
    func levelWords(_ level: Level, _ drinks: FixedDecimal?) -> String {
        let name = self.level(level).lowercased()
        guard let drinks, drinks != .zero else { return name }
        return "\(name), \(self.drinks(drinks).text)"
    }
    func insteadOf(_ before: String) -> String { " (vorher: \(before))" }
    var asBefore: String { ", wie bisher" }
    var laterAnswerStands: String { "; es gilt eine spätere Antwort für diesen Tag" }
    var writtenBefore: String { "; das steht schon da" }
    var correctedSince: String { "; das stand schon da und wurde inzwischen berichtigt" }
    var takenBackSince: String { "; das wurde inzwischen zurückgenommen und wird nicht noch einmal geschrieben" }
    var noted: String { "notiert" }
    func noneCounted(isToday: Bool) -> String { isToday ? "heute nichts" : "nichts" }
    func allTogether(_ amount: String) -> String { "insgesamt \(amount)" }
    func nthTime(_ number: Int) -> String { "zum \(number). Mal" }
    func streakAnswer(_ length: String, jokers: Int, next: Int?, isFirst: Bool, _ unit: StreakUnit) -> String {
        let held = jokers > 0 ? ", \(self.jokers(jokers))" : ""
        let goal = isFirst ? "zum ersten Joker" : jokers > 0 ? "zum nächsten" : "zum nächsten Joker"
        return length + held + (next.map { "; noch \(units($0, unit)) bis \(goal)" } ?? "")
    }
    func weekSoFar(_ progress: StreakWalk.WeekProgress) -> String {
        let done = numbers.text(progress.good)
        return progress.good > progress.needed
            ? "\(days(progress.good).text) in dieser Woche"
            : "\(done) von \(numbers.text(progress.needed)) in dieser Woche"
    }
    func notCounted(errors: Int) -> String {
        errors == 1
            ? "Die Serien werden erst gezählt, wenn der Fehler behoben ist."
            : "Die Serien werden erst gezählt, wenn die \(errors) Fehler behoben sind."
    }
    func countsFrom(_ time: String?, in city: String, _ command: String) -> String {
        "Das zählt ab \(time.map { "\($0) Uhr" } ?? "Mitternacht") in \(city); du bleibst länger? \(command)"
    }
    var cityInCommand: String { "STADT" }
    var daysAreOfUTC: String { "profile.json war nicht lesbar; Tag und Uhrzeit sind daher die von UTC." }

    func whichDay(_ day: String, has entry: String) -> String {
        "\(capitalized(day)) hat schon einen Eintrag: \(entry). Korrigieren (k), oder geht es um heute (h)? "
    }
    var correctWords: [String] { ["k", "korrigieren", "g", "gestern"] }
    var todayWords: [String] { ["h", "heute"] }
    func isYearRight(_ day: String) -> String { "Stimmt das Jahr? \(day) liegt weit weg von den anderen Einträgen." }
    var yesOrDate: String { "(j, oder das richtige Datum) " }

    func howWas(_ day: String) -> String { "\(capitalized(day))? " }
    var levelKeys: String {
        "Eine Taste pro Tag: 0-9 Drinks, r ruhig (keine), l locker (2-5), w wild (6 und mehr), Leertaste überspringt, q beendet."
    }
    var nothingIsOpen: String {
        "Seit dem letzten Eintrag ist kein Tag offen. Alles andere geht so: reportgen log wasser 2"
    }
    func takenOut(_ what: String, of day: String) -> String { "\(capitalized(day)): \(what) gelöscht." }
    func takenOut(of keys: [String]) -> String {
        "Er ist auch nicht mehr in diesen Einstellungen: \(keys.joined(separator: ", "))"
    }
    var levelOfDay: String { "Stufe" }
    func undone(_ action: String, _ time: String) -> String { "Zurückgenommen: \(action), vom \(time)." }

    var streakTypeChanges: String { "Streak-Typ ändert sich." }
    func streakBecomes(_ name: String, _ before: String, _ after: String) -> String { "\(name): \(before) → \(after)" }
    func pastDaysChange(_ days: [Day]) -> String {
        let which = days.count > 5 ? [span(date(days[0]), date(days[days.count - 1]))] : days.map(date)
        return counted(days.count, "vergangener Tag ändert sich: ", "vergangene Tage ändern sich: ").text
            + enumeration(which)
    }
    var timerStart: String { "Beginn des Timers" }
    var none: String { "keine Serie" }
    func archivedStreak(_ name: String, _ streak: String) -> String {
        "\(name): Die bisherige Serie, \(streak), bleibt bei den früheren Serien erhalten."
    }
    var doIt: String { "So machen? (j/n) " }
    var nothingDone: String { "Nichts wurde geändert." }
    var saidAlready: String { "Das steht schon so da; nichts wurde geändert." }
    func changed(_ file: String) -> String { "geändert: \(file)" }
    func assumeDaysSince(_ command: String) -> String {
        "Die Tage seither haben keinen Eintrag und zählen nicht als nüchtern; wenn du nichts getrunken hast: \(command)"
    }
    func countWhatYouSpend(_ command: String) -> String {
        "Als gespart gilt, was nüchterne Tage sparen; was du wirklich ausgibst, zählt mit: \(command)"
    }
    func pauseHolds(_ reason: String?, _ first: String, _ last: String?) -> String {
        "Pause\(reason.map { " (\($0))" } ?? ""): "
            + (last.map { "\(first) bis \($0)" } ?? "ab \(first) bis auf Weiteres")
    }

    func question(_ question: TrackerQuestion) -> String {
        switch question {
        case .name: "Eine Vorlage oder ein eigener Name: "
        case .purpose: "Wahrnehmen, bei dem das Eintragen die Übung ist, oder eine Aktivität, die du festhältst"
        case .kind: "Etwas Gutes, oder ein Saboteur, den du bemerken willst"
        case .icon: "Symbol, etwa 📖, oder keins"
        case .mode: "Was eingetragen wird: Zähler, Ja/Nein oder Zahl"
        case .reflection: "Was eingetragen wird: Auswahl oder Notiz"
        case .options: "Was zur Auswahl steht, mit Kommas"
        case .target: "Ein Ziel oder eine Grenze für den Tag, etwa 8 Gläser oder max 3, oder keins"
        case .schedule: "Wann: jeden Tag, eine Zahl von Tagen pro Woche oder Wochentage"
        case .streak: "Eine Serie zählen"
        case .reminder: "Erinnern um, oder nicht"
        case .health: "Aus Apple Health füllen, wenn ein Export eingelesen wird, aus"
        }
    }
    func notAnAnswer(_ answer: String, to question: TrackerQuestion) -> String {
        switch question {
        case .name: "„\(answer)“ hat keinen Buchstaben und keine Ziffer für eine Kennung"
        case .purpose: "„\(answer)“ ist keins von beiden; erwartet: Wahrnehmen oder Aktivität"
        case .kind: "„\(answer)“ ist keins von beiden; erwartet: gut oder Saboteur"
        case .mode: "„\(answer)“ gehört nicht dazu; erwartet: Zähler, Ja/Nein oder Zahl"
        case .reflection: "„\(answer)“ gehört nicht dazu; erwartet: Auswahl oder Notiz"
        case .options: "Es braucht mindestens zwei, etwa ruhig, angespannt, müde"
        case .target: "„\(answer)“ ist keins von beiden; erwartet: etwa 8 Gläser, max 3 oder keins"
        case .schedule: "„\(answer)“ ist kein Plan; erwartet: jeden Tag, 3 oder Montag Mittwoch"
        case .reminder: "„\(answer)“ ist keine Uhrzeit; erwartet: etwa 20:00 oder nicht"
        case .streak, .health: "„\(answer)“ ist keins von beiden; erwartet: ja oder nein"
        case .icon: "„\(answer)“ geht nicht"
        }
    }
    func isThereAlready(_ id: String) -> String { "Einen Tracker „\(id)“ gibt es schon" }
    var goodWords: [String] { ["gut", "gutes", "g"] }
    var saboteurWords: [String] { ["saboteur", "s", "schlecht"] }
    func words(for purpose: TrackerPurpose) -> [String] {
        purpose == .awareness ? ["wahrnehmen", "bemerken"] : ["aktivität"]
    }
    func words(for mode: Tracker.Mode) -> [String] {
        switch mode {
        case .counter: ["zähler", "zählen"]
        case .yesNo: ["ja/nein", "ja oder nein", "ja nein"]
        case .number: ["zahl", "zahlen"]
        case .selection: ["auswahl", "auswählen"]
        case .note: ["notiz", "text", "aufschreiben"]
        case .awareness: ["wahrnehmen", "bemerken"]
        case .avoidance: ["vermeiden"]
        }
    }
    func added(_ tracker: String, log: String) -> String { "neu: \(tracker); eingetragen wird so: \(log)" }
    var restsNow: String { "ruht" }
    var isPublic: String { "öffentlich" }
    var daysArePublic: String { "die Tage sind öffentlich" }
    var noTrackers: String { "Es gibt noch keine Tracker. Der Befehl „reportgen tracker add“ legt einen an." }
}
