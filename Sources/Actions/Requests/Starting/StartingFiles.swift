package import Diary
import Model
import Wording

/// The files of a new folder.
package struct StartingFiles {
    package static let names = ["profile.json", "entries.csv", "trackers.json", "why.md"]

    private let answers: StartingAnswers
    private let phrases: Phrases
    /// Whether there are entries already, so that none is added.
    private let hasEntries: Bool

    package init(_ answers: StartingAnswers, hasEntries: Bool = false) {
        self.answers = answers
        self.hasEntries = hasEntries
        phrases = answers.language.phrases
    }

    /// All files; a reason only if one was given, because a page shows it.
    package var files: [SourceFile] {
        let why = answers.why.map { $0 + "\n" }
        let records = answers.recordsLogsOnly ? ("logs.csv", logs) : ("entries.csv", entries)
        return zip(["profile.json", records.0, "trackers.json", "why.md"], [profile, records.1, trackers, why])
            .compactMap { name, text in
                text.map { SourceFile(path: name, bytes: Array($0.utf8)) }
            }
    }

    /// Whether a file is a table without rows.
    package static func isEmptyTable(_ file: SourceFile, _ answers: StartingAnswers) -> Bool {
        file.path.hasSuffix(".csv") && !answers.hasFirstEntry
    }

    /// The files for git: the site and the journal are ignored, and merging keeps the lines of two devices, because two
    /// written rows are two records.
    package static let forGit = [
        (
            ".gitignore",
            """
            # The site is made of the other files; the journal is only there for reportgen undo.
            /site/
            /.reportgen/

            """
        ),
        (
            ".gitattributes",
            """
            # Rows that two devices have added are both kept; reportgen check tells what that may leave behind.
            *.csv merge=union

            """
        ),
    ].map { SourceFile(path: $0, bytes: Array($1.utf8)) }

    private var profile: String {
        var profile = Profile()
        (profile.language, profile.zone) = (answers.language, answers.zone)
        (profile.soberUpTo, profile.feedID) = (answers.soberUpTo, answers.feedID)
        profile.assumeSteady = assumed
        profile.aim = answers.aim
        profile.savingsMethod = answers.savingsMethod
        profile.lastDrink = answers.lastDrink.map { Profile.LastDrink(day: $0.day, moment: moment(of: $0)) }
        profile.drinkGoal = answers.drinkGoal.flatMap { FixedDecimal(digits: $0.utf8) }.map(AmountOverTime.init)
        (profile.mindfulnessGoal, profile.workoutGoal) = (FixedDecimal(10), FixedDecimal(30))
        profile.policies.noalc = answers.policy
        profile.reminders =
            (answers.aim == .habits ? nil : answers.reminder).map { [Reminder(activity: .noalc, second: $0)] } ?? []
        var example = Profile()
        (example.dayStart, example.weekStart) = (4 * 3600, .sunday)
        example.aim = .less
        example.savingsMethod = .balance
        example.lastDrink = Profile.LastDrink(day: answers.today.advanced(by: -1), moment: nil)
        example.assumeSteady = [DaySpan(first: answers.today, last: nil)]
        example.reminders = [Reminder(activity: .noalc, second: 9 * 3600)]
        /// The line of a key, or of the keys of an object; an example is commented out.
        func line(_ keys: Setting..., isExample: Bool = false) -> String {
            let profile = isExample ? example : profile
            let text = text(of: keys) { profile.json($0) }
            return isExample ? "// " + text : text
        }
        func line(_ key: Setting, _ answer: JSONText?, example: JSONText) -> String {
            (answer == nil ? "// " : "") + text(of: [key]) { _ in answer ?? example }
        }
        return """
            {
              // \(phrases.startingWelcome)
              \(line(.name, answers.name.map(JSONText.text), example: .text("Alex")))
              \(text(of: [.timeZone]) { _ in .text(answers.timeZone) })
              \(line(.language))
              \(text(of: [.currency]) { _ in .text(answers.currency) })

              // \(phrases.startingDayStart)
              \(line(.dayStart, isExample: true))

              // \(phrases.startingWeekStart)
              \(line(.weekStart, isExample: true))

              // \(phrases.startingSavings)
              \(line(.pricePerDrink, answers.pricePerDrink.map(JSONText.written), example: .written("4.50")))
              \(line(.drinksPerWeek, answers.drinksPerWeek.map(JSONText.written), example: .written("14")))

              // \(phrases.startingBalance)
              \(line(.savingsMethod, isExample: profile.savingsMethod == .soberDays))

              // \(phrases.startingAim)
              \(line(.aim, isExample: profile.aim == nil))

              // \(phrases.startingLastDrink)
              \(line(.lastDrink, isExample: profile.lastDrink == nil))

              // \(phrases.startingSoberUpTo)
              \(line(.soberUpTo))

              // \(phrases.startingAssumed)
              \(line(.assumeSteady, isExample: profile.assumeSteady.isEmpty))

              // \(phrases.startingGoals)
              \(line(.mindfulnessGoal, .workoutGoal, .drinkGoal))

              // \(phrases.startingDrinkGrams)
              \(line(.drinkGrams, answers.drinkGrams.map(JSONText.written), example: .written("12")))
              \(line(.ownDrinks, nil, example: .list([.ownDrink("Beer", nil, drinks: FixedDecimal(1), icon: "🍺")])))

              // \(phrases.startingPolicies)
              \(line(.levelPolicy))

              // \(phrases.startingReminders)
              \(line(.reminders, isExample: profile.reminders.isEmpty))

              // \(phrases.startingFeedID)
              \(line(.feedID))
            }

            """
    }

    /// The member for a key, or for the object of several keys, with its comma.
    private func text(of keys: [Setting], _ value: (Setting) -> JSONText?) -> String {
        let members = keys.compactMap { key in value(key).map { JSONText.Member(key.lastKey, $0) } }
        let object = keys.first?.parent.map { JSONText.Member($0, .object(members)) }
        return [object ?? members.first].compactMap(\.self).map { "\(JSONText.text($0.key).text): \($0.value.text)," }
            .joined()
    }

    /// The days without an entry that are known to be steady.
    ///
    /// An assumption without an end begins today, so that the question whether it still holds comes after a month at
    /// the earliest.
    private var assumed: [DaySpan] {
        let first: Day
        if let since = answers.soberSince {
            first = hasEntries ? since.day : since.day.advanced(by: 1)
        } else if let drink = answers.lastDrink {
            first = drink.day.advanced(by: 1)
        } else {
            return []
        }
        let yesterday = answers.today.advanced(by: -1)
        var spans = first > yesterday ? [] : [DaySpan(first: first, last: yesterday)]
        if answers.writesOnlySlips { spans.append(DaySpan(first: max(first, answers.today), last: nil)) }
        return spans
    }

    private var entries: String {
        var rows = "date,level,drinks,timestamp,source,note\n"
        if let since = answers.soberSince {
            rows += "\(since.day),steady,,\(moment(of: since)?.iso8601 ?? ""),,\n"
        }
        if let level = answers.level, answers.soberSince?.day != answers.today || level != .steady {
            rows += "\(answers.today),\(level.rawValue),,\(answers.now.iso8601(in: answers.zone)),,\n"
        }
        return rows
    }

    /// The columns of logs without the id, which programs write.
    private var logs: String { RecordKind.logs.columns.filter { $0 != "id" }.joined(separator: ",") + "\n" }

    private func moment(of time: StartingAnswers.PastTime) -> Moment? {
        time.second.map { Moment(answers.zone.instant(of: WallTime(day: time.day, second: $0)), in: answers.zone) }
    }

    private var trackers: String {
        let presets = answers.presets.map { preset in
            var tracker = TrackerObject(new: preset)
            tracker.createdAt = answers.today
            tracker.takeRing(beside: [])
            return "  \(tracker.json.text),\n"
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
}
