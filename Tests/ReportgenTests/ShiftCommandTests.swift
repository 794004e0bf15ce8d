import Foundation
import TestSupport
import Testing

/// A demonstration that is made of old records ends on the evening before a given day.
@Suite struct ShiftCommandTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
        try directory.write(
            "{ \"timeZone\": \"Europe/Berlin\", \"lastDrink\": \"2025-10-20T22:00:00+02:00\" }", to: "data/profile.json"
        )
        try directory.write(
            "date,level,timestamp\n2025-10-20,wild,2025-10-20T23:00:00+02:00\n2025-10-28,steady,\n2025-10-31,steady,\n",
            to: "data/entries.csv")
        try directory.write("On 2025-10-28 it rained.", to: "data/notes/2025-10-28.md")
        try directory.write("Late.", to: "data/notes/2025-10-31.md")
    }

    private func run(_ line: String) throws -> Binary.Run {
        try binary.run(line.split(separator: " ").map(String.init), in: directory.path)
    }

    @Test("an export moves by whole weeks and leaves out what lies after the evening before")
    func export() throws {
        // 31 October 2025 is a Friday; so is 27 November 2026, which lies after the Wednesday.
        let export = try run("export data --shift-to 2026-11-26 --output moved")
        #expect(export.status == 0, "\(export.error)")
        let entries = try #require(directory.text(of: "moved/entries.csv")).split(separator: "\n").dropFirst()
        #expect(entries.map { $0.prefix(10) } == ["2026-11-16", "2026-11-24"])
        // The local hour is the same, whatever the offset of that day is.
        #expect(entries.first?.contains("2026-11-16T23:00:00+01:00") == true)
        #expect(directory.text(of: "moved/notes/2026-11-24.md") == "On 2026-11-24 it rained.")
        #expect(directory.text(of: "moved/notes/2026-11-27.md") == nil)
        #expect(directory.text(of: "moved/profile.json")?.contains("2026-11-16T22:00:00\"") == true)
        #expect(directory.text(of: "data/entries.csv")?.contains("2025-10-31") == true)
    }

    @Test("a build of moved records ends then and warns of no future; records that end there are not moved")
    func build() throws {
        let build = try run("build data --shift-to 2026-11-26 --as-of 2026-11-26T12:00:00+01:00 --strict --no-png")
        #expect(build.status == 0, "\(build.error)")
        let page = try #require(directory.text(of: "site/index.html"))
        #expect(page.contains("26 November 2026") && !page.contains("2025"))
        let same = try run("export data --shift-to 2025-11-01 --output same")
        #expect(same.status == 0, "\(same.error)")
        #expect(directory.text(of: "same/entries.csv")?.contains("2025-10-31,steady") == true)
    }

    @Test("the errors of a folder are reported, and an invalid day is refused")
    func problems() throws {
        try directory.write("date,level\n2025-10-31,stedy\n", to: "data/entries.csv")
        #expect(try run("build data --shift-to today").error.hasPrefix("data/entries.csv:2: error:"))
        #expect(try run("build data --shift-to someday").status == 64)
    }
}
