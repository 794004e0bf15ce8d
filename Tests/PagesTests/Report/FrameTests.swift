import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("The frame of a page")
struct FrameTests {
    private func frame(_ folder: Folder, asOf: String = Folder.today, _ language: Language = .english) throws -> Frame {
        OverviewPage(in: Report(try folder.analysis(asOf: asOf), language: language)).frame
    }

    @Test("names the site if the person gave no name")
    func unnamed() throws {
        let folder = Folder(levels: "S")
        #expect(try frame(folder).brand == "My progress")
        #expect(try frame(folder).title == "My progress: 1 day sober")
        #expect(try frame(folder, .german).title == "Mein Fortschritt: 1 Tag nüchtern")
        #expect(try frame(folder.with("profile.json", #"{ "name": "Nora" }"#)).title == "Nora: 1 day sober")
    }

    @Test("names the day, and the time if the report was made for one")
    func asOf() throws {
        let folder = Folder(levels: "S")
        #expect(try frame(folder).footer == "As of 31 October 2025.")
        #expect(try frame(folder, asOf: "2025-10-31T21:05").footer == "As of 31 October 2025, 21:05.")
        #expect(
            try frame(folder, asOf: "2025-10-31T21:05", .german).footer
                == "Stand: 31. Oktober 2025, 21:05\u{A0}Uhr.")
    }

    @Test("names date and time of one clock if the day begins after midnight: 02:00 is on the wall of 1 November")
    func oneClock() throws {
        let folder = Folder(levels: "S").with("profile.json", #"{ "dayStart": "04:00" }"#)
        #expect(try frame(folder, asOf: "2025-11-01T02:00").footer == "As of 1 November 2025, 02:00.")
        #expect(try folder.analysis(asOf: "2025-11-01T02:00").today == date("2025-10-31"))
        #expect(try frame(folder, asOf: "2025-11-01T04:00").footer == "As of 1 November 2025, 04:00.")
        #expect(try frame(folder).footer == "As of 31 October 2025.", "a whole day")
        let open = Report(try folder.analysis(asOf: "2025-11-01T02:00").publicEdition)
        #expect(OverviewPage(in: open).frame.footer == "As of 31 October 2025.", "nobody else is told the time")
    }

    @Test("shows which page this is")
    func navigation() throws {
        let folder = Folder(levels: "S").with("trackers.json", #"[{ "preset": "snacking" }]"#)
            .with("logs.csv", "timestamp,tracker\n2025-10-31T20:00,snacking\n")
        let report = Report(try folder.analysis(), language: .english)
        let expected: [(PageAddress, Icon?)] = [
            (.overview, .home), (.years, .calendar), (.year(2025), .calendar),
            (.month(YearMonth(year: 2025, month: 10)), .calendar),
            (.week(Week(containing: date("2025-10-20"))), .week), (.weeks, .week), (.trackers, .grid),
            (.insights, .insights), (.jokers, nil), (.files, nil), (.about, nil),
        ]
        for (address, icon) in expected {
            let window = report.window(of: address)
            let page = SitePages.all.lazy.compactMap { $0.init(at: address, in: window) as (any SitePage)? }.first
            let frame = try #require(page).frame
            #expect(frame.navigation.filter(\.isCurrent).map(\.icon) == [icon].compactMap(\.self))
            #expect(frame.navigation.map(\.label) == ["Overview", "Calendar", "Weeks", "Trackers", "Insights"])
            #expect(frame.footerLinks.map(\.link.page) == [.jokers, .about, .files])
        }
    }
}
