import Diary
import TestSupport
import Testing

@Suite("Dates of a file, moved")
struct ShiftingTests {
    @Test(
        "every ISO date moves, and a time keeps its hour on the wall",
        arguments: [
            ("2025-10-31,steady\n", "2025-11-07,steady\n"),
            ("{\"since\": \"2024-02-28\"}", "{\"since\": \"2024-03-06\"}"),
            ("2025-10-24T21:00:30.5+02:00,x", "2025-10-31T21:00:30.5,x"),
            ("2025-10-24 21:00-05:30", "2025-10-31 21:00-05:30"), ("2025-10-24 21:00+00:00", "2025-10-31 21:00+00:00"),
            ("2025-10-24T21:00-00:00", "2025-10-31T21:00-00:00"), ("2025-10-27T21:00+01:00", "2025-11-03T21:00"),
            ("2025-10-24T21:00Z", "2025-10-31T21:00Z"),
            ("2025-10-24T21:00,3", "2025-10-31T21:00,3"),
            ("Since 2025-10-24 all is well.", "Since 2025-10-31 all is well."),
            ("2025-10-24 +3", "2025-10-31 +3"),
        ])
    func moved(text: String, expected: String) {
        let file = SourceFile(path: "notes/2025-12-31.md", bytes: Array(text.utf8)).shifted(byDays: 7, in: .berlin)
        #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
        #expect(file.path == "notes/2026-01-07.md")
    }

    @Test(
        "values that aren't dates stay",
        arguments: ["2025-02-30", "12025-10-31", "2025-10-311", "31.10.2025", "2025-10", "", "ü"])
    func kept(text: String) {
        let file = SourceFile(path: "why.md", bytes: Array(text.utf8)).shifted(byDays: 7, in: .berlin)
        #expect(String(decoding: file.bytes, as: UTF8.self) == text)
        #expect(file.path == "why.md")
    }
}
