import Model
import TestSupport
import Testing

@Suite("experiments.json")
struct ExperimentFileTests {
    private static func file(_ members: String) -> String {
        "[\n{ \"name\": \"x\", \"against\": \"sleep\", \(members) }\n]"
    }

    private static let whole = "\"start\": \"2025-11-03\", \"weeks\": \"ABBABAABABBA\""

    @Test("V-36 an experiment is read as it is written")
    func read() throws {
        let text = Self.file(Self.whole + ", \"seed\": 7, \"stopped\": \"2025-12-01\"")
        let experiments = try history(oneEntry.merging(["experiments.json": text]) { $1 }).experiments
        #expect(
            experiments == [
                Experiment(
                    name: "x", against: "sleep", start: date("2025-11-03"),
                    arms: "ABBABAABABBA".compactMap(Experiment.Arm.init), seed: 7, stopped: date("2025-12-01"))
            ])
        #expect(experiments[0].lastDay == date("2025-12-01") && experiments[0].plannedEnd == date("2026-01-25"))
    }

    @Test("V-36 its problems are reported with their places", arguments: problems)
    func isReported(input: BrokenInput) { input.beside("entries.csv", "date,level\n2025-10-31,easy\n").check() }

    @Test("V-36 what nothing is measured by is a warning")
    func measure() throws {
        let text = Self.file(Self.whole).replacing("sleep", with: "slep")
        let found = try problem(in: oneEntry.merging(["experiments.json": text]) { $1 })
        #expect(found.severity == .warning && found.hint?.contains("sleep") == true)
    }

    private static let problems: [BrokenInput] = [
        ("no list", "‸{}", "malformed-json"),
        ("a day that is no Monday", file("\"start\": ‸\"2025-11-04\", \"weeks\": \"ABBABAABABBA\""), "malformed-date"),
        ("ten weeks", file("\"start\": \"2025-11-03\", \"weeks\": ‸\"ABBABAABAB\""), "malformed-text"),
        ("a pair of one kind", file("\"start\": \"2025-11-03\", \"weeks\": ‸\"AABBABABABAB\""), "malformed-text"),
        ("another letter", file("\"start\": \"2025-11-03\", \"weeks\": ‸\"ACBABAABABBA\""), "malformed-text"),
        ("no weeks", "[\n‸{ \"name\": \"x\", \"against\": \"sleep\", \"start\": \"2025-11-03\" }\n]", "missing-value"),
        ("an end before the start", file(whole + ", \"stopped\": ‸\"2025-11-02\""), "malformed-span"),
        (
            "two at a time",
            "[{ \"name\": \"x\", \"against\": \"sleep\", \(whole) },\n{ \"name\": \"y\", \"against\": \"steps\", \"start\": ‸\"2026-01-19\", \"weeks\": \"ABBABAABABBA\" }]",
            "malformed-span"
        ),
    ].map { BrokenInput($0, "experiments.json", $1, $2) }
}
