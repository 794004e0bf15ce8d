import Counting
import Model
import TestSupport
import Testing

@Suite("V-08 A number")
struct NumberTests {
    private func tracker(
        _ summary: Tracker.Summary, _ values: [(day: Int, time: String?, value: String?)], today: Int = 9
    ) -> TrackerAnalysis {
        var history = HistoryBuilder(.having(.number, summary: summary))
        for log in values {
            let value = log.value.map { TrackerLog.Value.amount(decimal($0)) } ?? .none
            if let time = log.time {
                history.log(at: "\(day(log.day))T\(time)", value: value)
            } else {
                history.logWithoutTime(log.day, value: value)
            }
        }
        return history.tracker(on: day(today))
    }

    @Test("V-08 a day's value is the sum, the mean or the last of its values")
    func summaries() {
        let values = [(1, "08:00", "80"), (1, "20:00", "81"), (1, "12:00", "79.5")].map { ($0.0, $0.1, Optional($0.2)) }
        #expect(tracker(.sum, values).days.value(on: day(1)).rounded.text == "240.5")
        #expect(tracker(.mean, values).days.value(on: day(1)).rounded.text == "80.17")
        #expect(tracker(.last, values).days.value(on: day(1)).rounded.text == "81")
    }

    @Test("V-08 of equal instants the last in reading order counts, and one without a time before all others")
    func lastValue() {
        #expect(tracker(.last, [(1, "08:00", "1"), (1, "08:00", "2")]).days.value(on: day(1)).rounded.text == "2")
        #expect(tracker(.last, [(1, "08:00", "1"), (1, nil, "2")]).days.value(on: day(1)).rounded.text == "1")
        #expect(tracker(.last, [(1, nil, "1"), (1, nil, "2")]).days.value(on: day(1)).rounded.text == "2")
    }

    @Test("V-08 a log without a value counts as a log")
    func withoutValue() {
        let tracker = tracker(.mean, [(1, "08:00", nil), (2, "08:00", "5"), (2, "09:00", nil)])
        #expect(tracker.days.value(on: day(1)).isKnown == false)
        #expect(tracker.days.value(on: day(2)).rounded.text == "5")
        #expect(tracker.days.logs == 3)
        #expect(tracker.days.loggedDays == 2)
    }

    @Test("V-08 latest, mean, least and most are of the days' values, to two places")
    func numbers() {
        let tracker = tracker(.mean, [(1, "08:00", "1"), (1, "09:00", "2"), (3, "08:00", "0.995"), (4, "08:00", nil)])
        #expect(tracker.days.numbers?.latest.text == "1")
        #expect(tracker.days.numbers?.mean.text == "1.25")
        #expect(tracker.days.numbers?.min.text == "1")
        #expect(tracker.days.numbers?.max.text == "1.5")
    }

    @Test("V-08 means of thirds are added up exactly")
    func exact() {
        // (1/3 + 1/3 + 1/3 + 1.02) / 4 is 0.505, which rounds up; thirds of nine places would round down.
        let third = [(0, "08:00", "1"), (0, "09:00", "0"), (0, "10:00", "0")]
        let thirds = (1...3).flatMap { number in third.map { (number, Optional($0.1), Optional($0.2)) } }
        #expect(tracker(.mean, thirds + [(4, "08:00", "1.02")]).days.numbers?.mean.text == "0.51")
    }

    @Test("V-08 only a sum has a total")
    func total() {
        let values = [(day: 1, time: Optional("08:00"), value: Optional("2.5")), (2, "08:00", "3")]
        #expect(tracker(.sum, values).hasTotal)
        #expect(tracker(.sum, values).days.total.text == "5.5")
        #expect(tracker(.last, values).hasTotal == false)
    }

    @Test("V-10 a log without a time counts for its day and in no hour")
    func withoutTime() {
        var history = HistoryBuilder(.having(.awareness), logs: "111")
        history.logWithoutTime(4)
        history.logWithoutTime(4)
        let tracker = history.tracker(on: day(4))
        #expect(tracker.days.count(on: day(4)) == 2)
        #expect(tracker.streak?.current == 4)
        #expect(tracker.insights.byHour.reduce(0, +) == 3)
        #expect(tracker.insights.byPart == [0, 3, 0, 0])
        #expect(tracker.insights.risk == nil)
        #expect(tracker.insights.trend.weeks.map(\.count) == [5])
    }
}
