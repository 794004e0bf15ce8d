import Model
import TestSupport
import Testing

@Suite struct SessionRecordTests {
    @Test("a session has kind, minutes, day, start, type, source and note")
    func columns() throws {
        let text = """
            kind,minutes,date,start,type,source,note
            Workout,30.5,,2025-10-31T07:00:00+01:00,Running,watch,rain
            breathing,2,2025-10-30,,,,
            MEDITATION,0,2025-10-29,,,,
            """
        let sessions = try history(["activities.csv": text]).sessions
        #expect(sessions.map(\.kind) == [.workout, .breathing, .meditation])
        #expect(sessions.map(\.minutes.text) == ["30.5", "2", "0"])
        #expect(sessions.map(\.day.description) == ["2025-10-31", "2025-10-30", "2025-10-29"])
        #expect(sessions.map { $0.start?.instant.iso8601(in: .utc) } == ["2025-10-31T06:00:00+00:00", nil, nil])
        #expect(sessions.map(\.type) == ["running", nil, nil])
        #expect(sessions.map(\.source) == ["watch", nil, nil])
        #expect(sessions.map(\.note) == ["rain", nil, nil])
    }

    @Test(
        "a session without a date belongs to the day of its start, by zone and start of the day",
        arguments: [
            ("2025-10-31T02:30", "2025-10-30"), ("2025-10-31T04:00", "2025-10-31"),
            ("2025-10-31T03:30:00Z", "2025-10-31"),
            ("2025-10-31T02:59:59Z", "2025-10-30"),
        ])
    func dayOfStart(start: String, expected: String) throws {
        let files = [
            "profile.json": "{ \"timeZone\": \"Europe/Berlin\", \"dayStart\": \"04:00\" }",
            "activities.csv": "kind,minutes,start\nmeditation,10,\(start)\n",
        ]
        #expect(try history(files).sessions.map(\.day) == [date(expected)])
    }

    @Test("a plain date is never moved")
    func plainDate() throws {
        let files = [
            "profile.json": "{ \"dayStart\": \"11:59\" }",
            "activities.csv": "kind,minutes,date\nmeditation,10,2025-10-31\n",
        ]
        #expect(try history(files).sessions.map(\.day) == [date("2025-10-31")])
    }

    @Test("S-29 minutes are kept exactly as written", arguments: ["1.8", "0.8", "0.000000001", "1440", "1440.0", "0"])
    func minutes(text: String) throws {
        let sessions = try history(["activities.csv": "kind,minutes,date\nworkout,\(text),2025-10-31\n"]).sessions
        #expect(sessions.map(\.minutes) == [try #require(FixedDecimal(digits: text.utf8))])
    }

    @Test("a workout may be of any type")
    func anyType() throws {
        let types = ["walking", "running", "cycling", "swimming", "yoga", "strength", "hiit", "underwater rugby"]
        let rows = types.map { "workout,30,2025-10-31,\($0)\n" }.joined()
        #expect(try history(["activities.csv": "kind,minutes,date,type\n" + rows]).sessions.map(\.type) == types)
    }

    @Test("the energy of a workout is kept exactly as written")
    func energy() throws {
        let text =
            "kind,minutes,date,kcal\nworkout,30,2025-10-31,250.5\nworkout,30,2025-10-30,\nworkout,30,2025-10-29,0\n"
        #expect(try history(["activities.csv": text]).sessions.map { $0.kilocalories?.text } == ["250.5", nil, "0"])
    }

    @Test("of sessions with the same id the last one counts, also in another file")
    func sameID() throws {
        let rows = "kind,minutes,date,id\nworkout,30,2025-10-31,a\nworkout,20,2025-10-31,b\nworkout,10,2025-10-31,\n"
        let again = "[{ \"kind\": \"breathing\", \"minutes\": 5, \"date\": \"2025-10-30\", \"id\": \" a \" }]"
        let files = ["activities.csv": rows + "workout,10,2025-10-31, \n", "activities/watch.json": again]
        #expect(try history(files).sessions.map(\.minutes.text) == ["20", "10", "10", "5"])
        #expect(try history(["activities.csv": rows, "activities/b.csv": rows]).sessions.count == 4)
    }

    @Test("an invalid session is an error", arguments: problems)
    func isReported(input: BrokenInput) {
        input.check()
    }

    @Test(
        "minutes that aren't a decimal from 0 to 1440 with at most nine places are an error",
        arguments: [
            "-1", "1441", "1440.000000001", "0.0000000001", "1e1", "ten", "1.", ".5", "1:30", "NaN", "inf",
            "99999999999999999999",
        ])
    func badMinutes(minutes: String) {
        BrokenInput(
            "", "activities.csv", "kind,minutes,date\nworkout,‸\(minutes),2025-10-31\n", "malformed-number"
        ).check()
    }

    private static let problems: [BrokenInput] = [
        BrokenInput(
            "an unknown kind", "activities.csv", "kind,minutes,date\n‸meditate,10,2025-10-31\n", "unknown-kind"),
        BrokenInput("no kind", "activities.csv", "kind,minutes,date\n‸,10,2025-10-31\n", "missing-value"),
        BrokenInput("no minutes", "activities.csv", "kind,minutes,date\n‸workout,,2025-10-31\n", "missing-value"),
        BrokenInput(
            "neither date nor start", "activities.csv", "kind,minutes,date,start\n‸workout,10,,\n", "missing-value"),
        BrokenInput(
            "a date that is none", "activities.csv", "kind,minutes,date\nworkout,10,‸2025-02-30\n", "malformed-date"),
        BrokenInput(
            "a start that is none, beside a date", "activities.csv",
            "kind,minutes,date,start\nworkout,10,2025-10-31,‸07:00\n", "malformed-timestamp"),
        BrokenInput(
            "negative energy", "activities.csv", "kind,minutes,date,kcal\nworkout,10,2025-10-31,‸-5\n",
            "malformed-number"),
        BrokenInput(
            "energy in words", "activities.json",
            "[{ \"kind\": \"workout\", \"date\": \"2025-10-31\", \"minutes\": 5,\n\"kcal\": ‸true }]",
            "malformed-number"),
        BrokenInput(
            "an id that is a list", "activities.json",
            "[{ \"kind\": \"workout\", \"date\": \"2025-10-31\", \"minutes\": 5,\n\"id\": ‸[] }]", "malformed-text"),
        BrokenInput(
            "a negative number in JSON", "activities.json",
            "[{ \"kind\": \"workout\", \"date\": \"2025-10-31\",\n  \"minutes\": ‸-5 }]", "malformed-number"),
        BrokenInput(
            "minutes that are no number", "activities.json",
            "[{ \"kind\": \"workout\", \"date\": \"2025-10-31\",\n  \"minutes\": ‸[5] }]", "malformed-number"),
    ]
}
