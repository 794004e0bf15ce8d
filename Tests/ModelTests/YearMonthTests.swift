import Model
import TestSupport
import Testing

@Suite struct YearMonthTests {
    @Test("a month has its number of days in the calendar, and its first and last day are in it")
    func lengths() {
        for year in [1, 1900, 1999, 2000, 2023, 2024, 2100, 9999] {
            for number in 1...12 {
                let month = YearMonth(year: year, month: number)
                let length = CalendarLeaf.length(ofMonth: number, in: year)
                #expect(month.length == length)
                #expect(CalendarLeaf(month.firstDay) == CalendarLeaf(year: year, month: number, day: 1))
                #expect(CalendarLeaf(month.lastDay) == CalendarLeaf(year: year, month: number, day: length))
            }
        }
    }

    @Test("months follow one another without a gap")
    func neighbours() {
        var month = YearMonth(year: 1998, month: 11)
        for _ in 0..<40 {
            let next = month.next
            #expect(next.firstDay == month.lastDay.advanced(by: 1))
            #expect(next.previous == month)
            #expect(month < next)
            month = next
        }
        #expect(month == YearMonth(year: 2002, month: 3))
    }

    @Test("each day knows its month")
    func monthOfDay() throws {
        #expect(date("2024-02-29").yearMonth == YearMonth(year: 2024, month: 2))
        #expect(date("2024-12-31").yearMonth.description == "2024-12")
        #expect(date("2025-01-01").yearMonth.description == "2025-01")
        #expect(date("2025-01-31").dayOfMonth == 31)
    }
}
