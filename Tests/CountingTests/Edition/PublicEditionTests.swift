import Counting
import Model
import TestSupport
import Testing

/// The public edition shows less than the private one, and nothing else.
@Suite struct PublicEditionTests {
    @Test("T-40 an avoidance that the public does not see does not begin its calendar")
    func hiddenAvoidance() {
        var builder = HistoryBuilder()
        builder.draw(levels: "SS", from: day(30))
        builder.add(.having(.avoidance, createdAt: day(2)))
        let analysis = builder.analysis(on: day(31))
        #expect(analysis.days.first == day(2))
        #expect(analysis.publicEdition.days.first == day(30))
    }

    @Test("what the public sees is what the owner sees", arguments: 1...60)
    func sameNumbers(seed: Int) throws {
        let whole = RandomHistory(seed: UInt64(seed)).builder.analysis(on: day(60))
        let told = whole.publicEdition
        for day in whole.days.range {
            let (mine, theirs) = (whole.days[day], told.days[day])
            #expect(mine?.level == theirs?.level)
            #expect(mine?.mindfulnessMinutes ?? 0 == theirs?.mindfulnessMinutes ?? 0)
            #expect(mine?.workoutMinutes ?? 0 == theirs?.workoutMinutes ?? 0)
        }
        for streak in [\Analysis.noalc.streak, \.meditation.streak, \.workout.streak] {
            #expect(told[keyPath: streak].current == whole[keyPath: streak].current)
            #expect(told[keyPath: streak].start == whole[keyPath: streak].start)
            #expect(told[keyPath: streak].longest == whole[keyPath: streak].longest)
            #expect(told[keyPath: streak].walk.ledger == whole[keyPath: streak].walk.ledger)
        }
        #expect(told.meditation.minutes == whole.meditation.minutes)
        #expect(told.workout.minutes == whole.workout.minutes)
        #expect(told.sobriety.soberDays == whole.sobriety.soberDays)
        #expect(told.sobriety.current == whole.sobriety.current)
        #expect(told.savings?.amount == whole.savings?.amount)
        #expect(told.savings?.caloriesAvoided == whole.savings?.caloriesAvoided)
        #expect(told.milestones == whole.milestones)
    }

    @Test("the timer counts whole days from the beginning of the first, whenever that was marked and it is now")
    func timer() throws {
        var builder = HistoryBuilder()
        builder.profile.zone = .berlin
        builder.profile.dayStart = 4 * 3600
        builder.enter(.steady, on: day(1), loggedAt: "\(day(1))T20:41")
        builder.enter(.steady, on: day(2))
        builder.enter(.steady, on: day(3))
        for time in ["04:00", "13:37", "23:59"] {
            let whole = builder.analysis(at: "\(day(3))T\(time)")
            let told = whole.publicEdition
            #expect(told.today == whole.today)
            let timer = try #require(told.sobriety.timer)
            #expect(
                timer.start.iso8601(in: .utc).hasPrefix("\(day(1))T00:00:00"), "no offset tells where somebody lives")
            #expect(timer.elapsedSeconds(at: told.now) / 86_400 == 2, "at \(time)")
        }
        let wholeDay = builder.analysis(on: day(3)).publicEdition
        #expect(wholeDay.sobriety.timer?.elapsedSeconds(at: wholeDay.now) == 3 * 86_400)
    }

    @Test("a balance is not public, because that of a week would reveal its drinks")
    func balance() {
        var builder = HistoryBuilder(levels: "SSE")
        builder.profile.pricePerDrink = AmountOverTime(4)
        builder.profile.drinkingRate = .perDay(AmountOverTime(2))
        #expect(builder.analysis(on: day(3)).publicEdition.savings?.amount?.decimalText == "16.00")
        builder.profile.savingsMethod = .balance
        #expect(builder.analysis(on: day(3)).savings != nil)
        #expect(builder.analysis(on: day(3)).publicEdition.savings == nil)
    }

    @Test("only trackers marked as public are shown, by name and streak")
    func trackers() throws {
        var builder = HistoryBuilder()
        let visibilities: [(String, Tracker.Visibility)] = [
            ("open", .shared), ("closed", .hidden), ("silent", .unmarked),
        ]
        for (id, visibility) in visibilities {
            builder.add(
                Tracker(
                    id: id, name: LocalizedText(id), icon: "abc", mode: .yesNo, hasStreak: true,
                    visibility: visibility))
            builder.log(at: "\(day(1))T08:00", of: builder.trackers.count - 1)
        }
        let told = builder.analysis(on: day(1)).publicEdition
        #expect(told.trackers.isEmpty)
        #expect(told.history.logs.isEmpty)
        let shared = try #require(told.sharedTrackers.first)
        #expect(told.sharedTrackers.count == 1)
        #expect(shared.name.text(in: .english) == "open")
        #expect(shared.current == 1)
        #expect(shared.icon == "•", "an icon that could hold a word is not told")
    }
}
