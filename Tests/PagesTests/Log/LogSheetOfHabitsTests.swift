import Counting
import Markup
import Model
import TestSupport
import Testing

@testable import Pages

/// The top of the log sheet for people without levels.
@Suite struct LogSheetOfHabitsTests {
    private func page(_ folder: Folder) throws -> LogPage {
        let analysis = try folder.analysis()
        return LogPage(LogSheet(day: analysis.today, part: nil, token: ""), in: Report(analysis, language: .english))
    }

    @Test("V-31 habits come first, and levels are a link until one is written down")
    func habits() throws {
        let sheet = try page(.life("ten-habits"))
        #expect(sheet.isOfHabits && sheet.levels == nil && sheet.trackers.count == 10)
        let written = String(decoding: sheet.wayToLevels.bytes, as: UTF8.self)
        #expect(written.contains(#"href="/log/steady""#) && written.contains("Log drinks"))
        let both = Folder.life("ten-habits").with("entries.csv", "date,level\n2025-10-30,steady\n")
        #expect(try page(both).levels != nil)
        #expect(try !page(.sample).isOfHabits)
    }

    @Test("what was never logged and is not planned is folded up, also before anything is written down")
    func sessions() throws {
        let habits = try page(.life("ten-habits"))
        #expect(habits.usedSessions == nil && habits.otherSessions?.count == 3)
        let blank = try page(Folder().with("entries.csv", "date,level\n"))
        #expect(blank.usedSessions == nil && blank.otherSessions?.count == 3)
        let meditation = try page(.life("meditation-alone"))
        #expect(meditation.usedSessions?.map(\.form) == [.session(.meditation)])
        #expect(meditation.otherSessions?.map(\.form) == [.session(.breathing), .session(.workout)])
        let plans = #"{"goals": {"workout": 30}, "reminders": [{"activity": "meditation", "time": "20:00"}]}"#
        let planned = try page(Folder().with("profile.json", plans).with("entries.csv", "date,level\n"))
        #expect(planned.usedSessions?.map(\.form) == [.session(.meditation), .session(.workout)])
    }
}
