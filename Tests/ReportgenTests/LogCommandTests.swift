import Foundation
import TestSupport
import Testing

/// `log` and `undo` as a person types them.
@Suite struct LogCommandTests {
    private let binary: Binary
    private let directory: TemporaryDirectory
    private let now = ["--now", "2025-10-31T09:00"]

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-29,steady\n", to: "mine/entries.csv")
        try directory.write(#"[{ "preset": "water", "dailyGoal": 8 }, { "preset": "mood" }]"#, to: "mine/trackers.json")
    }

    private func run(_ words: String..., options: [String] = []) throws -> Binary.Run {
        try binary.run(["log"] + words + now + options, in: directory.path)
    }

    @Test("N-25 N-27 one line writes a day down, and one line takes it back")
    func oneLine() throws {
        let before = directory.bytes(of: "mine/entries.csv")
        let log = try run("steady")
        #expect(log.status == 0 && log.error == "")
        #expect(log.output == "Yesterday, Thursday 30 October: steady. 🍀 2 days; 5 days to the first joker\n")
        #expect(directory.text(of: "mine/entries.csv") == "date,level\n2025-10-29,steady\n2025-10-30,steady\n")
        let list = try binary.run("undo", "--list", in: directory.path)
        #expect(list.output.hasSuffix("  log steady\n") || list.output.hasSuffix(" log steady\n"))
        #expect(try binary.run(["undo"] + now, in: directory.path).status == 0)
        #expect(directory.bytes(of: "mine/entries.csv") == before)
        let nothing = try binary.run("undo", in: directory.path)
        #expect(nothing.status == 64 && nothing.error.contains("there is nothing to undo"))
    }

    @Test("invalid words end with 64, and so does a question without a terminal; nothing changes")
    func refusals() throws {
        let before = directory.text(of: "mine/entries.csv")
        for words in [
            ["stedy"], ["mood", "relxed"], ["meditation"], [], ["steady", "--date", "soon"], ["3", "--time", "25:00"],
        ] {
            let run = try binary.run(["log"] + words + now, in: directory.path)
            #expect(run.status == 64 && run.output == "", "\(words): \(run.error)")
        }
        try directory.write("date,level\n2025-10-30,steady\n", to: "mine/entries.csv")
        let asked = try run("easy")
        #expect(asked.status == 64 && asked.error.contains("--date yesterday corrects it, --date today is about today"))
        #expect(directory.text(of: "mine/entries.csv") != before)
        #expect(directory.text(of: "mine/entries.csv") == "date,level\n2025-10-30,steady\n")
    }

    @Test("errors are in the person's language, and nothing changes")
    func language() throws {
        try directory.write(#"{ "language": "de" }"#, to: "mine/profile.json")
        let before = ["entries.csv", "profile.json", "trackers.json"].map { directory.text(of: "mine/" + $0) }
        let cases: [(words: [String], text: String, hint: String)] = [
            (["log", "quark"], "„quark“ ist weder eine Stufe", "erwartet wird eine Anzahl von Drinks, steady"),
            (["log", "water", "2bananas"], "„2bananas“ ist keine Menge von water", "z. B. 2 oder 2 Gläser"),
            (["log", "mood", "relxed"], "„relxed“ ist keine Möglichkeit von mood", #"meintest du "relaxed"?"#),
            (["log", "easy", "1"], "1 Drink ist ruhig, nicht locker", "ruhig ist höchstens 1 Drink"),
            (["log", "meditation"], "wie viele Minuten Meditation?", "z. B. reportgen log meditation 12"),
            (["unlog", "water"], "gibt es nichts davon: Wasser trinken", ""),
            (["set", "timeZone", "Nirgendwo"], "„Nirgendwo“ passt hier nicht", "IANA"),
            (["set", "timezon", "Berlin"], "„timezon“ ist kein Schlüssel", #"meintest du "timeZone"?"#),
            (["set", "reminders", "bald"], "„bald“ passt nicht zu reminders", "z. B. reportgen set reminders 21:00"),
            (["tracker", "set", "water", "goal", "viel"], "„viel“ passt hier nicht", "dailyGoal"),
            (["tracker", "remove", "quark"], "einen Tracker „quark“ gibt es nicht", "in trackers.json steht water"),
            (["tracker", "add", "water"], "einen Tracker „water“ gibt es schon", "--id"),
            (["tracker", "plan", "water", "--then", "x"], "water ist kein Saboteur", ""),
            (["pause", "Urlaub", "--remove"], "eine Pause „Urlaub“ gibt es nicht", ""),
            (["undo"], "es gibt nichts zurückzunehmen", "was von Hand geschrieben ist"),
        ]
        for (words, text, hint) in cases {
            let run = try binary.run(words + now, in: directory.path)
            #expect(run.status != 0 && run.output == "", "\(words)")
            #expect(run.error.hasPrefix("reportgen: Fehler: ") && run.error.contains(text), "\(words): \(run.error)")
            #expect(hint.isEmpty || run.error.contains("    Hinweis: ") && run.error.contains(hint), "\(run.error)")
            let english = try binary.run(words + now + ["--language", "en"], in: directory.path)
            #expect(english.error.hasPrefix("reportgen: error: ") && !english.error.contains("Hinweis"), "\(words)")
        }
        #expect(["entries.csv", "profile.json", "trackers.json"].map { directory.text(of: "mine/" + $0) } == before)
    }

    @Test("V-45 without a terminal a zone that changes past days needs --yes, and any other does not")
    func timeZone() throws {
        try directory.write("timestamp,tracker,value\n2025-10-28T08:00+09:00,water,1\n", to: "mine/logs.csv")
        #expect(try binary.run(["set", "timeZone", "Tokyo"] + now, in: directory.path).status == 0)
        try directory.write("timestamp,tracker,value\n2025-10-28T08:00Z,water,1\n", to: "mine/logs.csv")
        let before = directory.text(of: "mine/profile.json")
        let set = ["set", "timeZone", "Honolulu"]
        let refused = try binary.run(set + now, in: directory.path)
        #expect(refused.status == 64 && refused.error.contains("--yes"))
        #expect(refused.error.contains("2 past days change: 27 October 2025 and 28 October 2025"))
        #expect(directory.text(of: "mine/profile.json") == before)
        #expect(try binary.run(set + now + ["--yes"], in: directory.path).status == 0)
        #expect(directory.text(of: "mine/profile.json")?.contains("Pacific/Honolulu") == true)
    }

    @Test("a word is a folder only if it is one and no word of log, and a path always is")
    func folders() throws {
        try directory.write("date,level\n2025-10-29,steady\n", to: "water/entries.csv")
        let ambiguous = try run("steady")
        #expect(ambiguous.status == 64 && ambiguous.error.contains("2 folders here hold records"))
        #expect(try run("mine", "water", "2").output == "Today: Drink Water, 2 of 8 glasses. 💧\n")
        #expect(try run("./water", "steady").status == 0)
        #expect(directory.text(of: "water/entries.csv")?.contains("2025-10-30,steady") == true)
        #expect(try run("water", "2", options: ["--data", "mine"]).status == 0)
        try FileManager.default.removeItem(atPath: directory.path + "/water/entries.csv")
        #expect(try run("water", "3").status == 0, "an empty folder of the name is no reason to stop")
        #expect(directory.text(of: "mine/logs.csv")?.contains(",water,3,") == true)
    }

    @Test("--json says the same to a program")
    func json() throws {
        let run = try run("easy", options: ["--json"])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["schema"] as? String == "reportgen.log/1")
        #expect(object["day"] as? String == "2025-10-30" && object["level"] as? String == "easy")
        #expect(object["files"] as? [String] == ["entries.csv"])
        #expect((object["streak"] as? [String: Any])?["current"] as? Int == 0)
    }

    @Test("S-27 --build shows what was logged at once")
    func build() throws {
        let log = try run("steady", options: ["--build"])
        #expect(log.status == 0 && log.output.contains("site/index.html"), "\(log.error)")
        #expect(directory.text(of: "site/data.json")?.contains("\"current\": 2") == true)
        let more = try run("steady", "today", options: ["--build"])
        #expect(more.status == 0)
        #expect(directory.text(of: "site/data.json")?.contains("\"current\": 3") == true)
    }

    @Test("without words it asks about every day that is open, one key each")
    func interview() throws {
        let terminal = PseudoTerminal(binary.path)
        let session = try terminal.run(
            ["log", "--now", "2025-11-02T20:00"], in: directory.path, keys: ["xs", " ", "3", "\nq"])
        #expect(session.screen.contains("Thursday 30 October? steady\n"))
        #expect(session.screen.contains("Yesterday, Saturday 1 November? 3\n"))
        #expect(session.screen.hasSuffix("Yesterday, Saturday 1 November: easy, 3 drinks. 🍀 0 days\n"))
        #expect(
            directory.text(of: "mine/entries.csv")
                == "date,level,drinks\n2025-10-29,steady\n2025-10-30,steady,0\n2025-11-01,easy,3\n"
                || directory.text(of: "mine/entries.csv")?.split(separator: "\n").count == 4)
    }

    @Test("at a terminal it asks whether yesterday is corrected or today meant")
    func question() throws {
        try directory.write("date,level\n2025-10-30,easy\n", to: "mine/entries.csv")
        let terminal = PseudoTerminal(binary.path)
        let session = try terminal.run(["log", "steady"] + now, in: directory.path, keys: ["t\n"])
        #expect(session.screen.contains("Yesterday, Thursday 30 October has an entry: easy."))
        #expect(session.screen.contains("\nToday: steady."))
        #expect(directory.text(of: "mine/entries.csv") == "date,level\n2025-10-30,easy\n2025-10-31,steady\n")
    }

    @Test("at a terminal it asks about a year that may be mistyped, and takes the right date; elsewhere it warns")
    func year() throws {
        let date = ["log", "steady", "--date", "2024-10-30"] + now
        let told = try binary.run(date, in: directory.path)
        #expect(told.status == 0 && told.error.contains("hint: Is the year right? Wednesday 30 October 2024 is far"))
        #expect(try binary.run(["undo"] + now, in: directory.path).status == 0)
        let terminal = PseudoTerminal(binary.path)
        let session = try terminal.run(date, in: directory.path, keys: ["n\n", "2025-10-30\n"])
        #expect(session.status == 0 && session.screen.contains("around it. (y, or the right date) "))
        #expect(directory.text(of: "mine/entries.csv") == "date,level\n2025-10-29,steady\n2025-10-30,steady\n")
        #expect(try terminal.run(date, in: directory.path, keys: ["y\n"]).status == 0)
        #expect(directory.text(of: "mine/entries.csv")?.hasSuffix("\n2024-10-30,steady\n") ?? false)
    }

    @Test("a change of mode is done only after a yes, and without a terminal only with --yes")
    func consent() throws {
        let arguments = ["tracker", "mode", "mood", "note", "--now", "2025-10-31"]
        let refused = try binary.run(arguments, in: directory.path)
        #expect(refused.status == 64 && refused.error.hasPrefix("Streak type will change.\n"))
        let terminal = PseudoTerminal(binary.path)
        let before = directory.text(of: "mine/trackers.json")
        let no = try terminal.run(arguments, in: directory.path, keys: ["n\n"])
        #expect(no.screen.hasSuffix("Nothing was changed.\n") && directory.text(of: "mine/trackers.json") == before)
        let yes = try terminal.run(arguments, in: directory.path, keys: ["y\n"])
        #expect(
            yes.status == 0 && yes.screen.contains("changed trackers.json\n") && yes.screen.contains("Mood: Note"),
            "\(yes.screen)")
        #expect(directory.text(of: "mine/trackers.json") != before)
    }

    @Test(
        "a shell completes the names of trackers, options and types",
        arguments: [
            ("log wa", "water"), ("log --date yesterday --json mo", "mood"), ("log mood re", "relaxed"),
            ("log workout 40 ru", "running"), ("tracker mode wa", "water"),
        ])
    func completion(line: String, word: String) throws {
        let typed = ["reportgen"] + line.split(separator: " ").map(String.init)
        let command = typed[1] == "log" ? ["log"] : Array(typed[1...2])
        let last = "\(typed.count - 1)"
        let offered = try binary.run(
            ["---completion"] + command + ["--", "positional@0", last, "2"] + typed, in: directory.path,
            environment: ProcessInfo.processInfo.environment.merging(["SAP_SHELL": "bash"]) { $1 })
        #expect(offered.output.split(separator: "\n").contains(word[...]), "\(offered)")
    }

    @Test("the scripts of all shells ask the program for the names", arguments: ["bash", "zsh", "fish"])
    func completionScripts(shell: String) throws {
        let script = try binary.run("--generate-completion-script", shell, in: directory.path)
        #expect(script.status == 0 && script.output.contains("---completion log -- positional@0"))
    }
}
