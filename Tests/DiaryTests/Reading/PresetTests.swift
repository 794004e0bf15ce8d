import Diary
import Model
import TestSupport
import Testing

@Suite struct PresetTests {
    private func tracker(_ preset: String) throws -> Tracker {
        try #require(try trackers("[{ \"preset\": \"\(preset)\" }]").first)
    }

    /// A preset and what is expected of it.
    struct Expected: Sendable, CustomTestStringConvertible {
        let testDescription, icon, english, german: String
        let mode: Tracker.Mode

        init(_ id: String, _ icon: String, _ english: String, _ german: String, _ mode: Tracker.Mode) {
            testDescription = id
            self.icon = icon
            self.english = english
            self.german = german
            self.mode = mode
        }
    }

    private static let table = [
        Expected("mood", "😊", "Mood", "Stimmung", .selection),
        Expected("feelings", "💝", "Feelings", "Gefühle", .selection),
        Expected("gratitude", "🙏", "Gratitude", "Dankbarkeit", .note),
        Expected("water", "💧", "Drink Water", "Wasser trinken", .counter),
        Expected("doomscrolling", "📱", "Doomscrolling", "Doomscrolling", .awareness),
        Expected("snacking", "🍫", "Snacking", "Snacking", .awareness),
        Expected("procrastination", "🛋️", "Procrastination", "Prokrastination", .awareness),
        Expected("rumination", "💭", "Rumination", "Grübeln", .awareness),
        Expected("phone", "📵", "Phone During Conversations", "Handy während Gesprächen", .awareness),
        Expected("caffeine", "☕", "Caffeine limit", "Koffein-Limit", .counter),
        Expected("teeth", "🦷", "Brushing teeth", "Zähneputzen", .counter),
        Expected("hands", "🤲", "Washing hands", "Händewaschen", .counter),
        Expected("nails", "💅", "Nail biting", "Nägelkauen", .awareness),
        Expected("cigarettes", "🚬", "Cigarettes", "Zigaretten", .awareness),
        Expected("weight", "⚖️", "Weight", "Gewicht", .number),
        Expected("sleep", "😴", "Sleep", "Schlaf", .number),
        Expected("steps", "👟", "Steps", "Schritte", .number),
        Expected("mood-scale", "🙂", "Mood 1–5", "Stimmung 1–5", .number),
    ]

    @Test("T-03 T-33 there are presets with an id, an icon and names in both languages", arguments: table)
    func preset(expected: Expected) throws {
        let tracker = try tracker(expected.testDescription)
        #expect(tracker.id == expected.testDescription)
        #expect(tracker.icon == expected.icon)
        #expect(tracker.name.text(in: .english) == expected.english)
        #expect(tracker.name.text(in: .german) == expected.german)
        #expect(tracker.mode == expected.mode && tracker.kind == expected.mode.kind)
    }

    @Test("T-03 the presets are offered in a fixed order")
    func order() {
        #expect(TrackerPreset.allCases.map(\.rawValue) == Self.table.map(\.testDescription))
    }

    @Test("T-04 mood offers nine options, one at a time")
    func mood() throws {
        let mood = try tracker("mood")
        #expect(!mood.allowsSeveralOptions)
        #expect(
            shown(mood.options) == [
                "joyful 😊 Freudig / Joyful", "relaxed 😌 Entspannt / Relaxed", "thoughtful 🤔 Nachdenklich / Thoughtful",
                "anxious 😟 Ängstlich / Anxious", "irritated 😤 Ärgerlich / Irritated", "sad 😢 Traurig / Sad",
                "neutral 😐 Neutral / Neutral", "tired 🥱 Müde / Tired", "energized ⚡ Energiegeladen / Energized",
            ])
    }

    @Test("T-04 feelings offers eight options, several at a time")
    func feelings() throws {
        let feelings = try tracker("feelings")
        #expect(feelings.allowsSeveralOptions)
        #expect(
            shown(feelings.options) == [
                "love ❤️ Liebe / Love", "joy 😊 Freude / Joy", "gratitude 🙏 Dankbarkeit / Gratitude",
                "fear 😰 Angst / Fear",
                "anger 😤 Ärger / Anger", "sadness 😢 Trauer / Sadness", "disappointment 😔 Enttäuschung / Disappointment",
                "connection 🤗 Verbundenheit / Connection",
            ])
    }

    private func shown(_ options: [Tracker.Option]) -> [String] {
        options.map {
            "\($0.id) \($0.icon ?? "") \($0.name.text(in: .german)) / \($0.name.text(in: .english))"
        }
    }

    @Test(
        "V-43, T-04 presets of awareness have their prompt in both languages",
        arguments: [
            ("mood", "How are you feeling?", "Wie fühlst du dich gerade?"),
            ("feelings", "What feelings do you notice?", "Welche Gefühle bemerkst du?"),
            ("gratitude", "What are you grateful for?", "Wofür bist du gerade dankbar?"),
        ])
    func prompts(preset: String, english: String, german: String) throws {
        let prompt = try #require(try tracker(preset).prompt)
        #expect(prompt.text(in: .english) == english)
        #expect(prompt.text(in: .german) == german)
    }

    @Test("T-05 water is counted, and its goal can be set")
    func water() throws {
        #expect(try tracker("water").dailyGoal == nil)
        let water = try #require(
            try trackers(
                "[{ \"preset\": \"water\", \"dailyGoal\": 2.5, \"unit\": { \"en\": \"litres\", \"de\": \"Liter\" } }]"
            ).first)
        #expect(water.dailyGoal?.text == "2.5")
        #expect(water.unit?.text(in: .german) == "Liter")
    }

    @Test(
        "T-06 saboteur presets start in awareness and prompt without judging",
        arguments: [
            ("doomscrolling", "I notice I'm scrolling..."), ("snacking", "I notice I'm eating without hunger..."),
            ("procrastination", "I notice I'm avoiding..."), ("rumination", "I notice I'm stuck in thoughts..."),
            ("phone", "I notice I reached for my phone..."), ("nails", "I notice I'm biting my nails..."),
            ("cigarettes", "I notice I'm reaching for a cigarette..."),
        ])
    func saboteurs(preset: String, prompt: String) throws {
        let tracker = try tracker(preset)
        #expect(tracker.kind == .saboteur && tracker.mode == .awareness && tracker.modeChanges.isEmpty)
        #expect(tracker.prompt?.text(in: .english) == prompt)
        let german = try #require(tracker.prompt?.text(in: .german))
        #expect(german.hasPrefix("Ich bemerke"))
    }

    @Test("T-32 T-33 the presets of counters bring their goal or limit, and what the streak asks for")
    func targets() throws {
        let caffeine = try tracker("caffeine")
        #expect(caffeine.dailyLimit == FixedDecimal(400) && caffeine.streakOn == .log && !caffeine.hasStreak)
        #expect(caffeine.unit?.text(in: .german) == "mg")
        let teeth = try tracker("teeth")
        #expect(teeth.dailyGoal == FixedDecimal(2) && teeth.streakOn == .goal && teeth.hasStreak)
        #expect(try tracker("hands").target == nil)
    }

    @Test("T-32 a written goal or limit replaces the preset's")
    func otherTargets() throws {
        let text = """
            [{ "preset": "caffeine", "dailyGoal": 100 }, { "preset": "teeth", "dailyGoal": 3, "streakOn": "log" },
             { "id": "brush", "preset": "teeth", "trackingMode": "yesNo" }]
            """
        let trackers = try trackers(text)
        #expect(trackers.map(\.target) == [.goal(FixedDecimal(100)), .goal(FixedDecimal(3)), nil])
        #expect(trackers.map(\.streakOn) == [.log, .log, .log] && trackers.map(\.hasStreak) == [false, true, false])
    }

    @Test("V-08 the presets of numbers have their unit and sum up the day in their way")
    func numbers() throws {
        let numbers = try ["weight", "sleep", "steps", "mood-scale"].map(tracker)
        #expect(numbers.map(\.summary) == [.last, .mean, .sum, .mean])
        #expect(numbers.map { $0.unit?.text(in: .english) } == ["kg", "h", nil, nil])
        #expect(numbers.map(\.isInHours) == [false, true, false, false])
        #expect(numbers.allSatisfy { !$0.hasStreak })
    }

    @Test("T-38 a saboteur without a prompt of its own is noticed by its name, in both languages")
    func noticing() throws {
        let text = """
            [{ "id": "gossip", "type": "saboteur", "name": { "en": "gossip", "de": "Tratsch" } },
             { "id": "x", "type": "saboteur", "name": "X", "trackingMode": "avoidance",
               "createdAt": "2025-01-01" },
             { "id": "y", "type": "saboteur", "prompt": { "en": "Again?", "de": "Schon wieder?" } },
             { "preset": "phone", "name": "Handy" }, { "id": "z", "type": "good" }]
            """
        let prompts = try trackers(text).map(\.prompt)
        #expect(prompts.map { $0?.text(in: .english) }.prefix(3) == ["I notice gossip", "I notice X", "Again?"])
        #expect(
            prompts.map { $0?.text(in: .german) }.prefix(3) == [
                "Ich bemerke Tratsch", "Ich bemerke X", "Schon wieder?",
            ])
        #expect(prompts[3]?.text(in: .english) == "I notice I reached for my phone..." && prompts[4] == nil)
    }

    @Test("a preset provides omitted values, and only these")
    func overrides() throws {
        let text = """
            [{ "id": "pages", "preset": "Water", "name": "Pages", "icon": "📄", "unit": "pages", "prompt": "Read?" },
             { "preset": "mood", "options": [{ "id": "fine" }], "multiple": true }]
            """
        let trackers = try trackers(text)
        #expect(trackers.map(\.id) == ["pages", "mood"])
        #expect(trackers[0].mode == .counter && trackers[0].kind == .good)
        #expect(trackers[0].name.text(in: .german) == "Pages" && trackers[0].icon == "📄")
        #expect(trackers[0].unit?.text(in: .english) == "pages" && trackers[0].prompt?.text(in: .german) == "Read?")
        #expect(trackers[1].options.map(\.id) == ["fine"] && trackers[1].allowsSeveralOptions)
    }

    @Test(
        "T-41 mood on a scale is from 1 to 5",
        arguments: [("1", true), ("4.5", true), ("5", true), ("0", false), ("6", false)])
    func scale(value: String, isSound: Bool) throws {
        let loaded = load([
            "trackers.json": "[{ \"preset\": \"mood-scale\" }]",
            "logs.csv": "timestamp,tracker,value\n2025-10-31,mood-scale,\(value)\n",
        ])
        #expect(loaded.diagnostics.isEmpty == isSound)
        if !isSound { #expect(loaded.diagnostics.first?.text.contains("not from 1 to 5") == true) }
    }

    @Test("a mistyped preset is answered with the one that was meant")
    func hint() throws {
        let files = oneEntry.merging(["trackers.json": "[{ \"preset\": \"snaking\" }]"]) { $1 }
        #expect(try problem(in: files).hint?.contains("snacking") == true)
    }
}
