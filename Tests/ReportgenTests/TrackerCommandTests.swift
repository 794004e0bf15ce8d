import TestSupport
import Testing

/// `reportgen tracker` as a person types it.
@Suite struct TrackerCommandTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
        try directory.write(#"[{ "preset": "snacking" }]"#, to: "mine/trackers.json")
        try directory.write("timestamp,tracker\n2025-10-30,snacking\n", to: "mine/logs.csv")
    }

    private func tracker(_ words: String...) throws -> Binary.Run {
        try binary.run(["tracker"] + words + ["--data", "mine", "--now", "2025-10-31T20:00"], in: directory.path)
    }

    @Test("V-44 plans are listed, added, removed and undone at the terminal")
    func plans() throws {
        let before = directory.text(of: "mine/trackers.json")
        let none = try tracker("plan", "snacking")
        #expect(none.status == 0 && none.output == "" && none.error.contains("tracker plan snacking --when evening"))
        let added = try tracker(
            "plan", "snacking", "--when", "evening", "--trigger", "boredom", "--then", "call Mei", "--language", "de")
        #expect(added.output == "1. Wenn es Abend ist und Langeweile aufkommt, dann: call Mei.\n", "\(added.error)")
        #expect(try tracker("plan", "snacking").output == "1. If it is evening and boredom comes up, then call Mei.\n")
        #expect(try tracker("plan", "snacking", "--remove", "2").status == 64)
        #expect(try tracker("plan", "snacking", "--remove", "1", "--then", "x").status == 64)
        #expect(try tracker("plan", "snacking", "--when", "evening").error.contains("the value is missing"))
        #expect(try tracker("plan", "snacking", "--remove", "1").status == 0)
        #expect(directory.text(of: "mine/trackers.json") == before)
        #expect(try binary.run("undo", "--data", "mine", in: directory.path).status == 0)
        #expect(directory.text(of: "mine/trackers.json")?.contains("call Mei") == true)
    }

    @Test(
        "T-03 a new tracker is confirmed with an example that fits what it counts",
        arguments: [
            ("steps", "steps 7500"), ("weight", "weight 70.5"), ("sleep", "sleep 7.5"), ("mood-scale", "mood-scale 4"),
        ])
    func examples(preset: String, example: String) throws {
        #expect(try tracker("add", preset).error.contains("reportgen log \(example)\n"))
        let words = example.split(separator: " ").map(String.init)
        let log = try binary.run(["log"] + words + ["--data", "mine"], in: directory.path)
        #expect(log.status == 0, "\(log.error)")
    }
}
