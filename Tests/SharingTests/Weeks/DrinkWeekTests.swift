import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Sharing

@Suite("Drinks a week on the pages of one history")
struct DrinkWeekTests {
    private func folder(_ entries: String, profile: String = "{}") -> Folder {
        Folder(["entries.csv": entries, "profile.json": profile])
    }

    @Test("V-19 V-46 today's entry is in the report of the week while yesterday is asked about")
    func openYesterday() throws {
        let entries = """
            date,drinks
            2025-10-20,0
            2025-10-21,0
            2025-10-22,0
            2025-10-23,0
            2025-10-27,0
            2025-10-28,0
            2025-10-30,7

            """
        func lines(_ entries: String) throws -> [String] {
            let analysis = try folder(entries).analysis(asOf: "2025-10-30T09:00")
            return try Site(analysis).text("weeks/2025-W44.md").split(separator: "\n").map(String.init)
        }
        let wild = try lines(entries)
        #expect(
            wild.contains { $0.hasPrefix("- Drinks: **7 (on 3 of 4 days)**, 7 more than on the same days last week") },
            "\(wild)")
        #expect(wild.contains { $0.hasPrefix("- Sober days: **2 of 3**") }, "\(wild)")
        let sober = try lines(entries.replacing("30,7", with: "30,0"))
        #expect(sober.contains { $0.hasPrefix("- Sober days: **3 of 3**") }, "\(sober)")
    }

    @Test("V-46 a week in which nothing was written has no number of drinks, nowhere")
    func nothingWritten() throws {
        let days = (9...15).map { "2025-11-\($0 < 10 ? "0" : "")\($0),3\n" }.joined()
        let analysis = try folder(
            "date,drinks\n\(days)2025-11-24,2\n", profile: #"{ "goals": { "drinksPerWeek": 10 } }"#
        )
        .analysis(asOf: "2025-11-24")
        let site = try Site(analysis)
        #expect(try site.overview.text.contains("The week before: no entry."))
        let explained = DayExplanation(analysis, on: date("2025-11-20"), in: .english).text
        #expect(explained.contains("No entry in that week.") && !explained.contains("0 drinks"))
        let row = try site.page("weeks/index.html").all("li").map(\.text).first { $0.contains("Week 47") }
        #expect(try #require(row).hasSuffix("–"))
        let insights = try site.page("insights.html")
        let table = try #require(insights.all("table").first { $0.first("caption")?.text == "Drinks per week" })
        #expect(table.all("td").map(\.text).prefix(2) == ["2 on 1 of 1 day", "–"])
    }

    @Test(
        "V-46 with one recorded day in every other week, insights and the page for a doctor show the same number")
    func everyOtherWeek() throws {
        var rows = "date,drinks\n"
        for week in 0..<14 {
            for offset in 0..<(week % 2 == 0 ? 7 : 1) {
                rows += "\(date("2026-08-17").advanced(by: 7 * week + offset)),4\n"
            }
        }
        let analysis = try folder(rows, profile: #"{ "aim": "less", "goals": { "drinksPerWeek": 14 } }"#)
            .analysis(asOf: "2026-11-22")
        let site = try Site(analysis)
        #expect(try site.page("insights.html").first(".lead")?.text == "28 drinks last week")
        let days = date("2026-08-17")...date("2026-11-22")
        let part = analysis.handout(for: .doctor, HandoutChoice())
        let page = Handout(for: .doctor, part, of: days, notes: false, in: .english, made: days.upperBound)
        let line = page?.facts.first { $0.label == "Drinks a week" }
        #expect(line?.text == "28" && line?.remark.hasPrefix("mean of 7 weeks") == true)
    }

    @Test("F-16 a year, its months and its weeks say about, to a tenth, if drinks are guessed")
    func estimates() throws {
        var rows = "date,level,drinks\n2025-10-06,easy,\n2025-10-07,easy,2.75\n2025-10-08,steady,0.5\n"
        for day in 9...19 { rows += "2025-10-\(day < 10 ? "0" : "")\(day),steady,0\n" }
        let analysis = try folder(rows, profile: #"{ "goals": { "drinksPerWeek": 10 } }"#).analysis(asOf: "2025-10-31")
        let site = try Site(analysis)
        let year = try site.page("calendar/2025.html")
        #expect(year.first("ul.months")?.text.contains("about 7.3 drinks") == true)
        #expect(year.first("dl.facts")?.text.contains("about 7.3") == true)
        #expect(try site.month.first("dl")?.text.contains("about 7.3") == true)
        #expect(
            site.allPaths.filter { $0.hasSuffix(".html") }.allSatisfy {
                !((try? site.text($0)) ?? "").contains("about 7.25")
            })
    }

    @Test("V-46 a month is of the days that were recorded, and says how many were not")
    func monthOfRecordedDays() throws {
        let site = try Site(Folder(levels: "SSSE..SSSS").analysis())
        let fact = try #require(try site.month.first("dl.facts")?.first("dd"))
        #expect(fact.text.hasPrefix("7 of 8 days"))
        #expect(fact.first("small")?.text == "2 without an entry")
    }
}
