import ProgressAnalysis
import ProgressModel

extension German: OverviewPhrases {
    func pageTitle(_ name: String?, soberDays: Int?) -> String {
        let subject = name ?? siteName
        return soberDays.map { "\(subject): \(days($0).text) nüchtern" } ?? subject
    }
    var description: String { "Serien, Kalender und Meilensteine auf einen Blick." }
    func onDay(_ name: String?, _ number: String) -> String {
        name.map { "Tag \(number) für \($0)" } ?? "Tag \(number)"
    }
    func wasOnDay(_ name: String?, _ number: String) -> String {
        name.map { "\($0): Tag \(number)" } ?? "Tag \(number)"
    }
    func builtOn(_ date: String) -> String {
        "Stand: \(date). Was danach kam, ist hier noch nicht zu sehen."
    }
    var publicGreeting: String { "So läuft es" }
    func hello(_ name: String?) -> String { name.map { "Hallo \($0)" } ?? "Hallo" }
    func soberSince(_ date: String, ringClosesAt days: Int?) -> String {
        let goal = days.map { counted($0, "Tag", "Tagen").text }
        return "Nüchtern seit dem \(date)." + (goal.map { " Der Ring schließt sich bei \($0)." } ?? "")
    }
    func nextDayIsOne(canBeToday: Bool, longest: String?, isOnly: Bool) -> String {
        (canBeToday ? "Wenn heute nüchtern bleibt, ist das Tag 1." : "Der nächste nüchterne Tag ist Tag 1.")
            + (longest.map {
                isOnly
                    ? " Deine erste nüchterne Serie dauerte \($0)." : " Deine bisher längste nüchterne Serie: \($0)."
            } ?? "")
    }
    func latestStreak(_ days: Int) -> String { "Die Serie davor dauerte \(self.days(days).text)." }
    var whatShouldLead: String {
        "Was soll hier ganz oben stehen? Gib im Terminal ein: reportgen set aim stop (kein Alkohol), less (weniger Drinks) oder habits (Gewohnheiten)."
    }
    func notWrittenSince(_ date: String) -> String {
        "Für die Tage seit dem \(date) fehlt die Stufe. Trag sie nach, dann stimmt die Zahl wieder."
    }
    var nothingYet: String { "Noch ist nichts eingetragen. Mit dem ersten Eintrag geht es los." }
    var onlyActivities: String { "Hier steht, was du bemerkt und getan hast." }

    var soberFor: String { "Nüchtern seit" }
    var hoursSinceLastDrink: String { "Stunden seit dem letzten Drink" }
    var sinceLastDrink: String { "seit dem letzten Drink" }
    var sober: String { "nüchtern" }
    var meditationStreak: String { "Meditation" }
    var workoutStreak: String { "Training" }
    var noalcStreak: String { "Wenig Alkohol" }
    func goodAndHealed(_ good: Int, _ healed: Int) -> String {
        "\(numbers.text(good)) gut, \(numbers.text(healed)) geheilt"
    }
    func longest(_ days: String) -> String { "längste: \(days)" }
    func dayUnit(_ number: Int) -> String { number == 1 ? "Tag" : "Tagen" }
    var shortDayUnit: (short: String, long: String) { ("T", "Tage") }
    var hourUnit: (short: String, long: String) { ("Std.", "Stunden") }
    var minuteUnit: (short: String, long: String) { ("Min.", "Minuten") }
    var secondUnit: (short: String, long: String) { ("Sek.", "Sekunden") }
    func whenBuilt(_ date: String) -> String { "Stand: \(date)" }

    var longestStreak: String { "Längste Serie" }
    var longestSoberStreak: String { "Längste nüchterne Serie" }
    var saved: String { "Gespart" }
    var spentMore: String { "Mehr ausgegeben als früher" }
    func ofAmount(_ amount: String) -> String { "von \(amount)" }
    func inAboutSoberDays(_ number: Int) -> String {
        "in etwa \(numbers.text(number)) \(number == 1 ? "nüchternen Tag" : "nüchternen Tagen")"
    }
    var savedGoal: String { "gespart" }
    var caloriesAvoided: String { "Vermiedene Kalorien" }
    var nextMilestone: String { "Nächster Meilenstein" }
    func again(in number: Int, _ unit: StreakUnit) -> String { "wieder in \(dativeUnits(number, unit))" }
    func until(_ date: String) -> String { "bis zum \(date)" }
    func soberDays(_ number: Int) -> Figure { counted(number, "nüchterner Tag", "nüchterne Tage") }
    func since(_ date: String) -> String { "seit dem \(date)" }
    func since(_ month: YearMonth) -> String { "seit \(text(month))" }

    var thisWeek: String { "Diese Woche" }
    func soberDays(_ number: Int, of total: Int) -> Figure {
        Figure("\(numbers.text(number)) von \(numbers.text(total))", total == 1 ? "Tag nüchtern" : "Tagen nüchtern")
    }
    func sober(_ number: Int, of total: Int) -> Figure {
        Figure("\(numbers.text(number)) von \(numbers.text(total))", "nüchtern")
    }
    func mindfulMinutes(_ number: Int) -> Figure { counted(number, "achtsame Minute", "achtsame Minuten") }
    func workoutDays(_ number: Int) -> Figure { counted(number, "Tag mit Training", "Tage mit Training") }
    func reportsBeginOnMonday(_ weekStart: Weekday) -> String {
        "Wochenberichte beginnen am Montag, die Wochen deines Kalenders am \(name(of: weekStart))."
    }
    func weekRemark(_ remark: WeekRemark, streak: String) -> String {
        switch remark {
        case .allSober: "Bisher eine nüchterne Woche."
        case .allSteady: "Bisher eine ruhige Woche."
        case .healed(1): "Ein Joker hat einen Tag geheilt, die Serie „\(streak)“ geht weiter."
        case .healed(let count):
            "Joker haben \(numbers.text(count)) Tage geheilt, die Serie „\(streak)“ geht weiter."
        case .mixed: "Jeder Tag ist ein neuer Anfang."
        case .nothing: "Die Woche ist noch offen."
        }
    }

    var milestones: String { "Meilensteine" }
    func reached(_ number: Int) -> String { "\(numbers.text(number)) erreicht" }
    func reachedInWeek(_ weeks: String, _ monday: String) -> String {
        "\(weeks), erreicht in der Woche ab dem \(monday)"
    }
    func reachedOn(_ days: String, _ date: String) -> String { "\(days), erreicht am \(date)" }
    var thePastYear: String { "Die letzten zwölf Monate" }
    var theFirstYear: String { "Das erste Jahr" }
    var firstSoberDay: String { "1 nüchterner Tag" }
    var tenDaysAndMore: String { "ab 10 in Folge" }
    var steadyNotSober: String { "ruhig, aber mit Drink" }
    var beforeFirstEntry: String { "Vor dem ersten Eintrag" }
    func heatTitle(_ span: String) -> String { "Nüchterne Tage, \(span)" }
    func heatDescription(_ soberDays: Int) -> String {
        "\(self.soberDays(soberDays).text). Je länger eine nüchterne Serie, desto kräftiger das Grün; andere Tage sind leer, geheilte ein Kleeblatt; der heutige Tag ist umrandet."
    }
    func runsDescription(_ days: Int) -> String {
        "\(self.days(days).text). Je länger eine Folge von Tagen, desto kräftiger das Grün; andere Tage sind leer, geheilte ein Kleeblatt; der heutige Tag ist umrandet."
    }
    var runTableNote: String {
        "Stufe je Tag: 0 für einen Tag, der nicht zählt, 1 bis 10 für den ersten bis zehnten Tag in Folge"
    }
    var heatTableNote: String {
        "Farbstufe je Tag: 0 für nicht nüchtern oder ohne Eintrag, 1 bis 10 für den ersten bis zehnten nüchternen Tag in Folge"
    }
    var weekOf: String { "Woche ab" }

    var trackers: String { "Tracker" }
    var longestFirst: String { "Längste zuerst" }
    func daysWithout(_ number: Int, _ tracker: String) -> Figure {
        counted(number, "Tag ohne \(tracker)", "Tage ohne \(tracker)")
    }
    func daysWithout(_ number: Int) -> Figure { counted(number, "Tag ohne", "Tage ohne") }
    func stripTitle(_ tracker: String, _ days: String, of total: Int) -> String {
        "\(tracker), \(total == 1 ? "der letzte Tag" : "die letzten \(self.days(total).text)"): \(days)"
    }
    func more(_ number: Int) -> String { "\(numbers.text(number)) \(number == 1 ? "weiterer" : "weitere")" }
    var why: String { "Warum" }
}
