import Model
import TestSupport
import Testing

@testable import Counting

/// A window of an analysis contains what was known at the end of a day, and nothing later.
@Suite struct AnalysisWindowTests {
    @Test("a window has for each day and week the results of a history without the later records", arguments: 1...20)
    func earlierRecordsOnly(seed: UInt64) throws {
        let builder = RandomHistory(seed: seed).builder
        let windows = AnalysisWindows(builder.analysis(on: day(60)))
        for last in [day(7), day(25), day(29), day(30), day(44), day(59)] {
            let window = try #require(windows.window(through: last))
            let known = builder.analysis(through: last)
            #expect(window.today == known.today && window.now == known.now)
            #expect(window.days.range == window.days.first...last)
            #expect(window.days.content(through: last) == known.days.content(through: last))
            #expect(window.longestSoberRun(in: day(1)...last) == known.longestSoberRun(in: day(1)...last))
            #expect(window.weeks.figures == known.weeks.window(through: last).figures)
            #expect(window.milestones == known.milestones.filter { $0.reached != nil })
            for (streak, other) in zip(window.streaks, known.streaks) {
                #expect(streak.walk.steps == other.walk.window(through: last).steps)
                #expect(streak.walk.ledger == other.walk.window(through: last).ledger)
            }
            for (tracker, other) in zip(window.trackers, known.trackers) {
                #expect(tracker.content(through: last) == other.content(through: last))
            }
        }
    }

    @Test("a window leaves out everything after its last day, and the sums over the whole history")
    func nothingLater() throws {
        var builder = HistoryBuilder(.having(.counter), logs: "121")
        builder.draw(levels: "SSSSSSSS", from: day(1))
        builder.draw(.workout, "SSSSSSSS")
        builder.notes = [day(3): "then", day(4): "later"]
        let windows = AnalysisWindows(builder.analysis(on: day(8)))
        let window = try #require(windows.window(through: day(3)))
        #expect(windows.window(through: day(8)) == nil && windows.window(through: day(0)) == nil)
        #expect(window.today == day(4) && window.days[day(3)]?.soberRun == 3)
        #expect(window.days[day(4)] == nil && window.days.entry(on: day(4)) == nil)
        #expect(window.days.allEntries(on: day(4)).isEmpty && window.days.sessions(on: day(4)).isEmpty)
        #expect(window.days.note(on: day(3)) == "then" && window.days.note(on: day(4)) == nil)
        #expect(window.trackers[0].days.count(on: day(2)) == 2 && window.trackers[0].days.count(on: day(4)) == 0)
        #expect(window.noalc.streak.current == 3 && window.noalc.streak.walk[day(4)] == nil)
        let history = window.history
        #expect(history.entries.isEmpty && history.sessions.isEmpty && history.logs.isEmpty && history.notes.isEmpty)
        #expect(window.records.entries == 0 && window.sobriety.soberDays == 0)
    }

    @Test("a window's sums leave out the days that are assumed too, while its settings still assume them")
    func assumedDays() throws {
        var builder = HistoryBuilder(levels: "S")
        builder.profile.assumeSteady = [DaySpan(first: day(2), last: nil)]
        builder.profile.pricePerDrink = AmountOverTime(4)
        builder.profile.drinkingRate = .perDay(AmountOverTime(2))
        let windows = AnalysisWindows(builder.analysis(on: day(9)))
        let window = try #require(windows.window(through: day(5)))
        #expect(window.days[day(5)]?.isAssumed == true && window.noalc.streak.current == 5)
        #expect(window.sobriety.soberDays == 0 && window.sobriety.current == nil && window.sobriety.longest == nil)
        #expect(window.savings?.drinks.days == 0 && window.savings?.amount?.decimalText == "0.00")
        #expect(window.history.profile.assumeSteady == builder.profile.assumeSteady)
    }
}

extension HistoryBuilder {
    /// The analysis of the records up to a day, on the day after it.
    fileprivate func analysis(through last: Day) -> Analysis {
        var earlier = self
        earlier.entries.removeAll { $0.day > last }
        earlier.sessions.removeAll { $0.day > last }
        earlier.logs.removeAll { $0.day > last }
        return Analysis(earlier.history, asOf: .instant(profile.dayClock.evening(of: last.advanced(by: 1))))
    }
}

extension Analysis {
    fileprivate var streaks: [Streak] { [noalc.streak, meditation.streak, workout.streak] }
}

extension DayTable {
    /// Everything known of each day, as text.
    fileprivate func content(through last: Day) -> [String] {
        (first...last).map { day in
            "\(String(describing: self[day])) \(entry(on: day)?.level.rawValue ?? "-") \(sessions(on: day).count) "
                + logs(on: day).map { "\($0.tracker) \(String(describing: $0.instant))" }.joined(separator: ",")
        }
    }
}

extension TrackerAnalysis {
    /// The counts of every day and, of a tracker in use, the walks.
    fileprivate func content(through last: Day) -> [String] {
        (day(1)...last).map { day in
            let walk = tracker.isActive ? walk(on: day) : nil
            return "\(days.count(on: day)) \(days.total(on: day)) \(days.countsByPart(in: day...day)) "
                + "\(String(describing: walk?.mode)) \(String(describing: walk?.walk[day]))"
        }
    }
}
