import ProgressAnalysis
import ProgressModel

extension German: AboutPhrases {
    var aboutDescription: String { "Wie hier Stufen, Serien, Joker und Tage gezählt werden." }
    var threeLevels: String { "Drei Stufen" }
    var levelHeadings: (level: String, drinks: String, effect: String) { ("Stufe", "Drinks", "Was sie bewirkt") }
    func range(of level: Level) -> String {
        switch level {
        case .steady: "0 oder 1 Drink"
        case .easy: "2 bis 5 Drinks"
        case .wild: "6 Drinks oder mehr"
        }
    }
    func caption(of level: Level) -> String {
        switch level {
        case .steady: "nichts oder wenig"
        case .easy: "mäßig"
        case .wild: "viel"
        }
    }
    func effect(of level: Level, _ policy: Profile.PolicyName, soberUpTo: Int?) -> String {
        let isTold = soberUpTo != nil
        return switch (level, policy) {
        case (.steady, _) where soberUpTo == 0: "Die Serie wächst. Ganz ohne Drink ist es auch ein nüchterner Tag."
        case (.steady, _): isTold ? "Die Serie wächst, und der Tag zählt als nüchtern." : "Die Serie wächst."
        case (_, .universal), (.easy, .classic):
            "Ein Joker kann den Tag heilen." + (isTold ? " Der Nüchtern-Timer beginnt von vorn." : "")
        case (.wild, .classic):
            "Die Serie beginnt von vorn und verliert einen Joker."
                + (isTold ? " Auch der Nüchtern-Timer beginnt von vorn." : "")
        case (_, .none):
            isTold ? "Die Serie und der Nüchtern-Timer beginnen von vorn." : "Die Serie beginnt von vorn."
        }
    }
    func effectOnWeek(of level: Level) -> String {
        switch level {
        case .steady: "Zählt in der Woche mit seinen Drinks, ohne Zahl mit keinem."
        case .easy: "Zählt in der Woche mit seinen Drinks, ohne Zahl mit mindestens 2."
        case .wild: "Zählt in der Woche mit seinen Drinks, ohne Zahl mit mindestens 6."
        }
    }

    var jokers: String { "Joker" }
    func jokerRule(_ policy: Profile.PolicyName, every: Int, cap: Int) -> String {
        switch policy {
        case .universal:
            "Alle \(every) Tage bringt eine Serie einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt einen verpassten Tag: Die Serie geht weiter, und der geheilte Tag zählt mit."
        case .classic:
            "\(every) ruhige Tage in Folge bringen einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt einen lockeren Tag oder einen Tag ohne Eintrag; ein wilder Tag lässt sich nicht heilen und kostet einen Joker."
        case .none: "In deinem Profil zählen Serien ohne Joker: Eine Serie dauert, solange jeder Tag ein guter ist."
        }
    }
    func jokerRuleOfWeeks(every: Int, cap: Int) -> String {
        "Alle \(every) Wochen bringt eine Serie einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt eine Woche über dem Ziel: Die Serie geht weiter, und die geheilte Woche zählt mit."
    }
    func examples(_ policy: Profile.PolicyName) -> [(title: String, days: String, caption: String)] {
        let open = (
            "Ohne Joker", "SSSSWSSSSS",
            "Vier Tage reichen nicht für einen Joker, also endet die Serie an Tag 5. Der nächste ruhige Tag ist wieder Tag 1."
        )
        switch policy {
        case .universal:
            return [
                (
                    "Geheilt", "SSSSSSSSES",
                    "Tag 7 bringt einen Joker. Tag 9 ist locker: Der Joker heilt ihn, und die Serie steht bei 10 Tagen. Ein geheilter Tag behält seine Farbe und hat ein Kleeblatt."
                ),
                (
                    "Erst verdienen", "SSSSSSWSSS",
                    "Tag 7 ist wild. Als siebter Tag bringt er zuerst einen Joker, und der heilt ihn sofort."
                ), open,
            ]
        case .classic:
            return [
                (
                    "Geheilt", "SSSSSSSSES",
                    "Tag 7 bringt einen Joker. Tag 9 ist locker: Der Joker heilt ihn, und die Serie steht bei 10 Tagen. Ein geheilter Tag behält seine Farbe und hat ein Kleeblatt."
                ),
                (
                    "Ein wilder Tag", "SSSSSSSSWS",
                    "Ein wilder Tag beendet die Serie und kostet einen Joker. Der nächste ruhige Tag ist wieder Tag 1."
                ),
            ]
        case .none:
            return [
                ("Ein neuer Anfang", "SSSSWSSSSS", "Die Serie endet an Tag 5. Der nächste ruhige Tag ist wieder Tag 1.")
            ]
        }
    }
    var ends: String { "endet" }

    var whatCounts: String { "Was als Tag zählt" }
    var drawingsTitle: String { "So wird ein Tag gezeichnet" }
    var middleRule: String {
        "Die Mitte ist die Stufe: ein kräftig grüner Kreis für ruhig, ein blasser für locker, ein grauer mit Quadrat für wild, ein gestrichelter Kreis ohne Eintrag (klein gezeichnet ein Punkt). Ein kleines Kleeblatt hat ein Tag, den ein Joker geheilt hat; einer ohne Eintrag ist ein Kleeblatt."
    }
    func ringRules(_ rings: RecordedRings) -> [String] {
        let names = [
            rings.hasWorkout ? "Training" : nil, rings.hasMindfulness ? "Achtsamkeit" : nil,
            rings.hasTrackers ? "die Tracker im Fokus" : nil,
        ].compactMap(\.self)
        guard !names.isEmpty else { return [] }
        var rules = [
            "Die Ringe darum, von innen: \(names.joined(separator: ", ")). Ein ganzer Ring ist ein erreichtes Ziel."
        ]
        if rings.hasMoments {
            rules.append("Der Ring eines Saboteurs hat ein Stück für jeden Moment, den du bemerkt hast.")
        }
        if rings.areSeveral { rules.append("Ein Haken bedeutet: Alle Ringe sind geschlossen.") }
        if rings.hasTrackers { rules.append("Kleine Zeichnungen lassen die Ringe der Tracker weg.") }
        return rules
    }
    var heatRule: String {
        "In Heatmaps ist ein nüchterner Tag gefüllt, umso kräftiger, je länger die Serie ist, bis zum zehnten Tag. Jeder andere Tag ist ein Umriss: rund für locker, eckig für wild, gestrichelt ohne Eintrag."
    }
    func dayRule(_ zone: String?, dayStart: String?) -> String {
        let zone = zone.map { " in der Zeitzone \($0)" } ?? ""
        return dayStart.map {
            "Ein Tag dauert von \($0) Uhr bis \($0) Uhr am nächsten Morgen\(zone); was davor eingetragen wird, zählt zum Vortag."
        }
            ?? "Ein Tag dauert von Mitternacht bis Mitternacht\(zone)."
    }
    var openTodayRule: String {
        "Heute bleibt offen, bis etwas eingetragen wird. Bis dahin verlängert der Tag keine Serie und beendet keine."
    }
    var missedDayRule: String {
        "Ein Tag ohne Eintrag gilt als verpasst, wie ein lockerer Tag. Gestern bleibt bis 18 Uhr offen."
    }
    func timerRules(_ timer: Profile.TimerRule, wholeDays: Bool) -> [String] {
        [
            wholeDays
                ? "Der Nüchtern-Timer zählt ganze Tage ab dem Beginn des ersten nüchternen."
                : "Der Nüchtern-Timer läuft ab dem Moment, in dem du den ersten nüchternen Tag eingetragen hast; bei einem Nachtrag ab dem Beginn dieses Tages.",
            timer == .grace
                ? "Der Timer läuft weiter, solange heute offen ist."
                : "Der Timer steht auf null, bis heute als nüchtern eingetragen ist.",
        ]
    }
    var assumedRule: String {
        "Die Ausnahme: Tage, die dein Profil als ruhig annimmt, zählen auch ohne Eintrag als ruhig."
    }
    var pauseRule: String {
        "In einer Pause ruhen die pausierten Serien: Ein Tag, an dem nichts zählt, verlängert sie nicht und beendet sie nicht."
    }
    var weekdaysRule: String {
        "Ist eine Serie für bestimmte Wochentage geplant, schadet eine Lücke an den anderen Tagen nicht; ein guter Tag zählt auch dort."
    }
    func weeksRule(jokers: Bool) -> String {
        "Ist eine Serie nach Wochen geplant, zählt sie Wochen mit genug guten Tagen\(jokers ? "; sieben gute Wochen bringen einen Joker" : "")."
    }
    var targetRule: String {
        "Wenn das Ziel entscheidet, ist ein Tag gut, sobald du es erreichst. Wenn das Limit entscheidet, ist ein Tag gut, an dem du es einhältst; ein Tag ohne Eintrag ruht dann."
    }
    func minutesRule(_ minutes: Int) -> String {
        let minutes = counted(minutes, "Minute", "Minuten").text
        return
            "Für die Meditationsserie zählt ein Tag ab \(minutes) Meditation und Atemübungen, für die Trainingsserie ab \(minutes) Training."
    }
    var correctionRule: String { "Gibt es zu einem Tag mehrere Einträge, zählt der zuletzt eingetragene." }
    var trackersTitle: String { "Tracker" }
    func trackerRules(withAwareness: Bool, withAvoidance: Bool) -> [String] {
        ["Gute Gewohnheiten: Ein Tag mit Eintrag ist ein guter Tag."]
            + (withAwareness
                ? ["Wahrnehmen: Bemerken ist die Übung. Ein Tag, an dem du etwas bemerkt hast, zählt."] : [])
            + (withAvoidance
                ? ["Vermeiden: Ein Tag ohne Eintrag ist ein guter Tag, auch heute schon. Joker gibt es hier nicht."]
                : [])
            + (withAwareness || withAvoidance
                ? ["Wechselst du vom Wahrnehmen zum Vermeiden, kommt die alte Serie ins Archiv, und eine neue beginnt."]
                : [])
    }
    var energyTitle: String { "Energieverbrauch beim Training" }
    var energyRule: String {
        "kcal = MET × 3,5 × Gewicht in kg ÷ 200 × Minuten, eine Schätzung. Sie wird angezeigt, wenn dein Gewicht und die Art des Trainings bekannt sind."
    }
    var energySource: String {
        "MET-Werte: Ainsworth et al., 2011 Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43(8), 1575–1581."
    }

    var yourSettings: String { "Deine Einstellungen" }
    func streakSetting(_ family: StreakSetting) -> String {
        switch family {
        case .noalc: "Wenig Alkohol"
        case .meditation: "Meditation"
        case .workout: "Training"
        case .trackers: "Tracker"
        }
    }
    func policy(_ policy: Profile.PolicyName, of family: StreakSetting, _ unit: StreakUnit) -> String {
        switch policy {
        case .classic where family != .noalc:
            unit == .week
                ? "Sieben gute Wochen am Stück bringen einen Joker, der eine verpasste Woche heilt"
                : "Sieben gute Tage am Stück bringen einen Joker, der einen verpassten Tag heilt"
        case .universal:
            "\(unit == .week ? "Jede verpasste Woche" : "Jeder verpasste Tag") kann von einem Joker geheilt werden"
        case .classic: "Ein Joker heilt lockere Tage und Tage ohne Eintrag, ein wilder Tag kostet einen"
        case .none: "Ohne Joker"
        }
    }
    var timer: String { "Timer" }
    func timerRule(_ rule: Profile.TimerRule) -> String {
        rule == .grace ? "Läuft weiter, solange heute offen ist" : "Auf null, bis heute nüchtern ist"
    }
    var savings: String { "Ersparnis" }
    func rate(_ drinks: String, perWeek: Bool) -> String { "früher \(drinks) pro \(perWeek ? "Woche" : "Tag")" }
    func savedFormula(_ drinks: FixedDecimal, on days: String, price: String?, _ amount: String, guesses: Int) -> String
    {
        let isEstimate = guesses > 0
        let change = drinks < .zero ? "mehr" : "weniger"
        let times = price.map { "mal \($0)" } ?? "jeder zum damaligen Preis"
        let count = self.drinks(drinks.magnitude, isEstimate: isEstimate)
        let guessed = isEstimate ? ", \(estimated(guesses))" : ""
        return "\(count) \(change) als früher (\(days)\(guessed)), \(times): \(amount)"
    }
    func perDrink(_ amount: String) -> String { "\(amount) pro Drink" }
    var calories: String { "Kalorien" }
    var goals: String { "Ziele" }
    func goal(mindfulness minutes: String) -> String { "\(minutes) Min. Achtsamkeit" }
    func goal(workout minutes: String) -> String { "\(minutes) Min. Training" }
    func goal(drinks: String) -> String { "höchstens \(drinks) pro Woche" }
    var lastDrinkSetting: String { "Letzter Drink" }
    var weight: String { "Gewicht" }
    var weekStarts: String { "Wochenbeginn" }
    var timeZone: String { "Zeitzone" }
    var milestonesSetting: String { "Meilensteine" }
    var healthSetting: String { "Zur Gesundheit" }
    func health(_ milestones: Profile.HealthMilestones) -> String {
        switch milestones {
        case .known: "Was Studien gemessen haben, mit Quellen"
        case .own(let lines) where !lines.isEmpty: "\(counted(lines.count, "eigene Zeile", "eigene Zeilen").text)"
        case .own, .hidden: "Wird nicht angezeigt"
        }
    }
}
