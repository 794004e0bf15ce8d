import Counting
import Model
import TestSupport
import Testing

@testable import Actions

/// Days, weeks and months as a person types them for a command, on Friday, 31 October 2025.
@Suite struct SpokenDateTests {
    private let today: Day

    init() throws {
        today = try #require(Day(year: 2025, month: 10, day: 31))
    }

    @Test(
        "V-17 a day is named by a date, a word, a weekday or how long ago it is",
        arguments: [
            ("2025-10-31", "2025-10-31"), ("today", "2025-10-31"), ("Heute", "2025-10-31"),
            ("yesterday", "2025-10-30"), ("gestern", "2025-10-30"), ("vorgestern", "2025-10-29"),
            ("-3", "2025-10-28"), ("\u{2212}3", "2025-10-28"), ("-0", "2025-10-31"),
            ("friday", "2025-10-31"), ("saturday", "2025-10-25"), ("Montag", "2025-10-27"), ("mon", "2025-10-27"),
            ("di", "2025-10-28"), ("so", "2025-10-26"),
            ("31.10.", "2025-10-31"), ("1.11.", "2024-11-01"), ("31.10", "2025-10-31"), ("29.2.", "2024-02-29"),
            ("3.1.2024", "2024-01-03"), ("31.10.2030", "2030-10-31"),
        ])
    func days(text: String, expected: String) throws {
        #expect(try #require(DayText(text)).day(today: today).description == expected)
    }

    @Test(
        "V-17 what is not a day is refused",
        arguments: [
            "", "soon", "m", "-", "-x", "3", "+3", "32.1.", "31.11.", "30.2.2024", "1.1.24", "2025-02-30", "1..2",
        ])
    func noDays(text: String) {
        #expect(DayText(text) == nil)
    }

    @Test(
        "V-17 a week is named by its year and number, its number, or a word",
        arguments: [
            ("2025-W44", "2025-W44"), ("2025-w01", "2025-W01"), ("W44", "2025-W44"), ("44", "2025-W44"),
            ("45", "2024-W45"), ("53", "2020-W53"), ("KW 43", "2025-W43"), ("kw7", "2025-W07"), ("last", "2025-W43"),
            ("letzte", "2025-W43"), ("this", "2025-W44"), ("diese", "2025-W44"),
        ])
    func weeks(text: String, expected: String) throws {
        let running = Week(containing: today)
        let weeks = [running.advanced(by: -1), running]
        #expect(try #require(WeekText(text)).week(today: today, weeks: weeks).description == expected)
    }

    @Test("V-17 what is not a week is refused", arguments: ["", "w", "0", "54", "2025-W53", "2025-44", "next", "444"])
    func noWeeks(text: String) {
        #expect(WeekText(text) == nil)
    }

    @Test(
        "V-17 a month is named by its year and number, its number, its name, or a word",
        arguments: [
            ("2025-10", "2025-10"), ("10", "2025-10"), ("11", "2024-11"), ("1", "2025-01"), ("october", "2025-10"),
            ("Dez", "2024-12"), ("mär", "2025-03"), ("last", "2025-09"), ("letzter", "2025-09"), ("this", "2025-10"),
            ("dieser", "2025-10"),
        ])
    func months(text: String, expected: String) throws {
        #expect(try #require(MonthText(text)).month(today: today).description == expected)
    }

    @Test("V-17 what is not a month is refused", arguments: ["", "0", "13", "2025-13", "2025-1", "ma", "next"])
    func noMonths(text: String) {
        #expect(MonthText(text) == nil)
    }

    @Test(
        "V-17 a year is named by its number or a word",
        arguments: [("2024", 2024), ("last", 2024), ("letztes", 2024), ("this", 2025), ("dieses", 2025)])
    func years(text: String, expected: Int) throws {
        #expect(try #require(YearText(text)).year(today: today) == expected)
    }

    @Test("V-17 what is not a year is refused", arguments: ["", "25", "0000", "20255", "next"])
    func noYears(text: String) {
        #expect(YearText(text) == nil)
    }

    @Test("V-17 a relative moment is relative to today by the person's own clock")
    func moments() throws {
        // Half past two in Berlin is still the evening before if the day starts at four.
        let now = CivilZone.berlin.instant(of: wall("2025-10-31T02:30"))
        for (dayStart, expected) in [(0, "2025-10-30"), (14_400, "2025-10-29")] {
            let clock = DayClock(zone: .berlin, dayStart: dayStart)
            let asOf = try #require(AsOfText("yesterday")).asOf(clock, now: now)
            guard case .day(let day) = asOf else {
                Issue.record("it is a day")
                continue
            }
            #expect(day.description == expected)
        }
    }
}
