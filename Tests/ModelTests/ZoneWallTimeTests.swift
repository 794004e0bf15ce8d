import Model
import TestSupport
import Testing

@Suite struct ZoneWallTimeTests {
    @Test(
        "a wall time that a change skips is read in the offset before the change",
        arguments: [
            ("Europe/Berlin", "2025-03-30T02:30", "2025-03-30T01:30:00Z"),
            ("Australia/Lord_Howe", "2025-10-05T02:15", "2025-10-04T15:45:00Z"),
            ("Antarctica/Troll", "2025-03-30T01:00", "2025-03-30T01:00:00Z"),
            ("Antarctica/Troll", "2025-03-30T02:59:59", "2025-03-30T02:59:59Z"),
            ("Africa/Casablanca", "2025-04-06T02:30", "2025-04-06T02:30:00Z"),
            ("America/Havana", "2025-03-09T00:00", "2025-03-09T05:00:00Z"),
            ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00:00Z"),
            ("Europe/Berlin", "2150-03-29T02:30", "2150-03-29T01:30:00Z"),
        ])
    func skipped(name: String, time: String, expected: String) throws {
        #expect(try zone(name).instant(of: wall(time)) == utc(expected))
    }

    @Test(
        "a wall time that occurs twice is its first occurrence",
        arguments: [
            ("Europe/Berlin", "2025-10-26T02:00", "2025-10-26T00:00:00Z"),
            ("Europe/Berlin", "2025-10-26T02:59:59", "2025-10-26T00:59:59Z"),
            ("Australia/Lord_Howe", "2025-04-06T01:45", "2025-04-05T14:45:00Z"),
            ("Antarctica/Troll", "2025-10-26T01:30", "2025-10-25T23:30:00Z"),
            ("Africa/Casablanca", "2025-02-23T02:30", "2025-02-23T01:30:00Z"),
            ("America/Havana", "2025-11-02T00:30", "2025-11-02T04:30:00Z"),
            ("Europe/Berlin", "2150-10-25T02:30", "2150-10-25T00:30:00Z"),
        ])
    func repeated(name: String, time: String, expected: String) throws {
        #expect(try zone(name).instant(of: wall(time)) == utc(expected))
    }

    @Test(
        "a wall time is the first instant at which the wall shows it, or else read in the offset before the change",
        arguments: [
            "Europe/Berlin", "Australia/Lord_Howe", "Antarctica/Troll", "Africa/Casablanca", "America/Havana",
            "Pacific/Apia", "America/Nuuk", "Asia/Gaza", "Europe/Dublin", "Africa/Monrovia", "Asia/Kathmandu",
        ])
    func definition(name: String) throws {
        let zone = try zone(name)
        var generator = SeededGenerator(seed: 5)
        let span = utc("1850-01-01T00:00:00Z").seconds...utc("2200-01-01T00:00:00Z").seconds
        for round in 0..<300 {
            var local = Int.random(in: span, using: &generator)
            // Every other time lies near a change, if there is one in the month after it.
            if round % 2 == 0, let change = firstChange(after: local, in: zone) {
                local = change + zone.offset(at: change) + Int.random(in: -9000...9000, using: &generator)
            }
            try #require(
                zone.instant(of: WallTime(secondsSinceEpoch: local)).seconds == reading(of: local, in: zone),
                "\(WallTime(secondsSinceEpoch: local))")
        }
    }

    /// The instant at which a wall shows `local`, by its definition: all offsets of the days around it are tried.
    private func reading(of local: Int, in zone: CivilZone) -> Int {
        let around = Set(stride(from: local - 100_000, through: local + 100_000, by: 900).map { zone.offset(at: $0) })
        let instants = around.map { local - $0 }.filter { $0 + zone.offset(at: $0) == local }
        if let first = instants.min() { return first }
        // Skipped: just before the change a wall still shows less, just after it already more.
        var before = local - 100_000
        var after = local + 100_000
        while after - before > 1 {
            let middle = (before + after) / 2
            if middle + zone.offset(at: middle) < local { before = middle } else { after = middle }
        }
        return local - zone.offset(at: before)
    }

    /// When the offset next changes within 31 days.
    private func firstChange(after start: Int, in zone: CivilZone) -> Int? {
        let offset = zone.offset(at: start)
        guard var after = (1...31).map({ start + $0 * 86_400 }).first(where: { zone.offset(at: $0) != offset }) else {
            return nil
        }
        var before = after - 86_400
        while after - before > 1 {
            let middle = (before + after) / 2
            if zone.offset(at: middle) == offset { before = middle } else { after = middle }
        }
        return after
    }

    @Test("a fraction of a second is kept")
    func nanoseconds() throws {
        let instant = try zone("Europe/Berlin").instant(of: wall("2025-10-31T12:00"), nanoseconds: 123_456_789)
        #expect(instant == Instant(seconds: utc("2025-10-31T11:00:00Z").seconds, nanoseconds: 123_456_789))
    }
}
