import Counting
import Model
import TestSupport
import Testing

@Suite("A week compared with the weeks before")
struct WeekComparisonTests {
    @Test("V-46 the week before, the eight before, oldest first, and their median; missing days are scaled to seven")
    func completeWeek() throws {
        let weeks = ["SSSSSSS", "SSSSSE.", "SSSEE..", "SSEE...", "SSSSSSS", "SSSSSSE"]
        let history = HistoryBuilder(levels: weeks.joined())
        let sober = try #require(history.week(6, on: day(50)).comparison(.soberDays))
        #expect(sober.number == 6)
        #expect(sober.earlier.map { $0.days } == [0, 0, 0, 7, 6, 5, 4, 7])
        #expect(sober.earlierNumbers.suffix(5) == [7, decimal("5.833333333"), decimal("4.2"), decimal("3.5"), 7])
        #expect(sober.earlier.map(\.isScaled).suffix(5) == [false, true, true, true, false])
        #expect(sober.numberBefore == 7)
        #expect(sober.usualNumber == decimal("5.833333333") && sober.usual?.isEstimate == true)
        let drinks = try #require(history.week(6, on: day(50)).comparison(.drinks))
        #expect(drinks.earlierNumbers.suffix(5) == [0, decimal("4.666666667"), decimal("11.2"), 14, 0])
    }

    @Test("V-46 a week with three recorded days is in nothing that compares, and says which days it is of")
    func unknownWeek() throws {
        let history = HistoryBuilder(levels: "EEEEEEE" * 4 + "EEE...." + "EEEEEEE")
        let before = try #require(history.week(5, on: day(42)).comparison(.drinks)).value
        #expect(before.number == nil && before.recorded == 12 && before.days == 3 && before.possibleDays == 7)
        let next = try #require(history.week(6, on: day(42)).comparison(.drinks))
        #expect(next.numberBefore == nil && next.usualNumber == 28)
        #expect(
            history.analysis(on: day(43)).drinkWeeks.quarters.flatMap(\.numbers).map(\.value) == [28, 28, 28, 28, 28])
    }

    @Test("V-46 the day of the last drink isn't sober, and its drinks are unknown")
    func lastDrink() throws {
        var history = HistoryBuilder(levels: "SSSSS.." + "SSSSSSS")
        history.profile.lastDrink = Profile.LastDrink(day: day(6), moment: nil)
        let week = history.week(1, on: day(14))
        let sober = try #require(week.comparison(.soberDays)).value
        #expect(sober.recorded == 5 && sober.days == 6)
        #expect(try #require(week.comparison(.drinks)).value.days == 5)
        #expect(week.totals.levelDays == 6 && week.totals.decidedDays == 7 && week.totals.sober == 5)
    }

    @Test("Of an even number of weeks the usual one lies between the middle two")
    func evenMedian() {
        let history = HistoryBuilder(levels: ["SSSSSSS", "SSSSSSE", "SSSSSEE", "SSSSEEE", "S......"].joined())
        #expect(history.week(5, on: day(36)).comparison(.soberDays)?.number == nil, "too little is known of it")
        #expect(history.week(5, on: day(29)).comparison(.soberDays)?.usualNumber == 1, "on its Monday")
        let whole = HistoryBuilder(levels: ["SSSSSSS", "SSSSSSE", "SSSSSEE", "SSSSEEE", "SSSSSSS"].joined())
        #expect(whole.week(5, on: day(36)).comparison(.soberDays)?.usualNumber == decimal("5.5"))
    }

    @Test("Fewer than four weeks say nothing about what is usual")
    func fewWeeks() throws {
        let history = HistoryBuilder(levels: "SSSSSSS" * 5)
        #expect(try #require(history.week(4, on: day(35)).comparison(.soberDays)).usual == nil)
        #expect(try #require(history.week(5, on: day(35)).comparison(.soberDays)).usual != nil)
    }

    @Test("The running week is compared with the same weekdays")
    func runningWeek() throws {
        let history = HistoryBuilder(levels: "SESSSSS" + "EEESSSS" + "SSS")
        let summary = history.week(3, on: day(17))
        let steady = try #require(summary.comparison(.soberDays))
        #expect(summary.isRunning)
        #expect(steady.value.days == 3)
        #expect(steady.number == 3)
        #expect(steady.earlierNumbers.suffix(2) == [2, 0])
    }

    @Test("An open today is left out, so that a morning is not compared with whole days")
    func openToday() throws {
        let history = HistoryBuilder(levels: "SSSSSSS" + "SS?")
        let steady = try #require(history.week(2, on: day(10)).comparison(.soberDays))
        #expect(steady.value.days == 2)
        #expect(steady.number == 2)
        #expect(steady.numberBefore == 2)
    }

    @Test("On an open Monday there is nothing to compare yet")
    func openMonday() throws {
        let history = HistoryBuilder(levels: "SSSSSSS?")
        let steady = try #require(history.week(2, on: day(8)).comparison(.soberDays))
        #expect(steady.value.days == 0)
        #expect(steady.before == nil)
    }

    @Test("A first week that begins in its middle is not compared with the next")
    func partialFirstWeek() throws {
        let history = HistoryBuilder(levels: "...SSSS" + "SSSSSSS" + "SSSSSSS")
        let summary = history.week(2, on: day(21))
        #expect(try #require(summary.comparison(.soberDays)).before == nil)
        #expect(try #require(history.week(3, on: day(21)).comparison(.soberDays)).numberBefore == 7)
    }

    @Test("Minutes are compared from the first session on, not from the first record of another kind")
    func measuresBeginOnTheirOwn() throws {
        var history = HistoryBuilder(levels: "SSSSSSS" * 3)
        history.spend("20", on: .workout, day: day(10))
        #expect(history.week(1, on: day(21)).comparison(.workoutMinutes) == nil)
        #expect(try #require(history.week(2, on: day(21)).comparison(.workoutMinutes)).before == nil)
        let third = try #require(history.week(3, on: day(21)).comparison(.workoutMinutes))
        #expect(third.number == nil, "no session is not 0 minutes")
        #expect(third.before == nil)
        #expect(history.week(3, on: day(21)).comparison(.mindfulnessMinutes) == nil)
    }

    @Test("V-05 The usual week leaves out those that show a dash, paused or not")
    func pausedWeeks() throws {
        var history = HistoryBuilder()
        history.draw(.workout, "S.S.S.." * 4 + "......." * 4 + "S......")
        #expect(try #require(history.week(9, on: day(63)).comparison(.workoutMinutes)).usualNumber == 30)
        history.profile.pauses = [Pause(span: DaySpan(first: day(29), last: day(56)))]
        let comparison = try #require(history.week(9, on: day(63)).comparison(.workoutMinutes))
        #expect(comparison.usualNumber == 30 && comparison.earlierNumbers == [30, 30, 30, 30, nil, nil, nil, nil])
    }

    @Test("Two weeks with a session in a month of silence make no usual week of 0 minutes")
    func silentWeeks() throws {
        var history = HistoryBuilder()
        for number in [1, 36] { history.spend("30", on: .meditation, day: day(number)) }
        let minutes = try #require(history.week(6, on: day(42)).comparison(.mindfulnessMinutes))
        #expect(minutes.earlierNumbers.compactMap(\.self) == [30] && minutes.usual == nil)
    }

    @Test(
        "An open today is left out of the running week, as its weekday is of the others; one that rests counts with a record"
    )
    func openMinutes() throws {
        var history = HistoryBuilder()
        for number in [1, 3, 8, 10, 15] { history.spend("20", on: .meditation, day: day(number)) }
        let silent = try #require(history.week(3, on: day(17)).comparison(.mindfulnessMinutes))
        #expect(silent.number == 20 && silent.numberBefore == 20)
        history.profile.pauses = [Pause(span: DaySpan(first: day(17), last: day(17)))]
        let resting = try #require(history.week(3, on: day(17)).comparison(.mindfulnessMinutes))
        #expect(
            resting.number == 20 && resting.numberBefore == 20, "a Wednesday that rests isn't compared with whole ones")
        history.spend("1", on: .meditation, day: day(17))
        let little = try #require(history.week(3, on: day(17)).comparison(.mindfulnessMinutes))
        #expect(little.number == 21 && little.numberBefore == 40)
        history.profile.pauses = []
        let open = try #require(history.week(3, on: day(17)).comparison(.mindfulnessMinutes))
        #expect(open.number == 20 && open.numberBefore == 20)
        history.spend("5", on: .meditation, day: day(17))
        let done = try #require(history.week(3, on: day(17)).comparison(.mindfulnessMinutes))
        #expect(done.number == 26 && done.numberBefore == 40)
    }

    @Test("A known week without a session on the weekdays that are compared has 0 minutes on them")
    func silentWeekdays() throws {
        var history = HistoryBuilder()
        for week in 0..<8 {
            if week < 4 { history.spend("20", on: .workout, day: day(7 * week + 1)) }
            history.spend("30", on: .workout, day: day(7 * week + 7))
        }
        history.spend("40", on: .workout, day: day(59))
        let minutes = try #require(history.week(9, on: day(61)).comparison(.workoutMinutes))
        #expect(minutes.earlierNumbers == [20, 20, 20, 20, 0, 0, 0, 0] && minutes.usualNumber == 10)
    }

    @Test("Nobody knows the drinks of a week without an entry")
    func unknownDrinks() throws {
        let history = HistoryBuilder(levels: "EEEEEEE" + "......." + "E......")
        let empty = try #require(history.week(2, on: day(21)).comparison(.drinks))
        #expect(empty.number == nil && empty.value.days == 0)
        #expect(empty.numberBefore == 28)
        #expect(try #require(history.week(3, on: day(21)).comparison(.drinks)).before == nil)
        #expect(try #require(history.week(3, on: day(21)).comparison(.soberDays)).before == nil)
    }

    @Test("A week of every seed's history adds up what its days hold", arguments: HistoryPropertyTests.seeds)
    func figures(_ seed: UInt64) {
        let analysis = RandomHistory(seed: seed).builder.analysis(on: day(60))
        for week in analysis.weeks.weeks {
            let summary = WeekSummary(analysis, of: week)
            #expect(summary.figures.soberDays == summary.totals.steady)
            #expect(summary.figures.workoutMinutes == summary.totals.workoutMinutes)
            #expect(summary.figures.mindfulnessMinutes == summary.totals.mindfulnessMinutes)
        }
        #expect(analysis.weeks.figures.reduce(0) { $0 + $1.soberDays } == analysis.totals.steady)
    }
}

@Suite("Weeks with a day that is asked about")
struct OpenDayWeekTests {
    @Test("V-19 on Monday before 18:00 the week of an open Sunday is in no mean and not compared")
    func monday() {
        let history = HistoryBuilder(levels: String(repeating: "EESSSSS", count: 5) + "SSSSSS.")
        let asked = history.analysis(at: "\(day(43))T09:00")
        #expect(asked.drinkWeeks.quarters.map(\.numbers.count) == [5])
        let over = history.analysis(at: "\(day(43))T18:00")
        #expect(over.drinkWeeks.quarters.map(\.numbers.count) == [6])
    }

    @Test("V-19 an open yesterday of the current week is left out of comparisons, later days are not")
    func running() throws {
        let history = HistoryBuilder(levels: "EESSSSS" * 4 + "EES...." + "SS.S")
        let week = Week(containing: day(36))
        let summary = WeekSummary(history.analysis(at: "\(day(39))T09:00"), of: week)
        let drinks = try #require(summary.comparisons.first { $0.measure == .drinks })
        #expect(drinks.value.days == 3 && drinks.value.possibleDays == 4)
        #expect(drinks.number == .zero && drinks.usualNumber == 8)
        let sober = try #require(summary.comparisons.first { $0.measure == .soberDays })
        #expect(
            sober.number == 3 && sober.usualNumber == 1 && sober.before == nil,
            "three days of the week before are too few")
        let later = WeekSummary(history.analysis(at: "\(day(39))T18:00"), of: week)
        #expect(later.comparisons.first { $0.measure == .drinks }?.value.days == 3)
    }

    @Test("Of the same weekdays those that were recorded count, scaled to the days that are compared")
    func scaledWeekdays() throws {
        let history = HistoryBuilder(levels: "EEEEEEE" + "E.EEEEE" + "SSS")
        let drinks = try #require(history.week(3, on: day(17)).comparison(.drinks))
        #expect(drinks.earlierNumbers.suffix(2) == [12, 12])
        #expect(
            drinks.earlier.map(\.days).suffix(2) == [3, 2] && drinks.earlier.map(\.isScaled).suffix(2) == [false, true])
    }
}
