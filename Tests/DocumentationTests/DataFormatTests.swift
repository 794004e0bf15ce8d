import Diary
import Model
import TestSupport
import Testing
import Wording

/// `Documentation/data-format.md` names exactly what the program reads.
@Suite struct DataFormatTests {
    private static let page = "Documentation/data-format.md"

    /// Read once for all tests.
    private static let words = Result {
        try Repository.words(below: ["Sources/Diary/Reading", "Sources/Model"])
    }
    private let words: Set<String>

    init() throws {
        words = try DataFormatTests.words.get()
    }

    /// The keys of an object that the page documents, in lower case.
    private func documented(_ object: String, _ heading: String = "key", in section: String) throws -> Set<String> {
        let paths = try MarkdownTable(heading, in: section, of: Self.page)[heading]
        let keys = paths.filter { $0.hasPrefix(object) }.map { $0.dropFirst(object.count) }
        return Set(keys.filter { !$0.contains(".") && !$0.contains("[") }.map { $0.lowercased() })
    }

    @Test("the columns of records are those that are read", arguments: ["entries", "activities", "logs", "metrics"])
    func columns(kind: String) throws {
        let probe = KeyProbe("\(kind).json", "[{<>}]")
        expectSame(try documented("", "column", in: kind), try probe.knownKeys(among: words), on: Self.page)
    }

    @Test(
        "the keys of profile.json are those that are read",
        arguments: [
            ("", KeyProbe("profile.json", "{<>}")),
            ("goals.", KeyProbe("profile.json", "{ \"goals\": {<>} }")),
            ("policies.", KeyProbe("profile.json", "{ \"policies\": {<>} }")),
            (
                "reminders[].",
                KeyProbe("profile.json", "{ \"reminders\": [{ \"activity\": \"noalc\",<>}] }", given: ["activity"])
            ),
            ("healthMilestones[].", KeyProbe("profile.json", "{ \"healthMilestones\": [{<>}] }")),
            ("savingsGoals[].", KeyProbe("profile.json", "{ \"savingsGoals\": [{<>}] }")),
            ("ownDrinks[].", KeyProbe("profile.json", "{ \"ownDrinks\": [{<>}] }")),
            ("schedules.", KeyProbe("profile.json", "{ \"schedules\": {<>} }")),
            ("pauses[].", KeyProbe("profile.json", "{ \"pauses\": [{<>}] }")),
        ])
    func profileKeys(object: String, probe: KeyProbe) throws {
        expectSame(try documented(object, in: "profile.json"), try probe.knownKeys(among: words), on: Self.page)
    }

    @Test(
        "the keys of trackers.json are those that are read",
        arguments: [
            ("", KeyProbe("trackers.json", "[{ \"id\": \"a\", \"type\": \"good\",<>}]", given: ["id", "type"])),
            ("modes[].", KeyProbe("trackers.json", "[{ \"preset\": \"snacking\", \"modes\": [{<>}] }]")),
            ("plans[].", KeyProbe("trackers.json", "[{ \"preset\": \"phone\", \"plans\": [{<>}] }]")),
            ("options[].", KeyProbe("trackers.json", "[{ \"preset\": \"mood\", \"options\": [{<>}] }]")),
        ])
    func trackerKeys(object: String, probe: KeyProbe) throws {
        expectSame(try documented(object, in: "trackers.json"), try probe.knownKeys(among: words), on: Self.page)
    }

    @Test("the keys of a schedule are those that are read")
    func scheduleKeys() throws {
        let probe = KeyProbe("profile.json", "{ \"schedules\": { \"workout\": {<>} } }")
        let table = try MarkdownTable("key", in: "profile.json", under: "Schedules", of: Self.page)
        expectSame(Set(table["key"].map { $0.lowercased() }), try probe.knownKeys(among: words), on: Self.page)
    }

    @Test("the defaults of profile.json are those of the program")
    func profileDefaults() throws {
        let table = try MarkdownTable("key", in: "profile.json", of: Self.page)
        let documented = Dictionary(zip(table["key"], table["default"])) { first, _ in first }
        let profile = Profile()
        let defaults = [
            "timeZone": profile.zone.name, "language": profile.language.rawValue, "currency": profile.currency.code,
            "weekStart": "\(profile.weekStart)", "caloriesPerDrink": profile.caloriesPerDrink.first.text,
            "minMinutes": String(profile.minimumMinutes), "timer": profile.timerRule.rawValue,
            "policies.noalc": profile.policies.noalc.rawValue,
            "policies.meditation": profile.policies.meditation.rawValue,
            "policies.workout": profile.policies.workout.rawValue,
            "policies.trackers": profile.policies.trackers.rawValue,
        ]
        for (key, value) in defaults { #expect(documented[key] == value, "\(key)") }
    }

    @Test("the known metrics are those of the program")
    func metrics() throws {
        #expect(try MarkdownTable("metric", in: "metrics", of: Self.page)["metric"] == Metric.knownNames)
    }

    @Test("the languages are those that are read")
    func languages() throws {
        let probe = KeyProbe("trackers.json", "[{ \"preset\": \"mood\", \"name\": {<>} }]")
        let documented = try documented("", in: "How values are written")
        expectSame(documented, try probe.knownKeys(among: words), on: Self.page)
        expectSame(documented, Set(Language.allCases.map(\.rawValue)), on: Self.page)
    }

    @Test("the presets are those of the program")
    func presets() throws {
        let rows = try MarkdownTable("preset", in: "Presets", of: Self.page).rows
        let presets = TrackerPreset.allCases.map { preset in
            let words = preset.words
            let unit = words.unit.map { "\($0.text(in: .english)) / \($0.text(in: .german))" } ?? ""
            let several = preset.mode == .selection ? (preset.allowsSeveralOptions ? "yes" : "no") : ""
            return [
                "`\(preset.rawValue)`", preset.icon, words.name.text(in: .english), words.name.text(in: .german),
                "`\(preset.mode.kind.rawValue)`", "`\(preset.mode.rawValue)`", unit, several, furtherKeys(of: preset),
            ]
        }
        #expect(rows == presets)
    }

    private func furtherKeys(of preset: TrackerPreset) -> String {
        var keys: [String] = []
        switch preset.target {
        case .goal(let amount): keys.append("`dailyGoal` \(amount.text)")
        case .limit(let amount): keys.append("`dailyLimit` \(amount.text)")
        case nil: break
        }
        if let condition = preset.streakOn { keys.append("`streakOn` \(condition.rawValue)") }
        if let summary = preset.summary { keys.append("`summary` \(summary.rawValue)") }
        return keys.joined(separator: ", ")
    }

    @Test("the options of the presets are those of the program")
    func options() throws {
        let section = try Repository.text(Self.page).split(separator: "The options of the selections:")
        let rows = try #require(section.last).split(separator: "\n").prefix { $0.hasPrefix("|") }.dropFirst(2)
        let options = TrackerPreset.allCases.flatMap { preset in
            zip(preset.options, preset.words.options).map { option, name in
                [
                    "`\(preset.rawValue)`", "`\(option.rawValue)`", option.icon, name.text(in: .english),
                    name.text(in: .german),
                ]
            }
        }
        #expect(rows.map(MarkdownTable.cells(of:)) == options)
    }

    @Test("the prompts of the presets are those of the program")
    func prompts() throws {
        let section = try Repository.text(Self.page).split(separator: "The prompts:")
        let rows = try #require(section.last).split(separator: "\n").prefix { $0.hasPrefix("|") }.dropFirst(2)
        let prompts = TrackerPreset.allCases.compactMap { preset in
            preset.words.prompt.map { ["`\(preset.rawValue)`", $0.text(in: .english), $0.text(in: .german)] }
        }
        #expect(rows.map(MarkdownTable.cells(of:)) == prompts)
        let own = try #require(section.last).split(separator: "takes the place of both:")
        let questions = try #require(own.last).split(separator: "\n").prefix { $0.hasPrefix("|") }.dropFirst(2)
        let (english, german) = (Language.english.phrases, Language.german.phrases)
        let exercises = TrackerPreset.allCases.compactMap { preset in
            english.exercise(of: preset).map { ["`\(preset.rawValue)`", $0, german.exercise(of: preset)] }
        }
        #expect(questions.map(MarkdownTable.cells(of:)) == exercises)
    }

    @Test("the words of enumerated values are all documented")
    func enumeratedValues() throws {
        let modes = Tracker.Mode.allCases.map(\.rawValue) + Tracker.Kind.allCases.map(\.rawValue)
        let spans = Set(try Repository.text(Self.page).codeSpans)
        let counting =
            Profile.PolicyName.allCases.map(\.rawValue) + Profile.TimerRule.allCases.map(\.rawValue)
            + Level.allCases.map(\.rawValue) + Session.Kind.allCases.map(\.rawValue)
            + Tracker.StreakCondition.allCases.map(\.rawValue) + Tracker.Summary.allCases.map(\.rawValue)
        #expect((modes + counting).filter { !spans.contains($0) } == [])
    }
}
