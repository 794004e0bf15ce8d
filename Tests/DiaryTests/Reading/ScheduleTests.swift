import Model
import Testing

@Suite struct ScheduleTests {
    @Test("V-06 V-07 meditation and workout are expected every day unless the profile says when")
    func ofActivities() throws {
        let text = """
            { "schedules": { "meditation": { "weekdays": ["Monday", "tuesday", "monday"] }, "workout": { "perWeek": 3 } } }
            """
        let schedules = try profile(text).schedules
        #expect(schedules.meditation == .weekdays([.monday, .tuesday]))
        #expect(schedules.workout == .perWeek(3))
        let without = try profile("{ \"schedules\": {} }").schedules
        #expect(without.meditation == .everyDay && without.workout == .everyDay)
    }

    @Test("V-06 V-07 a tracker may have a schedule of its own, also a saboteur that was once in awareness")
    func ofTrackers() throws {
        let text = """
            [{ "id": "piano", "type": "good", "schedule": { "perWeek": 7 } },
             { "preset": "phone", "schedule": { "weekdays": ["sunday"] } },
             { "preset": "snacking", "schedule": { "perWeek": 1 }, "modes": [
               { "mode": "awareness", "since": "2025-01-01" }, { "mode": "avoidance", "since": "2025-06-01" }] },
             { "preset": "mood" }]
            """
        #expect(try trackers(text).map(\.schedule) == [.perWeek(7), .weekdays([.sunday]), .perWeek(1), .everyDay])
    }

    @Test("an invalid schedule is an error, in the profile and in a tracker", arguments: problems)
    func isReported(name: String, schedule: String, code: String) {
        BrokenInput(name, "profile.json", "{ \"schedules\": { \"workout\":\n\(schedule) } }", code).check()
        BrokenInput(name, "trackers.json", "[{ \"preset\": \"mood\", \"schedule\":\n\(schedule) }]", code).check()
    }

    @Test("only meditation and workout have a schedule in the profile")
    func unknownKey() {
        BrokenInput("", "profile.json", "{ \"schedules\": { ‸\"noalc\": { \"perWeek\": 3 } } }", "unknown-key")
            .onlyWarns.check()
        BrokenInput("", "profile.json", "{ \"schedules\": ‸3 }", "malformed-value").check()
    }

    @Test(
        "a schedule that does nothing is a warning at its key, and is not kept",
        arguments: [
            "\"preset\": \"phone\", \"createdAt\": \"2025-01-01\", \"trackingMode\": \"avoidance\"",
            "\"preset\": \"phone\", \"modes\": [{ \"mode\": \"avoidance\", \"since\": \"2025-01-01\" }]",
            "\"preset\": \"water\", \"dailyLimit\": 3, \"streakOn\": \"goal\"",
        ])
    func unused(start: String) throws {
        let input = "[{ \(start),\n‸\"schedule\": { \"perWeek\": 3 } }]"
        BrokenInput("", "trackers.json", input, "unused-key").onlyWarns.check()
        let text = input.filter { $0 != "‸" }
        let files = oneEntry.merging(["trackers.json": text]) { $1 }
        #expect(load(files).history?.trackers.map(\.schedule) == [.everyDay])
    }

    private static let problems: [(String, String, String)] = [
        ("neither", "‸{}", "missing-value"),
        ("nothing of either", "‸{ \"perWeek\": null }", "missing-value"),
        ("both", "{ \"perWeek\": 3,\n\"weekdays\": ‸[\"monday\"] }", "conflicting-keys"),
        ("no weekday", "{ \"weekdays\": ‸[] }", "malformed-list"),
        ("a weekday alone", "{ \"weekdays\": ‸\"monday\" }", "malformed-list"),
        ("a weekday there is not", "{ \"weekdays\": [\"monday\",\n‸\"mon\"] }", "unknown-word"),
        ("a weekday that is a number", "{ \"weekdays\": [‸1] }", "unknown-word"),
        ("no day of a week", "{ \"perWeek\": ‸0 }", "malformed-number"),
        ("eight days of a week", "{ \"perWeek\": ‸8 }", "malformed-number"),
        ("half a day of a week", "{ \"perWeek\": ‸2.5 }", "malformed-number"),
        ("a number in words", "{ \"perWeek\": ‸\"three\" }", "malformed-number"),
        ("no object", "‸3", "malformed-value"),
        ("a list", "‸[\"monday\"]", "malformed-value"),
    ]
}
