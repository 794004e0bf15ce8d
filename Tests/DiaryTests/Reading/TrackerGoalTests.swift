import Model
import Testing

@Suite struct TrackerGoalTests {
    private func tracker(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Tracker {
        try #require(try trackers("[\(text)]", sourceLocation: sourceLocation).first, sourceLocation: sourceLocation)
    }

    @Test("T-32 a counter or a number may have a limit in place of a goal", arguments: ["counter", "number"])
    func limit(mode: String) throws {
        let start = "{ \"id\": \"coffee\", \"type\": \"good\", \"trackingMode\": \"\(mode)\""
        let limited = try tracker(start + ", \"dailyLimit\": 2.5 }")
        #expect(limited.dailyLimit?.text == "2.5" && limited.dailyGoal == nil)
        #expect(limited.streakOn == .log && !limited.hasStreak)
        #expect(try tracker(start + ", \"dailyLimit\": 0 }").dailyLimit == .zero)
        #expect(try tracker(start + ", \"dailyGoal\": 8 }").dailyGoal?.text == "8")
    }

    @Test("V-09 saying what the streak needs switches it on, unless it is switched off")
    func streakOn() throws {
        let start = "{ \"preset\": \"water\", \"dailyGoal\": 8"
        let goal = try tracker(start + ", \"streakOn\": \"Goal\" }")
        #expect(goal.streakOn == .goal && goal.hasStreak)
        let log = try tracker(start + ", \"streakOn\": \"log\" }")
        #expect(log.streakOn == .log && log.hasStreak)
        #expect(try !tracker(start + ", \"streakOn\": \"goal\", \"streak\": false }").hasStreak)
        #expect(try !tracker(start + " }").hasStreak)
    }

    @Test("V-08 a number has a unit and a way to sum up its day, the mean unless it says so, and no streak by default")
    func number() throws {
        let start = "{ \"id\": \"weight\", \"type\": \"good\", \"trackingMode\": \"Number\", \"unit\": \"kg\""
        let weight = try tracker(start + " }")
        #expect(weight.mode == .number && weight.kind == .good && !weight.hasStreak && weight.summary == .mean)
        #expect(weight.unit?.text(in: .english) == "kg")
        for summary in Tracker.Summary.allCases {
            #expect(try tracker(start + ", \"summary\": \"\(summary)\" }").summary == summary)
        }
    }

    @Test("a goal and a limit, or a streak on a goal without either, are an error", arguments: problems)
    func isReported(input: BrokenInput) {
        input.check()
    }

    @Test("a key that does nothing for the mode of a tracker is a warning at the key", arguments: unusedKeys)
    func unused(start: String, key: String) {
        BrokenInput("", "trackers.json", "[{ \(start),\n‸\(key) }]", "unused-key").onlyWarns.check()
    }

    @Test("a goal without effect isn't a goal of the tracker")
    func unusedGoal() throws {
        let text = "[{ \"preset\": \"mood\", \"dailyGoal\": 3, \"unit\": \"times\" }]"
        let loaded = load(oneEntry.merging(["trackers.json": text]) { $1 })
        #expect(loaded.diagnostics.map(\.code) == [.unusedKey, .unusedKey])
        #expect(loaded.history?.trackers.first?.target == nil)
    }

    @Test(
        "no tracker is called as the program calls its own", arguments: ["noalc", "meditation", "workout", "trackers"])
    func reserved(id: String) {
        BrokenInput("", "trackers.json", "[\n{ \"type\": \"good\", \"id\": ‸\"\(id)\" }]", "malformed-id").check()
    }

    private static let problems: [BrokenInput] = [
        ("both", "\"preset\": \"water\", \"dailyGoal\": 8,\n\"dailyLimit\": ‸9", "conflicting-keys"),
        ("both, the limit first", "\"preset\": \"water\", \"dailyLimit\": ‸9,\n\"dailyGoal\": 8", "conflicting-keys"),
        ("neither", "\"preset\": \"water\",\n\"streakOn\": ‸\"goal\"", "missing-value"),
        ("neither, of yes/no", "\"id\": \"a\", \"type\": \"good\",\n\"streakOn\": ‸\"goal\"", "missing-value"),
        ("neither, of a saboteur", "\"preset\": \"phone\",\n\"streakOn\": ‸\"goal\"", "missing-value"),
        ("a condition there is not", "\"preset\": \"water\", \"streakOn\": ‸\"limit\"", "unknown-word"),
        (
            "a summary there is not", "\"id\": \"a\", \"trackingMode\": \"number\", \"summary\": ‸\"max\"",
            "unknown-word"
        ),
        ("a negative limit", "\"preset\": \"water\", \"dailyLimit\": ‸-1", "malformed-number"),
        ("a limit beyond all", "\"preset\": \"water\", \"dailyLimit\": ‸1000000001", "malformed-number"),
        ("a limit in words", "\"preset\": \"water\", \"dailyLimit\": ‸\"three\"", "malformed-number"),
        ("a saboteur as a number", "\"preset\": \"phone\", \"trackingMode\": ‸\"number\"", "mode-disagrees"),
    ].map { BrokenInput($0.0, "trackers.json", "[{ \($0.1) }]", $0.2) }

    private static let unusedKeys: [(String, String)] = [
        ("\"id\": \"a\", \"type\": \"good\"", "\"dailyGoal\": 8"),
        ("\"preset\": \"mood\"", "\"dailyLimit\": 8"),
        ("\"preset\": \"phone\"", "\"dailyLimit\": 8"),
        ("\"preset\": \"gratitude\"", "\"unit\": \"times\""),
        ("\"preset\": \"gratitude\"", "\"options\": [{ \"id\": \"x\" }]"),
        ("\"preset\": \"water\"", "\"multiple\": true"),
        ("\"preset\": \"water\"", "\"summary\": \"last\""),
        (
            "\"preset\": \"phone\", \"createdAt\": \"2025-01-01\", \"trackingMode\": \"avoidance\"",
            "\"streakOn\": \"log\""
        ),
    ]
}
