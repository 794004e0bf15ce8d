import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite("A year against the year before")
struct YearComparisonTests {
    private func year(_ days: String, from first: String) throws -> YearPage {
        try #require(YearPage(at: .year(2025), in: DrawnReport(days, from: first).report))
    }

    @Test("sober days are counted up to the same day of both years")
    func sameDay() throws {
        let before = String(repeating: "S", count: 10) + String(repeating: "W", count: 300)
        let pause = String(repeating: "S", count: 56)
        let lines = try #require(
            try year(before + pause + String(repeating: "S", count: 15), from: "2024-01-01").comparison)
        #expect(lines.lines.map(\.year) == [2024, 2025])
        #expect(lines.lines.map(\.counts.last) == [66, 15])
        #expect(lines.end == "+5 days", "10 sober days by 15 January 2024")
        #expect(lines.differences == Array(repeating: 0, count: 10) + Array(1...5), "day by day")
        #expect(lines.remark == "5 more sober days than in 2024 by 15 January.")
        #expect(lines.table.rows[0] == ["January", "10", "15"])
        #expect(lines.table.rows[11] == ["December", "66", ""])
    }

    @Test("a year that is behind the last one says so plainly, and one that is equal too")
    func behind() throws {
        let year = String(repeating: "S", count: 366)
        let behind = try #require(try self.year(year + "WWS", from: "2024-01-01").comparison)
        #expect(behind.differences == [-1, -2, -2])
        #expect(behind.end == "−2 days" && behind.remark == "2 fewer sober days than in 2024 by 3 January.")
        let level = try #require(try self.year(year + "SSS", from: "2024-01-01").comparison)
        #expect(level.end == "±0 days" && level.remark == "As many sober days as in 2024 by 3 January.")
    }

    @Test("a year that began late is compared on the dates that both have")
    func late() throws {
        // 11 to 31 December 2024 sober, as the first 3 days of December 2025 are; 20 of its days before.
        let late = String(repeating: "S", count: 21)
        let earlier = String(repeating: "S", count: 20) + String(repeating: "W", count: 324)
        #expect(try year(late + earlier, from: "2024-12-11").comparison == nil, "10 December: no date in common")
        let after = try #require(try year(late + earlier + "SSS", from: "2024-12-11").comparison)
        #expect(after.end == "±0 days")
        #expect(after.lines.map(\.sum) == [21, 3] && after.start == 345, "both are counted from 11 December on")
        #expect(after.months.map(\.name) == ["Dec"] && after.months.first?.offset == 345)
        #expect(after.table.rows == [["December", "21", "3"]])
        #expect(after.table.caption == "2025 against 2024: sober days from 11 December to the end of each month")
        #expect(after.remark == "As many sober days as in 2024, 11 December to 13 December.")
    }

    @Test("of many years the last two are compared, and the table has all of them")
    func manyYears() throws {
        let levels = ["S", "W", "SW"].map { String(repeating: $0, count: 366 / $0.count) }
        let history = "SS" + levels[0].prefix(365) + levels[1].prefix(365) + levels[2].prefix(365) + "SS"
        let report = try DrawnReport(history, from: "2020-12-30").report
        let page = try #require(YearsPage(at: .years, in: report))
        let lines = try #require(page.comparison)
        #expect(lines.lines.map(\.year) == [2020, 2021, 2022, 2023, 2024])
        #expect(lines.title == "2024 against 2023" && lines.differences.count == 2)
        #expect(lines.table.headings.count == 6)
        #expect(page.besides.table.rows.map { $0[0] } == ["2024", "2023", "2022", "2021", "2020"])
        #expect(page.besides.table.rows[3].suffix(2) == ["30 of 30", "31 of 31"])
        #expect(page.besides.table.rows[4].suffix(2) == ["", "2 of 2"])
    }

    @Test("nothing is compared with a year without an entry")
    func alone() throws {
        #expect(try year("SSWS", from: "2025-03-01").comparison == nil)
    }

    @Test("V-46 a small month of drinks says for how many days they aren't known")
    func drinksOfMonths() throws {
        let folder = Folder().with("profile.json", #"{ "aim": "less" }"#)
            .with("entries.csv", "date,drinks\n2025-10-21,2\n2025-10-22,3\n2025-10-27,1\n")
        let page = try #require(YearPage(at: .year(2025), in: Report(folder.analysis(asOf: "2025-10-27T21:00"))))
        #expect(page.months[0].soberDays == "6" && page.months[0].notes == ["drinks", "4 without an entry"])
    }

    @Test("a small month shows its sober days and those that were counted")
    func months() throws {
        let page = try year(String(repeating: "S", count: 20) + String(repeating: "W", count: 20), from: "2025-01-01")
        #expect(page.months[0].soberDays == "20" && page.months[0].notes == ["of 31"])
        #expect(page.months[1].soberDays == "0" && page.months[1].notes == ["of 9"])
        #expect(page.months[2].link == nil && page.months[2].notes.isEmpty)
        #expect(page.months[0].weeks.joined().compactMap { $0?.look.shade }.count == 31)
    }

    @Test("The scale reaches from below 0 to above it in round steps, with a sign")
    func scale() throws {
        let scale = ChartScale(from: FixedDecimal(-7), upTo: FixedDecimal(12), finest: FixedDecimal(1))
        #expect(scale.marks(Language.english.phrases.numbers).map(\.text) == ["−10", "−5", "0", "5", "10", "15"])
        #expect(scale.height(FixedDecimal(0)) == 4_000)
        let year = String(repeating: "S", count: 366)
        let behind = try #require(try self.year(year + "WWS", from: "2024-01-01").comparison)
        #expect(behind.scale.map(\.text) == ["−2", "−1", "0"] || behind.scale.map(\.text) == ["−2", "−1", "0", "+1"])
    }
}
