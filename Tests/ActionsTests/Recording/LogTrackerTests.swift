import Actions
import Model
import TestSupport
import Testing

/// Logging activities, trackers and notes.
@Suite struct LogTrackerTests {
    @Test("T-10 a day's whole record takes six short lines, and the folder builds")
    func wholeDay() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        let answers = try [
            "steady", "meditation 12", "workout 40 running", "water 2", "mood relaxed", "note Slept well",
        ].map { try folder.log($0) }
        #expect(
            answers == [
                "Today: steady. 🍀 1 day; 6 days to the first joker",
                "Today: Meditation, 12 min. 🧘 1 day; 6 days to the first joker",
                "Today: Workout, Running, 40 min. 💪 1 day; 6 days to the first joker",
                "Today: Drink Water, 2 of 8 glasses. 💧",
                "Today: Mood, 😌 Relaxed. 😊 1 day; 6 days to the first joker",
                "Today: noted.",
            ])
        #expect(folder.directory.text(of: "notes/2025-10-31.md") == "Slept well\n")
        #expect(
            folder.lines("activities.csv").dropFirst() == [
                "2025-10-31,,meditation,12,,manual,", "2025-10-31,,workout,40,running,manual,",
            ])
        #expect(folder.lines("logs.csv")[1] == "2025-10-31T20:00:00+01:00,water,2,,,,manual")
        let result = try HistoryReader(path: folder.directory.path, asOf: AsOfText("2025-10-31")).read()
        #expect(result.diagnostics.isEmpty && result.analysis != nil)
    }

    @Test("the answer to an amount above its goal says that the goal is met, as the sheet does")
    func aboveTheGoal() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        #expect(try folder.log("water 9") == "Today: Drink Water, 9 glasses, goal met. 💧")
    }

    @Test("the answer to a second number of a day says that the day's is their mean", arguments: ["mean", "sum"])
    func severalNumbers(summary: String) throws {
        let tracker = #""id": "pain", "name": "Pain", "type": "good", "trackingMode": "number""#
        let folder = try RecordingFolder(["trackers.json": #"[{ \#(tracker), "summary": "\#(summary)" }]"#])
        #expect(try folder.log("pain 2") == "Today: Pain, 2. P")
        let number = summary == "mean" ? "5, the mean of 2 logs" : "10"
        #expect(try folder.log("pain 8") == "Today: Pain, \(number). P")
    }

    @Test("T-11 a saboteur is noticed with trigger, place and time, and the answer counts the day's moments")
    func awareness() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        try folder.log("snacking") { ($0.trigger, $0.place, $0.note) = ("stress", "home", "after the call") }
        let answer = try folder.log("snack") { $0.time = 9 * 3600 }
        #expect(answer == "Today: Snacking, the 2nd time. 🍫 1 day aware; 6 days to the first joker")
        #expect(
            folder.lines("logs.csv").dropFirst() == [
                "2025-10-31T20:00:00+01:00,snacking,,stress,home,after the call,manual",
                "2025-10-31T09:00:00+01:00,snacking,,,,,manual",
            ])
        try folder.log("snacking", at: "2025-11-01T00:30") { $0.time = 23 * 3600 + 40 * 60 }
        #expect(folder.lines("logs.csv").last?.hasPrefix("2025-10-31T23:40:00+01:00,") == true)
        try folder.log("snacking in front of the screen yesterday evening")
        #expect(folder.lines("logs.csv").last?.contains(",in front of the screen yesterday evening,") == true)
    }

    @Test(
        "the value of a tracker is understood in either language, as ids, names, beginnings, numbers and hours",
        arguments: [
            ("water", "water,"), ("water 2,5", "water,2.5"), ("drink water 2 glasses", "water,2"),
            ("Wasser trinken 3", "water,3"), ("wat +1", "water,1"), ("mood entspannt", "mood,relaxed"),
            ("stimmung rel", "mood,relaxed"), ("feelings love joy", "feelings,love|joy"),
            ("gefühle liebe,freude", "feelings,love|joy"), ("sleep 7:20", "sleep,7:20"), ("sleep 7.5 h", "sleep,7.5"),
            ("lesen", "reading,"), ("reading yes", "reading,"), ("water 2 yesterday", "water,2"),
            ("2 water", "water,2"), ("gefuehle liebe", "feelings,love"), ("sleep 7.5h", "sleep,7.5"),
        ])
    func values(words: String, expected: String) throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        try folder.log(words)
        let row = try #require(folder.lines("logs.csv").last)
        #expect(row.split(separator: ",", maxSplits: 1).last?.hasPrefix(expected + ",") == true, "\(row)")
        let day = words.hasSuffix("yesterday") ? "2025-10-30," : "2025-10-31T20:00:00+01:00,"
        #expect(row.hasPrefix(day))
    }

    @Test("a text becomes the note of a tracker that is written")
    func text() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        try folder.log("gratitude my sister, \"M\"")
        #expect(
            folder.lines("logs.csv").last == "2025-10-31T20:00:00+01:00,gratitude,,,,\"my sister, \"\"M\"\"\",manual")
    }

    @Test(
        "minutes are understood as people say them",
        arguments: [
            ("meditation 12", "meditation,12,"), ("meditation 12min", "meditation,12,"),
            ("breathing 1,5", "breathing,1.5,"),
            ("workout 1:30 yoga", "workout,90,yoga"), ("workout yoga 40 min", "workout,40,yoga"),
            ("training 20 laufen", "workout,20,running"), ("workout 30 Nordic walking", "workout,30,Nordic walking"),
            ("yoga 30", "workout,30,yoga"), ("40 workout", "workout,40,"), ("sport 20 kraft", "workout,20,strength"),
            ("meditieren 12", "meditation,12,"), ("workout 30 runn", "workout,30,running"),
        ])
    func minutes(words: String, expected: String) throws {
        let folder = try RecordingFolder()
        try folder.log(words)
        #expect(folder.lines("activities.csv").last?.hasPrefix("2025-10-31,,\(expected)") == true)
    }

    @Test("words of log win over a tracker of that name, which --tracker names")
    func ownWords() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        try folder.log("wild")
        #expect(folder.lines("entries.csv").count == 2)
        try folder.log("") { $0.tracker = "wild" }
        #expect(folder.lines("logs.csv").last == "2025-10-31T20:00:00+01:00,wild,,,,,manual")
    }

    @Test("a counter of 0 says that there was nothing, and under a limit how far away it is")
    func zero() throws {
        let trackers = """
            [{ "id": "pages", "name": { "en": "Pages", "de": "Seiten" }, "type": "good", "trackingMode": "counter" },
             { "id": "coffee", "name": "Coffee", "type": "good", "trackingMode": "counter", "dailyLimit": 3 }]
            """
        let folder = try RecordingFolder(["trackers.json": trackers])
        #expect(try folder.log("pages 0").hasPrefix("Pages: none today."))
        #expect(try folder.log("pages 0", language: .german).hasPrefix("Seiten: heute nichts."))
        #expect(try folder.log("pages 0 yesterday").contains(": Pages: none."))
        #expect(try folder.log("coffee 0").hasPrefix("Today: Coffee: 0 of 3."))
        // The value that the day already has is shown.
        _ = try folder.log("pages 5")
        #expect(try folder.log("pages 0").hasPrefix("Today: Pages, 5."))
    }

    @Test(
        "unknown words change nothing, and the error suggests what was meant",
        arguments: [
            ("stedy", "did you mean \"steady\"?"), ("s", "write more of it"),
            ("mood relxed", "did you mean \"relaxed\"?"),
            ("caffeine 80", "reportgen tracker add caffeine makes it one"),
            ("meditation", "e.g. reportgen log meditation 12"),
            ("steady well", "a text is said with --note, a day with --date"), ("mood joyful sad", nil),
            ("easy 7", "steady is at most 1 drink"), ("reading no", nil), ("snacking 2", "log it once for each"),
            ("sleep", "e.g. reportgen log sleep 7:30"), ("note", "e.g. reportgen log note"),
            ("mood", "expected joyful"),
            ("meditation 2000", nil), ("1001", nil), ("water -1", nil), ("water 2 -1", nil),
            ("snacking no", nil), ("y 3", "write more of it"), ("water 2bananas", "e.g. 2"), ("water 1e3", "e.g. 1"),
            ("water 0x20", "e.g. 0"), ("78.4", "log 78.4 drinks"), ("lesen nein", nil),
        ] as [(String, String?)])
    func nonsense(words: String, hint: String?) throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        let error = try folder.error(words)
        #expect([.usage, .badData].contains(error.kind))
        if let hint { #expect(error.hint?.contains(hint) == true, "\(error)") }
    }

    @Test("a level takes no trigger, and a tracker's options are those of its mode")
    func wrongOptions() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        #expect(try folder.error("steady") { $0.trigger = "stress" }.text == "--trigger is for trackers")
        #expect(try folder.error("note Slept") { $0.time = 0 }.text.contains("no time"))
        #expect(try folder.error("water 2") { $0.tracker = "watr" }.hint == "did you mean \"water\"?")
    }

    @Test("a shell is offered levels, trackers, their options, and the triggers and places that were used before")
    func completion() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        try folder.log("snacking") { ($0.trigger, $0.place) = ("deadline", "train") }
        let suggestions = LogSuggestions(try folder.recorder(at: "2025-10-31T20:00").read().history)
        #expect(suggestions.words(after: []).starts(with: ["steady", "easy", "wild", "meditation"]))
        #expect(suggestions.words(after: []).contains("snacking"))
        #expect(suggestions.words(after: ["stimmung"]).contains("relaxed"))
        #expect(suggestions.words(after: ["workout", "40"]).contains("running"))
        #expect(suggestions.triggers() == ["deadline", "Boredom", "Stress", "Habit"])
        #expect(suggestions.places.first == "train")
    }

    @Test("no drinks can be logged in words as well", arguments: ["no drinks", "keine Drinks", "0"])
    func noDrinks(words: String) throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        #expect(try folder.log(words) == "Today: steady. 🍀 1 day; 6 days to the first joker")
    }

    @Test("a new type of workout that is similar to a known one is recorded, and the known one is named")
    func newType() throws {
        let folder = try RecordingFolder()
        #expect(try folder.answer("workout 30 runing").hint == "\"runing\" is a new type; did you mean \"running\"?")
        #expect(folder.lines("activities.csv").last?.contains(",runing,") == true)
        #expect(try folder.answer("workout 30 runing").hint == nil)
        #expect(try folder.answer("workout 30 kayaking").hint == nil)
    }

    @Test("N-25 a yes that the day has already is called that, in either language")
    func alreadyLogged() throws {
        let tracker = #"[{ "id": "reading", "name": "Reading", "type": "good", "trackingMode": "yesNo" }]"#
        let folder = try RecordingFolder(["trackers.json": tracker])
        #expect(try folder.log("reading").hasPrefix("Today: Reading logged."))
        #expect(try folder.log("reading").hasPrefix("Today: Reading was logged already."))
        #expect(try folder.log("reading", language: .german).hasPrefix("Heute: Reading war schon eingetragen."))
    }
}
