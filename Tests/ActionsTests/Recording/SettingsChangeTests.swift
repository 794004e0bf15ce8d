import Actions
import Counting
import Model
import TestSupport
import Testing
import Wording

/// The changes that `tracker`, `set` and `pause` make, and their previews.
@Suite struct SettingsChangeTests {
    private let now = "2025-10-31T20:00"

    private func trackers(_ folder: RecordingFolder) throws -> [Tracker] {
        let read = try folder.recorder(at: now).read()
        #expect(read.errors.isEmpty)
        return read.history.trackers
    }

    @Test("T-01 a good tracker of one's own gets name, icon, and a counter or yes/no")
    func goodTracker() throws {
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        var coffee = try #require(TrackerDraft(name: "Café au lait"))
        (coffee.icon, coffee.kind, coffee.mode, coffee.unit) = ("☕", .good, .counter, LocalizedText("cups"))
        coffee.target = .limit(FixedDecimal(3))
        coffee.reminder = 14 * 3600
        var piano = try #require(TrackerDraft(name: "Piano"))
        (piano.kind, piano.schedule) = (.good, .perWeek(3))
        for draft in [coffee, piano] { _ = try folder.recorder(at: now).make(.add(draft)) }
        let found = try trackers(folder)
        #expect(found.map(\.id) == ["cafe-au-lait", "piano"])
        #expect(found[0].icon == "☕" && found[0].mode == .counter && found[0].dailyLimit == FixedDecimal(3))
        #expect(found[1].mode == .yesNo && found[1].schedule == .perWeek(3))
        #expect(try folder.recorder(at: now).read().profile.reminders.map(\.second) == [14 * 3600])
    }

    @Test("V-21 a tracker begins on the day on which it is added, so that an avoidance counts from its first day")
    func start() throws {
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        var smoking = try #require(TrackerDraft(name: "Smoking"))
        (smoking.kind, smoking.mode) = (.saboteur, .avoidance)
        _ = try folder.recorder(at: now).make(.add(smoking))
        #expect(try trackers(folder).map(\.createdAt) == [date("2025-10-31")])
        for (day, length) in [("2025-10-31", 1), ("2025-11-06", 7)] {
            let read = try folder.recorder(at: "\(day)T20:00").read()
            #expect(read.diagnostics.isEmpty)
            #expect(read.analysis?.trackers.first?.streak?.current == length)
        }
    }

    @Test("V-21 a goal, a limit or a schedule that is set for a tracker counts a streak")
    func streaks() throws {
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        var drafts = try ["Goal", "Limit", "Plan", "Both", "No"].map { try #require(TrackerDraft(name: $0)) }
        for index in drafts.indices { drafts[index].kind = .good }
        for index in [0, 1, 3, 4] { drafts[index].mode = .counter }
        for index in [0, 4] { drafts[index].target = .goal(FixedDecimal(8)) }
        for index in [1, 3] { drafts[index].target = .limit(FixedDecimal(3)) }
        for index in [2, 3, 4] { drafts[index].schedule = .perWeek(3) }
        for index in drafts.indices {
            drafts[index].countStreak(index != 4)
            _ = try folder.recorder(at: now).make(.add(drafts[index]))
        }
        let found = try trackers(folder)
        #expect(found.map(\.hasStreak) == [true, true, true, true, false])
        #expect(found.map(\.streakOn) == [.goal, .goal, .log, .log, .log])
        #expect(try folder.recorder(at: now).read().diagnostics.isEmpty)
        #expect(folder.directory.text(of: "trackers.json")?.contains("\"streak\": true") == false)
    }

    @Test("V-21 a log of a tracker with some days a week is answered with how far the week has come")
    func week() throws {
        let folder = try RecordingFolder([
            "trackers.json": #"[{ "id": "piano", "icon": "🎹", "type": "good", "schedule": { "perWeek": 3 } }]"#
        ])
        for (day, english, german) in [
            ("2025-10-20", "🎹 1 of 3 this week", "🎹 1 von 3 in dieser Woche"),
            ("2025-10-21", "🎹 2 of 3 this week", "🎹 2 von 3 in dieser Woche"),
        ] {
            let answer = try folder.answer("piano", at: "\(day)T20:00")
            #expect(answer.text(in: .english).hasSuffix(english), "\(answer.text(in: .english))")
            #expect(answer.text(in: .german).hasSuffix(german))
        }
    }

    @Test("T-02 a saboteur begins in awareness")
    func saboteur() throws {
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        var draft = try #require(TrackerDraft(name: "Nägel kauen"))
        draft.kind = .saboteur
        _ = try folder.recorder(at: now).make(.add(draft))
        #expect(try trackers(folder).map(\.mode) == [Tracker.Mode.awareness])
        #expect(try trackers(folder).map(\.id) == ["naegel-kauen"])
    }

    @Test("T-03 the presets are offered with icon, name and prompt in both languages, and each can be added")
    func presets() throws {
        let lines = TrackerList.presets(in: .english)
        #expect(lines.count == TrackerPreset.allCases.count)
        #expect(lines.contains { $0.hasPrefix("💧 water") && $0.contains("Drink Water / Wasser trinken") })
        let scrolling = try #require(lines.first { $0.contains("doomscrolling") })
        #expect(scrolling.contains("I notice I'm scrolling") && scrolling.contains("Ich bemerke, dass ich scrolle"))
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        for preset in TrackerPreset.allCases { _ = try folder.recorder(at: now).make(.add(TrackerDraft(preset))) }
        #expect(try trackers(folder).map(\.preset) == TrackerPreset.allCases)
    }

    @Test("T-07 the conversation asks only what fits, and suggests the type of Apple Health")
    func interview() throws {
        var answers = [
            "water", "Koffein am Tag", "bitter", "", "☕", "Zähler", "max 300 mg", "jeden Tag", "", "", "j",
        ]
        var asked: [String] = []
        var told: [String] = []
        let interview = Interview(in: Language.german.phrases, tell: { told.append($0) }) {
            question throws(CommandError) in
            asked.append(question)
            let answer = answers.removeFirst()
            return answer.isEmpty ? nil : answer
        }
        var draft = try interview.draft(taken: ["water"])
        try interview.complete(&draft)
        #expect(
            told.contains { $0.contains("gibt es schon") }
                && told.contains { $0.contains("„bitter“ ist keins von beiden") })
        #expect(answers.isEmpty && asked.last?.contains("HKQuantityTypeIdentifierDietaryCaffeine") == true)
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        _ = try folder.recorder(at: now).make(.add(draft))
        let tracker = try #require(try trackers(folder).first)
        #expect(tracker.healthType == "HKQuantityTypeIdentifierDietaryCaffeine")
        #expect(tracker.mode == .counter && tracker.dailyLimit == FixedDecimal(300))
        #expect(tracker.unit?.text(in: .german) == "mg")
        #expect(tracker.streakOn == .goal && tracker.hasStreak)
    }

    @Test(
        "V-42 Apple Health is asked about only if it can fill the tracker",
        arguments: [
            (["Zähne morgens", "gut", "", "Ja/Nein", "", "", "", "j"], "HKCategoryTypeIdentifierToothbrushingEvent"),
            (["Wasser", "gut", "", "Zähler", "8 Gläser", "", "", "", "j"], "HKQuantityTypeIdentifierDietaryWater"),
            (["Wasser", "gut", "", "Zähler", "3 Flaschen", "", "", ""], nil),
            (["Schlafgedanken", "gut", "", "Notiz", "", ""], nil),
            (["feelings", "", ""], nil), (["mood", "", "", "j"], "HKStateOfMind"),
        ])
    func asksOfHealth(_ given: [String], _ type: String?) throws {
        var answers = given
        let interview = Interview(in: Language.german.phrases, tell: { _ in }) { _ throws(CommandError) in
            let answer = answers.removeFirst()
            return answer.isEmpty ? nil : answer
        }
        var draft = try interview.draft(taken: [])
        try interview.complete(&draft)
        #expect(answers.isEmpty && draft.healthType == type)
    }

    @Test("V-31 setting the aim to drink less shows how to count what is really spent, unless it is so already")
    func offersBalance() throws {
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        let recorder = try folder.recorder(at: now)
        let offered = try recorder.make(.set("aim", to: "less"))
        #expect(
            offered.result(in: .english) == [
                "aim: \"less\"",
                "Savings are what sober days saved; what you really spend counts with: reportgen set savings balance",
            ])
        #expect(offered.result(in: .german).last?.hasSuffix("zählt mit: reportgen set savings balance") == true)
        _ = try recorder.make(.set("savings", to: "balance"))
        #expect(try recorder.make(.set("aim", to: "stop")).result(in: .english) == ["aim: \"stop\""])
        #expect(try recorder.make(.set("aim", to: "less")).result(in: .english) == ["aim: \"less\""])
    }

    @Test("T-14 a change of mode warns, says what becomes of the old streak, and archives it")
    func changeOfMode() throws {
        let days = (20...31).map { "2025-10-\($0),snacking\n" }.joined()
        let folder = try RecordingFolder([
            "trackers.json": "[\n  // mine\n  { \"preset\": \"snacking\" }, // noticed\n]\n",
            "logs.csv": "timestamp,tracker\n" + days,
        ])
        let recorder = try folder.recorder(at: "2025-11-01T12:00")
        let before = folder.bytes
        let preview = try recorder.preview(.mode("snack", .avoidance, since: nil))
        #expect(preview.needsConsent && folder.bytes == before)
        #expect(preview.lines(in: .english).first == "Streak type will change.")
        #expect(preview.lines(in: .german).first == "Streak-Typ ändert sich.")
        #expect(
            preview.lines(in: .english).last
                == "Snacking: the streak so far, 12 days aware, is kept among its earlier streaks.")
        _ = try recorder.make(.mode("snack", .avoidance, since: nil))
        #expect(
            folder.directory.text(of: "trackers.json")
                == "[\n  // mine\n  { \"preset\": \"snacking\", \"modes\": [{ \"mode\": \"awareness\", \"since\": \"2025-10-20\" }, { \"mode\": \"avoidance\", \"since\": \"2025-11-01\" }] }, // noticed\n]\n"
        )
        let analysis = try #require(try recorder.read().analysis)
        #expect(analysis.trackers[0].archived.map(\.streak.current) == [12])
        #expect(analysis.trackers[0].streak?.current == 1)
        let again = #expect(throws: CommandError.self) { try recorder.make(.mode("snacking", .avoidance, since: nil)) }
        #expect(again?.text == "snacking is in avoidance already")
    }

    @Test("a tracker is deactivated, reactivated, made public or not, with one word")
    func flags() throws {
        let folder = try RecordingFolder([
            "trackers.json": everyMode, "logs.csv": "timestamp,tracker\n2025-10-31,mood\n",
        ])
        let recorder = try folder.recorder(at: now)
        let start = folder.directory.text(of: "trackers.json")
        #expect(
            try recorder.make(.rest("mood", true)).lines(in: .english) == [
                "Mood: 😊 1 day; 6 days to the first joker → no streak"
            ])
        _ = try recorder.make(.share("water", true))
        #expect(try trackers(folder)[1].isActive == false && trackers(folder)[0].visibility == .shared)
        _ = try recorder.make(.rest("mood", false))
        _ = try recorder.make(.share("water", false))
        #expect(try trackers(folder)[1].isActive && trackers(folder)[0].visibility == .unmarked)
        for _ in 0..<4 { _ = try recorder.undo() }
        #expect(folder.directory.text(of: "trackers.json") == start)
        #expect(try recorder.preview(.rest("mood", false)).changesNothing)
    }

    @Test(
        "a setting is written as the program understands it, and everything else in the file stays",
        arguments: [
            ("pricePerDrink", "4,80 €", #""pricePerDrink": 4.80"#),
            ("timezone", "new york", #""timeZone": "America/New_York""#),
            ("currency", "€", #""currency": "EUR""#), ("language", "Deutsch", #""language": "de""#),
            ("dayStart", "4", #""dayStart": "04:00""#), ("name", "42", #""name": "42""#),
            ("goals.workout", "30", #""goals": { "workout": 30 }"#),
            ("policies.noalc", "classic", #""policies": { "noalc": "classic" }"#),
            ("lastDrink", "28 October", #""lastDrink": "2025-10-28""#),
            ("lastDrink", "28.10. 22:00", #""lastDrink": "2025-10-28T22:00:00"#),
            ("milestones", "[1, 10, 100]", #""milestones": [1, 10, 100]"#),
        ])
    func settings(key: String, value: String, written: String) throws {
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        let text = "{\n  // who\n  \"timeZone\": \"UTC\", // zone\n  /* end */\n}\n"
        try folder.directory.write(text, to: "profile.json")
        let recorder = try folder.recorder(at: now)
        let effect = try recorder.make(.set(key, to: value))
        #expect(effect.result(in: .english).first?.lowercased().hasPrefix(key.lowercased() + ": ") == true)
        let after = try #require(folder.directory.text(of: "profile.json"))
        #expect(after.contains(written), "\(after)")
        #expect(after.contains("// who") && after.contains("// zone") && after.contains("/* end */"))
        #expect(try recorder.read().errors.isEmpty)
        _ = try recorder.undo()
        #expect(folder.directory.text(of: "profile.json") == text)
    }

    @Test("the error for an unknown key suggests the nearest, and a removed one has its default again")
    func keys() throws {
        let folder = try RecordingFolder(
            ["entries.csv": "date,level\n2025-10-30,steady\n"], profile: #""soberUpTo": 1"#)
        #expect(
            #expect(throws: CommandError.self) { try SettingsChange.set("curency", to: "EUR") }?.hint
                == "did you mean \"currency\"?")
        #expect(
            #expect(throws: CommandError.self) { try SettingsChange.set("workout", to: "1") }?.hint
                == "did you mean goals.workout, policies.workout or schedules.workout?")
        let recorder = try folder.recorder(at: now)
        _ = try recorder.make(.remove("soberUpTo"))
        #expect(folder.directory.text(of: "profile.json") == #"{ "timeZone": "Europe/Berlin" }"#)
        #expect(throws: CommandError.self) { try recorder.make(.remove("soberUpTo")) }
    }

    @Test("a pause is written with its days and its reason, and one without an end gets it later")
    func pauses() throws {
        let folder = try RecordingFolder(["entries.csv": "date,level\n2025-10-30,steady\n"])
        let recorder = try folder.recorder(at: now)
        _ = try recorder.make(.pause("holiday", from: DayText("2.8."), to: DayText("16.8."), streaks: ["workout"]))
        _ = try recorder.make(.pause("flu", from: nil, to: nil, streaks: []))
        var pauses = try recorder.read().profile.pauses
        #expect(pauses.map(\.reason) == ["holiday", "flu"] && pauses[1].span.last == nil)
        #expect(
            pauses[0].span.first == date("2025-08-02") && pauses[0].holds(for: .workout)
                && !pauses[0].holds(for: .meditation))
        // Whoever pauses is paused, whatever for.
        _ = try recorder.make(.pause(nil, from: nil, to: nil, streaks: []))
        _ = try recorder.make(.pause(nil, from: DayText("today"), to: nil, streaks: []))
        #expect(try recorder.read().profile.pauses.count == 2)
        _ = try recorder.make(.pause("flu", from: nil, to: DayText("today"), streaks: []))
        pauses = try recorder.read().profile.pauses
        #expect(pauses.count == 2 && pauses[1].span.last == date("2025-10-31"))
        #expect(throws: CommandError.self) {
            try recorder.make(.pause("flu", from: nil, to: DayText("today"), streaks: []))
        }
        let skiing = try recorder.make(.pause("skiing", from: DayText("20.12."), to: DayText("3.1."), streaks: []))
        #expect(skiing.result(in: .english) == ["Pause (skiing): 20 December 2025 to 3 January 2026"])
        _ = try recorder.make(.pause("exam", from: DayText("tomorrow"), to: nil, streaks: []))
        #expect(try recorder.make(.pause("exam", from: nil, to: nil, streaks: [])).changesNothing)
        #expect(throws: CommandError.self) {
            try recorder.make(.pause("x", from: DayText("today"), to: DayText("yesterday"), streaks: []))
        }
    }

    @Test("V-39 comparisons are separated by commas, by ids or names")
    func comparisons() throws {
        let folder = try RecordingFolder(["trackers.json": #"[{ "preset": "snacking" }, { "preset": "water" }]"#])
        _ = try folder.recorder(at: "2025-10-31T20:00").make(.set("comparisons", to: "Snacking, water,steady"))
        #expect(
            folder.directory.text(of: "profile.json")?.contains(#""comparisons": ["snacking", "water", "noalc"]"#)
                == true)
        #expect(throws: CommandError.self) {
            try folder.recorder(at: "2025-10-31T20:00").make(.set("comparisons", to: "water,nothing"))
        }
    }
}
