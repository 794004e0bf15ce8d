import Model
import Testing

@Suite struct ZoneFooterTests {
    @Test(
        "beyond its table a zone follows the rule at the end of its file",
        arguments: [
            ("Europe/Berlin", "2150-03-29T00:59:59Z", "2150-03-29T01:59:59+01:00"),
            ("Europe/Berlin", "2150-03-29T01:00:00Z", "2150-03-29T03:00:00+02:00"),
            ("Europe/Berlin", "2150-10-25T00:59:59Z", "2150-10-25T02:59:59+02:00"),
            ("Europe/Berlin", "2150-10-25T01:00:00Z", "2150-10-25T02:00:00+01:00"),
            // The change lies on the day before the named one.
            ("America/Nuuk", "2100-03-28T00:59:59Z", "2100-03-27T22:59:59-02:00"),
            ("America/Nuuk", "2100-03-28T01:00:00Z", "2100-03-28T00:00:00-01:00"),
            // The change is two days after the day that the rule names.
            ("Asia/Gaza", "2100-07-15T12:00:00Z", "2100-07-15T15:00:00+03:00"),
            ("Asia/Gaza", "2100-12-15T12:00:00Z", "2100-12-15T14:00:00+02:00"),
            // Winter time is the exception, summer time the rule.
            ("Europe/Dublin", "2100-01-15T12:00:00Z", "2100-01-15T12:00:00+00:00"),
            ("Europe/Dublin", "2100-07-15T12:00:00Z", "2100-07-15T13:00:00+01:00"),
            // Summer spans New Year.
            ("Australia/Lord_Howe", "2100-01-15T12:00:00Z", "2100-01-15T23:00:00+11:00"),
            ("Australia/Lord_Howe", "2100-07-15T12:00:00Z", "2100-07-15T22:30:00+10:30"),
            ("Antarctica/Troll", "2100-01-15T12:00:00Z", "2100-01-15T12:00:00+00:00"),
            ("Antarctica/Troll", "2100-07-15T12:00:00Z", "2100-07-15T14:00:00+02:00"),
            ("America/Havana", "2100-07-15T12:00:00Z", "2100-07-15T08:00:00-04:00"),
            ("America/Havana", "2100-12-15T12:00:00Z", "2100-12-15T07:00:00-05:00"),
            ("Africa/Casablanca", "2100-07-15T12:00:00Z", "2100-07-15T13:00:00+01:00"),
            ("Pacific/Apia", "2100-01-15T12:00:00Z", "2100-01-16T01:00:00+13:00"),
        ])
    func rule(name: String, instant: String, expected: String) throws {
        #expect(utc(instant).iso8601(in: try zone(name)) == expected)
    }

    @Test(
        "footers of every form the grammar allows are understood",
        arguments: [
            ("UTC0", "2025-07-01T00:00:00Z", "2025-07-01T00:00:00+00:00"),
            ("<+0545>-5:45", "2025-07-01T00:00:00Z", "2025-07-01T05:45:00+05:45"),
            ("<-033015>3:30:15", "2025-07-01T00:00:00Z", "2025-06-30T20:29:45-03:30:15"),
            // Day 60 of a year whose leap day is not counted is always the 1st of March.
            ("AAA0BBB,J60/0,J300/0", "2024-02-29T23:59:59Z", "2024-02-29T23:59:59+00:00"),
            ("AAA0BBB,J60/0,J300/0", "2024-03-01T00:00:00Z", "2024-03-01T01:00:00+01:00"),
            ("AAA0BBB,J60/0,J300/0", "2025-03-01T00:00:00Z", "2025-03-01T01:00:00+01:00"),
            // Day 59 of a year whose leap day is counted is the 29th of February or the 1st of March.
            ("AAA0BBB,59/0,299/0", "2024-02-29T00:00:00Z", "2024-02-29T01:00:00+01:00"),
            ("AAA0BBB,59/0,299/0", "2025-02-28T23:59:59Z", "2025-02-28T23:59:59+00:00"),
            ("AAA0BBB,59/0,299/0", "2025-03-01T00:00:00Z", "2025-03-01T01:00:00+01:00"),
            // Without a time the change is at two o'clock.
            ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T00:59:59Z", "2025-03-30T01:59:59+01:00"),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T01:00:00Z", "2025-03-30T03:00:00+02:00"),
        ])
    func grammar(footer: String, instant: String, expected: String) throws {
        let zone = try #require(CivilZone(name: "Test", tzif: TZifText(footer: footer).bytes))
        #expect(utc(instant).iso8601(in: zone) == expected)
    }

    @Test(
        "a footer that breaks the grammar leaves the zone with its table",
        arguments: ["", "CET", "-1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "<+01-1", "CET-1 "])
    func malformed(footer: String) throws {
        let zone = try #require(CivilZone(name: "Test", tzif: TZifText(footer: footer, offset: 1800).bytes))
        #expect(zone.offset(at: 1_700_000_000) == 1800)
    }
}
