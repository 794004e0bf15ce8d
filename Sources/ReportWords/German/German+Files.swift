import ProgressModel

extension German: FilesPhrases {
    var weeks: String { "Wochen" }
    var weeksDescription: String { "Alle Wochen mit ihren Berichten." }
    var weeksLede: String { "Jeder Punkt ist ein Tag. Die neueste Woche steht zuerst." }
    func trackersLede(withAvoided: Bool, withHealed: Bool) -> String {
        "Jeder Punkt ist ein Tag der letzten 13 Wochen: je größer, desto mehr wurde eingetragen."
            + (withAvoided ? " Bei dem, was du vermeidest, ist ein Tag ohne grün, ein Tag mit ein Ring." : "")
            + (withHealed ? " Ein Kleeblatt ist ein Tag, den ein Joker geheilt hat." : "")
    }
    var trackersDescription: String { "Alle Tracker mit ihrer Serie und den letzten 13 Wochen." }
    func daysByWeek(withActivities: Bool, withAvoided: Bool) -> String {
        let others = [
            withActivities ? "Meditation und Training: Tage, die zählen" : "",
            withAvoided ? "Vermiedenes: Tage ohne" : "",
        ].filter { !$0.isEmpty }
        return "Tage mit Eintrag je Woche" + (others.isEmpty ? "" : " (\(others.joined(separator: "; ")))")
            + ". Jede Spalte nennt den ersten Tag der Woche."
    }
    var forDevelopers: String { "Für Entwickler: Markdown" }
    func tileDescription(isAvoided: Bool) -> String {
        isAvoided
            ? "Ein Punkt pro Tag, eine Spalte pro Woche; ein Tag ohne ist grün, einer mit ein Ring."
            : "Ein Punkt pro Tag, eine Spalte pro Woche; je kräftiger, desto mehr wurde eingetragen."
    }
    func daysCounting(_ number: Int) -> Figure { counted(number, "Tag, der zählt", "Tage, die zählen") }
    var last28Days: String { "Letzte 28 Tage" }
    func onLastDays(_ days: Int, of total: Int, planned: Bool, _ what: LastDays, healed: Int, paused: Int) -> String {
        let number = numbers.text(days)
        let all = (planned ? counted(total, "geplanten Tag", "geplanten Tagen") : counted(total, "Tag", "Tagen"))
            .text
        let on = total == 28 ? "an \(number) der letzten 28 Tage" : "an \(number) von \(all)"
        let text =
            switch what {
            case .logged: on
            case .noticed: on + " bemerkt"
            case .goalReached: "Ziel \(on) erreicht"
            case .limitKept: "Limit \(on) eingehalten"
            case .without: "\(number) von \(all) ohne"
            }
        return text + (healed > 0 ? ", \(numbers.text(healed)) geheilt" : "")
            + (paused > 0 ? ", \(numbers.text(paused)) pausiert" : "")
    }

    var takeItWithYou: String { "Zum Mitnehmen" }
    var filesLede: String { "Abzeichen, Bilder, Feeds und alle Zahlen, zum Verwenden an anderer Stelle." }
    var filesNeedAnAddress: String { "Mit einer siteUrl in profile.json steht in den Schnipseln die ganze Adresse." }
    var copySnippet: String { "Kopieren" }
    var copied: String { "Kopiert" }
    var heatmapsTitle: String { "Ein Jahr zum Einbetten" }
    var heatmapsLede: String { "Hell und dunkel in einer Datei, von jeder Serie und jedem Tracker in Gebrauch." }
    func daysOfThePastYear(_ number: Int) -> String { "\(days(number).text) im letzten Jahr" }
    var badgesTitle: String { "Abzeichen" }
    var badgesLede: String { "Für ein README oder eine eigene Seite." }
    var todayAsRings: String { "heute als Ringe" }
    var cardsTitle: String { "Bilder zum Teilen" }
    var cardsLede: String { "Der Kalender und die Serie, ohne Notizen." }
    var feedsTitle: String { "Zum Abonnieren" }
    var feedsLede: String { "Für einen Feedreader und den Kalender." }
    var feedNote: String { "die Wochen als Feed" }
    var remindersNote: String { "deine Erinnerungen als Kalender" }
    var dataTitle: String { "Texte und Daten" }
    var dataLede: String { "Für eine E-Mail, ein Notizbuch oder ein Programm." }
    var summaryName: String { "Der ganze Bericht" }
    var summaryNote: String { "als Markdown" }
    var everyNumber: String { "Alle Zahlen" }
    var everyNumberNote: String { "als JSON" }
}
