import Diary
import Model
import TestSupport
import Testing

@testable import Actions

/// After any changes, removals and undos, undoing all of them restores every byte.
@Suite struct WayBackTests {
    private static let now = "2025-10-31T20:00"

    /// A folder in one of the forms that people have.
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
    }

    private static let logs = """
        timestamp,tracker,value,note
        2025-10-31T08:50:00+01:00,water,2,"two
        lines, ""quoted\"""
        2025-10-31T09:45:00+01:00,water,1,
        2025-10-31T09:45:00+01:00,water,1,
        2025-10-31T10:00:00+01:00,mood,joyful,
        """
    private static let sessions = ["08:00", "09:00"].map { time in
        #"{"date": "2025-10-31", "start": "2025-10-31T\#(time):00+01:00", "kind": "meditation", "minutes": 10}"#
    }

    static let forms = [
        Form(testDescription: "nothing but trackers", files: [:]),
        Form(
            testDescription: "tables",
            files: ["logs.csv": logs + "\n", "entries.csv": "date,level\n2025-10-30,steady\n"]),
        Form(
            testDescription: "tables of a spreadsheet, without an end of the last line",
            files: ["logs.csv": logs, "entries.csv": "\u{FEFF}date;level\r\n30.10.2025;steady"]),
        Form(
            testDescription: "tables between tabs",
            files: ["entries.csv": "date\tlevel\tdrinks\tnote\n2025-10-30\teasy\t3\tTea\n"]),
        Form(
            testDescription: "a file for each month and year",
            files: [
                "entries/2025-09.csv": "date,level\n2025-09-30,wild\n",
                "entries/2025-10.csv": "date,level\n2025-10-30,steady\n",
                "logs/2025.csv": logs + "\n", "activities/2025.json": "[\n  \(sessions[0])\n]\n",
            ]),
        Form(
            testDescription: "lists in JSON on one line",
            files: [
                "entries.json": #"[{"date":"2025-10-30","level":"steady"},{"date":"2025-10-30","level":"easy"}]"#,
                "activities.json": "[" + sessions.joined(separator: ",") + "]",
            ]),
        Form(
            testDescription: "lists in JSON, a record a line, and notes",
            files: [
                "entries.json": "[\r\n  {\"date\": \"2025-10-30\", \"level\": \"steady\"}\r\n]\r\n",
                "activities.json": "[\n  " + sessions.joined(separator: ",\n  ") + "\n]\n",
                "notes/2025-10-31.md": "Rain.\r\n", "why.md": "# Why\n\nMe.",
            ]),
        Form(
            testDescription: "settings with comments and trailing commas",
            files: [
                "entries.csv": "date,level\n2025-10-30,steady\n",
                "profile.json": """
                {
                  // mine
                  "timeZone": "Europe/Berlin", /* home */
                  "reminders": [{ "activity": "noalc", "time": "09:00" },],
                  "pauses": [
                    { "from": "2025-10-01", "to": "2025-10-03" }, // flu
                    { "from": "2025-10-28", "reason": "Leg" },
                  ],
                }
                """,
            ]),
    ]

    @Test("V-22, V-23 in a folder of every form", arguments: forms)
    func wayBack(form: Form) throws {
        for seed in 1...Soak.choose(2, whole: 6) as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let folder = try RecordingFolder(["trackers.json": everyMode].merging(form.files) { $1 })
            let start = folder.bytes
            var changes = 0
            for _ in 0..<28 {
                let before = folder.bytes
                let step = WayBackTests.steps.randomElement(using: &random) ?? WayBackTests.undo
                // An invalid step is refused, and changes nothing.
                do { try step(folder, &random) } catch is CommandError { #expect(folder.bytes == before) }
                if folder.bytes != before { changes += 1 }
                let errors = try folder.recorder(at: WayBackTests.now).read().errors
                #expect(errors.allSatisfy { $0.code == .noRecords }, "seed \(seed)")
                guard Int.random(in: 0..<5, using: &random) == 0, changes > 0 else { continue }
                try WayBackTests.undo(folder, &random)
                changes -= 1
            }
            for _ in 0..<changes { try WayBackTests.undo(folder, &random) }
            #expect(folder.bytes == start, "seed \(seed)")
        }
    }

    private typealias Step = @Sendable (RecordingFolder, inout SeededGenerator) throws -> Void

    private static let undo: Step = { folder, _ in _ = try folder.recorder(at: now).undo() }

    /// The words of `log`, of removals, and of settings.
    private static let steps: [Step] = written + takenOut + settings + [one, one]

    private static let written: [Step] = [
        "easy", "3 yesterday", "water 2", "reading", "meditation 12", "mood joyful yesterday", "workout 40 running",
        "note Slept well", "no", "steady 2025-09-30",
    ].map { words in { folder, _ in try folder.log(words) } }

    private static let takenOut: [Step] = ["water", "drinks", "drinks yesterday", "meditation", "note", "mood"].map {
        words in
        { folder, _ in
            var request = UnlogRequest(words.split(separator: " ").map(String.init))
            request.takesAll = true
            _ = try folder.recorder(at: now).unlog(request)
        }
    }

    private static let changes: [@Sendable () throws -> SettingsChange] = [
        { .rename("reading", to: "Books") }, { try .set("goal", of: "water", to: "6") },
        { try .set("color", of: "water", to: "#1F9E8A") }, { try .remove("goal", of: "water") },
        { .removeTracker("mood", withLogs: true) }, { .removeTracker("water", withLogs: true) },
        { try .set("pricePerDrink", to: "4.50") }, { try .remove("pricePerDrink") },
        { try .set("goals.workout", to: "30") }, { try .remove("goals.workout") },
        { try .set("why", to: "For me") }, { try .remove("why") }, { .remind(of: .noalc, at: 75600) },
        { .forget(Reminder(activity: .noalc, second: 9 * 3600)) }, { .removePause(nil) },
        { .pause("Flu", from: DayText("2025-10-20"), to: nil, streaks: []) },
        { .pause(nil, from: nil, to: DayText("today"), streaks: []) }, { .rest("water", true) },
        { .rest("water", false) }, { .share("reading", true) },
    ]

    private static let settings: [Step] = changes.map { change in
        { folder, _ in _ = try folder.recorder(at: now).make(change()) }
    }

    /// Removes one of today's records, like the × next to it.
    private static let one: Step = { folder, random in
        let history = try folder.recorder(at: now).read().history
        guard let today = Day(year: 2025, month: 10, day: 31) else { return }
        let days = history.logs.days
        let logs = days.indices.filter { days[$0] == today }.map { history.logs.rows[$0] }
        let entry = try folder.recorder(at: now).read().entry(on: today)
        let keys =
            RecordKey.keys(of: history.sessions.filter { $0.day == today }) + RecordKey.keys(of: logs, in: history.logs)
            + [entry.map { RecordKey($0) }, history.notes[today].map { RecordKey(note: $0) }].compactMap(\.self)
        guard let key = keys.randomElement(using: &random) else { return }
        let count = try folder.recorder(at: now).read().recordCount
        _ = try folder.recorder(at: now).unlog(UnlogRequest(key, on: today))
        guard key.kind == .session || key.kind == .log else { return }
        let left = try folder.recorder(at: now).read().recordCount
        #expect(left == count - 1)
    }
}
