import ProgressModel

extension German: FieldPhrases {
    var generalSettings: String { "Allgemein" }
    var generalSettingsLede: String {
        "Was in profile.json steht, in Worten. Ändert sich dadurch eine Serie, siehst du das, bevor etwas geschrieben wird."
    }
    func title(of group: FieldGroup) -> String {
        switch group {
        case .person: "Du"
        case .drinks: "Drinks und nüchterne Tage"
        case .habits: "Minuten und Pläne"
        case .jokers: "Joker"
        case .reminders: "Erinnerungen"
        case .pauses: "Pausen"
        }
    }

    func name(of field: ProfileField) -> String {
        switch field {
        case .name: "Name"
        case .levelStreak: "Name der Serie"
        case .language: "Sprache"
        case .timeZone: timeZone
        case .dayStart: "Ein Tag beginnt um"
        case .weekStart: weekStarts
        case .weight: weight
        case .aim: "Worum es dir geht"
        case .lastDrink: lastDrinkSetting
        case .drinkGoal: "Drinks pro Woche, höchstens"
        case .soberUpTo: "Nüchtern bis"
        case .timer: timer
        case .milestones: milestonesSetting
        case .why: "Dein Warum"
        case .quietHours: "Ruhezeit"
        case .publicFrom: "Öffentlich ab"
        case .minimumMinutes: "Ein Tag zählt ab"
        case .mindfulnessGoal: "Ziel für Achtsamkeit"
        case .workoutGoal: "Ziel für Training"
        case .meditationSchedule: "Meditation ist geplant"
        case .workoutSchedule: "Training ist geplant"
        case .levelPolicy: streakSetting(.noalc)
        case .meditationPolicy: streakSetting(.meditation)
        case .workoutPolicy: streakSetting(.workout)
        case .trackerPolicy: streakSetting(.trackers)
        }
    }
    func explanation(of field: ProfileField) -> String {
        switch field {
        case .name: "Steht oben auf jeder Seite. Leer: keiner."
        case .levelStreak: "Wie die Serie der Stufen heißt, z. B. NoAlc oder Clarity. Leer: \(noalcStreak)."
        case .language: "Der Seiten, der Antworten und der Fehlermeldungen."
        case .timeZone:
            "Ein Ort wie Berlin oder America/New_York, nach dem sich richtet, welcher Tag heute ist. Was du anderswo eingetragen hast, behält seinen Tag. Leer: UTC."
        case .dayStart: "Was vor dieser Uhrzeit aufgeschrieben wird, gehört noch zum Abend davor. Leer: Mitternacht."
        case .weekStart:
            "Nur die erste Spalte der Kalender: Serien, die Wochen zählen, laufen immer von Montag bis Sonntag."
        case .weight: "Für die Energie von Trainings ohne eigene Angabe. Leer: Es wird nichts geschätzt."
        case .aim: "Was auf jeder Seite oben steht. Gezählt wird nichts anders."
        case .lastDrink:
            "Ab da läuft die Uhr, wenn kein späterer Eintrag etwas anderes sagt, z. B. 15.11. 22:00. Leer: ab dem ersten nüchternen Tag."
        case .drinkGoal:
            "Mit einem Ziel zählt die Serie der Stufen Wochen, die es einhalten. Leer: Sie zählt ruhige Tage."
        case .soberUpTo: "Wie viel ein ruhiger Tag haben darf, um noch nüchtern zu sein."
        case .timer: "Was die Uhr macht, solange heute kein Eintrag da ist."
        case .milestones: "Nüchterne Tage in Folge, z. B. 7, 30, 90. Leer: die üblichen."
        case .publicFrom:
            "Was vor diesem Tag war, steht nicht in der öffentlichen Ausgabe, z. B. 16.11.2025. Leer: alle Tage stehen darin."
        case .quietHours:
            "In ihr wird an nichts erinnert; eine Erinnerung in dieser Zeit kommt, wenn sie vorbei ist und der Tag noch läuft. Leer: keine. Zum Beispiel 22:00-07:00."
        case .why: "Steht auf der Übersicht und wird nie veröffentlicht. Leer: nichts."
        case .minimumMinutes: "Meditation und Atemübungen zusammen, und Training. Leer: 2 Minuten."
        case .mindfulnessGoal, .workoutGoal: "Füllt den Ring eines Tages. Leer: Ein Tag, der zählt, füllt ihn."
        case .meditationSchedule, .workoutSchedule:
            "Jeden Tag, 3 (mal pro Woche) oder Tage wie Montag, Donnerstag. An anderen Tagen wird nichts erwartet."
        case .levelPolicy, .meditationPolicy, .workoutPolicy, .trackerPolicy:
            "Was einen verpassten Tag der Serie heilt und was einen Joker kostet."
        }
    }

    func name(of field: TrackerField) -> String {
        switch field {
        case .name: "Name"
        case .icon: "Emoji"
        case .prompt: "Frage"
        case .unit: "Einheit"
        case .dailyGoal: "Tagesziel"
        case .dailyLimit: "Höchstens am Tag"
        case .streakOn: "Ein Tag zählt"
        case .schedule: "Geplant"
        case .streak: "Serie"
        case .isInCalendar: "Ring im Kalender"
        case .isInWidget: "Vorn beim Eintragen"
        case .widgetOrder: "Platz unter diesen"
        case .colour: "Farbe"
        case .createdAt: "Begonnen am"
        case .isPrivate: "Privat"
        }
    }
    func explanation(of field: TrackerField) -> String {
        switch field {
        case .name: "Die Kennung bleibt, und damit jeder Eintrag."
        case .icon: "Leer: das übliche oder der erste Buchstabe."
        case .prompt: "Wird beim Eintragen gefragt. Leer: die übliche."
        case .unit: "In der Mehrzahl, z. B. Gläser. Leer: die übliche, falls es eine gibt."
        case .dailyGoal: "Es füllt den Ring eines Tages. Leer: das übliche, falls es eins gibt."
        case .dailyLimit:
            "Ein Tag darüber ist kein guter, wenn das Limit entscheidet. Leer: das übliche, falls es eins gibt."
        case .streakOn: "Ob jeder Eintrag für die Serie zählt oder nur ein Tag, der Ziel oder Limit einhält."
        case .schedule: explanation(of: ProfileField.meditationSchedule)
        case .streak: "Ob seine Tage in Folge gezählt werden."
        case .isInCalendar: "Höchstens zwei Tracker haben einen."
        case .isInWidget: "Vor allen anderen und auf dem Badge von heute."
        case .widgetOrder: "Der kleinste zuerst. Leer: hinter denen mit einer Zahl."
        case .colour: "Als #1F9E8A. Leer: die übliche."
        case .createdAt: "Der erste Tag, der als vermieden zählen kann. Leer: der des ersten Eintrags."
        case .isPrivate: "Er steht auf keiner Seite, die veröffentlicht wird, auch nicht mit seinem Namen."
        }
    }

    var settingWritten: String { "gespeichert." }
    var settingTakenBack: String { "Die letzte Änderung ist rückgängig gemacht." }
    var notSet: String { "nicht gesetzt" }
    var aimFollows: String { "Was du am meisten einträgst, entscheidet" }
    func soberUpTo(_ drinks: Int) -> String { drinks == 0 ? "kein Drink" : "ein Drink" }
    func streakCounts(_ condition: Tracker.StreakCondition) -> String {
        condition == .goal ? "wenn Ziel oder Limit eingehalten ist" : "mit jedem Eintrag"
    }
    var no: String { "Nein" }
    func changeQuestion(_ field: String) -> String { "\(field): ändern?" }

    var addReminder: String { "Erinnerung hinzufügen" }
    var reminderAbout: String { "Woran erinnern" }
    var reminderTime: String { "Um" }
    var reminderSettingsNote: String {
        "Sie stehen in reminders.ics, für jeden Kalender, und in reportgen remind. Vor 18 Uhr wird bei Drinks nach gestern gefragt."
    }
    var addPause: String { "Pause hinzufügen" }
    var pauseReason: String { "Grund" }
    var pauseFirst: String { "Erster Tag" }
    var pauseLast: String { "Letzter Tag (leer: bis auf Weiteres)" }
    var pauseOf: String { "Für" }
    var allButLevels: String { "alle Serien, nur nicht die der Stufen" }
    var pauseSettingsNote: String {
        "Eine Lücke an diesen Tagen kostet keine Serie. Was du aufschreibst, zählt wie immer."
    }
    var endToday: String { "Endet heute" }

    var allOfIt: String { "Alle Einstellungen" }
    var trackerPageLede: String {
        "Was in trackers.json über ihn steht, in Worten. Ändert sich seine Serie, siehst du das, bevor etwas geschrieben wird."
    }
    var removeTracker: String { "Löschen" }
    func removeTracker(logs: Int) -> String {
        "Mit \(logs == 1 ? "einem Eintrag" : "\(numbers.text(logs)) Einträgen") löschen"
    }
    func logsGoToo(_ logs: Int) -> String {
        "\(logs == 1 ? "Ein Eintrag verschwindet" : "\(numbers.text(logs)) Einträge verschwinden") mit ihm aus deinen Dateien. Rückgängig bringt alles zurück."
    }
    var removeTrackerNote: String { "Ruht er, bleiben seine Seite und seine Einträge, und er fragt nach nichts mehr." }
    func wasRemoved(_ tracker: String) -> String { "\(tracker) ist gelöscht." }
}
