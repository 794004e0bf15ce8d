import Counting
import Model
import TestSupport
import Testing

@Suite("A counter")
struct CounterTests {
    @Test("T-08 a day's total is the sum of its values")
    func dayTotal() {
        let tracker = counting([(1, ["1", "2", "3"]), (2, ["0.25", "0.5"]), (4, ["1"])]).tracker(on: day(4))
        #expect((1...5).map { tracker.days.total(on: day($0)).text } == ["6", "0.75", "0", "1", "0"])
        #expect(tracker.days.total.text == "7.75")
        #expect(tracker.days.loggedDays == 3)
        #expect(tracker.days.logs == 6)
    }

    @Test("T-08 a log without a value counts 1")
    func withoutValue() {
        var history = counting([(1, ["2.5"])])
        history.drawLogs("2")
        #expect(history.tracker(on: day(1)).days.total(on: day(1)).text == "4.5")
    }

    @Test("T-08 tenths are added up exactly")
    func exact() {
        let tracker = counting([(1, Array(repeating: "0.1", count: 10))]).tracker(on: day(1))
        #expect(tracker.days.total(on: day(1)) == FixedDecimal(1))
    }

    @Test("T-08 a quick log today adds to the total of today")
    func addsUp() {
        var history = counting([(1, ["3"])])
        history.log(at: "\(day(1))T18:00", value: .amount(decimal("2")))
        #expect(history.tracker(on: day(1)).days.total(on: day(1)).text == "5")
    }

    @Test("The goal is met by the total, the streak by any log above 0; a today of 0 is open")
    func goal() {
        let history = counting([(1, ["8"]), (2, ["7.9"]), (3, ["4", "4"]), (4, ["0"])])
        let tracker = history.tracker(on: day(4))
        let met = (1...4).map { tracker.days.total(on: day($0)) >= decimal("8") }
        #expect(met == [true, false, true, false])
        #expect(tracker.streak?.outcomes == "===?")
    }

    @Test("Of other trackers the total is the number of logs")
    func totalOfOthers() {
        #expect(HistoryBuilder(.having(.awareness), logs: "2.3").tracker(on: day(3)).days.total.text == "5")
    }

    @Test("Without a log the total is 0")
    func empty() {
        let days = HistoryBuilder(.having(.counter)).tracker(on: day(3)).days
        #expect(days.total == .zero)
        #expect(days.range == nil)
        #expect(days.count(on: day(1)) == 0)
    }

    private func counting(_ days: [(number: Int, values: [String])]) -> HistoryBuilder {
        var history = HistoryBuilder(.having(.counter, dailyGoal: decimal("8")))
        for (number, values) in days {
            for value in values { history.log(at: "\(day(number))T09:00", value: .amount(decimal(value))) }
        }
        return history
    }
}
