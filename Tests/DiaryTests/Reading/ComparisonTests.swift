import Model
import TestSupport
import Testing

@Suite("The comparisons of metrics in profile.json")
struct ComparisonTests {
    private static let trackers =
        "[{ \"preset\": \"mood\" }, { \"preset\": \"water\" }, { \"preset\": \"phone\" }, { \"preset\": \"snacking\" }]"

    private func comparisons(_ text: String) throws -> [Reminder.Activity]? {
        let files = ["profile.json": "{ \(text) }", "trackers.json": Self.trackers]
        return try history(oneEntry.merging(files) { $1 }).profile.comparisons
    }

    @Test("F-13 are those that the person chose, in that order, each once; without the key they are the fixed list")
    func order() throws {
        #expect(try comparisons("") == nil)
        #expect(try comparisons("\"comparisons\": []") == [])
        #expect(
            try comparisons(
                "\"comparisons\": [\"mood\", \"Workout\", \"noalc\", \"snacking\", \"mood\", \"water\"]")
                == [.tracker("mood"), .workout, .noalc, .tracker("snacking"), .tracker("water")])
    }

    @Test("F-13 what nothing can be compared with is an error", arguments: problems)
    func isReported(input: BrokenInput) {
        input.beside("trackers.json", Self.trackers).beside("entries.csv", "date,level\n2025-10-31,easy\n").check()
    }

    @Test("F-13 a mistyped name is answered with the one that was meant")
    func hint() throws {
        let text = "{ \"comparisons\": [\"snaking\"] }"
        let files = oneEntry.merging(["profile.json": text, "trackers.json": Self.trackers]) { $1 }
        #expect(try problem(in: files).hint?.contains("snacking") == true)
    }

    private static let problems: [BrokenInput] = [
        ("an unknown name", "[\"noalc\",\n‸\"yoga\"]", "unknown-activity"),
        ("a number", "[‸7]", "unknown-activity"),
        ("an object", "[\n‸{ \"tracker\": \"mood\" }]", "unknown-activity"),
        ("a text", "‸\"noalc\"", "malformed-list"),
        (
            "more than the fixed list has",
            "[\"noalc\", \"noalc\", \"noalc\", \"noalc\", \"noalc\", \"noalc\", \"noalc\",\n‸\"mood\"]",
            "malformed-list"
        ),
    ].map { BrokenInput($0, "profile.json", "{ \"comparisons\": \($1) }", $2) }
}
