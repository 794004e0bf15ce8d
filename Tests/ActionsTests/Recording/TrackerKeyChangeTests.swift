import Actions
import Model
import TestSupport
import Testing

/// Changing a tracker's keys and name, and removing it.
@Suite struct TrackerKeyChangeTests {
    private let now = "2025-10-31T20:00"
    private let trackers = """
        [
          // Mine.
          { "preset": "water", "dailyGoal": 8 },
          { "id": "piano", "name": "Piano", "type": "good", "trackingMode": "yesNo", "streak": true }, // since May
          { "id": "walk", "name": "Walk", "type": "good", "trackingMode": "yesNo" },
        ]
        """

    private func folder(_ files: [String: String] = [:], profile: String = "") throws -> RecordingFolder {
        try RecordingFolder(
            ["trackers.json": trackers, "entries.csv": "date,level\n2025-10-30,steady\n"].merging(files) { $1 },
            profile: profile)
    }

    private func make(_ change: SettingsChange, in folder: RecordingFolder) throws -> SettingsEffect {
        try folder.recorder(at: now).make(change)
    }

    private func tracker(_ id: String, in folder: RecordingFolder) throws -> Tracker {
        let read = try folder.recorder(at: now).read()
        #expect(read.errors.isEmpty)
        return try #require(read.history.trackers.first { $0.id == id })
    }

    @Test("V-22 every key can be set; comments stay")
    func keys() throws {
        let folder = try folder()
        for (id, key, value) in [
            ("water", "dailyGoal", "6"), ("water", "unit", "cups"), ("piano", "schedule", "monday thursday"),
            ("piano", "icon", "🎹"), ("piano", "isActive", "no"), ("walk", "focus", "on"), ("walk", "mode", "counter"),
            ("walk", "goal", "8 times"), ("walk", "createdAt", "1 October 2025"), ("walk", "color", "#00aa66"),
        ] { _ = try make(.set(key, of: .name(id), to: value), in: folder) }
        #expect(try tracker("water", in: folder).dailyGoal == FixedDecimal(6))
        #expect(try tracker("piano", in: folder).schedule == .weekdays([.monday, .thursday]))
        #expect(try tracker("piano", in: folder).icon == "🎹" && tracker("piano", in: folder).isActive == false)
        let walk = try tracker("walk", in: folder)
        #expect(walk.mode == .counter && walk.dailyGoal == FixedDecimal(8) && walk.isFocus)
        #expect(walk.createdAt == date("2025-10-01"))
        _ = try make(.set("limit", of: "walk", to: "3"), in: folder)
        #expect(
            try tracker("walk", in: folder).dailyLimit == FixedDecimal(3)
                && tracker("walk", in: folder).dailyGoal == nil)
        _ = try make(.remove("limit", of: "walk"), in: folder)
        #expect(try tracker("walk", in: folder).dailyLimit == nil)
        let text = try #require(folder.directory.text(of: "trackers.json"))
        #expect(text.contains("// Mine.") && text.contains("// since May"))
    }

    @Test("V-22 an invalid value is refused with the valid ones, and nothing changes")
    func refused() throws {
        let folder = try folder()
        let start = folder.bytes
        for (key, value, words) in [
            ("id", "keys", "every log names it"), ("dailyGaol", "3", "dailyGoal"), ("dailyGoal", "many", ""),
            ("mode", "loud", "counter"),
            ("schedule", "sometimes", ""), ("isActive", "perhaps", ""),
        ] {
            let error = #expect(throws: CommandError.self) { try make(.set(key, of: "piano", to: value), in: folder) }
            #expect(words.isEmpty || error?.hint?.contains(words) == true, "\(key): \(error?.hint ?? "")")
        }
        #expect(folder.bytes == start)
    }

    @Test("V-22 a tracker gets another name, and its id stays, so that its logs stay its own")
    func rename() throws {
        let folder = try folder(["logs.csv": "timestamp,tracker\n2025-10-31T10:00,piano\n"])
        let effect = try make(.rename("piano", to: "Klavier & Gesang"), in: folder)
        #expect(effect.result(in: .english).first?.contains("Klavier & Gesang") == true)
        #expect(try tracker("piano", in: folder).name.text(in: .german) == "Klavier & Gesang")
        #expect(try folder.recorder(at: now).read().history.logs.count == 1)
    }

    @Test("V-22 a tracker without logs is removed with its reminders; one with logs only if these are removed too")
    func remove() throws {
        let logs = "timestamp,tracker\n2025-10-30T10:00,piano\n2025-10-31T10:00,walk\n2025-10-31T11:00,piano\n"
        let folder = try folder(
            ["logs.csv": logs],
            profile:
                #""reminders": [{ "activity": "piano", "time": "18:00" }, { "activity": "noalc", "time": "21:00" }]"#)
        let start = folder.bytes
        let error = #expect(throws: CommandError.self) {
            try make(.removeTracker("piano", withLogs: false), in: folder)
        }
        #expect(error?.hint == "reportgen tracker rest piano keeps them; --logs takes them out as well")
        #expect(folder.bytes == start)
        _ = try make(.removeTracker("piano", withLogs: true), in: folder)
        let after = try folder.recorder(at: now).read()
        #expect(after.diagnostics.isEmpty && after.history.trackers.map(\.id) == ["water", "walk"])
        #expect(after.history.logs.count == 1 && after.profile.reminders.map(\.activity) == [.noalc])
        _ = try make(.removeTracker("water", withLogs: false), in: folder)
        for _ in 0..<2 { _ = try folder.recorder(at: now).undo() }
        #expect(folder.bytes == start)
    }

    @Test("V-22 a tracker is removed with its pauses and comparisons, which is reported; undo restores all of it")
    func removeFromLists() throws {
        let folder = try folder(
            ["logs.csv": "timestamp,tracker\n2025-10-30T10:00,piano\n"],
            profile: """
                "reminders": [{ "activity": "noalc", "time": "21:00" }],
                  "pauses": [
                    { "from": "2025-01-01", "to": "2025-01-02", "streaks": ["piano"] }, // hand hurts
                    { "from": "2025-02-01", "to": "2025-02-02", "streaks": ["noalc", "piano"] },
                    { "from": "2025-03-01", "to": "2025-03-02", "reason": "piano" },
                  ],
                  "comparisons": ["piano", "noalc"]
                """)
        let start = folder.bytes
        let effect = try make(.removeTracker("piano", withLogs: true), in: folder)
        #expect(effect.result(in: .english) == ["It was also taken out of these settings: pauses, comparisons"])
        let after = try folder.recorder(at: now).read()
        #expect(after.errors.isEmpty, "\(after.errors)")
        #expect(after.profile.comparisons == [.noalc])
        #expect(after.profile.pauses.map(\.subjects) == [[.noalc], nil])
        _ = try folder.recorder(at: now).undo()
        #expect(folder.bytes == start)
        #expect(try make(.removeTracker("walk", withLogs: false), in: folder).result(in: .english).isEmpty)
    }

    @Test("a tracker is not removed while logs cannot be read, because one may be its own")
    func unreadableLogs() throws {
        let folder = try RecordingFolder([
            "trackers.json": "[{ \"id\": \"q\", \"trackingMode\": \"yesNo\" }]",
            "logs.json": "[{ \"timestamp\": \"2025-10-01\", \"tracker\": \"q\" },]]\n",
            "entries.csv": "date,level\n2025-10-01,steady\n",
        ])
        let start = folder.bytes
        for withLogs in [false, true] {
            let error = #expect(throws: CommandError.self) {
                try make(.removeTracker("q", withLogs: withLogs), in: folder)
            }
            #expect(error?.text.hasPrefix("logs.json:1: ") == true)
        }
        #expect(folder.bytes == start)
    }

    @Test("F-04 a short form is accepted for every key that has one, and an error names one that works")
    func shortForms() throws {
        let folder = try folder()
        for (key, value) in [
            ("reminders", "21:00, meditation 7:30, piano 18:00"), ("schedules.workout", "3"),
            ("milestones", "7, 30, 90"),
            ("goals.drinksPerWeek", "10 drinks"), ("minMinutes", "5 min"), ("aim", "less"),
        ] { _ = try make(.set(key, to: value), in: folder) }
        let profile = try folder.recorder(at: now).read().profile
        #expect(profile.reminders.map(\.activity) == [.noalc, .meditation, .tracker("piano")])
        #expect(profile.reminders.map(\.second) == [21 * 3600, 7 * 3600 + 30 * 60, 18 * 3600])
        #expect(profile.schedules.workout == .perWeek(3) && profile.milestones == [7, 30, 90])
        #expect(profile.drinkGoal?.first == FixedDecimal(10) && profile.minimumMinutes == 5 && profile.aim == .less)
        let start = folder.bytes
        for (key, hint) in [("reminders", "e.g. reportgen set reminders 21:00"), ("pauses", "e.g. reportgen pause")] {
            let error = #expect(throws: CommandError.self) { try make(.set(key, to: "soon"), in: folder) }
            #expect(error?.hint?.hasPrefix(hint) == true)
        }
        #expect(folder.bytes == start)
    }
}
