import TestSupport
import Testing

@Suite("Totals of minutes")
struct TotalsTests {
    @Test(
        "are shown in hours and minutes, without rounding",
        arguments: [
            (["45"], "45 min"), (["60"], "1:00 h"), (["600", "446"], "17:26 h"), (["1440", "601"], "34:01 h"),
        ])
    func minutes(sessions: [String], words: String) throws {
        let rows = sessions.enumerated().map { "2025-10-\(30 + $0),workout,\($1)\n" }
        let site = try Folder(levels: "SS").with("activities.csv", "date,kind,minutes\n" + rows.joined()).site()
        for page in [try site.year, try site.month] {
            #expect(page.first("dl.facts")?.text.contains("Workout" + words) == true)
        }
    }
}
