import Model
import TestSupport
import Testing

@Suite("What a week saved")
struct WeekFactsTests {
    private func facts(drinks: Int, _ profile: String = "") throws -> [String] {
        let entries = "date,level,drinks\n2025-10-27,steady,0\n2025-10-28,wild,\(drinks)\n"
        let profile = #"{ "pricePerDrink": 5, "drinksPerWeek": 14\#(profile) }"#
        let site = try Folder().with("entries.csv", entries).with("profile.json", profile).site(asOf: "2025-11-02")
        return try site.page("weeks/2025-W44.html").first("dl.wk-facts")?.children.map { $0.text.trimmed } ?? []
    }

    @Test("U-25 a week names the sober days that it was saved on")
    func days() throws {
        #expect(try facts(drinks: 14).first?.hasPrefix("Saved€101 sober day") == true)
    }

    @Test("U-25 no savings are shown for a week in which more was drunk than before")
    func moreThanBefore() throws {
        #expect(try facts(drinks: 15) == [])
    }

    @Test("U-25 a balance says so of such a week")
    func balance() throws {
        #expect(try facts(drinks: 17, #", "savings": "balance""#).first == "Spent more than before€652 days")
    }
}
