import TestSupport
import Testing

@testable import Pages

@Suite("The tables of a page as a file")
struct TableFileTests {
    @Test("are next to the page, with a line for each cell of each table that the page shows")
    func beside() throws {
        let site = try Folder.sample.site()
        for path in [
            "index", "calendar/2025", "calendar/index", "trackers/index", "trackers/coffee", "insights", "meditation",
        ] {
            let page = try site.page(path + ".html")
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            #expect(page.all("a").contains { $0.attributes["href"] == name + ".csv" }, "\(path)")
            let lines = try site.text(path + ".csv").split(separator: "\n")
            #expect(lines.first == "table,row,column,value")
            let tables = page.all("details.as-table").compactMap { $0.first("table") }
            let cells = tables.map { $0.all("tbody td").count + $0.all("td").count }.reduce(0, +)
            #expect(lines.count == cells + 1, "\(path)")
        }
        #expect(!site.paths.contains("calendar/2025-10.csv") && !site.paths.contains("about.csv"))
    }

    @Test(
        "have quotes if a value needs them, and no value that a spreadsheet would take for a formula",
        arguments: [
            ("a", "a"), ("a,b", #""a,b""#), (#"say "no""#, #""say ""no""""#), ("=1+2", "'=1+2"), ("+49", "'+49"),
            ("@here", "'@here"), ("-2+3", "'-2+3"), ("-2.5", "-2.5"), ("-a", "'-a"), ("", ""), ("−12", "−12"),
        ])
    func fields(value: String, field: String) { #expect(DataTable.field(value) == field) }

    @Test("hold the tinted tables of a page too, such as the triggers by time of day")
    func tinted() throws {
        let text = try Folder.sample.site().text("trackers/snacking.csv")
        #expect(text.contains("Triggers by time of day,Stress,Afternoon,15"))
    }
}
