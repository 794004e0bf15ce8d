package import Model

extension Phrases {
    /// In the footer of every page.
    package var settings: String { say("Settings", "Einstellungen") }
    package var settingsDescription: String {
        say("Change how this report counts.", "Ändern, wie dieser Bericht zählt.")
    }
    package var save: String { say("Save", "Speichern") }
    package var cancel: String { say("Cancel", "Abbrechen") }
    /// After settings were written.
    package var settingsWritten: String {
        say("Saved. Every page counts with it from now on.", "Gespeichert. Alle Seiten rechnen ab jetzt damit.")
    }
    /// Next to a field, or above all fields: the problem and the expectation.
    package func problem(_ problem: SettingsProblem) -> String {
        switch problem {
        case .noAmount(let most):
            say(
                "That is not a number from 0 to \(most). Expected is e.g. 4.50.",
                "Das ist keine Zahl von 0 bis \(most). Erwartet wird z. B. 4,50.")
        case .noCurrency:
            say(
                "That is not a currency. Expected are three letters such as EUR.",
                "Das ist keine Währung. Erwartet werden drei Buchstaben wie EUR.")
        case .noGoalName: say("What is this amount for?", "Wofür ist dieser Betrag?")
        case .noGoalAmount:
            say(
                "That is not an amount above 0. Expected is e.g. 900.",
                "Das ist kein Betrag über 0. Erwartet wird z. B. 900.")
        case .changedSince:
            say(
                "The file has changed since this page was loaded. Load the page again.",
                "Die Datei hat sich geändert, seit diese Seite geladen wurde. Lade die Seite neu.")
        case .noTrackerName:
            say(
                "The name is missing, or it has no letter from A to Z and no digit.",
                "Der Name fehlt, oder er hat weder einen Buchstaben von A bis Z noch eine Ziffer.")
        case .isThereAlready(let id):
            say("There is a tracker “\(id)” already.", "Einen Tracker „\(id)“ gibt es schon.")
        }
    }
    // Savings
    package var savingsSettingsLede: String {
        say(
            "What a drink cost, and how many there used to be: your savings follow from both.",
            "Was ein Drink gekostet hat und wie viele es früher waren: Daraus ergibt sich, was du gespart hast.")
    }
    package var changeSavings: String { say("Change price and drinks", "Preis und Drinks ändern") }
    package func name(of field: SavingsField) -> String {
        switch field {
        case .price: say("Price of a drink", "Preis eines Drinks")
        case .currency: say("Currency", "Währung")
        case .drinks: say("Drinks before", "Drinks früher")
        case .unit: say("Per", "Pro")
        case .method: say("What is counted", "Was gezählt wird")
        case .calories: say("Calories of a drink", "Kalorien eines Drinks")
        case .goal: say("Saving for", "Sparen für")
        case .amount: say("Amount", "Betrag")
        }
    }
    /// The effect of a field, below it; nil if the name is enough.
    package func explanation(of field: SavingsField) -> String? {
        switch field {
        case .price:
            say(
                "What one drink cost you on average. Leave empty to hide money.",
                "Was dich ein Drink im Schnitt gekostet hat. Leer: Es wird kein Geld gezeigt.")
        case .currency:
            say(
                "Three letters, such as EUR, USD or CHF. Amounts are not converted.",
                "Drei Buchstaben, z. B. EUR, USD oder CHF. Beträge werden nicht umgerechnet.")
        case .drinks:
            say(
                "How many you used to have, before you began. Empty: no savings are shown.",
                "Wie viele es waren, bevor du angefangen hast. Leer: Es wird keine Ersparnis gezeigt.")
        case .calories:
            say(
                "In kilocalories. Empty: 150, about a glass of wine.",
                "In Kilokalorien. Leer: 150, etwa ein Glas Wein.")
        case .unit, .method, .goal, .amount: nil
        }
    }
    /// For an amount that has changed over time: which one the field has.
    package var latestAmountOnly: String {
        say(
            "It has changed over time. This is the latest amount; the earlier ones stay.",
            "Der Wert hat sich mit der Zeit geändert. Das ist der letzte; die früheren bleiben.")
    }
    package func name(of method: Profile.SavingsMethod) -> String {
        switch method {
        case .soberDays: say("Sober days", "Nüchterne Tage")
        case .balance: say("All days", "Alle Tage")
        }
    }
    package func explanation(of method: Profile.SavingsMethod) -> String {
        switch method {
        case .soberDays:
            say(
                "Each sober day saves what a day used to cost.",
                "Jeder nüchterne Tag spart, was ein Tag früher gekostet hat.")
        case .balance:
            say(
                "Drinks of other days are taken off again, so it can fall below zero.",
                "Drinks anderer Tage werden wieder abgezogen; das Ergebnis kann auch unter null liegen.")
        }
    }
    package var perDay: String { say("a day", "pro Tag") }
    package var perWeek: String { say("a week", "pro Woche") }
    /// The common title of the fields for savings goals.
    package var savingsGoals: String { say("What you save for", "Wofür du sparst") }
    package var savingsGoalsNote: String {
        say(
            "As many as you like. Empty both fields to take one out.",
            "So viele du magst. Leere beide Felder, um ein Ziel zu entfernen.")
    }
    /// The title of the card with the numbers.
    package var savedSoFar: String { say("So far", "Bisher") }
    /// Instead of the numbers, if a price or a rate is missing.
    package var savingsNeedBoth: String {
        say(
            "With a price and the drinks of before, your savings stand here.",
            "Mit einem Preis und den Drinks von früher steht hier, was du sparst.")
    }
    package var drinksAvoided: String { say("Drinks avoided", "Vermiedene Drinks") }
    /// For a negative number: `1,008 more than before`.
    package var moreThanBefore: String { say("more than before", "mehr als früher") }
    /// An amount within a sentence: `€670.00 spent more than before`.
    package func spentMore(_ amount: String) -> String {
        say("spent \(amount) more than before", "\(amount) mehr ausgegeben als früher")
    }
    /// The progress towards a savings goal: `€900.00, €564.00 to go`.
    package func goal(_ price: String, missing: String) -> String {
        say("\(price), \(missing) to go", "\(price), es fehlen \(missing)")
    }
    package func goalReached(_ price: String) -> String { say("\(price), reached", "\(price), geschafft") }
    // Trackers
    package var trackerSettings: String { say("Your trackers", "Deine Tracker") }
    package var trackerSettingsLede: String {
        say(
            "What you count and notice beside drinks, minutes and workouts.",
            "Was du neben Drinks, Minuten und Workouts zählst und bemerkst.")
    }
    package var noTrackersYet: String { say("There are none yet.", "Es gibt noch keine.") }
    package var change: String { say("Change", "Ändern") }
    package var letRest: String { say("Let it rest", "Ruhen lassen") }
    package var goOn: String { say("Go on with it", "Wieder aufnehmen") }
    package var makePublic: String { say("Show it in public", "Öffentlich zeigen") }
    package var endPublic: String { say("Do not show it in public", "Nicht mehr öffentlich zeigen") }
    /// For a tracker that is never shown to the public.
    package var staysPrivate: String { say("private", "privat") }
    package var modeField: String { say("Mode", "Modus") }
    /// The first day of a saboteur's new mode.
    package var sinceField: String { say("From", "Ab") }
    package var seeWhatChanges: String { say("See what changes", "Zeigen, was sich ändert") }
    package func explanation(of mode: Tracker.Mode) -> String {
        switch mode {
        case .counter: say("counter: how many on a day", "Zähler: wie viele an einem Tag")
        case .yesNo: say("yes/no: done or not", "Ja/Nein: getan oder nicht")
        case .number: say("number: a value, such as a weight", "Zahl: ein Wert, z. B. ein Gewicht")
        case .selection: say("selection: one of some options", "Auswahl: eine von mehreren Möglichkeiten")
        case .note: say("note: a few words", "Notiz: ein paar Worte")
        case .awareness: say("awareness: notice when it happens", "Wahrnehmen: merken, wann es passiert")
        case .avoidance: say("avoidance: days without it count", "Vermeiden: Tage ohne zählen")
        }
    }
    package var addTracker: String { say("Add a tracker", "Tracker hinzufügen") }
    package var fromPreset: String { say("A ready-made one", "Eine Vorlage") }
    package var presetField: String { say("Preset", "Vorlage") }
    package var ownTracker: String { say("One of your own", "Ein eigener") }
    package var trackerNameField: String { "Name" }
    package var iconField: String { "Emoji (optional)" }
    package var add: String { say("Add", "Hinzufügen") }
    package func wasAdded(_ tracker: String) -> String { say("\(tracker) is added.", "\(tracker) ist hinzugefügt.") }
    /// The question on the page before a change; `mode` is that of a change of mode.
    package func consent(_ change: TrackerSettingsChange, _ tracker: String, mode: String) -> String {
        switch change {
        case .mode: say("\(tracker): change to \(mode)?", "\(tracker): auf „\(mode)“ umstellen?")
        case .rest: say("\(tracker): let it rest?", "\(tracker): ruhen lassen?")
        case .goOn: say("\(tracker): go on with it?", "\(tracker): wieder aufnehmen?")
        case .share: say("\(tracker): show it in public?", "\(tracker): öffentlich zeigen?")
        case .unshare:
            say("\(tracker): no longer show it in public?", "\(tracker): nicht mehr öffentlich zeigen?")
        }
    }
    package var whatWillChange: String { say("What will change", "Was sich ändert") }
    /// Instead of the changes of streaks.
    package var noStreakChanges: String { say("No streak changes.", "Keine Serie ändert sich.") }
    package var recordsStay: String {
        say(
            "What you have logged stays, whatever you choose. You can undo it later.",
            "Deine Einträge bleiben auf jeden Fall. Du kannst es danach rückgängig machen.")
    }
    package var doThis: String { say("Change it", "Ändern") }
}
