import Counting
import Model
import TestSupport
import Testing

@Suite("The minutes of a day")
struct MinutesTests {
    /// Sessions of one day with the expected minutes and verdict.
    struct Sum: Sendable, CustomTestStringConvertible {
        let name: String
        let sessions: [String]
        let minutes: Int
        let counts: Bool

        var testDescription: String { name }
    }

    @Test(
        "S-28 less than two minutes doesn't count as an activity",
        arguments: [
            Sum(name: "nothing", sessions: ["0"], minutes: 0, counts: false),
            Sum(name: "one minute", sessions: ["1"], minutes: 1, counts: false),
            Sum(name: "just short of a minute and a half", sessions: ["1.499999999"], minutes: 1, counts: false),
            Sum(name: "two minutes", sessions: ["2"], minutes: 2, counts: true),
        ])
    func minimum(_ sum: Sum) { expect(sum) }

    @Test(
        "S-29 minutes are rounded once, after adding up, halves away from zero",
        arguments: [
            Sum(name: "1.8 is 2", sessions: ["1.8"], minutes: 2, counts: true),
            Sum(name: "1.5 is 2", sessions: ["1.5"], minutes: 2, counts: true),
            Sum(name: "twice 0.8 is 2", sessions: ["0.8", "0.8"], minutes: 2, counts: true),
            Sum(name: "twice 0.7 is 1", sessions: ["0.7", "0.7"], minutes: 1, counts: false),
            Sum(name: "ten tenths and a half are 2, exactly", sessions: ["0.1"] * 15, minutes: 2, counts: true),
            Sum(name: "five times 0.5 is 3", sessions: ["0.5"] * 5, minutes: 3, counts: true),
        ])
    func rounding(_ sum: Sum) { expect(sum) }

    @Test("S-28 the minimum is the profile's", arguments: [(1, 3), (2, 2), (10, 1), (11, 0)])
    func configuredMinimum(_ minimum: Int, _ days: Int) {
        var history = HistoryBuilder()
        history.profile.minimumMinutes = minimum
        for (number, minutes) in [(1, "1"), (2, "3.2"), (3, "10.4")] {
            history.spend(minutes, on: .workout, day: day(number))
        }
        #expect(history.analysis(on: day(3)).workout.days == days)
    }

    @Test("The minutes of all days are the sum of the rounded days, also of those that do not count")
    func total() {
        var history = HistoryBuilder()
        for number in 1...3 { history.spend("1.4", on: .workout, day: day(number)) }
        history.spend("2.5", on: .workout, day: day(4))
        let workout = history.analysis(on: day(4)).workout
        #expect(workout.minutes == 6)
        #expect(workout.days == 1)
    }

    private func expect(_ sum: Sum, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        for kind in Session.Kind.allCases {
            var history = HistoryBuilder()
            for minutes in sum.sessions { history.spend(minutes, on: kind, day: day(1)) }
            let analysis = history.analysis(on: day(1))
            let activity = kind == .workout ? analysis.workout : analysis.meditation
            #expect(activity.minutes == sum.minutes, "\(kind)", sourceLocation: sourceLocation)
            #expect((activity.days == 1) == sum.counts, "\(kind)", sourceLocation: sourceLocation)
            #expect(activity.streak.isPending != sum.counts, "\(kind)", sourceLocation: sourceLocation)
        }
    }
}

/// `elements` written `count` times.
private func * (elements: [String], count: Int) -> [String] {
    Array(repeatElement(elements, count: count).joined())
}
