import Counting
import Model
import TestSupport
import Testing

@Suite("A reminder")
struct ReminderStatusTests {
    /// A history with one reminder, at a time of the day.
    private func history(_ activity: Reminder.Activity, _ time: String, dayStart: String = "00:00") -> HistoryBuilder {
        var builder = HistoryBuilder()
        builder.profile.dayStart = clock(dayStart)
        builder.profile.reminders = [Reminder(activity: activity, second: clock(time))]
        return builder
    }

    private func status(_ builder: HistoryBuilder, at time: String) throws -> ReminderStatus {
        try #require(builder.analysis(at: time).reminders.first)
    }

    @Test("N-21 of drinks is due from its time on, and no minute before, about yesterday until 18:00")
    func time() throws {
        let builder = history(.noalc, "09:00")
        #expect(try !status(builder, at: "2025-10-31T08:59:59").isDue)
        #expect(try status(builder, at: "2025-10-31T09:00").isDue)
        #expect(try status(builder, at: "2025-10-31T17:59:59").isDue)
        #expect(try !status(builder, at: "2025-10-31T18:00").isDue, "an answer would be about today")
        #expect(try status(builder, at: "2025-10-31T09:00").targetDay == date("2025-10-30"))
    }

    @Test("F-14, T-24 is dropped when the day it asks about has an entry")
    func entry() throws {
        var builder = history(.noalc, "09:00")
        builder.enter(.wild, on: date("2025-10-30"))
        #expect(try !status(builder, at: "2025-10-31T09:30").isDue)
        var other = history(.noalc, "09:00")
        other.enter(.steady, on: date("2025-10-31"))
        #expect(try status(other, at: "2025-10-31T09:30").isDue, "today's entry answers nothing about yesterday")
        #expect(try status(other, at: "2025-10-31T09:30").firstOpen == wall("2025-10-31T09:00"))
    }

    @Test("T-24 is never due in quiet hours, and is due at their end if that is on its day")
    func quietHours() throws {
        var evening = history(.noalc, "21:00")
        evening.profile.quietHours = QuietHours(from: 22 * 3600, to: 7 * 3600)
        #expect(try status(evening, at: "2025-10-31T21:30").isDue)
        #expect(try !status(evening, at: "2025-10-31T22:00").isDue)
        var early = history(.noalc, "06:00")
        early.profile.quietHours = evening.profile.quietHours
        #expect(try !status(early, at: "2025-10-31T06:59").isDue)
        #expect(try status(early, at: "2025-10-31T07:00").isDue)
        #expect(try status(early, at: "2025-10-31T07:00").time == wall("2025-10-31T07:00"))
        var late = history(.noalc, "23:00")
        late.profile.quietHours = evening.profile.quietHours
        #expect(late.analysis(at: "2025-10-31T23:30").reminders.isEmpty, "at seven it would ask about another day")
        var noon = history(.noalc, "12:30")
        noon.profile.quietHours = QuietHours(from: 12 * 3600, to: 14 * 3600)
        #expect(try !status(noon, at: "2025-10-31T13:59").isDue)
        #expect(try status(noon, at: "2025-10-31T14:00").isDue)
        // It asks about the day that an answer is for.
        var before = history(.noalc, "17:30")
        before.profile.quietHours = QuietHours(from: 17 * 3600, to: 19 * 3600)
        #expect(try status(before, at: "2025-10-31T19:00").isDue)
        #expect(try status(before, at: "2025-10-31T19:00").targetDay == date("2025-10-31"))
        // A day that begins at four ends at four.
        var night = history(.meditation, "23:00", dayStart: "04:00")
        night.profile.quietHours = QuietHours(from: 22 * 3600, to: 3 * 3600)
        #expect(try status(night, at: "2025-11-01T03:00").isDue)
        #expect(try status(night, at: "2025-11-01T03:00").targetDay == date("2025-10-31"))
        var over = history(.meditation, "02:00", dayStart: "04:00")
        over.profile.quietHours = QuietHours(from: 3600, to: 7 * 3600)
        #expect(over.analysis(at: "2025-11-01T07:30").reminders.isEmpty)
    }

    @Test("of the evening asks about the same day, and is answered by its entry")
    func evening() throws {
        var builder = history(.noalc, "18:00")
        #expect(try !status(builder, at: "2025-10-31T17:59").isDue)
        #expect(try status(builder, at: "2025-10-31T18:00").isDue)
        builder.enter(.easy, on: date("2025-10-31"))
        #expect(try !status(builder, at: "2025-10-31T20:00").isDue)
    }

    @Test("of minutes stays due until the day counts: a minute is worth a word, two are enough")
    func minutes() throws {
        var builder = history(.meditation, "06:30")
        builder.spend("1", on: .meditation, day: date("2025-10-31"))
        builder.spend("40", on: .workout, day: date("2025-10-31"))
        #expect(try status(builder, at: "2025-10-31T07:00").isDue)
        builder.spend("0.8", on: .breathing, day: date("2025-10-31"))
        #expect(try !status(builder, at: "2025-10-31T07:00").isDue)
    }

    @Test(
        "T-23, T-24 of a tracker is due only if nothing was logged, whatever its mode",
        arguments: Tracker.Mode.allCases)
    func trackers(mode: Tracker.Mode) throws {
        var builder = history(.tracker("x"), "20:00")
        builder.add(.having(mode, id: "x", dailyGoal: mode == .counter ? FixedDecimal(8) : nil))
        builder.log(at: "2025-10-30T21:00")
        #expect(try !status(builder, at: "2025-10-31T19:00").isDue)
        #expect(try status(builder, at: "2025-10-31T20:00").isDue)
        builder.log(at: "2025-10-31T12:00")
        #expect(try !status(builder, at: "2025-10-31T20:00").isDue)
    }

    @Test("of a tracker that rests does not come")
    func inactive() {
        var builder = history(.tracker("x"), "20:00")
        builder.add(.having(.yesNo, id: "x", isActive: false))
        #expect(builder.analysis(at: "2025-10-31T21:00").reminders.isEmpty)
    }

    @Test("of the evening is still due after midnight, until the person's day ends")
    func afterMidnight() throws {
        let builder = history(.meditation, "21:00", dayStart: "04:00")
        let night = try status(builder, at: "2025-11-01T02:30")
        #expect(night.isDue)
        #expect(night.targetDay == date("2025-10-31"))
        #expect(try !status(builder, at: "2025-11-01T04:00").isDue)
    }

    @Test("of yesterday's drinks isn't due after midnight: an answer would be about the evening just over")
    func nightAfterMorning() throws {
        var builder = history(.noalc, "09:00", dayStart: "04:00")
        builder.enter(.steady, on: date("2025-10-30"))
        #expect(try !status(builder, at: "2025-10-31T02:30").isDue)
        let evening = history(.noalc, "21:00", dayStart: "04:00")
        #expect(try status(evening, at: "2025-10-31T02:30").isDue)
        #expect(try status(evening, at: "2025-10-31T02:30").targetDay == date("2025-10-30"))
    }

    @Test("of the night belongs to the day that ends with it")
    func nightly() throws {
        var builder = history(.noalc, "02:30", dayStart: "04:00")
        #expect(try !status(builder, at: "2025-11-01T02:00").isDue)
        let night = try status(builder, at: "2025-11-01T02:30")
        #expect(night.isDue)
        #expect(night.targetDay == date("2025-10-31"))
        builder.enter(.steady, on: date("2025-10-31"))
        #expect(try !status(builder, at: "2025-11-01T03:00").isDue)
    }

    @Test("is due by the clock of the profile's zone, even if a clock change skips its time")
    func zones() throws {
        var builder = history(.workout, "02:30")
        builder.profile.zone = .berlin
        let spring = date("2025-03-30")
        let skipped = CivilZone.berlin.instant(of: WallTime(day: spring, second: clock("03:00")))
        func isDue(secondsAfterThree seconds: Int) -> Bool {
            let now = Instant(seconds: skipped.seconds + seconds)
            return Analysis(builder.history, asOf: .instant(now)).reminders.contains(where: \.isDue)
        }
        #expect(!isDue(secondsAfterThree: 29 * 60))
        #expect(isDue(secondsAfterThree: 30 * 60))
    }

    @Test("begins in a calendar with the first day that is not logged")
    func firstOpen() throws {
        var builder = history(.noalc, "09:00")
        #expect(try status(builder, at: "2025-10-31T21:00").firstOpen == wall("2025-10-31T09:00"))
        builder.enter(.steady, on: date("2025-10-30"))
        #expect(try status(builder, at: "2025-10-31T21:00").firstOpen == wall("2025-11-01T09:00"))
        builder.enter(.steady, on: date("2025-10-31"))
        #expect(try status(builder, at: "2025-10-31T21:00").firstOpen == wall("2025-11-02T09:00"))
    }

    @Test("has a number of its own among those of its activity")
    func ordinals() {
        var builder = HistoryBuilder()
        builder.profile.reminders = [
            Reminder(activity: .noalc, second: 0), Reminder(activity: .workout, second: 0),
            Reminder(activity: .noalc, second: 0),
        ]
        #expect(builder.analysis(on: day(1)).reminders.map(\.ordinal) == [1, 1, 2])
    }
}
