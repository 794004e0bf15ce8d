import Model
import Testing

/// A timestamp far from its date has a mistyped year.
@Suite struct DistantTimestampTests {
    private func problems(_ timestamps: String...) -> [Diagnostic] {
        let rows = timestamps.map { "2025-10-31,easy,\($0)\n" }.joined()
        return load(["entries.csv": "date,level,timestamp\n" + rows]).diagnostics
    }

    @Test(
        "two days before and a year after are usual",
        arguments: ["2025-10-29T00:00", "2025-11-01T02:00", "2026-11-01T23:00"])
    func near(timestamp: String) {
        #expect(problems(timestamp).isEmpty)
    }

    @Test(
        "what lies farther away is warned of",
        arguments: [
            ("2025-10-28T23:59", "more than two days before"), ("2024-10-31T21:00", "more than two days before"),
            ("2026-11-02T00:00", "more than a year after"),
        ])
    func far(timestamp: String, text: String) throws {
        let problem = try #require(problems(timestamp).first)
        #expect(problem.code == .distantTimestamp && problem.severity == .warning)
        #expect(problem.text.contains(text) && problem.hint == "the year may be mistyped")
    }

    @Test("several in a file are reported once and counted")
    func counted() {
        #expect(problems("2024-10-31T21:00", "2024-10-31T22:00", "2024-10-31T23:00").map(\.count) == [3])
    }
}
