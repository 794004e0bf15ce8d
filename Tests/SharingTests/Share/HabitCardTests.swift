import Counting
import Model
import Pages
import TestSupport
import Testing
import Wording

@testable import Sharing

@Suite("The share card of habits")
struct HabitCardTests {
    private func report(_ life: String, _ language: Language = .english) throws -> Report {
        Report(
            try Folder.life(life).analysis(asOf: "2025-10-31T20:00"), language: language, siteURL: "https://a.example/")
    }

    @Test("V-31 for several shows the longest streak with its name, and draws how much was done")
    func several() throws {
        let report = try report("ten-habits")
        #expect(ShareAddress.leading(in: report) == .habits)
        let card = try #require(ShareCard(at: .habits, in: report))
        #expect(card.title == "663 days in a row Brush teeth" && card.heading == "Habits")
        #expect(card.notes.map { "\($0.value) \($0.label)" } == ["79 days all done"])
        #expect(card.jokers?.held == 3)
        guard case .heat(let bands) = card.calendar else {
            Issue.record("a month")
            return
        }
        let cells = bands.flatMap { $0 }.flatMap(\.cells).compactMap(\.self)
        #expect(cells.suffix(4).map(\.shade) == [10, 10, 8, 8] && cells.last?.isToday == true)
    }

    @Test("V-31 for a single one shows its days, its month and its year by its name, in both languages")
    func single() throws {
        let report = try report("one-tracker")
        #expect(ShareAddress.all(in: report).map(\.name) == ["habits", "water", "2025", "2025-09", "2025-10"])
        let card = try #require(ShareCard(at: .habits, in: report))
        #expect(card.title == "1 day in a row since 31 Oct 2025" && card.heading == "Drink Water, goal reached")
        #expect(card.notes.map { "\($0.value) \($0.label)" } == ["2 days longest so far", "22 days total"])
        #expect(card.description.hasSuffix("In the calendar: 22 days."))
        let month = try #require(ShareCard(at: .month(YearMonth(year: 2025, month: 10)), in: report))
        #expect(month.title == "Drink Water, goal reached in October 2025: 11 days")
        let german = try self.report("one-tracker", .german)
        #expect(ShareCard(at: .year(2025), in: german)?.title == "Wasser trinken, Ziel erreicht im Jahr 2025: 22 Tage")
        #expect(ShareCard(at: .habits, in: try self.report("one-saboteur"))?.heading == "Doomscrolling noticed")
    }

    @Test("V-31 is in link previews, and never together with levels or for the public")
    func elsewhere() throws {
        let analysis = try Folder.life("ten-habits").analysis(asOf: "2025-10-31T20:00")
        let pictured = Report(analysis, siteURL: "https://a.example/", pictures: .needed)
        let preview = try #require(OverviewPage(in: pictured).frame.preview?.picture)
        #expect(preview.url == "https://a.example/share/habits.png" && preview.text == "663 days in a row Brush teeth")
        #expect(ShareAddress.all(in: Report(analysis.publicEdition)).isEmpty)
        let sample = Report(try Folder.sample.analysis(asOf: "2025-10-31T20:00"))
        #expect(ShareAddress.leading(in: sample) == .streak && ShareCard(at: .habits, in: sample) == nil)
    }
}
