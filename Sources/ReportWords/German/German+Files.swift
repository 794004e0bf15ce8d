import ProgressModel

extension German: FilesPhrases {
    var weeks: String { "Wochen" }
    var weeksDescription: String { "Alle Wochen mit ihren Berichten." }
    var weeksLede: String { "Jeder Punkt ist ein Tag. Die neueste Woche steht zuerst." }
    var trackersLede: String {
        "Jeder Punkt ist ein Tag der letzten 13 Wochen: je größer, desto mehr wurde eingetragen. Wo etwas vermieden wird, ist ein großer Punkt ein Tag ohne."
    }
    var trackersDescription: String { "Alle Tracker mit ihrer Serie und den letzten 13 Wochen." }
    var daysWithLogByWeek: String { "Tage mit Eintrag, nach dem ersten Tag jeder Woche" }
    var tileDescription: String {
        "Ein Punkt pro Tag, eine Spalte pro Woche; je kräftiger, desto mehr wurde eingetragen."
    }
    var last28Days: String { "Letzte 28 Tage" }
    func onDaysOfLast28(_ days: Int, _ mode: Tracker.Mode?) -> String {
        let text = "an \(numbers.text(days)) von 28 Tagen"
        return switch mode {
        case .awareness: text + " bemerkt"
        case .avoidance: text + " passiert"
        default: text
        }
    }
    var nothingToCompareYet: String { "Noch gibt es nichts zu vergleichen. Das kommt mit den ersten Wochen." }

    var takeItWithYou: String { "Zum Mitnehmen" }
    var filesLede: String { "Abzeichen, Bilder, Feeds und alle Zahlen, für andere Orte." }
    var filesNeedAnAddress: String { "Mit einer siteUrl in profile.json steht in den Schnipseln die ganze Adresse." }
    var copySnippet: String { "Kopieren" }
    var copied: String { "Kopiert" }
    var badgesTitle: String { "Abzeichen" }
    var badgesLede: String { "Für ein README oder eine eigene Seite." }
    var todayAsRings: String { "heute als Ringe" }
    var cardsTitle: String { "Bilder zum Teilen" }
    var cardsLede: String { "Der Kalender und die Serie, ohne Notizen und Tracker." }
    var feedsTitle: String { "Zum Abonnieren" }
    var feedsLede: String { "Für einen Feedreader und den Kalender." }
    var feedNote: String { "ein Feed der Wochen" }
    var remindersNote: String { "ein Kalender deiner Erinnerungen" }
    var dataTitle: String { "Texte und Daten" }
    var dataLede: String { "Für eine E-Mail, ein Notizbuch oder ein Programm." }
    var summaryName: String { "Der ganze Bericht" }
    var summaryNote: String { "als Markdown" }
    var everyNumber: String { "Alle Zahlen" }
    var everyNumberNote: String { "als JSON" }
}
