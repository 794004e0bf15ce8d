import Model
import Testing

@Suite struct CivilZoneTests {
    @Test("UTC needs no file and never changes")
    func utcZone() {
        #expect(CivilZone.utc.name == "UTC")
        for seconds in [Int.min / 2, -1, 0, 1_700_000_000, Int.max / 2] {
            #expect(CivilZone.utc.offset(at: seconds) == 0)
        }
    }

    @Test(
        "a wall shows what the zone's law says, to the second of a change",
        arguments: [
            // Half an hour of summer time.
            ("Australia/Lord_Howe", "2025-10-04T15:29:59Z", "2025-10-05T01:59:59+10:30"),
            ("Australia/Lord_Howe", "2025-10-04T15:30:00Z", "2025-10-05T02:30:00+11:00"),
            ("Australia/Lord_Howe", "2025-04-05T14:59:59Z", "2025-04-06T01:59:59+11:00"),
            ("Australia/Lord_Howe", "2025-04-05T15:00:00Z", "2025-04-06T01:30:00+10:30"),
            // Two hours of summer time.
            ("Antarctica/Troll", "2025-03-30T00:59:59Z", "2025-03-30T00:59:59+00:00"),
            ("Antarctica/Troll", "2025-03-30T01:00:00Z", "2025-03-30T03:00:00+02:00"),
            ("Antarctica/Troll", "2025-10-26T00:59:59Z", "2025-10-26T02:59:59+02:00"),
            ("Antarctica/Troll", "2025-10-26T01:00:00Z", "2025-10-26T01:00:00+00:00"),
            // Winter time in Ramadan.
            ("Africa/Casablanca", "2025-02-23T01:59:59Z", "2025-02-23T02:59:59+01:00"),
            ("Africa/Casablanca", "2025-02-23T02:00:00Z", "2025-02-23T02:00:00+00:00"),
            ("Africa/Casablanca", "2025-04-06T02:00:00Z", "2025-04-06T03:00:00+01:00"),
            // A change at midnight.
            ("America/Havana", "2025-03-09T04:59:59Z", "2025-03-08T23:59:59-05:00"),
            ("America/Havana", "2025-03-09T05:00:00Z", "2025-03-09T01:00:00-04:00"),
            ("America/Havana", "2025-11-02T04:59:59Z", "2025-11-02T00:59:59-04:00"),
            ("America/Havana", "2025-11-02T05:00:00Z", "2025-11-02T00:00:00-05:00"),
            // A day that was skipped.
            ("Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29T23:59:59-10:00"),
            ("Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31T00:00:00+14:00"),
            // The usual, the double summer time of 1945, and quarters of an hour.
            ("Europe/Berlin", "2025-03-30T00:59:59Z", "2025-03-30T01:59:59+01:00"),
            ("Europe/Berlin", "2025-03-30T01:00:00Z", "2025-03-30T03:00:00+02:00"),
            ("Europe/Berlin", "1945-07-01T12:00:00Z", "1945-07-01T15:00:00+03:00"),
            ("Pacific/Chatham", "2025-01-01T00:00:00Z", "2025-01-01T13:45:00+13:45"),
            ("Pacific/Chatham", "2025-07-01T00:00:00Z", "2025-07-01T12:45:00+12:45"),
        ])
    func wallTime(name: String, instant: String, expected: String) throws {
        #expect(utc(instant).iso8601(in: try zone(name)) == expected)
    }

    @Test(
        "before the first change of its table a zone has its first offset", arguments: ["Europe/Berlin", "Asia/Tokyo"])
    func beforeTheTable(name: String) throws {
        let zone = try zone(name)
        let first = zone.offset(at: utc("1700-01-01T00:00:00Z").seconds)
        #expect(zone.offset(at: utc("0001-01-01T00:00:00Z").seconds) == first)
        #expect(first % 3600 != 0, "local mean time")
    }
}
