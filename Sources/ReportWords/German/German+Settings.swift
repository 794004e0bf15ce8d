import ProgressModel

extension German: SettingsPhrases {
    var settings: String { "Einstellungen" }
    var settingsDescription: String { "Ändern, wie dieser Bericht zählt." }
    var save: String { "Speichern" }
    var cancel: String { "Abbrechen" }
    var settingsWritten: String { "Gespeichert. Alle Seiten rechnen ab jetzt damit." }
    func problem(_ problem: SettingsProblem) -> String {
        switch problem {
        case .noAmount(let most): "Das ist keine Zahl von 0 bis \(most). Erwartet wird z. B. 4,50."
        case .noCurrency: "Das ist keine Währung. Erwartet werden drei Buchstaben wie EUR."
        case .noGoalName: "Wofür ist dieser Betrag?"
        case .noGoalAmount: "Das ist kein Betrag über 0. Erwartet wird z. B. 900."
        case .changedSince: "Die Datei hat sich geändert, seit diese Seite geladen wurde. Lade die Seite neu."
        case .noTrackerName: "Der Name fehlt, oder er hat weder einen Buchstaben von A bis Z noch eine Ziffer."
        case .isThereAlready(let id): "Einen Tracker „\(id)“ gibt es schon."
        }
    }

    var savingsSettings: String { "Ersparnis" }
    var savingsSettingsLede: String {
        "Was ein Drink gekostet hat und wie viele es früher waren: Daraus ergibt sich, was du gespart hast."
    }
    var changeSavings: String { "Preis und Drinks ändern" }
    func name(of field: SavingsField) -> String {
        switch field {
        case .price: "Preis eines Drinks"
        case .currency: "Währung"
        case .drinks: "Drinks früher"
        case .unit: "Pro"
        case .method: "Was gezählt wird"
        case .calories: "Kalorien eines Drinks"
        case .goal: "Sparen für"
        case .amount: "Betrag"
        }
    }
    func explanation(of field: SavingsField) -> String? {
        switch field {
        case .price: "Was dich ein Drink im Schnitt gekostet hat. Leer: Es wird kein Geld gezeigt."
        case .currency: "Drei Buchstaben, z. B. EUR, USD oder CHF. Beträge werden nicht umgerechnet."
        case .drinks: "Wie viele es waren, bevor du angefangen hast. Leer: Es wird keine Ersparnis gezeigt."
        case .calories: "In Kilokalorien. Leer: 150, etwa ein Glas Wein."
        case .unit, .method, .goal, .amount: nil
        }
    }
    var latestAmountOnly: String {
        "Der Wert hat sich mit der Zeit geändert. Das ist der letzte; die früheren bleiben."
    }
    func name(of method: Profile.SavingsMethod) -> String {
        switch method {
        case .soberDays: "Nüchterne Tage"
        case .balance: "Alle Tage"
        }
    }
    func explanation(of method: Profile.SavingsMethod) -> String {
        switch method {
        case .soberDays: "Jeder nüchterne Tag spart, was ein Tag früher gekostet hat."
        case .balance: "Drinks anderer Tage werden wieder abgezogen; das Ergebnis kann auch unter null liegen."
        }
    }
    var perDay: String { "pro Tag" }
    var perWeek: String { "pro Woche" }
    var savingsGoals: String { "Wofür du sparst" }
    var savingsGoalsNote: String { "So viele du magst. Leere beide Felder, um ein Ziel zu entfernen." }
    var savedSoFar: String { "Bisher" }
    var savingsNeedBoth: String { "Mit einem Preis und den Drinks von früher steht hier, was du sparst." }
    var drinksAvoided: String { "Vermiedene Drinks" }
    var moreThanBefore: String { "mehr als früher" }
    func spentMore(_ amount: String) -> String { "\(amount) mehr ausgegeben als früher" }
    func goal(_ price: String, missing: String) -> String { "\(price), es fehlen \(missing)" }
    func goalReached(_ price: String) -> String { "\(price), geschafft" }

    var whatIf: String { "Was wäre, wenn?" }
    var whatIfLede: String {
        "Schieb die Regler und sieh, was du mit anderen Zahlen gespart hättest. Es wird nichts gespeichert."
    }
    var tryOtherNumbers: String { "Andere Zahlen ausprobieren" }
    var calculate: String { "Ausrechnen" }
    var takeOver: String { "Diese Zahlen übernehmen" }
    func now(_ amount: String) -> String { "jetzt \(amount)" }

    var trackerSettings: String { "Deine Tracker" }
    var trackerSettingsLede: String { "Was du neben Drinks, Minuten und Workouts zählst und bemerkst." }
    var noTrackersYet: String { "Es gibt noch keine." }
    var change: String { "Ändern" }
    var letRest: String { "Ruhen lassen" }
    var goOn: String { "Wieder aufnehmen" }
    var makePublic: String { "Öffentlich zeigen" }
    var endPublic: String { "Nicht mehr öffentlich zeigen" }
    var staysPrivate: String { "privat" }
    var modeField: String { "Modus" }
    var sinceField: String { "Ab" }
    var seeWhatChanges: String { "Zeigen, was sich ändert" }
    func explanation(of mode: Tracker.Mode) -> String {
        switch mode {
        case .counter: "Zähler: wie viele an einem Tag"
        case .yesNo: "Ja/Nein: getan oder nicht"
        case .number: "Zahl: ein Wert, z. B. ein Gewicht"
        case .selection: "Auswahl: eine von mehreren Möglichkeiten"
        case .note: "Notiz: ein paar Worte"
        case .awareness: "Wahrnehmen: merken, wann es passiert"
        case .avoidance: "Vermeiden: Tage ohne zählen"
        }
    }
    var addTracker: String { "Tracker hinzufügen" }
    var fromPreset: String { "Eine Vorlage" }
    var presetField: String { "Vorlage" }
    var ownTracker: String { "Ein eigener" }
    var trackerNameField: String { "Name" }
    var iconField: String { "Emoji (optional)" }
    var add: String { "Hinzufügen" }
    func wasAdded(_ tracker: String) -> String { "\(tracker) ist hinzugefügt." }
    func consent(_ change: TrackerSettingsChange, _ tracker: String, mode: String) -> String {
        switch change {
        case .mode: "\(tracker): auf „\(mode)“ umstellen?"
        case .rest: "\(tracker): ruhen lassen?"
        case .goOn: "\(tracker): wieder aufnehmen?"
        case .share: "\(tracker): öffentlich zeigen?"
        case .unshare: "\(tracker): nicht mehr öffentlich zeigen?"
        }
    }
    var whatWillChange: String { "Was sich ändert" }
    var recordsStay: String { "Deine Einträge bleiben auf jeden Fall. Du kannst es danach rückgängig machen." }
    var noStreakChanges: String { "Keine Serie ändert sich." }
    var doThis: String { "Ändern" }
}
