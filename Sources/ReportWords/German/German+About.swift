import ProgressModel

extension German: AboutPhrases {
    var aboutDescription: String { "Wie hier Stufen, Serien, Joker und Tage gezählt werden." }
    var threeLevels: String { "Drei Stufen" }
    var levelHeadings: (level: String, drinks: String, effect: String) { ("Stufe", "Drinks", "Was sie bewirkt") }
    func range(of level: Level) -> String {
        switch level {
        case .steady: "0 oder 1 Drink"
        case .easy: "2 bis 5 Drinks"
        case .wild: "6 Drinks und mehr"
        }
    }
    func effect(of level: Level, _ policy: Profile.PolicyName) -> String {
        switch (level, policy) {
        case (.steady, _): "Ein nüchterner Tag. Jede Serie geht weiter."
        case (_, .universal), (.easy, .classic): "Ein Joker kann ihn heilen. Der Nüchtern-Timer beginnt neu."
        case (.wild, .classic): "Die Serie beginnt neu, ein Joker wird verbraucht. Auch der Nüchtern-Timer beginnt neu."
        case (_, .none): "Die Serie und der Nüchtern-Timer beginnen neu."
        }
    }

    var jokers: String { "Joker" }
    func jokerRule(_ policy: Profile.PolicyName, every: Int, cap: Int) -> String {
        switch policy {
        case .universal:
            "Je \(every) Tage einer Serie bringen dir einen Joker ⭐. Bis zu \(cap) kannst du gleichzeitig haben. Ein Joker heilt einen Fehltag: Die Serie geht weiter, und der geheilte Tag zählt mit."
        case .classic:
            "\(every) Steady-Tage in Folge bringen dir einen Joker ⭐. Bis zu \(cap) kannst du gleichzeitig haben. Ein Joker heilt einen Easy-Tag oder einen Tag ohne Eintrag; ein Wild-Tag lässt sich nicht heilen und verbraucht einen Joker."
        case .none: "In deinem Profil zählen Serien ohne Joker: Eine Serie dauert, solange jeder Tag ein guter ist."
        }
    }
    func examples(_ policy: Profile.PolicyName) -> [(title: String, days: String, caption: String)] {
        let open = (
            "Ohne Joker", "SSSSWSSSSS",
            "Vier Tage sind zu wenig für einen Joker, also endet die Serie an Tag 5. Der nächste Steady-Tag ist wieder Tag 1."
        )
        switch policy {
        case .universal:
            return [
                (
                    "Geheilt", "SSSSSSSSES",
                    "Tag 7 bringt einen Joker. Tag 9 ist easy: Der Joker heilt ihn, und die Serie steht bei 10 Tagen. Ein geheilter Tag hat die Form eines Kleeblatts."
                ),
                (
                    "Erst verdienen", "SSSSSSWSSS",
                    "Tag 7 ist wild, hätte aber einen Joker gebracht: Er wird zuerst verdient und heilt den Tag sogleich."
                ), open,
            ]
        case .classic:
            return [
                (
                    "Geheilt", "SSSSSSSSES",
                    "Tag 7 bringt einen Joker. Tag 9 ist easy: Der Joker heilt ihn, und die Serie steht bei 10 Tagen. Ein geheilter Tag hat die Form eines Kleeblatts."
                ),
                (
                    "Ein Wild-Tag", "SSSSSSSSWS",
                    "Ein Wild-Tag beendet die Serie und verbraucht einen Joker. Der nächste Steady-Tag ist wieder Tag 1."
                ),
            ]
        case .none:
            return [
                ("Ein neuer Anfang", "SSSSWSSSSS", "Die Serie endet an Tag 5. Der nächste Steady-Tag ist wieder Tag 1.")
            ]
        }
    }
    var ends: String { "endet" }
    var again: String { "neu" }

    var whatCounts: String { "Was als Tag zählt" }
    func dayRule(_ zone: String?, dayStart: String?) -> String {
        let zone = zone.map { " in der Zeitzone \($0)" } ?? ""
        return dayStart.map {
            "Ein Tag dauert von \($0) bis \($0) Uhr\(zone); was früher eingetragen wird, gehört zum Tag davor."
        }
            ?? "Ein Tag dauert von Mitternacht bis Mitternacht\(zone)."
    }
    func dayRules(_ timer: Profile.TimerRule, wholeDays: Bool) -> [String] {
        [
            "Heute bleibt offen, bis etwas eingetragen ist. Der Tag zählt nicht dazu und beendet nichts.",
            "Ein Tag ohne Eintrag ist ein Fehltag, wie ein Easy-Tag.",
            wholeDays
                ? "Der Nüchtern-Timer zählt ganze Tage vom Beginn des ersten nüchternen an."
                : "Der Nüchtern-Timer beginnt, als der erste nüchterne Tag markiert wurde, oder mit dessen Beginn, wenn er später eingetragen wurde.",
            timer == .grace
                ? "Der Timer läuft weiter, solange heute offen ist."
                : "Der Timer steht auf null, bis heute als nüchtern markiert ist.",
        ]
    }
    func minutesRule(_ minutes: Int) -> String {
        "Ab \(counted(minutes, "Minute", "Minuten").text) Meditation und Atemübung oder Workout zählt der Tag."
    }
    var correctionRule: String { "Von mehreren Einträgen zu einem Tag zählt der zuletzt eingetragene." }
    var trackersTitle: String { "Tracker" }
    var trackerRules: [String] {
        [
            "Positiv-Tracker: Ein Tag mit Eintrag ist ein guter Tag.",
            "Bewusst wahrnehmen: Das Bemerken ist die Übung. Ein Tag, an dem du etwas bemerkt hast, zählt.",
            "Vermeiden: Ein Tag ohne Eintrag ist ein guter Tag, heute eingeschlossen. Joker gibt es hier nicht.",
            "Der Wechsel vom Wahrnehmen zum Vermeiden bewahrt die alte Serie im Archiv und beginnt eine neue.",
        ]
    }
    var energyTitle: String { "Energie eines Workouts" }
    var energyRule: String {
        "kcal = MET × 3,5 × Gewicht in kg ÷ 200 × Minuten, eine Schätzung. Sie steht da, wenn dein Gewicht und die Art des Workouts bekannt sind."
    }
    var energySource: String {
        "MET-Werte: Ainsworth et al., 2011 Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43(8), 1575–1581."
    }

    var yourSettings: String { "Deine Einstellungen" }
    func streakSetting(_ family: StreakSetting) -> String {
        switch family {
        case .noalc: "Wenig Alkohol"
        case .meditation: "Meditation"
        case .workout: "Workout"
        case .trackers: "Tracker"
        }
    }
    func policy(_ policy: Profile.PolicyName, of family: StreakSetting) -> String {
        switch policy {
        case .classic where family != .noalc:
            "Sieben gute Tage am Stück bringen einen Joker, der einen Fehltag heilt"
        case .universal: "Jeder Fehltag kann von einem Joker geheilt werden"
        case .classic: "Ein Joker heilt Easy-Tage und Lücken, ein Wild-Tag verbraucht einen"
        case .none: "Ohne Joker"
        }
    }
    var timer: String { "Timer" }
    func timerRule(_ rule: Profile.TimerRule) -> String {
        rule == .grace ? "Läuft weiter, solange heute offen ist" : "Auf null, bis heute nüchtern ist"
    }
    var savings: String { "Ersparnis" }
    func rate(_ drinks: String, perWeek: Bool) -> String { "früher \(drinks) pro \(perWeek ? "Woche" : "Tag")" }
    func savingsFormula(_ drinks: FixedDecimal, on days: String, price: String?, _ amount: String) -> String {
        let change = drinks < .zero ? "mehr" : "weniger"
        let times = price.map { "mal \($0)" } ?? "jeder zum Preis seines Tages"
        return "\(self.drinks(drinks.magnitude).text) \(change) als früher (\(days)), \(times): \(amount)"
    }
    func perDrink(_ amount: String) -> String { "\(amount) pro Drink" }
    var calories: String { "Kalorien" }
    var goals: String { "Ziele" }
    func goal(mindfulness minutes: String) -> String { "\(minutes) Min. Achtsamkeit" }
    func goal(workout minutes: String) -> String { "\(minutes) Min. Workout" }
    var weight: String { "Gewicht" }
    var weekStarts: String { "Wochenbeginn" }
    var timeZone: String { "Zeitzone" }
    var milestonesSetting: String { "Meilensteine" }
    var healthSetting: String { "Zur Gesundheit" }
    func health(_ milestones: Profile.HealthMilestones) -> String {
        switch milestones {
        case .known: "Was Studien gemessen haben, mit Quellen"
        case .own(let lines) where !lines.isEmpty: "\(counted(lines.count, "eigene Zeile", "eigene Zeilen").text)"
        case .own, .hidden: "Nichts"
        }
    }
}
