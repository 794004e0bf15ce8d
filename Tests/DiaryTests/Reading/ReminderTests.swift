import Model
import Testing

@Suite struct ReminderTests {
    private static let trackers = "[{ \"preset\": \"water\" }, { \"preset\": \"doomscrolling\" }]"

    private func reminders(_ text: String) throws -> [Reminder] {
        let files = ["profile.json": "{ \"reminders\": \(text) }", "trackers.json": Self.trackers]
        return try history(oneEntry.merging(files) { $1 }).profile.reminders
    }

    @Test("a reminder is for noalc, meditation, workout or a tracker, at a time of the day")
    func activities() throws {
        let text = """
            [{ "activity": "noalc", "time": "00:00" }, { "activity": "meditation", "time": "07:30" },
             { "activity": "workout", "time": "23:59" }, { "activity": "water", "time": "12:00" }]
            """
        #expect(
            try reminders(text) == [
                Reminder(activity: .noalc, second: 0), Reminder(activity: .meditation, second: 27_000),
                Reminder(activity: .workout, second: 86_340), Reminder(activity: .tracker("water"), second: 43_200),
            ])
    }

    @Test("N-21, T-23 without a time, NoAlc is asked about at 09:00 and a saboteur at 20:00")
    func defaultTimes() throws {
        let text = "[{ \"activity\": \"noalc\" }, { \"activity\": \"doomscrolling\" }]"
        #expect(try reminders(text).map(\.second) == [9 * 3600, 20 * 3600])
    }

    @Test("an invalid reminder is an error", arguments: problems)
    func isReported(input: BrokenInput) {
        input.beside("trackers.json", Self.trackers).beside("entries.csv", "date,level\n2025-10-31,easy\n").check()
    }

    @Test("a reminder of nothing is not dropped without a word")
    func emptyActivity() {
        BrokenInput("", "profile.json", "{ \"reminders\": [\n‸{ \"activity\": \"\" }] }", "missing-value").check()
    }

    private static let problems: [BrokenInput] = [
        ("no activity", "[\n‸{ \"time\": \"09:00\" }]", "missing-value"),
        ("an unknown activity", "[{ \"activity\":\n‸\"wine\" }]", "unknown-activity"),
        ("an activity that is a number", "[{ \"activity\":\n‸1 }]", "malformed-text"),
        ("a tracker's id matches exactly", "[{ \"activity\": ‸\"Water\" }]", "unknown-activity"),
        ("an hour alone", "[{ \"activity\": \"noalc\", \"time\": ‸\"9\" }]", "malformed-time"),
        ("an hour there is not", "[{ \"activity\": \"noalc\", \"time\": ‸\"24:00\" }]", "malformed-time"),
        ("no object", "[‸\"noalc\"]", "malformed-value"),
    ].map { BrokenInput($0.0, "profile.json", "{ \"reminders\": \($0.1) }", $0.2) }
}
