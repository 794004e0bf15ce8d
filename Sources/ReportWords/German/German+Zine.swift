extension German: ZinePhrases {
    func zine(of year: String) -> String { "\(year) als Heft" }
    var zineLede: String { "Ein kleines Heft mit acht Seiten, gefaltet aus einem Blatt Papier." }
    var zineSteps: [String] {
        [
            "Drucke diese Seite auf A4 quer, einseitig, mit 100 %.",
            "Falte das Blatt an allen gestrichelten Linien und öffne es wieder.",
            "Schneide die durchgezogene Linie in der Mitte auf.",
            "Falte es der Länge nach, schiebe beide Enden zusammen, bis sich der Schnitt öffnet, und leg die Seiten um den Titel.",
        ]
    }
    func zineHeadings(next year: String) -> ZineHeadings {
        ZineHeadings(
            numbers: "In Zahlen", turns: "Wendepunkte", words: "In deinen Worten", done: "Was du getan hast",
            why: "Dein Warum", next: "Für \(year)")
    }
    func months(from first: Int, to last: Int) -> String { "\(monthName(first)) bis \(monthName(last))" }
}
