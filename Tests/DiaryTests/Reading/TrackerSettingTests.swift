import Model
import TestSupport
import Testing

@Suite struct TrackerSettingTests {
    @Test("T-01 a good tracker has a name, an icon, and counts or says yes or no", arguments: ["counter", "yesNo"])
    func good(mode: String) throws {
        let tracker = try #require(
            try trackers(
                #"[{ "id": "piano", "name": "Piano", "icon": "🎹", "type": "good", "trackingMode": "\#(mode)" }]"#
            ).first)
        #expect(tracker.name.text(in: .english) == "Piano" && tracker.icon == "🎹" && tracker.kind == .good)
        #expect(tracker.mode == (mode == "counter" ? .counter : .yesNo))
    }

    @Test("the trackers of the data format's description are read as they are written there")
    func example() throws {
        let trackers = try trackers(
            """
            [
              { "preset": "mood" },                                  // presets: mood feelings …
              { "id": "reading", "name": { "en": "Reading", "de": "Lesen" }, "icon": "📖", "type": "good",
                "trackingMode": "yesNo", "createdAt": "2025-01-01", "isActive": true, "streak": true,
                "showInCalendar": true, "color": "#7C5CFF" },
              { "id": "scrolling", "preset": "doomscrolling", "private": true,
                "modes": [ { "mode": "awareness", "since": "2025-01-01" }, { "mode": "avoidance", "since": "2025-06-01" } ] },
              { "id": "water", "preset": "water", "dailyGoal": 8, "unit": "glasses" }
            ]
            """)
        #expect(trackers.map(\.id) == ["mood", "reading", "scrolling", "water"])
        let reading = trackers[1]
        #expect(reading.name.text(in: .english) == "Reading" && reading.name.text(in: .german) == "Lesen")
        #expect(reading.icon == "📖" && reading.kind == .good && reading.mode == .yesNo && reading.hasStreak)
        #expect(reading.createdAt == date("2025-01-01") && reading.isActive && reading.isFocus)
        #expect(reading.colour == "#7C5CFF" && reading.visibility == .unmarked)
        let scrolling = trackers[2]
        #expect(scrolling.visibility == .hidden && scrolling.icon == "📱" && scrolling.kind == .saboteur)
        #expect(scrolling.modeChanges.map(\.mode) == [.awareness, .avoidance])
        #expect(scrolling.modeChanges.map(\.since.description) == ["2025-01-01", "2025-06-01"])
        #expect(trackers[3].dailyGoal?.text == "8" && trackers[3].unit?.text(in: .german) == "glasses")
    }

    @Test("T-02 without a mode a saboteur is in awareness and a good tracker is yes/no")
    func defaultModes() throws {
        let trackers = try trackers(
            "[{ \"id\": \"a\", \"type\": \"saboteur\" }, { \"id\": \"b\", \"type\": \"good\" }]")
        #expect(trackers.map(\.mode) == [.awareness, .yesNo])
    }

    @Test(
        "S-20 the streak is on by default for awareness and off for counters",
        arguments: [
            ("good", "counter", false), ("good", "yesNo", false), ("good", "selection", true), ("good", "note", true),
            ("saboteur", "awareness", true), ("saboteur", "avoidance", true), ("good", "number", false),
        ])
    func streakDefaults(type: String, mode: String, isOn: Bool) throws {
        let options = mode == "selection" ? ", \"options\": [{ \"id\": \"x\" }]" : ""
        let start =
            "{ \"id\": \"a\", \"type\": \"\(type)\", \"trackingMode\": \"\(mode)\", \"createdAt\": \"2025-01-01\"\(options)"
        #expect(try trackers("[\(start) }]").map(\.hasStreak) == [isOn])
        #expect(try trackers("[\(start), \"streak\": \(!isOn) }]").map(\.hasStreak) == [!isOn])
    }

    @Test("S-20 modes replace the tracking mode, even if the default of the streak depends on it")
    func streakOfModes() throws {
        let modes = "\"modes\": [{ \"mode\": \"awareness\", \"since\": \"2025-01-01\" }]"
        #expect(try trackers("[{ \"id\": \"a\", \"type\": \"saboteur\", \(modes) }]").map(\.hasStreak) == [true])
        let replaced = "[{ \"id\": \"a\", \"type\": \"saboteur\", \"trackingMode\": \"counter\", \(modes) }]"
        let streaks = try trackers(replaced).map(\.hasStreak)
        #expect(streaks == [true])
    }

    @Test("T-14 changes of mode are kept in the order of their days")
    func modesInOrder() throws {
        let text = """
            [{ "id": "a", "type": "saboteur", "modes": [
              { "mode": "Avoidance", "since": "2025-06-01" }, { "mode": "awareness", "since": "2025-01-01" }] }]
            """
        #expect(try trackers(text).first?.modeChanges.map(\.mode) == [.awareness, .avoidance])
    }

    @Test(
        "ids are small letters, digits and hyphens",
        arguments: ["a", "0", "a-", "9-to-5", String(repeating: "x", count: 64)])
    func ids(id: String) throws {
        #expect(try trackers("[{ \"id\": \"\(id)\", \"type\": \"good\" }]").map(\.id) == [id])
    }

    @Test("T-20 two active trackers may have a ring, and any number of inactive ones")
    func focus() throws {
        let focus = (0..<4).map { index in
            "{ \"id\": \"t\(index)\", \"type\": \"good\", \"showInCalendar\": true, \"isActive\": \(index % 2 == 0) }"
        }
        #expect(try trackers("[" + focus.joined(separator: ",") + "]").map(\.isFocus) == [true, true, true, true])
    }

    @Test("a tracker is neither private nor public, active and without a ring unless it says so")
    func flags() throws {
        let plain = try #require(try trackers("[{ \"id\": \"a\", \"type\": \"good\" }]").first)
        #expect(plain.isActive && !plain.isFocus && plain.visibility == .unmarked)
        #expect(
            try trackers("[{ \"id\": \"a\", \"type\": \"good\", \"public\": true }]").map(\.visibility) == [.shared])
        let both = "[{ \"id\": \"a\", \"type\": \"good\", \"public\": true, \"private\": true }]"
        #expect(try trackers(both).map(\.visibility) == [.hidden])
    }

    @Test("a selection of one's own has options with names, icons and several choices")
    func ownSelection() throws {
        let text = """
            [{ "id": "sleep", "type": "good", "trackingMode": "selection", "multiple": true, "options": [
              { "id": "deep", "name": { "de": "tief", "en": "deep" }, "icon": "🌙" }, { "id": "dreams" }] }]
            """
        let tracker = try #require(try trackers(text).first)
        #expect(tracker.allowsSeveralOptions)
        #expect(tracker.options.map(\.id) == ["deep", "dreams"])
        #expect(tracker.options.map { $0.name.text(in: .german) } == ["tief", "dreams"])
        #expect(tracker.options.map(\.icon) == ["🌙", nil])
    }
}
