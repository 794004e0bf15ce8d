import Counting
import Model
import TestSupport
import Testing

/// Means that are shown: drinks by quarter and weekday, a counter's day, the weeks of a trend.
@Suite struct MeanTests {
    @Test("F-12 V-46 a quarter's mean is over the known weeks that have their Thursday in it")
    func quarters() {
        var builder = HistoryBuilder()
        // The week of 31 March 2025 has its Thursday in April; the last one before the running one has three days.
        for (week, days, drinks) in [
            ("2025-03-24", 7, 2), ("2025-03-31", 7, 3), ("2025-04-07", 4, 2),
            ("2025-04-14", 3, 9),
        ] {
            for offset in 0..<days {
                builder.enter(.easy, on: date(week).advanced(by: offset), drinks: FixedDecimal(drinks))
            }
        }
        let weeks = builder.analysis(on: date("2025-04-22")).drinkWeeks
        #expect(weeks.weeks.map(\.recorded) == [14, 21, 8, 27, 0])
        #expect(weeks.quarters.map(\.number) == [1, 2])
        #expect(weeks.quarters.map(\.numbers.count) == [1, 2])
        #expect(weeks.quarters.map(\.mean.text) == ["14", "17.5"])
        #expect(weeks.quarters.map(\.isEstimate) == [false, true])
    }

    @Test("V-36 V-46 a direction is claimed of four weeks a side, from a tenth on, and not of what chance does")
    func directions() {
        func direction(_ before: [Int], _ now: [Int]) -> WeekDirection? {
            WeekDirection(from: before.map(WeekNumber.init), to: now.map(WeekNumber.init))
        }
        #expect(direction([10, 11, 12, 13], [6, 7, 8, 9]) == .less)
        #expect(direction([6, 7, 8, 9], [10, 11, 12, 13]) == .more)
        #expect(direction([10, 11, 12], [6, 7, 8]) == nil, "three weeks are too few")
        #expect(direction([10, 11, 12, 13], [6, 7, 8, 10]) == nil, "equal numbers share a rank")
        #expect(direction([100, 101, 102, 103], [92, 93, 94, 95]) == nil, "less than a tenth")
        #expect(direction([0, 0, 0, 0], [1, 1, 1, 1]) == .more)
        #expect(direction([0, 0, 0, 0], [0, 0, 0, 0]) == nil)
        #expect(
            abs(WeekDirection.chance([1, 2, 3, 4].map(WeekNumber.init), [5, 6, 7, 8].map(WeekNumber.init)) - 2.0 / 70)
                < 1e-12)
        #expect(
            abs(WeekDirection.chance([1, 2, 3, 5].map(WeekNumber.init), [4, 6, 7, 8].map(WeekNumber.init)) - 4.0 / 70)
                < 1e-12)
    }

    @Test("F-12 weeks and quarters without entries are in no mean, because their drinks are unknown")
    func silence() {
        var builder = HistoryBuilder()
        for first in ["2025-01-06", "2025-10-06"] {
            for offset in 0..<28 { builder.enter(.easy, on: date(first).advanced(by: offset), drinks: 2) }
        }
        let weeks = builder.analysis(on: date("2025-11-03")).drinkWeeks
        #expect(weeks.quarters.map(\.number) == [1, 4], "spring and summer are none")
        #expect(weeks.quarters.map(\.numbers.count) == [4, 4])
        #expect(weeks.quarters.map(\.mean) == [14, 14])
        let assumed = HistoryBuilder(levels: "EEEEEEE" + "......." + "E")
        var history = assumed
        history.profile.assumeSteady = [DaySpan(first: day(8), last: day(14))]
        #expect(assumed.analysis(on: day(15)).drinkWeeks.quarters.map(\.mean) == [28])
        #expect(history.analysis(on: day(15)).drinkWeeks.quarters.map(\.mean) == [14], "an assumed week is known")
    }

    @Test("drinks per week begin with the first entry, not with an earlier log")
    func firstEntry() {
        var builder = HistoryBuilder(.having(.note), logs: "1")
        builder.enter(.easy, on: day(15), drinks: 2)
        let weeks = builder.analysis(on: day(22)).drinkWeeks
        #expect(weeks.first == Week(containing: day(15)))
        #expect(weeks.weeks.map(\.recorded) == [2, 0])
        #expect(HistoryBuilder().analysis(on: day(1)).drinkWeeks.weeks.isEmpty)
    }

    @Test("V-36 a weekday is called hard only if that is sure: with twelve weeks, and clearly worse than the others")
    func hardest() {
        let week = "SSSSSES"
        let few = HistoryBuilder(levels: week * 11).analysis(on: day(77))
        #expect(few.dayComparisons.hardWeekdays.isEmpty)
        let clear = HistoryBuilder(levels: week * 12).analysis(on: day(84))
        #expect(clear.dayComparisons.hardWeekdays == [.saturday])
        #expect(clear.weekdayLevels[5].soberPercent == 0)
        #expect(clear.weekdayLevels[5].meanDrinks?.text == "4")
        let even = HistoryBuilder(levels: "SSSSSSS" * 19 + week).analysis(on: day(140))
        #expect(even.dayComparisons.hardWeekdays.isEmpty)
    }

    @Test("weekdays that are equally hard are all named; with four, none is named", arguments: [2, 3, 4])
    func tie(count: Int) {
        let week = "S" * (7 - count) + "E" * count
        let hard = HistoryBuilder(levels: week * 12).analysis(on: day(84)).dayComparisons.hardWeekdays
        #expect(hard == (count == 4 ? [] : Weekday.allCases.suffix(count)))
    }

    @Test("a counter's mean day is rounded to a tenth, and a trend names the means it compares")
    func trackers() {
        var builder = HistoryBuilder()
        builder.add(.having(.counter))
        for (number, amount) in [(1, "1"), (1, "1"), (2, "2.25")] {
            builder.log(at: "\(day(number))T12:00", value: .amount(decimal(amount)))
        }
        #expect(builder.tracker(on: day(3)).days.meanTotal?.text == "2.1")
        let drawing = String(repeating: "1......", count: 4) + String(repeating: "111....", count: 4)
        let trend = HistoryBuilder(.having(.awareness), logs: drawing).tracker(on: day(57)).insights.trend
        #expect(trend.comparison?.recentMean.text == "3")
        #expect(trend.comparison?.meanBefore.text == "1")
        #expect(trend.lastFourWeeks == 12)
    }
}
