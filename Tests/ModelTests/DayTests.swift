import Model
import TestSupport
import Testing

@Suite struct DayTests {
    @Test("days are counted from 1970-01-01")
    func epoch() throws {
        #expect(date("1970-01-01").number == 0)
        #expect(date("1969-12-31").number == -1)
        #expect(date("2000-02-29").number == 11_016)
    }

    @Test("every year from 1 to 9999 begins after all the days of the year before")
    func yearStarts() throws {
        var number = try #require(Day(year: 1, month: 1, day: 1)).number
        for year in 1...9999 {
            let first = try #require(Day(year: year, month: 1, day: 1))
            let last = try #require(Day(year: year, month: 12, day: 31))
            try #require(first.number == number)
            number += CalendarLeaf.isLeap(year) ? 366 : 365
            try #require(last.number == number - 1)
        }
    }

    @Test("each day is followed by the next leaf of the calendar", arguments: [1, 1599, 1899, 1969, 1999, 2023, 9996])
    func leafByLeaf(year: Int) throws {
        var today = try #require(Day(year: year, month: 1, day: 1))
        var leaf = CalendarLeaf(year: year, month: 1, day: 1)
        for _ in 0..<1200 {
            try #require(CalendarLeaf(today) == leaf)
            try #require(Day(year: leaf.year, month: leaf.month, day: leaf.day) == today)
            today = today.advanced(by: 1)
            leaf.tearOff()
        }
    }

    @Test("a date's parts give the date again, anywhere from year 1 to 9999")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 1)
        let span = date("0001-01-01").number...date("9999-12-31").number
        for _ in 0..<2000 {
            let day = Day(number: .random(in: span, using: &generator))
            let parts = day.date
            try #require(Day(year: parts.year, month: parts.month, day: parts.day) == day)
            try #require(date(day.description) == day)
            #expect(day.description.utf8.count == 10)
        }
    }

    @Test(
        "a date that doesn't exist isn't a day",
        arguments: [
            (2025, 2, 29), (2025, 2, 30), (1900, 2, 29), (2100, 2, 29), (2025, 4, 31), (2025, 0, 1), (2025, 13, 1),
            (2025, 1, 0), (2025, 1, 32), (2025, -1, -1), (0, 1, 1), (10_000, 1, 1), (.max, .max, .max),
        ])
    func impossible(year: Int, month: Int, day: Int) {
        #expect(Day(year: year, month: month, day: day) == nil)
    }

    @Test(
        "leap days of years that 4 divides, not of most centuries", arguments: [4, 1600, 1904, 2000, 2024, 2400, 9996])
    func leapDays(year: Int) {
        #expect(Day(year: year, month: 2, day: 29) != nil)
    }

    @Test("going there and back again ends where it began, and distances add up")
    func arithmetic() throws {
        var generator = SeededGenerator(seed: 2)
        let start = date("2025-10-31")
        for _ in 0..<500 {
            let there = Int.random(in: -100_000...100_000, using: &generator)
            let on = Int.random(in: -100_000...100_000, using: &generator)
            let second = start.advanced(by: there)
            #expect(second.advanced(by: -there) == start)
            #expect(start.distance(to: second) == there)
            #expect(second.advanced(by: on) == start.advanced(by: there + on))
            #expect((start < second) == (there > 0))
        }
    }

    @Test("days are written with leading zeros")
    func description() throws {
        #expect(date("0007-03-04").description == "0007-03-04")
    }

    @Test("weekdays follow one another, and some are known")
    func weekdays() throws {
        #expect(date("1970-01-01").weekday == .thursday)
        #expect(date("2025-10-31").weekday == .friday)
        #expect(date("2000-02-29").weekday == .tuesday)
        #expect(date("1582-10-15").weekday == .friday)
        var today = date("1899-12-25")
        for _ in 0..<800 {
            let tomorrow = today.advanced(by: 1)
            #expect(tomorrow.weekday.rawValue == (today.weekday.rawValue + 1) % 7)
            today = tomorrow
        }
    }
}
