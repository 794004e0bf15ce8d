import Counting
import Model
import Pages
import TestSupport
import Testing

@testable import Sharing

@Suite("What a reminder says")
struct ReminderWordsTests {
    private func words(
        _ activity: String, _ time: String, _ language: Language, trackers: String = "[]", aim: String? = nil
    ) throws -> ReminderWords {
        let aim = aim.map { "\"aim\": \"\($0)\", " } ?? ""
        let reminders = "{ \(aim)\"reminders\": [{ \"activity\": \"\(activity)\", \"time\": \"\(time)\" }] }"
        let folder = Folder(levels: "S").with("profile.json", reminders).with("trackers.json", trackers)
        let report = Report(try folder.analysis(asOf: "2025-10-31T01:00"), language: language)
        return ReminderWords(try #require(report.analysis.reminders.first), in: report)
    }

    @Test("F-03 of drinks in the morning and in the evening, in both languages")
    func drinks() throws {
        let english = try words("noalc", "09:00", .english)
        #expect(english.title == "How was your evening yesterday?")
        #expect(english.body == "Log your drinks to keep your streak going 💧")
        #expect(try words("noalc", "17:59", .english).title == "How was your evening yesterday?")
        #expect(try words("noalc", "18:00", .english).title == "How's your evening going?")
        #expect(try words("noalc", "09:00", .german).title == "Wie war gestern?")
        #expect(try words("noalc", "20:30", .german).title == "Wie läuft dein Abend?")
        #expect(try words("noalc", "20:30", .german).body == "Trag deine Drinks ein, damit deine Serie weitergeht 💧")
    }

    @Test("V-41, F-10 the buttons of a reminder are at most three, short, with one emoji each")
    func buttons() throws {
        func labels(_ activity: String, _ language: Language, aim: String? = nil) throws -> [String] {
            let trackers = #"[{ "preset": "mood" }, { "preset": "water" }, { "preset": "snacking" }]"#
            let aim = aim.map { "\"aim\": \"\($0)\", " } ?? ""
            let profile = "{ \(aim)\"reminders\": [{ \"activity\": \"\(activity)\", \"time\": \"00:30\" }] }"
            let folder = Folder(levels: "S").with("profile.json", profile).with("trackers.json", trackers)
            let report = Report(try folder.analysis(asOf: "2025-10-31T01:00"), language: language)
            return try #require(DueReminder.all(in: report, isDetailed: false).first).answers.map(\.label)
        }
        #expect(try labels("noalc", .english) == ["💧 Steady", "✨ Easy", "💥 Wild"])
        #expect(try labels("noalc", .german) == ["💧 Ruhig", "✨ Locker", "💥 Wild"])
        #expect(try labels("noalc", .english, aim: "stop") == ["💧 None", "✨ Easy", "💥 Wild"])
        #expect(try labels("noalc", .german, aim: "stop") == ["💧 Nichts", "✨ Locker", "💥 Wild"])
        #expect(try labels("mood", .english).first == "😊 Joyful")
        for language in Language.allCases {
            for activity in ["noalc", "meditation", "workout", "mood", "water", "snacking"] {
                let labels = try labels(activity, language)
                #expect(labels.count <= 3)
                for label in labels {
                    #expect(label.count <= 16, "\(label)")
                    #expect(
                        label.filter { $0.unicodeScalars.contains(where: \.properties.isEmojiPresentation) }.count <= 1)
                }
            }
        }
    }

    @Test("V-31 for drinks asks about the person's aim, below the same question")
    func aims() throws {
        for (aim, english, german) in [
            ("stop", "Another sober day?", "Wieder ein nüchterner Tag?"),
            (
                "less", "How many drinks? Then you know where your week stands.",
                "Wie viele Drinks? Dann weißt du, wo deine Woche steht."
            ),
            (
                "habits", "Log your drinks to keep your streak going 💧",
                "Trag deine Drinks ein, damit deine Serie weitergeht 💧"
            ),
        ] {
            let words = try [Language.english, .german].map { try self.words("noalc", "09:00", $0, aim: aim) }
            #expect(words.map(\.body) == [english, german])
            #expect(words.map(\.title) == ["How was your evening yesterday?", "Wie war gestern?"])
        }
    }

    @Test("T-23 of a saboteur, in both languages and in both modes", arguments: ["awareness", "avoidance"])
    func saboteur(mode: String) throws {
        let trackers = "[{ \"preset\": \"rumination\", \"trackingMode\": \"\(mode)\" }]"
        let english = try words("rumination", "20:00", .english, trackers: trackers)
        #expect(english.title == "Did you notice Rumination today?")
        #expect(
            try words("rumination", "20:00", .german, trackers: trackers).title == "Hast du heute Grübeln bemerkt?")
    }

    @Test("T-23 for an avoided saboteur, a day without it needs no line")
    func avoided() throws {
        let trackers = "[{ \"preset\": \"rumination\", \"trackingMode\": \"avoidance\" }]"
        #expect(
            try words("rumination", "20:00", .english, trackers: trackers).body
                == "If not, there is nothing to write down. If so, one line is enough. 💭")
    }

    @Test("T-34 for a saboteur shows the plan for its risk time; until that is known, the one for the reminder's time")
    func plan() throws {
        let trackers = #"""
            [{ "preset": "rumination", "plans": [{ "when": "morning", "then": "go for a walk" },
               { "when": "evening", "then": "write it down" }] }]
            """#
        #expect(
            try words("rumination", "20:00", .english, trackers: trackers).body
                == "If so, write it down: noticing is the exercise. 💭 Your plan: if it is evening, then write it down.")
        #expect(try words("rumination", "14:00", .english, trackers: trackers).body.hasSuffix("💭"))
        let rows = (25...29).map { "2025-10-\($0)T08:00,rumination\n" }.joined()
        let reminders = #"{ "reminders": [{ "activity": "rumination", "time": "20:00" }] }"#
        let folder = Folder(levels: "S").with("profile.json", reminders).with("trackers.json", trackers)
            .with("logs.csv", "timestamp,tracker\n" + rows)
        let calendar = try folder.site(asOf: "2025-10-31").text("reminders.ics").replacing("\r\n ", with: "")
        #expect(calendar.contains("then go for a walk") && !calendar.contains("then write it down"))
    }

    @Test("of a good tracker is its own question, or one about it")
    func good() throws {
        let trackers = "[{ \"preset\": \"mood\" }, { \"preset\": \"water\" }]"
        #expect(try words("mood", "12:00", .english, trackers: trackers).title == "How are you feeling?")
        #expect(
            try words("water", "12:00", .german, trackers: trackers).title == "Wasser trinken: Wie läuft es heute?")
    }

    @Test("depends on the time of the day")
    func order() throws {
        let profile = """
            { "reminders": [{ "activity": "workout", "time": "17:00" }, { "activity": "meditation", "time": "07:00" },
              { "activity": "noalc" }] }
            """
        let folder = Folder().with("entries.csv", "date,level\n").with("profile.json", profile)
        let report = Report(try folder.analysis(asOf: "2025-10-31T17:00"))
        #expect(
            ReminderWords.due(in: report).map(\.title) == [
                "A few quiet minutes today?", "How was your evening yesterday?", "A little movement today?",
            ])
        #expect(ReminderWords.due(in: Report(try folder.analysis(asOf: "2025-10-31T08:00"))).count == 1)
    }
}
