import Counting
import Model
import TestSupport
import Testing

@Suite("A day that is assumed to be steady")
struct AssumedDayTests {
    /// A history drawn from day 1 with steady days assumed between two days.
    private func history(_ drawing: String, from first: Int, to last: Int? = nil) -> HistoryBuilder {
        var history = HistoryBuilder(levels: drawing)
        history.profile.assumeSteady = [DaySpan(first: day(first), last: last.map { day($0) })]
        return history
    }

    @Test("counts as steady and sober with 0 drinks, and is counted as assumed; an entry wins, and today is open")
    func counted() throws {
        let analysis = history("..E....", from: 1).analysis(on: day(7))
        #expect(analysis.totals.steady == 5 && analysis.totals.assumed == 5 && analysis.totals.easy == 1)
        #expect(analysis.totals.gap == 0 && analysis.noalc.streak.isPending)
        #expect(analysis.sobriety.soberDays == 5 && analysis.sobriety.current?.span == days(4...6))
        let record = try #require(analysis.days[day(2)])
        #expect(record.isAssumed && record.isSober && record.drinks == nil && record.summedDrinks == 0)
        #expect(analysis.days[day(3)]?.isAssumed == false && analysis.days[day(7)]?.level == nil)
    }

    @Test("a quit date alone is a history: the walk begins on it")
    func quitDate() {
        let analysis = history("", from: 3).analysis(on: day(10))
        #expect(analysis.days.first == day(3) && analysis.noalc.streak.walk.first == day(3))
        #expect(analysis.noalc.streak.current == 7 && analysis.sobriety.longest?.length == 7)
        #expect(analysis.milestones.filter { $0.reached != nil }.map(\.days) == [1, 3, 7])
        #expect(analysis.records.entries == 0 && analysis.lastWrittenDay == nil)
    }

    @Test("days outside of the span stay gaps, and a span that begins today assumes nothing")
    func outside() {
        let analysis = history("S......", from: 3, to: 4).analysis(on: day(7))
        #expect(analysis.totals.steady == 3 && analysis.totals.assumed == 2 && analysis.totals.gap == 3)
        let none = history("S", from: 2).analysis(on: day(2))
        #expect(none.totals.assumed == 0 && none.days.first == day(1))
    }

    @Test("has the savings of a sober day, also in a balance", arguments: Profile.SavingsMethod.allCases)
    func savings(method: Profile.SavingsMethod) {
        var history = history("S", from: 2)
        history.profile.pricePerDrink = AmountOverTime(4)
        history.profile.drinkingRate = .perDay(AmountOverTime(2))
        history.profile.savingsMethod = method
        #expect(history.analysis(on: day(5)).savings?.amount?.decimalText == "32.00")
    }

    @Test(
        "the timer runs until 18:00 of the second day after it, also under the strict rule",
        arguments: Profile.TimerRule.allCases)
    func timer(rule: Profile.TimerRule) {
        var history = history("S", from: 2)
        history.profile.timerRule = rule
        let timer = history.analysis(at: "\(day(5))T12:00").sobriety.timer
        #expect(timer?.isRunning == true && timer?.end == history.instant("\(day(6))T18:00"))
    }

    @Test("the public sees the same days, and that they are assumed")
    func publicEdition() {
        let analysis = history("..E....", from: 1).analysis(on: day(7))
        let told = analysis.publicEdition
        #expect(
            told.totals.assumed == 5 && told.totals.steady == 5 && told.sobriety.current == analysis.sobriety.current)
        #expect(told.days[day(2)]?.isAssumed == true)
    }

    @Test("after 30 days without any record it is asked whether that still holds", arguments: [(31, nil), (32, 31)])
    func silence(today: Int, silent: Int?) {
        #expect(history("S", from: 2).analysis(on: day(today)).silentDays == silent)
        #expect(history("S", from: 2, to: 9).analysis(on: day(today)).silentDays == nil)
        var written = history("S", from: 2)
        written.spend("10", on: .workout, day: day(20))
        #expect(written.analysis(on: day(today)).silentDays == nil)
    }

    @Test("a span of steady days is not asked about if it has an end, or began less than 30 days ago")
    func silenceAfterAnAnswer() {
        var history = history("S", from: 2, to: 59)
        #expect(history.analysis(on: day(60)).silentDays == nil)
        history.profile.assumeSteady.append(DaySpan(first: day(60), last: nil))
        #expect(history.analysis(on: day(61)).silentDays == nil)
        #expect(history.analysis(on: day(89)).silentDays == nil)
        #expect(history.analysis(on: day(90)).silentDays == 31)
    }

    @Test("the public is not asked: records that it may not know of could be the last ones")
    func silenceOfPublic() {
        var history = history("S", from: 2)
        history.add(.having(.counter))
        history.log(at: "\(day(30))T12:00")
        let analysis = history.analysis(on: day(45))
        #expect(analysis.silentDays == nil)
        #expect(analysis.publicEdition.days[day(44)]?.isAssumed == true && analysis.publicEdition.silentDays == nil)
    }
}
