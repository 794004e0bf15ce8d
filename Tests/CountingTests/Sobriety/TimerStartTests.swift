import Counting
import Model
import TestSupport
import Testing

@Suite("The start of the sobriety timer")
struct TimerStartTests {
    @Test("U-T1 after a day that was not sober it starts at the moment today was marked")
    func markedLive() {
        var history = berlin(levels: "SW")
        history.enter(.steady, on: day(3), loggedAt: "2025-01-08T19:03:11")
        let timer = history.analysis(at: "2025-01-08T20:03:11").sobriety.timer
        #expect(timer?.start.iso8601(in: .berlin) == "2025-01-08T19:03:11+01:00")
        #expect(timer?.elapsedSeconds(at: history.instant("2025-01-08T20:03:11")) == 3600)
    }

    @Test("U-T2 days that follow do not move the start, whenever they were marked")
    func continues() {
        var history = berlin(levels: "W")
        history.enter(.steady, on: day(2), loggedAt: "2025-01-07T19:03:11")
        for (number, time) in [(3, "2025-01-08T08:00"), (4, "2025-01-12T23:00"), (5, "2025-01-10T00:01")] {
            history.enter(.steady, on: day(number), loggedAt: time)
            let timer = history.analysis(on: day(number)).sobriety.timer
            #expect(timer?.start == history.instant("2025-01-07T19:03:11"))
        }
    }

    @Test(
        "U-T3 a backfilled first day starts at its midnight",
        arguments: [nil, "2025-01-08T00:00", "2025-01-09T12:00", "2025-01-06T23:59:59"])
    func backfilled(_ loggedAt: String?) {
        var history = berlin(levels: "W")
        history.enter(.steady, on: day(2), loggedAt: loggedAt)
        history.enter(.steady, on: day(3), loggedAt: "2025-01-08T21:00")
        let timer = history.analysis(on: day(3)).sobriety.timer
        #expect(timer?.start.iso8601(in: .berlin) == "2025-01-07T00:00:00+01:00")
    }

    @Test("U-T3 a backfilled day before the streak moves the start to the new first day")
    func backfilledLater() {
        var history = berlin(levels: "")
        history.enter(.steady, on: day(3), loggedAt: "2025-01-08T19:00")
        #expect(history.analysis(on: day(3)).sobriety.timer?.start == history.instant("2025-01-08T19:00"))
        history.enter(.steady, on: day(2), loggedAt: "2025-01-08T19:01")
        #expect(history.analysis(on: day(3)).sobriety.timer?.start == history.instant("2025-01-07T00:00"))
    }

    @Test("U-T3 the first and the last second of the day are on the day", arguments: ["00:00:00", "23:59:59"])
    func edgesOfTheDay(_ time: String) {
        var history = berlin(levels: "W")
        history.enter(.steady, on: day(2), loggedAt: "2025-01-07T" + time)
        #expect(history.analysis(on: day(2)).sobriety.timer?.start == history.instant("2025-01-07T" + time))
    }

    @Test("With a later start of the day, the night before it still belongs to the day")
    func dayStart() {
        var history = berlin(levels: "")
        history.profile.dayStart = clock("04:00")
        history.enter(.steady, on: day(2), loggedAt: "2025-01-08T02:00")
        #expect(history.analysis(on: day(2)).sobriety.timer?.start == history.instant("2025-01-08T02:00"))
        history.entries = []
        history.enter(.steady, on: day(2), loggedAt: "2025-01-07T02:00")
        #expect(history.analysis(on: day(2)).sobriety.timer?.start == history.instant("2025-01-07T04:00"))
    }

    @Test("The entry that counts gives the moment, not the one it corrects")
    func correctedEntry() {
        var history = berlin(levels: "W")
        history.enter(.easy, on: day(2), loggedAt: "2025-01-07T18:00", isSuperseded: true)
        history.enter(.steady, on: day(2), loggedAt: "2025-01-07T19:00")
        #expect(history.analysis(on: day(2)).sobriety.timer?.start == history.instant("2025-01-07T19:00"))
    }

    private func berlin(levels: String) -> HistoryBuilder {
        var history = HistoryBuilder(levels: levels)
        history.profile.zone = .berlin
        return history
    }
}
