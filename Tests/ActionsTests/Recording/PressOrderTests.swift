import Counting
import Diary
import Model
import TestSupport
import Testing

@testable import Actions

/// Button presses of two phones that arrive in any order, twice, days later, and after an undo.
@Suite struct PressOrderTests {
    /// A press and its time, in minutes before the end.
    private struct Press {
        let id: Int
        let words: String
        let minutesBefore: Int
    }

    private static let end = WallTime(secondsSinceEpoch: 1_761_950_000)

    private static func moment(_ minutesBefore: Int) -> String {
        "\(WallTime(secondsSinceEpoch: end.secondsSinceEpoch - 60 * minutesBefore))"
    }

    private static func log(_ press: Press, minutesBefore: Int, _ folder: RecordingFolder) throws -> LogAnswer {
        let made = WallTime(secondsSinceEpoch: end.secondsSinceEpoch - 60 * press.minutesBefore)
        let isLevel = !press.words.contains(" ")
        return try folder.answer(press.words, at: moment(minutesBefore)) { request in
            // The day that the phone asks about.
            if isLevel {
                request.day = DayText(Reminder.Activity.noalc.targetDay(at: made, DayClock(zone: .utc, dayStart: 0)))
            }
            request.press = PressID("press-\(press.id)")
            request.secondsAgo = 60 * (press.minutesBefore - minutesBefore)
            request.said = press.words
        }
    }

    @Test(
        "V-24 in any order, with doubles and undone ones, each press is one record of its day, and the streak is the same",
        arguments: 0..<12)
    func orders(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed + 340))
        // The night of one day, the next two days, at least ten minutes apart.
        var presses: [Press] = []
        for id in 0..<10 {
            let words =
                ["steady", "easy", "wild", "4", "water 2", "meditation 12"].randomElement(using: &generator) ?? ""
            presses.append(
                Press(id: id, words: words, minutesBefore: 4000 - 300 * id - Int.random(in: 0..<200, using: &generator))
            )
        }
        // Each arrives at least once, after its time.
        var arrivals = presses.flatMap { press in
            (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                (press: press, minutesBefore: Int.random(in: 0...press.minutesBefore, using: &generator))
            }
        }
        arrivals.sort { $0.minutesBefore > $1.minutesBefore }
        let folder = try RecordingFolder(["trackers.json": everyMode])
        var written: [Int] = []
        var undone: Set<Int> = []
        var arrived: Set<Int> = []
        for arrival in arrivals {
            let answer = try PressOrderTests.log(arrival.press, minutesBefore: arrival.minutesBefore, folder)
            #expect((answer.earlier != nil) == !arrived.insert(arrival.press.id).inserted, "\(arrival)")
            if undone.contains(arrival.press.id) { #expect(answer.earlier == .undone) }
            if !answer.files.isEmpty { written.append(arrival.press.id) }
            if Int.random(in: 0..<6, using: &generator) == 0, let last = written.popLast() {
                _ = try folder.recorder(at: PressOrderTests.moment(arrival.minutesBefore)).undo()
                undone.insert(last)
            }
        }
        // The same presses, each once and in the order of their times.
        let plain = try RecordingFolder(["trackers.json": everyMode])
        for press in presses where !undone.contains(press.id) {
            _ = try PressOrderTests.log(press, minutesBefore: press.minutesBefore, plain)
        }
        let (found, expected) = (
            try folder.recorder(at: PressOrderTests.moment(0)).read(),
            try plain.recorder(at: PressOrderTests.moment(0)).read()
        )
        for number in 0..<5 {
            let day = expected.today.advanced(by: -number)
            #expect(found.entry(on: day)?.level == expected.entry(on: day)?.level, "\(day)")
        }
        #expect(found.history.logs.rows.count == expected.history.logs.rows.count)
        #expect(found.history.sessions.count == expected.history.sessions.count)
        #expect(
            found.history.logs.rows.map(\.instant).sorted { $0 ?? .distantPast < $1 ?? .distantPast }
                == expected.history.logs.rows.map(\.instant))
        #expect(found.analysis?.noalc.streak.current == expected.analysis?.noalc.streak.current)
        #expect(found.analysis?.noalc.streak.shownRewards == expected.analysis?.noalc.streak.shownRewards)
    }
}

extension Instant {
    fileprivate static let distantPast = Instant(seconds: .min)
}
