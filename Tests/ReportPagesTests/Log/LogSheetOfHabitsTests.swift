import ProgressAnalysis
import ProgressModel
import ReportMarkup
import TestSupport
import Testing

@testable import ReportPages

/// What the log sheet begins with for who has written down no levels.
@Suite struct LogSheetOfHabitsTests {
    private func page(_ folder: Folder) throws -> LogPage {
        let analysis = try folder.analysis()
        return LogPage(LogSheet(day: analysis.today, part: nil, token: ""), in: Report(analysis, language: .english))
    }

    @Test("V-31 habits come first, and levels are a link until one is written down")
    func habits() throws {
        let sheet = try page(.life("ten-habits"))
        #expect(sheet.isOfHabits && sheet.levels == nil && sheet.tiles == nil && sheet.trackers.count == 10)
        var html = HTML()
        sheet.writeWayToLevels(sheet.sheet, to: &html)
        let written = String(decoding: html.takeBytes(), as: UTF8.self)
        #expect(written.contains(#"href="/log/steady""#) && written.contains("Log drinks"))
        let both = Folder.life("ten-habits").with("entries.csv", "date,level\n2025-10-30,steady\n")
        #expect(try page(both).levels != nil)
        #expect(try !page(.sample).isOfHabits)
    }

    @Test("forms of minutes that were never filled in stand open only where nothing is written down yet")
    func sessions() throws {
        #expect(try !page(.life("ten-habits")).opensSessions)
        #expect(try page(Folder().with("entries.csv", "date,level\n")).opensSessions)
    }
}
