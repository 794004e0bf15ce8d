import Counting
import Model
import TestSupport
import Testing

@Suite("Where one day ends and the next begins")
struct DayBoundaryTests {
    /// A moment in UTC and its day in a zone, if days begin at a time.
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let zone: CivilZone
        let dayStart: String
        let utc: String
        let today: String

        init(_ name: String, _ zone: CivilZone, dayStart: String = "00:00", utc: String, is today: String) {
            (self.name, self.zone, self.dayStart, self.utc, self.today) = (name, zone, dayStart, utc, today)
        }

        var testDescription: String { name }
    }

    @Test(
        "Today is the day that the profile's zone shows, moved by dayStart on the wall clock",
        arguments: [
            Example("summer in Berlin", .berlin, utc: "2025-07-01T22:00", is: "2025-07-02"),
            Example("winter in Berlin", .berlin, utc: "2025-01-01T22:59:59", is: "2025-01-01"),
            Example("an evening in New York", .newYork, utc: "2025-07-02T03:59:59", is: "2025-07-01"),
            Example("before dayStart", .berlin, dayStart: "04:00", utc: "2025-01-02T02:59:59", is: "2025-01-01"),
            Example("at dayStart", .berlin, dayStart: "04:00", utc: "2025-01-02T03:00", is: "2025-01-02"),
            Example("spring, before", .berlin, dayStart: "02:30", utc: "2025-03-30T00:59:59", is: "2025-03-29"),
            Example(
                "spring, 03:00 follows 01:59", .berlin, dayStart: "02:30", utc: "2025-03-30T01:00", is: "2025-03-30"),
            Example("spring, 03:59", .berlin, dayStart: "04:00", utc: "2025-03-30T01:59:59", is: "2025-03-29"),
            Example("spring, 04:00", .berlin, dayStart: "04:00", utc: "2025-03-30T02:00", is: "2025-03-30"),
            Example("autumn, 03:59", .berlin, dayStart: "04:00", utc: "2025-10-26T02:59:59", is: "2025-10-25"),
            Example("autumn, 04:00", .berlin, dayStart: "04:00", utc: "2025-10-26T03:00", is: "2025-10-26"),
            Example("autumn, the first 02:45", .berlin, dayStart: "02:30", utc: "2025-10-26T00:45", is: "2025-10-26"),
            Example("autumn, the second 02:15", .berlin, dayStart: "02:30", utc: "2025-10-26T01:15", is: "2025-10-25"),
        ])
    func today(_ example: Example) {
        var history = HistoryBuilder()
        history.profile.zone = example.zone
        history.profile.dayStart = clock(example.dayStart)
        let analysis = Analysis(history.history, asOf: .instant(CivilZone.utc.instant(of: wall(example.utc))))
        #expect(analysis.today == date(example.today))
    }

    @Test("A date as today is never moved, and means the end of that day", arguments: ["00:00", "04:00"])
    func asOfADate(_ dayStart: String) {
        var history = HistoryBuilder()
        history.profile.zone = .berlin
        history.profile.dayStart = clock(dayStart)
        let analysis = history.analysis(on: date("2025-10-25"))
        #expect(analysis.today == date("2025-10-25"))
        #expect(analysis.now == history.instant("2025-10-26T" + dayStart))
    }

    @Test("A log at half past two belongs to the day before when days begin at four")
    func logsOfTheNight() {
        var history = HistoryBuilder(.having(.yesNo))
        history.profile.dayStart = clock("04:00")
        history.log(at: "2025-01-08T02:30")
        history.log(at: "2025-01-08T04:00")
        #expect(history.logs.map(\.day) == [date("2025-01-07"), date("2025-01-08")])
        #expect(history.tracker(on: date("2025-01-08")).streak?.outcomes == "==")
    }

    @Test("Plain dates of entries are not moved by dayStart")
    func plainDates() {
        var history = HistoryBuilder(levels: "SS")
        history.profile.dayStart = clock("11:59")
        #expect(history.analysis(on: day(2)).noalc.streak.outcomes == "==")
        #expect(history.analysis(at: "2025-01-08T11:58").noalc.streak.outcomes == "==", "still day 2")
        #expect(history.analysis(at: "2025-01-08T11:59").noalc.streak.outcomes == "==?")
    }
}
