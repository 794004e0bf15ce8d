import Model
import TestSupport
import Testing

@Suite struct WeekTests {
    @Test(
        "days around New Year belong to the week ISO 8601 says",
        arguments: [
            ("2025-10-31", "2025-W44"), ("2005-01-01", "2004-W53"), ("2005-01-02", "2004-W53"),
            ("2005-12-31", "2005-W52"), ("2007-01-01", "2007-W01"), ("2007-12-31", "2008-W01"),
            ("2008-12-29", "2009-W01"), ("2010-01-03", "2009-W53"), ("2016-01-03", "2015-W53"),
            ("2016-01-04", "2016-W01"), ("2020-12-31", "2020-W53"), ("2021-01-03", "2020-W53"),
            ("2024-12-30", "2025-W01"), ("2026-12-31", "2026-W53"),
        ])
    func known(day: String, week: String) throws {
        #expect(Week(containing: date(day)).description == week)
    }

    @Test("a week runs from Monday to Sunday, and week 1 holds the 4th of January")
    func definition() throws {
        var generator = SeededGenerator(seed: 3)
        let span = date("1600-01-01").number...date("2600-12-31").number
        for _ in 0..<1000 {
            let day = Day(number: .random(in: span, using: &generator))
            let week = Week(containing: day)
            #expect(week.monday.weekday == .monday && week.sunday.weekday == .sunday)
            #expect(week.monday <= day && day <= week.sunday)
            let first = Week(containing: try #require(Day(year: week.year, month: 1, day: 4)))
            #expect(first.year == week.year && first.number == 1)
            #expect(first.distance(to: week) == week.number - 1)
            #expect((1...53).contains(week.number))
        }
    }

    @Test("every day belongs to the week of the day before unless it is a Monday, and then to the next")
    func partition() throws {
        var today = date("2019-12-01")
        for _ in 0..<900 {
            let tomorrow = today.advanced(by: 1)
            let isMonday = tomorrow.weekday == .monday
            #expect(Week(containing: tomorrow) == Week(containing: today).advanced(by: isMonday ? 1 : 0))
            today = tomorrow
        }
    }

    @Test("weeks are ordered as their days are, and distances count them")
    func arithmetic() throws {
        let week = Week(containing: date("2020-12-31"))
        #expect(week < week.advanced(by: 1))
        for weeks in [-60, -1, 0, 1, 53, 1000] {
            #expect(week.distance(to: week.advanced(by: weeks)) == weeks)
        }
    }
}
