package import ProgressLoading
import ProgressModel
import ReportWords

/// The text of the files a person begins with.
package struct StartingFiles {
    /// What the files are called.
    package static let names = ["profile.json", "entries.csv", "trackers.json", "why.md"]

    private let answers: StartingAnswers
    private let phrases: any Phrases
    /// Whether there are entries already, so that none is added.
    private let hasEntries: Bool

    /// Makes the files of some answers.
    package init(_ answers: StartingAnswers, hasEntries: Bool = false) {
        self.answers = answers
        self.hasEntries = hasEntries
        phrases = answers.language.phrases
    }

    /// All files; a reason only where one was given, because a page shows what stands there.
    package var files: [SourceFile] {
        let why = answers.why.map { $0 + "\n" }
        return zip(StartingFiles.names, [profile, entries, trackers, why]).compactMap { name, text in
            text.map { SourceFile(path: name, bytes: Array($0.utf8)) }
        }
    }

    /// What keeps the site and the journal out of a repository of the folder.
    package static let ignored = SourceFile(
        path: ".gitignore",
        bytes: Array(
            """
            # The site is made of the other files; the journal is only there for reportgen undo.
            /site/
            /.reportgen/

            """.utf8))

    private var profile: String {
        let name = answers.name.map { "\"name\": \(quoted($0))," } ?? "// \"name\": \"Alex\","
        let price = answers.pricePerDrink.map { "\"pricePerDrink\": \($0)," } ?? "// \"pricePerDrink\": 4.50,"
        let drinks = answers.drinksPerWeek.map { "\"drinksPerWeek\": \($0)," } ?? "// \"drinksPerWeek\": 14,"
        let span = assumed.map { $0 + "," } ?? "// \"assumeSteady\": [{ \"from\": \"\(answers.today)\" }],"
        let time = clockText(answers.reminder ?? 9 * 3600)
        return """
            {
              // \(phrases.startingWelcome)
              \(name)
              "timeZone": \(quoted(answers.timeZone)),
              "language": "\(answers.language.rawValue)",
              "currency": \(quoted(answers.currency)),

              // \(phrases.startingDayStart)
              // "dayStart": "04:00",

              // \(phrases.startingSavings)
              \(price)
              \(drinks)

              // \(phrases.startingSoberUpTo)
              "soberUpTo": \(answers.soberUpTo),

              // \(phrases.startingAssumed)
              \(span)

              // \(phrases.startingGoals)
              "goals": { "mindfulness": 10, "workout": 30 },

              // \(phrases.startingPolicies)
              "policies": { "noalc": "\(answers.policy.rawValue)" },

              // \(phrases.startingReminders)
              \(answers.reminder == nil ? "// " : "")"reminders": [{ "activity": "noalc", "time": "\(time)" }],
            }

            """
    }

    /// The days without an entry that are known to be steady; nil where there are none.
    ///
    /// What holds until further notice begins today, so that whether it still does is asked a month from now at the
    /// earliest, and not of someone who has just said so.
    private var assumed: String? {
        guard let since = answers.soberSince else { return nil }
        let first = hasEntries ? since.day : since.day.advanced(by: 1)
        let yesterday = answers.today.advanced(by: -1)
        var spans = first > yesterday ? [] : ["{ \"from\": \"\(first)\", \"to\": \"\(yesterday)\" }"]
        if answers.writesOnlySlips { spans.append("{ \"from\": \"\(max(first, answers.today))\" }") }
        return spans.isEmpty ? nil : "\"assumeSteady\": [\(spans.joined(separator: ", "))]"
    }

    private var entries: String {
        var rows = "date,level,drinks,timestamp,note\n"
        if let since = answers.soberSince {
            let instant = since.second.map { answers.zone.instant(of: WallTime(day: since.day, second: $0)) }
            rows += "\(since.day),steady,,\(instant.map { $0.iso8601(in: answers.zone) } ?? ""),\n"
        }
        if let level = answers.level, answers.soberSince?.day != answers.today || level != .steady {
            rows += "\(answers.today),\(level.rawValue),,\(answers.now.iso8601(in: answers.zone)),\n"
        }
        return rows
    }

    private var trackers: String {
        let presets = answers.presets.map { preset in
            let more = preset == .water ? ", \"dailyGoal\": 8, \"showInCalendar\": true" : ""
            return "  { \"preset\": \"\(preset.rawValue)\"\(more) },\n"
        }
        let names = TrackerPreset.allCases.map(\.rawValue).joined(separator: " ")
        return """
            [
              // \(phrases.startingPresets) \(names)
              // { "preset": "mood" },
              // \(phrases.startingLogs) timestamp,tracker,value,trigger,location,note
            \(presets.joined())]

            """
    }

    /// A JSON string.
    private func quoted(_ text: String) -> String {
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
