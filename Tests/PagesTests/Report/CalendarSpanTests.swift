import Model
import TestSupport
import Testing

@testable import Pages

@Suite("The months, weeks and years with a page")
struct CalendarSpanTests {
    private func addresses(_ entries: String..., asOf: String = Folder.today) throws -> [String] {
        let rows = entries.map { "\($0),steady\n" }.joined()
        let report = Report(try Folder().with("entries.csv", "date,level\n" + rows).analysis(asOf: asOf))
        #expect(SitePages.addresses(in: report).map(\.path).first == "index.html")
        #expect(
            SitePages.addresses(in: report).map(\.path).suffix(6) == [
                "insights.html", "jokers.html", "story.html", "about.html", "files.html", "404.html",
            ])
        return SitePages.addresses(in: report).map(\.path).dropFirst().dropLast(6).filter { $0 != "weeks/index.html" }
    }

    @Test("are linked with each other: a month with every week that reaches into it and has a page")
    func weeksOfMonth() throws {
        let analysis = try Folder().with("entries.csv", "date,level\n2025-09-29,steady\n").analysis()
        let september = try #require(MonthPage(at: .month(YearMonth(year: 2025, month: 9)), in: Report(analysis)))
        #expect(september.weeks.map(\.name) == ["Week 40"])
        let october = try #require(MonthPage(at: .month(YearMonth(year: 2025, month: 10)), in: Report(analysis)))
        #expect(october.weeks.map(\.name) == ["Week 40", "Week 41", "Week 42", "Week 43", "Week 44"])
    }

    @Test("are all from the first record to today")
    func all() throws {
        #expect(
            try addresses("2024-11-30", asOf: "2025-02-01") == [
                "calendar/index.html", "calendar/2024.html", "calendar/2025.html", "calendar/2024-11.html",
                "calendar/2024-12.html", "calendar/2025-01.html", "calendar/2025-02.html", "weeks/2024-W48.html",
                "weeks/2024-W49.html", "weeks/2024-W50.html", "weeks/2024-W51.html", "weeks/2024-W52.html",
                "weeks/2025-W01.html", "weeks/2025-W02.html", "weeks/2025-W03.html", "weeks/2025-W04.html",
                "weeks/2025-W05.html",
            ])
    }

    @Test("are those of months without a record as well, but not of a gap that holds a whole calendar year")
    func gaps() throws {
        #expect(
            try addresses("2023-12-31", "2025-02-01", asOf: "2025-02-01") == [
                "calendar/index.html", "calendar/2023.html", "calendar/2025.html", "calendar/2023-12.html",
                "calendar/2025-02.html", "weeks/2023-W52.html", "weeks/2025-W05.html",
            ])
        let near = try addresses("2023-12-31", "2024-12-31", asOf: "2025-02-01")
        #expect(near.filter { $0.hasPrefix("calendar/") }.count == 1 + 3 + 15)
        #expect(near.filter { $0.hasPrefix("weeks/") }.count == 58)
    }

    @Test("are those of years of which the profile says that they were steady, or that have a note or a metric")
    func others() throws {
        func months(_ files: [String: String]) throws -> Int {
            let entries = "date,level\n2020-06-01,steady\n"
            let folder = files.reduce(Folder(["entries.csv": entries])) { $0.with($1.key, $1.value) }
            return CalendarSpan(try folder.analysis(asOf: "2025-02-01")).months.count
        }
        #expect(try months([:]) == 2)
        let steady = #"{ "assumeSteady": [{ "from": "2020-06-01" }] }"#
        #expect(try months(["profile.json": steady]) == 57)
        #expect(try months(["notes/2022-03-01.md": "Rain"]) == 3)
        #expect(try months(["metrics.csv": "date,metric,value\n2022-03-01,steps,1\n"]) == 3)
        #expect(try months(["notes/2010-03-01.md": "Rain"]) == 2)
    }

    @Test("are only those with a record, if a mistyped one is centuries back")
    func mistyped() throws {
        #expect(
            try addresses("2205-10-01", "4025-10-02", asOf: "4025-10-31") == [
                "calendar/index.html", "calendar/2205.html", "calendar/4025.html", "calendar/2205-10.html",
                "calendar/4025-10.html", "weeks/2205-W40.html", "weeks/2205-W41.html", "weeks/2205-W42.html",
                "weeks/2205-W43.html", "weeks/2205-W44.html", "weeks/4025-W40.html", "weeks/4025-W41.html",
                "weeks/4025-W42.html", "weeks/4025-W43.html", "weeks/4025-W44.html",
            ])
    }

    @Test("lead from each to the next")
    func neighbours() throws {
        let analysis = try Folder().with("entries.csv", "date,level\n2205-10-01,steady\n").analysis(asOf: "4025-10-31")
        let span = CalendarSpan(analysis)
        let (old, new) = (YearMonth(year: 2205, month: 10), YearMonth(year: 4025, month: 10))
        #expect(span.months.neighbours(of: old).before == nil)
        #expect(span.months.neighbours(of: old).after == new)
        #expect(span.months.neighbours(of: new).before == old)
        #expect(span.years.neighbours(of: 4025).before == 2205)
        #expect(span.years.neighbours(of: 4025).after == nil)
        #expect(!span.contains(YearMonth(year: 4025, month: 9)))
    }

    @Test("hold every day that a link leads to")
    func links() throws {
        let analysis = try Folder().with("entries.csv", "date,level\n2205-10-01,steady\n").analysis(asOf: "4025-11-01")
        let week: SevenDays? = Card.week(in: Report(analysis, language: .english)).drawing()
        #expect(week?.days.map { $0.cell.link != nil } == [false, false, false, false, false, true, false])
    }
}
