import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

/// Means that are shown: drinks by quarter and weekday, a counter's day, the weeks of a trend.
@Suite struct MeanTests {
    @Test("F-12 a quarter's mean is over the complete weeks that have their Thursday in it")
    func quarters() {
        var builder = HistoryBuilder()
        // The week of 31 March 2025 has its Thursday in April.
        builder.enter(.easy, on: date("2025-03-24"), drinks: 3)
        builder.enter(.easy, on: date("2025-03-31"), drinks: 4)
        builder.enter(.steady, on: date("2025-04-07"), drinks: 1)
        builder.enter(.wild, on: date("2025-04-14"), drinks: 9)
        let weeks = builder.analysis(on: date("2025-04-15")).drinkWeeks
        #expect(weeks.drinks == [3, 4, 1, 9])
        #expect(weeks.quarters.map(\.number) == [1, 2])
        #expect(weeks.quarters.map(\.weeks.count) == [1, 2])
        #expect(weeks.quarters.map(\.mean.text) == ["3", "2.5"])
    }

    //
    @Test("F-12 weeks and quarters in which nothing was written are in no mean: nobody knows what was drunk")
    func silence() {
        var builder = HistoryBuilder()
        for first in ["2025-01-06", "2025-10-06"] {
            for offset in 0..<28 { builder.enter(.easy, on: date(first).advanced(by: offset), drinks: 2) }
        }
        let weeks = builder.analysis(on: date("2025-11-03")).drinkWeeks
        #expect(weeks.quarters.map(\.number) == [1, 4], "spring and summer are none")
        #expect(weeks.quarters.map(\.weeks.count) == [4, 4])
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
        #expect(weeks.drinks == [2, 0])
        #expect(HistoryBuilder().analysis(on: day(1)).drinkWeeks.drinks.isEmpty)
    }

    @Test("V-36 a weekday is called hard only where that is sure: of twelve weeks, and clearly behind the others")
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

    @Test("weekdays that are equally hard are all named; four do not stand out", arguments: [2, 3, 4])
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
