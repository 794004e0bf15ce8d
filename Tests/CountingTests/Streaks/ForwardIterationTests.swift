import Counting
import Model
import TestSupport
import Testing

/// Walking backwards from today would reach an easy day before the days that earn the joker for it.
///
/// These histories would have another result if walked backwards.
@Suite("The direction of the walk")
struct ForwardIterationTests {
    static let histories = [
        "SSSSSSSES", "SSSSSSSE", "SSSSSSEES" + "S" * 7 + "W", "S" * 14 + "E.S", "SSSSSSSESSS", "SSSSSSW",
    ]

    @Test("N-14 a walk backward from today loses what a walk forward heals", arguments: histories)
    func whyForward(_ history: String) {
        #expect(drawn(history).current == PolicyByTheBook.universal(history).streak)
        #expect(drawn(history).current > lengthWalkingBackward(history))
    }

    @Test("N-14 an easy day after seven steady ones is healed by the reward they earned")
    func healedByEarlierDays() {
        #expect(drawn("SSSSSSSES", policy: .classic).current == 9)
        #expect(drawn("SSSSSSSES", policy: .universal).current == 9)
        #expect(lengthWalkingBackward("SSSSSSSES") == 1)
    }

    @Test("N-14 seven steady days do not heal an easy one before them")
    func laterDaysHealNothing() {
        #expect(drawn("SSE" + "S" * 7).current == 7)
        #expect(drawn("SSE" + "S" * 7, policy: .classic).current == 7)
        #expect(drawn("SSE" + "S" * 7).rewardsAvailable == 1)
    }

    @Test("S-21 the walk visits every day, also those without an entry")
    func everyDay() {
        var history = HistoryBuilder()
        for number in [1, 2, 3, 5, 6] { history.enter(.steady, on: day(number)) }
        let streak = history.analysis(on: day(6)).noalc.streak
        #expect(streak.outcomes == "===x==")
        #expect(streak.current == 2)
    }

    @Test("S-21 a gap costs a reward if there is one")
    func gapCostsAReward() {
        let streak = HistoryBuilder(levels: "SSSSSSS.SS").analysis(on: day(10)).noalc.streak
        #expect(streak.outcomes == "=======+==")
        #expect(streak.healed == [day(8)])
    }

    @Test("S-21 rewards are booked in the order of the days")
    func ledgerIsChronological() {
        let days = drawn("S" * 7 + "E" + "S" * 6 + "W" + "S" * 10).walk.ledger.map(\.day)
        #expect(days == [day(7), day(8), day(14), day(15), day(21)])
    }

    /// The wrong way: from the most recent day backwards, with rewards counted when they are reached.
    private func lengthWalkingBackward(_ history: String) -> Int {
        var length = 0
        var balance = 0
        for day in history.reversed() {
            if day == "S" {
                length += 1
                if length % 7 == 0 { balance = min(3, balance + 1) }
            } else if balance > 0 {
                balance -= 1
                length += 1
            } else {
                return length
            }
        }
        return length
    }
}
