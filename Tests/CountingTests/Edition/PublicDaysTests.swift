import Counting
import Model
import TestSupport
import Testing

/// For a tracker with public days, the public edition has its days and its streak, and nothing else.
@Suite struct PublicDaysTests {
    private func told(_ builder: HistoryBuilder, on today: Day) throws -> (own: TrackerAnalysis, told: TrackerAnalysis)
    {
        let whole = builder.analysis(on: today)
        return (try #require(whole.trackers.first), try #require(whole.publicEdition.trackers.first))
    }

    @Test("V-35 what everyone sees of a counter are the days of its goal and its streak, not the amounts")
    func counter() throws {
        var builder = HistoryBuilder()
        builder.add(
            .having(
                .counter, id: "run", dailyGoal: FixedDecimal(5), streakOn: .goal, visibility: .sharedDays, unit: "km",
                plans: []))
        for (number, value) in [6, 8, 3, 7, 9].enumerated() { builder.log(number + 1, .amount(FixedDecimal(value))) }
        let (own, told) = try told(builder, on: day(5))
        #expect((1...5).map { told.days.count(on: day($0)) } == [1, 1, 0, 1, 1])
        #expect(told.days.total == FixedDecimal(4) && told.target == nil && told.unit == nil && told.mode == .yesNo)
        #expect(told.streak?.current == own.streak?.current && told.streak?.longest == own.streak?.longest)
        #expect((1...5).map { told.isGood(day($0)) } == (1...5).map { own.isGood(day($0)) })
    }

    @Test("V-35 a limit that was kept on days without a log keeps its streak, and so does what is avoided")
    func limitAndAvoidance() throws {
        for tracker in [
            Tracker.having(.counter, dailyLimit: FixedDecimal(2), streakOn: .goal, visibility: .sharedDays),
            Tracker.having(.avoidance, createdAt: day(1), visibility: .sharedDays),
        ] {
            var builder = HistoryBuilder()
            builder.add(tracker)
            builder.log(2, .amount(FixedDecimal(1)))
            builder.log(6, .amount(FixedDecimal(3)))
            builder.log(8, .amount(FixedDecimal(1)))
            let (own, told) = try told(builder, on: day(12))
            #expect(told.streak?.current == own.streak?.current)
            #expect(told.streak?.longest == own.streak?.longest && told.streak?.walk.ledger == own.streak?.walk.ledger)
            for number in 1...12 {
                #expect(told.walk(on: day(number))?.walk[day(number)] == own.walk(on: day(number))?.walk[day(number)])
            }
        }
    }

    @Test("V-38 everyone sees each day of a saboteur in the mode that it had")
    func modes() throws {
        var builder = HistoryBuilder()
        var tracker = Tracker.saboteur(
            (.awareness, since: day(1)), (.avoidance, since: day(8)), (.awareness, since: day(15)))
        tracker.visibility = .sharedDays
        builder.add(tracker)
        for number in [2, 9, 16] { builder.log(number) }
        let (own, told) = try told(builder, on: day(20))
        for number in 1...20 {
            let day = TestSupport.day(number)
            #expect(told.mode(on: day) == own.mode(on: day) && told.isSlip(day) == own.isSlip(day))
            #expect(told.walk(on: day)?.walk[day] == own.walk(on: day)?.walk[day])
        }
    }

    @Test(
        "V-35 the streaks of random histories are the same for everyone; a tracker at rest is not shown",
        arguments: 1...40)
    func random(seed: Int) {
        var builder = RandomHistory(seed: UInt64(seed)).builder
        for index in builder.trackers.indices { builder.trackers[index].visibility = .sharedDays }
        let whole = builder.analysis(on: day(60))
        let told = whole.publicEdition
        #expect(told.trackers.map(\.id) == whole.trackers.filter(\.isActive).map(\.id) && told.sharedTrackers.isEmpty)
        for tracker in told.trackers {
            let own = whole.trackers.first { $0.id == tracker.id }
            #expect(tracker.streak?.current == own?.streak?.current)
            for day in whole.days.range where tracker.mode != .avoidance && own?.mode(on: day) != .avoidance {
                #expect(tracker.isGood(day) == (own.map { $0.days.count(on: day) > 0 && $0.isGood(day) } ?? false))
            }
        }
        #expect(told.dayComparisons.things.isEmpty, "nothing of trackers is compared for everyone")
        #expect(told.history.logs.rows.allSatisfy { $0.wallTime == nil && !$0.hasNote })
    }
}
