import Counting
import Model
import TestSupport
import Testing

@Suite("The day that a reminder means")
struct TargetDayTests {
    private func target(_ activity: Reminder.Activity, at time: String, dayStart: String = "00:00") -> Day {
        activity.targetDay(at: wall(time), DayClock(zone: .utc, dayStart: clock(dayStart)))
    }

    @Test("N-22 before 18:00 a question about drinks means yesterday", arguments: ["00:00", "09:00", "17:59:59"])
    func morning(time: String) {
        #expect(target(.noalc, at: "2025-10-31T\(time)") == date("2025-10-30"))
    }

    @Test("N-23 after 18:00 a question about drinks means today", arguments: ["18:00:01", "21:30", "23:59"])
    func evening(time: String) {
        #expect(target(.noalc, at: "2025-10-31T\(time)") == date("2025-10-31"))
    }

    @Test("N-24 exactly at 18:00 a question about drinks means today")
    func turn() {
        #expect(target(.noalc, at: "2025-10-31T18:00") == date("2025-10-31"))
    }

    @Test("everything but drinks means today, at any hour", arguments: ["00:30", "09:00", "18:00", "23:59"])
    func others(time: String) {
        for activity in [Reminder.Activity.meditation, .workout, .tracker("water")] {
            #expect(target(activity, at: "2025-10-31T\(time)") == date("2025-10-31"))
        }
    }

    @Test("at half past two in the night every question is about the evening before, if days begin at four")
    func night() {
        for activity in [Reminder.Activity.noalc, .meditation, .tracker("water")] {
            #expect(target(activity, at: "2025-11-01T02:30", dayStart: "04:00") == date("2025-10-31"))
        }
        #expect(target(.noalc, at: "2025-11-01T04:00", dayStart: "04:00") == date("2025-10-31"))
        #expect(target(.meditation, at: "2025-11-01T04:00", dayStart: "04:00") == date("2025-11-01"))
    }
}
