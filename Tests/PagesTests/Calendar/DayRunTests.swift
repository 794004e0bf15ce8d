import Model
import TestSupport
import Testing

@testable import Pages

@Suite("Days that say nothing but their level")
struct DayRunTests {
    private func month(_ days: String, note: String = "", language: Language = .english) throws -> MonthPage {
        let others = note.isEmpty ? [:] : ["notes/\(note).md": "Rain."]
        let report = try DrawnReport(days, from: "2025-01-01", others: others, language: language).report
        return try #require(MonthPage(at: .month(YearMonth(year: 2025, month: 1)), in: report))
    }

    @Test("F-06 are in one line, which names the first and the last of them")
    func fold() throws {
        let page = try month("EE" + "SS" + "EEE" + "S")
        #expect(page.days.count == 8, "the days keep their details")
        #expect(page.runs.map(\.text).allSatisfy { $0.contains(" to ") })
        #expect(page.runs.allSatisfy { run in run.days.count > 1 && !run.days.contains(8) }, "today stays open")
    }

    @Test("F-06 a note parts them")
    func note() throws {
        let plain = try month("SSSSSS").runs
        #expect(plain.map(\.days) == [1...5] && plain.map(\.text) == ["1 to 5: 5 days"])
        #expect(plain.map(\.level) == ["💧 Steady"])
        #expect(try month("SSSSSS", note: "2025-01-03").runs.map(\.days) == [4...5, 1...2])
        #expect(try month("SSSSSS", language: .german).runs.map(\.text) == ["1. bis 5.: 5 Tage"])
    }

    @Test("F-06 a narrow page shows a week of many different days, and a run whole")
    func rest() throws {
        let page = try month(String(repeating: "SE", count: 12))
        #expect(page.rest?.start == 7 && page.rest?.text == "17 more days")
        let run = try month(String(repeating: "SE", count: 8) + "SSSS" + "ESES")
        #expect(run.rest?.start == 8 && run.rest?.text == "16 more days", "17 to 20 stand in one line")
        #expect(try month(String(repeating: "S", count: 20) + "EEEE").rest == nil)
    }

    @Test("F-06 a month that is over opens its last day with a record, with links to the adjacent days")
    func opened() throws {
        let page = try month(String(repeating: "S", count: 20) + String(repeating: ".", count: 11) + "S")
        let opened = try #require(page.days.first { $0.isDefault })
        #expect(opened.number == 20 && opened.earlier?.number == 19 && opened.later?.number == 21)
        #expect(page.days.first?.later == nil && page.days.last?.earlier == nil)
    }
}
