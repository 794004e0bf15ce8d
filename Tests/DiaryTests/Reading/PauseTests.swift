import Model
import TestSupport
import Testing

@Suite struct PauseTests {
    private static let trackers = "[{ \"preset\": \"water\" }, { \"preset\": \"phone\" }]"

    private func pauses(_ text: String) throws -> [Pause] {
        let files = ["profile.json": "{ \"pauses\": \(text) }", "trackers.json": Self.trackers]
        return try history(oneEntry.merging(files) { $1 }).profile.pauses
    }

    @Test("V-05 a pause has its days, a reason and the streaks that it is for")
    func parts() throws {
        let text = """
            [{ "from": "2025-08-02", "to": "2025-08-16", "reason": "Holiday", "streaks": ["Workout", "trackers"] },
             { "from": "2025-09-01", "streaks": ["noalc", "meditation", "water"] }, { "from": "2025-10-01" }]
            """
        let pauses = try pauses(text)
        #expect(pauses.map(\.span.first) == [date("2025-08-02"), date("2025-09-01"), date("2025-10-01")])
        #expect(pauses.map(\.span.last) == [date("2025-08-16"), nil, nil])
        #expect(pauses.map(\.reason) == ["Holiday", nil, nil])
        #expect(pauses.map(\.subjects) == [[.workout, .trackers], [.noalc, .meditation, .tracker("water")], nil])
        #expect(!pauses[2].holds(for: .noalc) && pauses[2].holds(for: .tracker("phone")))
    }

    @Test("an invalid pause is an error", arguments: problems)
    func isReported(input: BrokenInput) {
        input.beside("trackers.json", Self.trackers).beside("entries.csv", "date,level\n2025-10-31,easy\n").check()
    }

    @Test("a mistyped streak is answered with the one that was meant")
    func hint() throws {
        let text = "{ \"pauses\": [{ \"from\": \"2025-08-02\", \"streaks\": [\"wrokout\"] }] }"
        #expect(try problem(in: oneEntry.merging(["profile.json": text]) { $1 }).hint?.contains("workout") == true)
    }

    @Test("a pause of a tracker whose definition is broken is not called unknown as well")
    func brokenTracker() {
        BrokenInput("", "trackers.json", "[{ \"id\": \"piano\", \"type\": ‸\"bad\" }]", "unknown-word")
            .beside("profile.json", "{ \"pauses\": [{ \"from\": \"2025-08-02\", \"streaks\": [\"piano\"] }] }")
            .beside("entries.csv", "date,level\n2025-10-31,easy\n").check()
    }

    private static let problems: [BrokenInput] = [
        ("no first day", "[\n‸{ \"to\": \"2025-08-16\" }]", "missing-value"),
        ("an end before the beginning", "[{ \"from\": \"2025-08-02\",\n\"to\": ‸\"2025-08-01\" }]", "malformed-span"),
        ("a first day that is none", "[{ \"from\": ‸\"2025-02-30\" }]", "malformed-date"),
        ("a first day before all", "[{ \"from\": ‸\"1899-12-31\" }]", "malformed-date"),
        ("a reason that is none", "[{ \"from\": \"2025-08-02\", \"reason\": ‸7 }]", "malformed-text"),
        (
            "an unknown streak", "[{ \"from\": \"2025-08-02\", \"streaks\": [\"noalc\",\n‸\"yoga\"] }]",
            "unknown-activity"
        ),
        ("a streak that is a number", "[{ \"from\": \"2025-08-02\", \"streaks\": [‸7] }]", "unknown-activity"),
        (
            "a tracker's id matches exactly", "[{ \"from\": \"2025-08-02\", \"streaks\": [‸\"Water\"] }]",
            "unknown-activity"
        ),
        ("one streak alone", "[{ \"from\": \"2025-08-02\", \"streaks\": ‸\"noalc\" }]", "malformed-list"),
        ("no object", "[‸\"2025-08-02\"]", "malformed-value"),
        ("no list", "‸{ \"from\": \"2025-08-02\" }", "malformed-list"),
    ].map { BrokenInput($0.0, "profile.json", "{ \"pauses\": \($0.1) }", $0.2) }
}
