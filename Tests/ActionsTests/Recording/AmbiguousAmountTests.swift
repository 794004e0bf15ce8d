import Actions
import Model
import TestSupport
import Testing

/// Amounts with a separator before three digits, which people read as different numbers.
@Suite struct AmbiguousAmountTests {
    private let trackers = """
        [{ "id": "steps", "trackingMode": "counter", "unit": "steps", "dailyGoal": 8000 },
         { "id": "book", "trackingMode": "note" }]
        """

    @Test(
        "such an amount is refused with both readings, and nothing is written",
        arguments: [
            ("steps 8,500", "8500", "8.5"), ("steps 10.000", "10000", "10"), ("1,500", "1500", "1.5"),
            ("workout 1.200", "1200", "1.2"), ("steps +1,000", "1000", "1"),
        ])
    func refused(words: String, whole: String, decimal: String) throws {
        let folder = try RecordingFolder(["trackers.json": trackers])
        let error = try folder.error(words)
        #expect(error.text.hasSuffix("could be \(whole) or \(decimal); nothing was written"), "\(error.text)")
    }

    @Test("other decimals are taken, and a note may hold any number")
    func taken() throws {
        let folder = try RecordingFolder(["trackers.json": trackers])
        for words in [
            "steps 8,5", "steps 0.125", "steps 8500", "steps 1.25", "note ran 8,500 steps", "book page 1,234",
        ] {
            try folder.log(words)
        }
        #expect(folder.lines("logs.csv").count == 6)
        #expect(folder.directory.text(of: "notes/2025-10-31.md") == "ran 8,500 steps\n")
    }
}
