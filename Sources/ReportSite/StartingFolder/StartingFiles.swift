import ProgressModel
import ReportWords

/// The text of the files a person begins with.
struct StartingFiles {
    let files: [SiteFile]

    /// What the files are called.
    static let names = ["profile.json", "entries.csv", "trackers.json", "why.md"]

    init(_ answers: StartingAnswers, today: Day) {
        let phrases = answers.language.phrases
        let texts = [
            StartingFiles.profile(answers, phrases), StartingFiles.entries(answers, today: today),
            StartingFiles.trackers(phrases), phrases.startingWhy + "\n",
        ]
        files = zip(StartingFiles.names, texts).map { SiteFile(path: $0, bytes: Array($1.utf8)) }
    }

    private static func profile(_ answers: StartingAnswers, _ phrases: any Phrases) -> String {
        let name = answers.name.map { "\"name\": \(quoted($0))," } ?? "// \"name\": \"Alex\","
        let price = answers.pricePerDrink.map { "\"pricePerDrink\": \($0)," } ?? "// \"pricePerDrink\": 4.50,"
        let drinks = answers.drinksPerWeek.map { "\"drinksPerWeek\": \($0)," } ?? "// \"drinksPerWeek\": 14,"
        return """
            {
              // \(phrases.startingWelcome)
              \(name)
              "timeZone": \(quoted(answers.timeZone)),
              "language": "\(answers.language.rawValue)",
              "currency": \(quoted(answers.currency)),

              // \(phrases.startingSavings)
              \(price)
              \(drinks)

              // \(phrases.startingGoals)
              "goals": { "mindfulness": 10, "workout": 30 },

              // \(phrases.startingPolicies)
              "policies": { "noalc": "universal" },
            }

            """
    }

    private static func entries(_ answers: StartingAnswers, today: Day) -> String {
        "date,level,drinks,timestamp,note\n" + (answers.level.map { "\(today),\($0.rawValue),,,\n" } ?? "")
    }

    private static func trackers(_ phrases: any Phrases) -> String {
        """
        [
          // \(phrases.startingPresets) mood feelings gratitude water doomscrolling snacking procrastination rumination phone.
          // \(phrases.startingLogs) timestamp,tracker,value,trigger,location,note
          { "preset": "mood" },
          { "preset": "water", "dailyGoal": 8, "showInCalendar": true },
          { "preset": "doomscrolling" },
        ]

        """
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
