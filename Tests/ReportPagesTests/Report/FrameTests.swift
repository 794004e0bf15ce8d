import ProgressModel
import TestSupport
import Testing

@testable import ReportPages

@Suite("What stands around a page")
struct FrameTests {
    private func frame(_ folder: Folder, asOf: String = Folder.today, _ language: Language = .english) throws -> Frame {
        Report(try folder.analysis(asOf: asOf), language: language).overviewPage().frame
    }

    @Test("names the site where the person gave no name")
    func unnamed() throws {
        let folder = Folder(levels: "S")
        #expect(try frame(folder).brand == "My progress")
        #expect(try frame(folder).title == "My progress: 1 day sober")
        #expect(try frame(folder, .german).title == "Mein Fortschritt: 1 Tag nüchtern")
        #expect(try frame(folder.with("profile.json", #"{ "name": "Nora" }"#)).title == "Nora: 1 day sober")
    }

    @Test("names the day, and the time where the report was made for one")
    func asOf() throws {
        let folder = Folder(levels: "S")
        #expect(try frame(folder).footer == "As of 31 October 2025. What you see is what gets counted.")
        #expect(try frame(folder, asOf: "2025-10-31T21:05").footer.hasPrefix("As of 31 October 2025, 21:05. "))
        #expect(
            try frame(folder, asOf: "2025-10-31T21:05", .german).footer.hasPrefix(
                "Stand: 31. Oktober 2025, 21:05 Uhr. "))
    }

    @Test("tells which page this is")
    func navigation() throws {
        let presenter = Report(try Folder(levels: "S").analysis(), language: .english)
        let expected: [(Frame, Icon?)] = [
            (presenter.overviewPage().frame, .home),
            (try #require(YearsPage(at: .years, in: presenter)).frame, .calendar),
            (presenter.yearPage(2025).frame, .calendar),
            (presenter.monthPage(YearMonth(year: 2025, month: 10)).frame, .calendar),
            (presenter.weekPage(Week(containing: date("2025-10-20"))).frame, .week),
            (presenter.insightsPage().frame, .insights), (presenter.rewardsPage().frame, .star),
            (presenter.milestonesPage().frame, .star), (presenter.aboutPage().frame, nil),
        ]
        for (frame, symbol) in expected {
            #expect(frame.navigation.filter(\.isCurrent).map(\.icon) == [symbol].compactMap(\.self))
            #expect(frame.navigation.map(\.label) == ["Overview", "Calendar", "Week", "Insights", "Jokers"])
        }
    }
}
