import ProgressModel

/// The text of the files a person begins with.
struct StartingFiles {
    let files: [SiteFile]

    /// What the files are called.
    static let names = ["profile.json", "entries.csv", "trackers.json", "why.md"]

    init(_ answers: StartingAnswers, today: Day) {
        let texts = [
            StartingFiles.profile(answers), StartingFiles.entries(answers, today: today), StartingFiles.trackers,
            StartingFiles.why(answers.language),
        ]
        files = zip(StartingFiles.names, texts).map { SiteFile(path: $0, bytes: Array($1.utf8)) }
    }

    private static func profile(_ answers: StartingAnswers) -> String {
        let name = answers.name.map { "\"name\": \(quoted($0))," } ?? "// \"name\": \"Alex\","
        let price = answers.pricePerDrink.map { "\"pricePerDrink\": \($0)," } ?? "// \"pricePerDrink\": 4.50,"
        let drinks = answers.drinksPerWeek.map { "\"drinksPerWeek\": \($0)," } ?? "// \"drinksPerWeek\": 14,"
        return """
            {
              // Comments are welcome here. Everything may be left out.
              \(name)
              "timeZone": \(quoted(answers.timeZone)),
              "language": "\(answers.language.rawValue)",
              "currency": \(quoted(answers.currency)),

              // What a drink cost and how many there used to be: with both, savings are shown.
              \(price)
              \(drinks)

              // Minutes at which a ring is full.
              "goals": { "mindfulness": 10, "workout": 30 },

              // What heals a missed day: "universal" (a joker every 7 days), "classic" or "none".
              "policies": { "noalc": "universal" },
            }

            """
    }

    private static func entries(_ answers: StartingAnswers, today: Day) -> String {
        "date,level,drinks,timestamp,note\n" + (answers.level.map { "\(today),\($0.rawValue),,,\n" } ?? "")
    }

    private static let trackers = """
        [
          // Presets: mood feelings gratitude water doomscrolling snacking procrastination rumination phone.
          // Logs go to logs.csv: timestamp,tracker,value,trigger,location,note
          { "preset": "mood" },
          { "preset": "water", "dailyGoal": 8, "showInCalendar": true },
          { "preset": "doomscrolling" },
        ]

        """

    private static func why(_ language: Language) -> String {
        switch language {
        case .english: "Write here why you do this. It stands on the first page.\n"
        case .german: "Schreib hier auf, warum du das tust. Es steht auf der ersten Seite.\n"
        }
    }

    /// A JSON string.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "\\": quoted += "\\" + String(character)
            case _ where character.value < 0x20: quoted += " "
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}
