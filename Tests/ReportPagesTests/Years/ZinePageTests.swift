import ProgressAnalysis
import ProgressModel
import ReportMarkup
import TestSupport
import Testing

@testable import ReportPages

/// A year as a sheet that folds to a book.
@Suite struct ZinePageTests {
    private func history(_ days: Int = 120) -> HistoryBuilder {
        var history = HistoryBuilder(levels: String(repeating: "SSE", count: days / 3))
        history.track(.counter, id: "reading", name: "Reading")
        for number in 1...40 { history.log(number) }
        history.track(.counter, id: "secret", name: "Secret", isPrivate: true)
        history.log(3)
        history.track(.awareness, id: "scrolling", name: "Scrolling")
        history.log(4)
        return history
    }

    private func page(_ report: Report) -> ZinePage? {
        report.span.years.lazy.compactMap { ZinePage(at: .zine($0), in: report) }.first
    }

    @Test(
        "has twelve months, what was done on how many days without what is private, and room to write where nothing is")
    func pages() throws {
        let page = try #require(self.page(Report(history().analysis(on: day(120)))))
        #expect(page.halves.map(\.months.count).reduce(0, +) <= 12 && page.halves[0].title == "January to June")
        #expect(page.done.map(\.label) == ["Reading"] && page.done[0].text == "40 days")
        #expect(page.quotes.isEmpty && page.why == nil)
        #expect(!page.facts.isEmpty && page.steps.count == 4)
        #expect(page.cover?.isWhole == true)
    }

    @Test("quotes one day of each quarter, the one with the most to read that has room")
    func quotes() throws {
        var history = self.history()
        history.notes[day(2)] = "Short."
        history.notes[day(3)] = "The evening that went well, because the phone stayed in the hall."
        history.notes[day(4)] = String(repeating: "Too long for a quarter of a page. ", count: 9)
        let page = try #require(self.page(Report(history.analysis(on: day(120)))))
        #expect(page.quotes.map(\.text) == ["The evening that went well, because the phone stayed in the hall."])
    }

    @Test("is for the person alone, and there only from four weeks of the year on")
    func edition() {
        #expect(ZinePage.addresses(in: Report(history().analysis(on: day(120)).publicEdition)).isEmpty)
        #expect(ZinePage.addresses(in: Report(HistoryBuilder(levels: "SSSSSS").analysis(on: day(6)))).isEmpty)
    }
}
