import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("A year and more")
struct AnniversaryTests {
    @Test(
        "V-49 years, months and days are whole calendar months and the days after them",
        arguments: [
            ("2024-01-31", "2025-01-30", [0, 11, 30]), ("2024-01-31", "2025-01-31", [1, 0, 0]),
            ("2024-02-29", "2025-02-28", [1, 0, 0]), ("2024-02-29", "2025-03-01", [1, 0, 1]),
            ("2024-01-31", "2024-02-29", [0, 1, 0]), ("2023-08-27", "2024-10-31", [1, 2, 4]),
            ("2000-12-15", "2010-11-15", [9, 11, 0]), ("2025-03-01", "2025-03-01", [0, 0, 0]),
        ])
    func span(first: String, last: String, expected: [Int]) {
        let span = CalendarSpan(from: date(first), to: date(last))
        #expect([span.years, span.months, span.days] == expected)
    }

    private func hero(_ days: Int, _ language: Language = .english) throws -> Hero {
        Hero(in: Report(try Folder(levels: "S" * days).analysis(), language: language))
    }

    @Test("V-49 from the second year on the years are below the day number, in either language")
    func line() throws {
        // The last day of the levels is 31 October 2025.
        #expect(try hero(365).timer?.years == nil)
        #expect(try hero(366).timer?.years == "1 year")
        #expect(try hero(367).timer?.years == "1 year and 1 day")
        #expect(try hero(366 + 61 + 4).timer?.years == "1 year, 2 months and 4 days")
        #expect(try hero(366 + 61 + 4, .german).timer?.years == "1 Jahr, 2 Monate und 4 Tage")
    }

    @Test("V-49 line, medal and card are on the date of the first day; the milestone of 365 days has its line alone")
    func anniversary() throws {
        let (milestone, anniversary, after) = (try hero(365), try hero(366), try hero(367))
        #expect(milestone.celebration?.title == "Milestone reached: 365 days." && milestone.timer?.isMilestone == false)
        #expect(anniversary.celebration?.title == "1 year sober today." && anniversary.timer?.isMilestone == true)
        #expect(try hero(366, .german).celebration?.title == "Heute 1 Jahr nüchtern.")
        #expect(after.celebration == nil && after.timer?.isMilestone == false)
    }
}
