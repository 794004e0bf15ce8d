import Model
import TestSupport
import Testing

@Suite struct DayClockTests {
    private func clock(_ name: String, dayStart: Int = 0) throws -> DayClock {
        DayClock(zone: try zone(name), dayStart: dayStart)
    }

    @Test(
        "an instant belongs to the date that the person's wall shows then",
        arguments: [
            ("Europe/Berlin", "2025-10-31T22:59:59Z", "2025-10-31"),
            ("Europe/Berlin", "2025-10-31T23:00:00Z", "2025-11-01"),
            ("America/New_York", "2025-10-31T03:59:59Z", "2025-10-30"),
            ("Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"),
            ("Pacific/Kiritimati", "2025-10-31T10:00:00Z", "2025-11-01"),
        ])
    func dayOfInstant(name: String, instant: String, expected: String) throws {
        #expect(try clock(name).day(of: utc(instant)) == date(expected))
    }

    @Test(
        "with a day that starts at 04:00, a log at 02:30 belongs to the day before",
        arguments: [
            ("2025-10-31T02:30", "2025-10-30"), ("2025-10-31T03:59:59", "2025-10-30"),
            ("2025-10-31T04:00", "2025-10-31"),
            ("2025-10-31T23:59:59", "2025-10-31"), ("2025-01-01T00:00", "2024-12-31"),
        ])
    func dayStart(time: String, expected: String) throws {
        let clock = try clock("Europe/Berlin", dayStart: 4 * 3600)
        #expect(clock.day(of: wall(time)) == date(expected))
        #expect(clock.day(of: clock.zone.instant(of: wall(time))) == date(expected))
    }

    @Test(
        "on days of a change the wall clock decides, not the hours that have passed",
        arguments: [
            ("2025-03-30T01:30:00Z", "2025-03-29"), ("2025-03-30T01:59:59Z", "2025-03-29"),
            ("2025-03-30T02:00:00Z", "2025-03-30"), ("2025-10-26T02:59:59Z", "2025-10-25"),
            ("2025-10-26T03:00:00Z", "2025-10-26"),
        ])
    func dayStartOnChange(instant: String, expected: String) throws {
        #expect(try clock("Europe/Berlin", dayStart: 4 * 3600).day(of: utc(instant)) == date(expected))
    }

    @Test(
        "a day begins when the wall shows its start, even where midnight is skipped or comes twice",
        arguments: [
            ("Europe/Berlin", 0, "2025-10-31", "2025-10-30T23:00:00Z"),
            ("Europe/Berlin", 4 * 3600, "2025-10-31", "2025-10-31T03:00:00Z"),
            ("America/Havana", 0, "2025-03-09", "2025-03-09T05:00:00Z"),
            ("America/Havana", 0, "2025-11-02", "2025-11-02T04:00:00Z"),
            ("Pacific/Apia", 0, "2011-12-31", "2011-12-30T10:00:00Z"),
            ("Europe/Berlin", 9000, "2025-03-30", "2025-03-30T01:30:00Z"),
        ])
    func start(name: String, dayStart: Int, day: String, expected: String) throws {
        #expect(try clock(name, dayStart: dayStart).start(of: date(day)) == utc(expected))
    }

    @Test("where no change is near, each day holds its start and ends where the next begins")
    func partition() throws {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<500 {
            let clock = try clock("Asia/Kathmandu", dayStart: .random(in: 0...43_140, using: &generator))
            let day = Day(number: .random(in: 8000...30_000, using: &generator))
            let start = clock.start(of: day)
            #expect(clock.day(of: start) == day)
            #expect(clock.day(of: Instant(seconds: start.seconds - 1)) == day.advanced(by: -1))
        }
    }
}
