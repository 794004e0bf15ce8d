import Model
import Testing

@Suite struct TimestampTests {
    private func timestamp(_ text: String) throws -> Moment {
        // A timestamp far from its date would cause a warning.
        let date = text.prefix { $0.isNumber || "-.".contains($0) }
        let files = [
            "profile.json": "{ \"timeZone\": \"Europe/Berlin\" }",
            "entries.csv": "date,level,timestamp\n\(date),easy,\(text)\n",
        ]
        return try #require(try history(files).entries.first?.timestamp)
    }

    @Test(
        "a timestamp is RFC 3339 with T or a space, and seconds and offset may be missing",
        arguments: [
            ("2025-10-31T21:04:05+01:00", "2025-10-31T20:04:05+00:00"),
            ("2025-10-31T20:04:05Z", "2025-10-31T20:04:05+00:00"),
            ("2025-10-31t20:04:05z", "2025-10-31T20:04:05+00:00"),
            ("2025-10-31 21:04:05+01:00", "2025-10-31T20:04:05+00:00"),
            ("2025-10-31T21:04+01:00", "2025-10-31T20:04:00+00:00"), ("2025-10-31 21:04", "2025-10-31T20:04:00+00:00"),
            ("2025-10-31T21:04:05", "2025-10-31T20:04:05+00:00"), ("2025-07-31T21:04:05", "2025-07-31T19:04:05+00:00"),
            ("2025-10-31T21:04:05.75-05:30", "2025-11-01T02:34:05+00:00"),
            ("2025-10-31T20:04:05-00:00", "2025-10-31T20:04:05+00:00"),
            ("31.10.2025 21:04", "2025-10-31T20:04:00+00:00"), ("3.1.2025 21:04:05", "2025-01-03T20:04:05+00:00"),
            ("2025-12-31T23:59:59-12:00", "2026-01-01T11:59:59+00:00"),
        ])
    func forms(text: String, expected: String) throws {
        #expect(try timestamp(text).instant.iso8601(in: .utc) == expected)
    }

    @Test(
        "a wall time that a change skips or repeats isn't an error",
        arguments: [
            ("2025-03-30T02:30", "2025-03-30T01:30:00+00:00"), ("2025-10-26T02:30", "2025-10-26T00:30:00+00:00"),
        ])
    func changes(text: String, expected: String) throws {
        #expect(try timestamp(text).instant.iso8601(in: .utc) == expected)
    }

    @Test(
        "fractions are exact to the nanosecond, and further digits are dropped",
        arguments: [
            (".5", 500_000_000), (".000000001", 1), (".123456789123", 123_456_789), (".0", 0),
            (".9999999999", 999_999_999),
        ])
    func fractions(fraction: String, nanoseconds: Int) throws {
        #expect(try timestamp("2025-10-31T20:04:05\(fraction)Z").instant.nanoseconds == nanoseconds)
    }

    @Test(
        "anything else is an error",
        arguments: [
            "2025-10-31", "21:04", "2025-10-31T", "2025-10-31T21", "2025-10-31T2104", "2025-10-31T24:00",
            "2025-10-31T21:60",
            "2025-10-31T21:04:61", "2025-10-31T21:04:05.", "2025-10-31T21:04:05.Z", "2025-10-31T21:04:05+01",
            "2025-10-31T21:04:05+0100",
            "2025-10-31T21:04:05+24:00", "2025-10-31T21:04:05+01:60", "2025-10-31T21:04:05 +01:00",
            "2025-10-31T21:04:05CET",
            "2025-10-31  21:04", "2025-10-31_21:04", "2025-02-30T21:04", "31.10.25 21:04", "31.10.2025 9:04",
            "31.10.2025T21:04",
            "31.10.2025 21:04:60", "31.10.2025 21:04+01:00", "1761944640", "9 pm",
            "2025-10-31T-1:00",
        ])
    func malformed(text: String) {
        BrokenInput(
            "", "entries.csv", "date,level,timestamp\n2025-10-31,easy,‸\(text)\n", "malformed-timestamp"
        ).check()
    }

    @Test("the leap seconds of RFC 3339 are timestamps")
    func leapSecond() {
        #expect(
            load(["entries.csv": "date,level,timestamp\n2016-12-31,easy,2016-12-31T23:59:60Z\n"]).history != nil)
    }
}
