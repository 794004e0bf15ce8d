import ProgressModel

extension German: WelcomePhrases {
    var welcome: String { "Willkommen" }
    func welcomeLede(_ folder: String) -> String {
        "Ein paar Antworten, und dein Bericht beginnt. Alles bleibt auf diesem Rechner, als Dateien in \(folder)."
    }
    func title(of topic: WelcomeTopic) -> String {
        switch topic {
        case .heatmap: "Die Heatmap"
        case .streaks: "Serien"
        case .savings: "Ersparnis"
        }
    }
    func explanation(of topic: WelcomeTopic) -> String {
        switch topic {
        case .heatmap:
            "Jeder Tag ist ein Feld. Ein nüchterner Tag ist grün, und je länger die Serie, desto kräftiger das Grün. Jeder andere Tag ist ein Umriss. So siehst du dein Jahr auf einen Blick."
        case .streaks:
            "Eine Serie zählt ruhige Tage hintereinander. Alle 7 Tage gibt es einen Joker ⭐, und du hast nie mehr als 3. Ein verpasster Tag kostet einen Joker, und die Serie geht weiter."
        case .savings:
            "Jeder nüchterne Tag spart, was ein Tag früher gekostet hat: den Preis eines Drinks mal die Drinks eines Tages. So viele nüchterne Tage mit 14 Drinks in der Woche zu 4,50 € ergeben:"
        }
    }
    var inventedDays: String { "Diese Tage sind erfunden." }
    var aFewQuestions: String { "Bevor du anfängst" }
    var everythingOptional: String { "Lass weg, was du magst. Du kannst jede Antwort später ändern." }
    func label(of question: StartingQuestion) -> String {
        switch question {
        case .language: "Sprache"
        case .name: "Dein Name"
        case .timeZone: "Zeitzone"
        case .currency: "Währung"
        case .price: "Preis eines Drinks"
        case .drinksPerWeek: "Drinks in einer üblichen Woche früher"
        case .aim: "Worum geht es dir?"
        case .balance: "Zählen, was du wirklich ausgibst?"
        case .drinkGoal: "Wie viele Drinks darf eine Woche haben?"
        case .lastDrink: "Wann war dein letzter Drink?"
        case .soberSince: "Nüchtern seit"
        case .habit: "Ab jetzt trage ich ein"
        case .oneDrink: "Gilt ein Tag mit einem Drink als nüchtern?"
        case .jokers: "Darf ein Joker einen wilden Tag heilen?"
        case .level: "Heute"
        case .presets: "Was willst du bemerken?"
        case .reminder: "Nach dem Vorabend fragen um"
        case .why: "Warum machst du das?"
        }
    }
    func hint(of question: StartingQuestion) -> String? {
        switch question {
        case .timeZone: "Ein Name wie Europe/Berlin oder eine Stadt."
        case .currency: "Drei Buchstaben, z. B. EUR."
        case .aim: "Was auf deinen Seiten vorne steht. Du kannst es jederzeit ändern."
        case .drinkGoal: "Fürs Weniger-Trinken: Die Serie zählt Wochen im Rahmen deines Ziels. Leer: keins."
        case .balance:
            "Deine Drinks gegen die einer Woche früher, statt was nüchterne Tage gespart haben. Mit einem Preis."
        case .lastDrink:
            "Die Uhr zählt ab da, und die Tage seitdem werden angenommen. Lass es leer, um heute anzufangen."
        case .soberSince: "Der erste nüchterne Tag. Lass es leer, um heute anzufangen."
        case .habit: "Bei nur Ausrutschern zählen Tage ohne Eintrag weiter als ruhig."
        case .oneDrink: "Ein Tag ist ruhig (0 oder 1 Drink), locker (2 bis 5) oder wild (6 und mehr)."
        case .presets: "Sie zählen oder bemerken anderes. Du kannst jederzeit weitere hinzufügen."
        case .reminder: "Für reminders.ics, das dein Kalender abonnieren kann. Leer: keine."
        case .why: "Wird auf deiner Übersicht gezeigt."
        case .language, .name, .price, .drinksPerWeek, .jokers, .level: nil
        }
    }
    var lastDrinkTime: String { "Uhrzeit (optional)" }
    func name(of aim: Profile.Aim) -> String {
        switch aim {
        case .stop: "Mit dem Trinken aufhören"
        case .less: "Weniger trinken"
        case .habits: "Andere Gewohnheiten"
        }
    }
    var moreIfYouLike: String { "Mehr, wenn du magst" }
    var trackDaily: String { "jeden Tag" }
    var trackSlips: String { "nur Ausrutscher" }
    var answerYes: String { "Ja" }
    var answerNo: String { "Nein" }
    var ownName: String { "Deutsch" }
    var begin: String { "Anfangen" }
    var inThisLanguage: String { "Auf Deutsch" }
    var writeFirstDay: String { "Den ersten Tag eintragen" }
}
