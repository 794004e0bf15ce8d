import Markup
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite struct YearsPageTests {
    @Test("U-14 every year has its strip, latest first, and links to its own page and its months")
    func years() throws {
        let page = try DrawnReport(String(repeating: "S", count: 400), from: "2023-12-30").years()
        #expect(page.years.map(\.year) == [2025, 2024, 2023])
        for year in page.years {
            let html = String(decoding: year.html(on: .years).bytes, as: UTF8.self)
            #expect(html.contains("<a href=\"../calendar/\(year.year).html\">\(year.year) <svg"))
        }
        #expect(page.years[2].months.map { $0.link != nil } == [Bool](repeating: false, count: 11) + [true])
        #expect(page.years[1].months.allSatisfy { $0.link != nil })
        #expect(page.years[2].weeks.joined().compactMap(\.look.shade) == [1, 2])
        #expect(page.comparison?.lines.map(\.year) == [2023, 2024, 2025])
        #expect(page.years[1].facts.first?.figure == Figure("366", "of 366"))
        #expect(page.summary == "since December 2023")
    }

    @Test("U-12, U-14 the years continue without a gap: each week is complete, once", arguments: ["monday", "sunday"])
    func continuous(start: String) throws {
        let days = String(repeating: "S", count: 800)
        let page = try DrawnReport(days, from: "2023-12-30", profile: #"{ "weekStart": "\#(start)" }"#).years()
        #expect(page.years.allSatisfy { $0.weeks.allSatisfy { $0.count == 7 } })
        #expect(page.years.map { $0.weeks.joined().count { $0.look.shade != nil } }.reduce(0, +) == days.count)
    }

    @Test("U-14 a half of a first or a last year without a month of the report is known, to be left out on a phone")
    func halves() throws {
        let years = try DrawnReport(String(repeating: "S", count: 700), from: "2023-09-01").years().years
        #expect(years.map(\.year) == [2025, 2024, 2023] && years.map { "\($0.emptyHalf)" } == ["", "", "no-start"])
        let spring = try DrawnReport(String(repeating: "S", count: 400), from: "2024-03-01").years().years
        #expect(spring.map { "\($0.emptyHalf)" } == ["no-end", ""])
    }

    @Test("U-14 a habit's share of its planned days is compared with the year before, for the weeks that are over")
    func habits() throws {
        // 1 January 2024 is a Monday: every second day of 52 weeks is done, and in 2025 every day of four weeks.
        let first = date("2024-01-01")
        let days =
            stride(from: 0, to: 364, by: 2).map { first.advanced(by: $0) }
            + (0..<28).map { date("2024-12-30").advanced(by: $0) } + [date("2025-01-29")]
        let drawn = try DrawnReport(
            String(repeating: "S", count: 396), from: "2024-01-01",
            trackers: #"[{ "id": "a", "name": "Stretch", "type": "good", "trackingMode": "yesNo", "streak": true }]"#,
            others: ["logs.csv": "tracker,timestamp\n" + days.map { "a,\($0)T12:00\n" }.joined()])
        let bars = try #require(drawn.years().habits?.bars?.items.shown)
        #expect(bars.map(\.name) == ["Stretch"] && bars[0].value == "100%" && bars[0].detail == "2024: 50%")
        let page = try #require(YearPage(at: .year(2025), in: drawn.report))
        #expect(page.habits?.title == "Habits: 2025 against 2024")
        #expect(try #require(YearPage(at: .year(2024), in: drawn.report)).habits == nil, "nothing was written before")
    }

    @Test("U-14 a single year has nothing to be compared with")
    func single() throws {
        #expect(try DrawnReport("SSS").years().comparison == nil)
    }

    @Test("U-14 a year's own page links to its place among all years")
    func up() throws {
        let drawn = try DrawnReport("SS")
        let year = try #require(YearPage(at: .year(2025), in: drawn.report))
        let up = try #require(year.pager.up)
        let id = try drawn.years().years.first?.id
        #expect(up.link == Link(.years, fragment: id))
    }

    @Test("U-14 with nothing recorded there is only the current year")
    func empty() throws {
        let page = try DrawnReport(".").years()
        #expect(page.years.map(\.year) == [2025] && page.summary.hasPrefix("since "))
        #expect(page.years.first?.facts.isEmpty == true)
    }

    @Test("U-14 of a history of more than 150 years only the years with a page are listed")
    func yearOne() throws {
        let page = try DrawnReport(
            "S", from: "2075-01-07", others: ["entries/old.csv": "date,level\n1900-01-01,steady\n"]
        )
        .years()
        #expect(page.years.map(\.id) == ["y2075", "y1900"])
    }
}
