import Counting
import Model
import TestSupport
import Testing

@Suite("An activity over time")
struct ActivityDetailsTests {
    @Test("S-30 its weeks run from that of the first session to the running one; one without a session is not known")
    func weeks() {
        var history = HistoryBuilder(levels: "S")
        history.spend("10", on: .meditation, day: day(10))
        history.spend("4.6", on: .breathing, day: day(14))
        history.spend("0.2", on: .meditation, day: day(29))
        let weeks = history.analysis(on: day(38)).weeks(of: .meditation)
        #expect(weeks.first == week(2))
        #expect(weeks.minutes == [15, nil, nil, 0, nil])
        #expect(history.analysis(on: day(38)).weeks(of: .workout).minutes.isEmpty)
    }

    @Test("S-30 a weekday's mean is of all its days since the first session, an open today left out")
    func weekdays() {
        var history = HistoryBuilder()
        history.spend("10", on: .workout, day: day(1))
        history.spend("5", on: .workout, day: day(8))
        history.spend("1", on: .workout, day: day(9))
        let details = history.analysis(on: day(15)).details(of: .workout)
        #expect(details.weekdays[0].days == 2 && details.weekdays[0].countedDays == 2)
        #expect(details.weekdays[0].mean == 8)
        #expect(details.weekdays[1].days == 2 && details.weekdays[1].countedDays == 0)
        #expect(details.weekdays[1].minutes == 1)
        #expect(details.fullestDay?.day == day(1) && details.fullestDay?.minutes == 10)
    }

    @Test("S-30 kinds of workout have their minutes and energy, most minutes first")
    func parts() {
        var history = HistoryBuilder()
        history.profile.weightKilograms = FixedDecimal(80)
        history.spend("30", on: .workout, day: day(1), type: "walking")
        history.spend("30", on: .workout, day: day(1), type: "running")
        history.spend("45", on: .workout, day: day(2), type: "walking")
        history.spend("75", on: .workout, day: day(3))
        history.spend("500", on: .meditation, day: day(3))
        let details = history.analysis(on: day(3)).details(of: .workout)
        #expect(details.parts.map(\.type) == ["walking", nil, "running"])
        #expect(details.parts.map(\.sessions) == [2, 1, 1])
        #expect(details.parts.map(\.kilocalories) == [368, nil, 336])
        #expect(details.longestSession?.day == day(3) && details.longestSession?.minutes == FixedDecimal(75))
    }

    @Test("S-30 meditation and breathing are the parts of mindfulness, whatever type they have")
    func mindfulness() {
        var history = HistoryBuilder()
        history.spend("20", on: .meditation, day: day(1), type: "zen")
        history.spend("10", on: .breathing, day: day(1))
        history.spend("5", on: .meditation, day: day(2))
        let details = history.analysis(on: day(2)).details(of: .meditation)
        #expect(details.parts.map(\.kind) == [.meditation, .breathing])
        #expect(details.parts.map(\.type) == [nil, nil])
    }

    @Test("S-30 milestones are reached by the streak's length, healed days included, and are never lost")
    func milestones() {
        var history = HistoryBuilder()
        history.draw(.meditation, "SSSSSSS.SSSSSS..SS")
        let analysis = history.analysis(on: day(18))
        let reached = analysis.milestones(of: analysis.meditation.streak)
        #expect(reached.prefix(4).map(\.reached) == [day(1), day(3), day(7), day(14)])
        #expect(analysis.meditation.streak.current == 2)
        let next = analysis.nextRung(of: analysis.meditation.streak)
        #expect(next?.length == 3 && next?.away == 1 && next?.isAgain == true)
        #expect(analysis.milestones(of: analysis.workout.streak).allSatisfy { $0.reached == nil })
    }
}
