import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("The pauses that a day lies in")
struct PauseRemarkTests {
    private func remarks(of pauses: Int, in language: Language = .english) -> [String] {
        var history = HistoryBuilder(levels: "SSSSS")
        history.profile.pauses = (1...pauses).map { number in
            Pause(span: DaySpan(first: day(2), last: day(4)), reason: "trip \(number)!", subjects: nil)
        }
        let report = Report(history.analysis(on: day(5)), language: language)
        #expect(DayDetail.pauses(on: day(1), in: report).isEmpty)
        return DayDetail.pauses(on: day(3), in: report).map(\.text)
    }

    @Test("Each of them has a line", arguments: [1, 2, 20, 21])
    func all(count: Int) {
        let remarks = remarks(of: count)
        #expect(remarks.count == count)
        for (index, remark) in remarks.enumerated() { #expect(remark.contains("trip \(index + 1)!")) }
    }

    @Test("Of very many the first have a line, and the others are counted")
    func veryMany() {
        let remarks = remarks(of: 50)
        #expect(remarks.count == 21 && remarks[19].contains("trip 20!"))
        #expect(remarks.last == "Paused: 30 more")
        #expect(self.remarks(of: 22, in: .german).last == "Pausiert: 2 weitere")
    }
}
