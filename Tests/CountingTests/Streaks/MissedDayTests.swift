import Counting
import Model
import TestSupport
import Testing

@Suite("A missed day")
struct MissedDayTests {
    @Test("S-02 is an easy, a wild or an unlogged day of the levels")
    func ofLevels() {
        let walk = HistoryBuilder(levels: "SEW.S").analysis(on: day(5)).noalc.streak.walk
        #expect(walk.steps.map(\.mark) == [.good, .missed(.easy), .missed(.wild), .missed(.gap), .good])
    }

    @Test("S-02 is a day of less than two minutes, or without any", arguments: [Session.Kind.meditation, .workout])
    func ofMinutes(_ kind: Session.Kind) {
        var history = HistoryBuilder()
        for (number, minutes) in [(1, "2"), (2, "1.4"), (4, "1.5")] {
            history.spend(minutes, on: kind, day: day(number))
        }
        let analysis = history.analysis(on: day(4))
        let walk = (kind == .workout ? analysis.workout : analysis.meditation).streak.walk
        #expect(walk.steps.map(\.mark) == [.good, .missed(.gap), .missed(.gap), .good])
    }

    @Test("S-02 is a day of a tracker without a log")
    func ofTrackers() {
        let walk = HistoryBuilder(.having(.yesNo), logs: "1.2").tracker(on: day(3)).streak?.walk
        #expect(walk?.steps.map(\.mark) == [.good, .missed(.gap), .good])
    }
}
