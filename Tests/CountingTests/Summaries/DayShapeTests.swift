import Model
import TestSupport
import Testing

@testable import Counting

/// When things were done and noticed, day by day.
@Suite struct DayShapeTests {
    private func history(_ days: Int, hours: [Int]) -> HistoryBuilder {
        var history = HistoryBuilder(.having(.awareness))
        for number in 1...days { for hour in hours { history.log(number, hour: hour) } }
        return history
    }

    @Test("Every record with a time has its hour and its day, at most 365 of them")
    func moments() throws {
        let shape = try #require(DayShape(history(400, hours: [8, 20]).analysis(on: day(400))))
        #expect(shape.days == day(36)...day(400))
        #expect(shape.count == 730 && shape.kinds.count == 1)
        #expect(shape.kinds[0].byHour[8] == 365 && shape.kinds[0].byHour[20] == 365)
        #expect(shape.kinds[0].moments.first == WallTime(day: day(36), second: 8 * 3600))
    }

    @Test("Three hours in a row are the busiest if they hold a quarter of the records, also across midnight")
    func busiest() throws {
        let late = try #require(DayShape(history(30, hours: [9, 14, 23, 0, 1]).analysis(on: day(30))))
        #expect(late.busiest?.hour == 23 && late.busiest?.percent == 60)
        let even = try #require(DayShape(history(30, hours: Array(0..<24)).analysis(on: day(30))))
        #expect(even.busiest == nil)
    }

    @Test("Fewer than fifty records, or less than two weeks of them, have no shape yet")
    func tooFew() {
        #expect(DayShape(history(24, hours: [8, 20]).analysis(on: day(24))) == nil)
        #expect(DayShape(history(25, hours: [8, 20]).analysis(on: day(25))) != nil)
        #expect(DayShape(history(13, hours: [8, 9, 10, 20]).analysis(on: day(13))) == nil)
    }
}
