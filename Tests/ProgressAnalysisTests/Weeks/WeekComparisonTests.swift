import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

@Suite("A week beside the weeks before")
struct WeekComparisonTests {
    @Test("The week before, the eight before, oldest first, and their median")
    func completeWeek() throws {
        let weeks = ["SSSSSSS", "SSSSSS.", "SSSSS..", "SSSS...", "SSSSSSS", "SSSSSSE"]
        let history = HistoryBuilder(levels: weeks.joined())
        let steady = try #require(history.week(6, on: day(50)).comparison(.soberDays))
        #expect(steady.value == 6)
        #expect(steady.earlier == [nil, nil, nil, 7, 6, 5, 4, 7])
        #expect(steady.before == 7)
        #expect(steady.usual == decimal("6"))
    }

    @Test("Of an even number of weeks the usual one lies between the middle two")
    func evenMedian() {
        let history = HistoryBuilder(levels: ["SSSSSSS", "SSSSSS.", "SSSSS..", "SSSS...", "S......"].joined())
        #expect(history.week(5, on: day(35)).comparison(.soberDays)?.usual == decimal("5.5"))
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
        #expect(steady.days == day(15)...day(17))
        #expect(steady.value == 3)
        #expect(steady.earlier.suffix(2) == [2, 0])
    }

    @Test("An open today is left out, so that a morning is not compared with whole days")
    func openToday() throws {
        let history = HistoryBuilder(levels: "SSSSSSS" + "SS?")
        let steady = try #require(history.week(2, on: day(10)).comparison(.soberDays))
        #expect(steady.days == day(8)...day(9))
        #expect(steady.value == 2)
        #expect(steady.before == 2)
    }

    @Test("On an open Monday there is nothing to compare yet")
    func openMonday() throws {
        let history = HistoryBuilder(levels: "SSSSSSS?")
        let steady = try #require(history.week(2, on: day(8)).comparison(.soberDays))
        #expect(steady.days == nil)
        #expect(steady.before == nil)
    }

    @Test("A first week that begins in its middle is no measure for the next")
    func partialFirstWeek() throws {
        let history = HistoryBuilder(levels: "...SSSS" + "SSSSSSS" + "SSSSSSS")
        let summary = history.week(2, on: day(21))
        #expect(try #require(summary.comparison(.soberDays)).before == nil)
        #expect(try #require(history.week(3, on: day(21)).comparison(.soberDays)).before == 7)
    }

    @Test("Minutes are compared from the first session on, not from the first record of another kind")
    func measuresBeginOnTheirOwn() throws {
        var history = HistoryBuilder(levels: "SSSSSSS" * 3)
        history.spend("20", on: .workout, day: day(10))
        #expect(history.week(1, on: day(21)).comparison(.workoutMinutes) == nil)
        #expect(try #require(history.week(2, on: day(21)).comparison(.workoutMinutes)).before == nil)
        let third = try #require(history.week(3, on: day(21)).comparison(.workoutMinutes))
        #expect(third.value == nil, "no session is not 0 minutes")
        #expect(third.before == nil)
        #expect(history.week(3, on: day(21)).comparison(.mindfulnessMinutes) == nil)
    }

    @Test("V-05 The usual week leaves out those that show a dash, paused or not")
    func pausedWeeks() throws {
        var history = HistoryBuilder()
        history.draw(.workout, "S.S.S.." * 4 + "......." * 4 + "S......")
        #expect(try #require(history.week(9, on: day(63)).comparison(.workoutMinutes)).usual == 30)
        history.profile.pauses = [Pause(span: DaySpan(first: day(29), last: day(56)))]
        let comparison = try #require(history.week(9, on: day(63)).comparison(.workoutMinutes))
        #expect(comparison.usual == 30 && comparison.earlier == [30, 30, 30, 30, nil, nil, nil, nil])
    }

    //
    @Test("Two weeks with a session in a month of silence make no usual week of 0 minutes")
    func silentWeeks() throws {
        var history = HistoryBuilder()
        for number in [1, 36] { history.spend("30", on: .meditation, day: day(number)) }
        let minutes = try #require(history.week(6, on: day(42)).comparison(.mindfulnessMinutes))
        #expect(minutes.earlier.compactMap(\.self) == [30] && minutes.usual == nil)
    }

    @Test("What an open or resting today has so far is left out of the running week, as its weekday is of the others")
    func openMinutes() throws {
        var history = HistoryBuilder()
        for number in [1, 3, 8, 10, 15] { history.spend("20", on: .meditation, day: day(number)) }
        history.spend("1", on: .meditation, day: day(17))
        let open = try #require(history.week(3, on: day(17)).comparison(.mindfulnessMinutes))
        #expect(open.days == day(15)...day(16) && open.value == 20 && open.before == 20)
        history.profile.pauses = [Pause(span: DaySpan(first: day(17), last: day(17)))]
        let paused = try #require(history.week(3, on: day(17)).comparison(.mindfulnessMinutes))
        #expect(paused.value == 20 && paused.before == 20, "a Wednesday that rests is not beside whole Wednesdays")
        history.spend("5", on: .meditation, day: day(17))
        let done = try #require(history.week(3, on: day(17)).comparison(.mindfulnessMinutes))
        #expect(done.value == 26 && done.before == 40)
    }

    @Test("Nobody knows the drinks of a week without an entry")
    func unknownDrinks() throws {
        let history = HistoryBuilder(levels: "EEEEEEE" + "......." + "E......")
        let empty = try #require(history.week(2, on: day(21)).comparison(.drinks))
        #expect(empty.value == nil)
        #expect(empty.before == 28)
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
        #expect(analysis.weeks.figures.reduce(0) { $0 + $1.soberDays } == analysis.noalc.steady)
    }
}

@Suite("Weeks with a day that is asked about")
struct OpenDayWeekTests {
    @Test("V-19 on Monday before 18:00 the week of an open Sunday is in no mean and not compared")
    func monday() {
        let history = HistoryBuilder(levels: String(repeating: "EESSSSS", count: 5) + "SSSSSS.")
        let asked = history.analysis(at: "\(day(43))T09:00")
        #expect(asked.drinkWeeks.quarters.map(\.weeks.count) == [5])
        let over = history.analysis(at: "\(day(43))T18:00")
        #expect(over.drinkWeeks.quarters.map(\.weeks.count) == [6])
    }

    @Test("V-19 an open yesterday of the running week is left out of what is compared, and so is what comes after it")
    func running() throws {
        let history = HistoryBuilder(levels: String(repeating: "EESSSSS", count: 5) + "SS.S")
        let week = Week(containing: day(36))
        let summary = WeekSummary(history.analysis(at: "\(day(39))T09:00"), of: week)
        let drinks = try #require(summary.comparisons.first { $0.measure == .drinks })
        #expect(drinks.days == day(36)...day(37) && drinks.value == .zero && drinks.usual == decimal("8"))
        let later = WeekSummary(history.analysis(at: "\(day(39))T18:00"), of: week)
        #expect(later.comparisons.first { $0.measure == .drinks }?.days == day(36)...day(39))
    }
}
