import Model
import TestSupport
import Testing

/// The day and the hour of a record are in its own offset.
@Suite("Records of a trip") struct WrittenOffsetTests {
    private func loaded(_ time: String, zone: String, dayStart: String = "00:00") throws -> History {
        try history([
            "profile.json": #"{ "timeZone": "\#(zone)", "dayStart": "\#(dayStart)" }"#,
            "trackers.json": #"[{ "preset": "water" }]"#,
            "logs.csv": "timestamp,tracker\n\(time),water\n",
            "activities.csv": "start,kind,minutes\n\(time),meditation,10\n",
        ])
    }

    @Test(
        "V-45 an offset says the day and the hour; Z and -00:00 follow the zone of the profile",
        arguments: [
            // Across the date line, in both directions.
            ("2025-11-02T08:00:00+09:00", "Europe/Berlin", "00:00", "2025-11-02", 8),
            ("2025-11-02T08:00:00+09:00", "Pacific/Honolulu", "00:00", "2025-11-02", 8),
            ("2025-11-01T22:00:00-10:00", "Asia/Tokyo", "00:00", "2025-11-01", 22),
            ("2025-11-01T22:00:00-10:00", "Europe/Berlin", "00:00", "2025-11-01", 22),
            ("2025-11-01T23:30:00+00:00", "Europe/Berlin", "00:00", "2025-11-01", 23),
            ("2025-11-01T23:30:00Z", "Europe/Berlin", "00:00", "2025-11-02", 0),
            ("2025-11-01T23:30:00z", "Europe/Berlin", "00:00", "2025-11-02", 0),
            ("2025-11-01T23:30:00-00:00", "Europe/Berlin", "00:00", "2025-11-02", 0),
            ("2025-11-01T23:30:00-00:00", "UTC", "00:00", "2025-11-01", 23),
            ("2025-11-01T23:30:00", "Asia/Tokyo", "00:00", "2025-11-01", 23),
            // A day that begins at four begins then in the record's offset.
            ("2025-11-02T03:59:00+09:00", "Europe/Berlin", "04:00", "2025-11-01", 3),
            ("2025-11-02T04:00:00+09:00", "Europe/Berlin", "04:00", "2025-11-02", 4),
            ("2025-11-02T02:59:00Z", "Europe/Berlin", "04:00", "2025-11-01", 3),
            ("2025-11-02T03:00:00Z", "Europe/Berlin", "04:00", "2025-11-02", 4),
            // An hour that the zone skips is the one after it; with an offset it is as written.
            ("2025-03-30T02:30", "Europe/Berlin", "00:00", "2025-03-30", 3),
            ("2025-03-30T02:30+01:00", "Europe/Berlin", "00:00", "2025-03-30", 2),
            ("2025-10-26T02:30", "Europe/Berlin", "00:00", "2025-10-26", 2),
        ])
    func wall(time: String, zone: String, dayStart: String, day: String, hour: Int) throws {
        let history = try loaded(time, zone: zone, dayStart: dayStart)
        #expect(history.logs.days == [date(day)] && history.logs[0].wallTime?.hour == hour)
        #expect(history.sessions.map(\.day) == [date(day)] && history.sessions[0].start?.wallTime.hour == hour)
    }

    @Test("V-45 the day of the last drink is that of its offset, and that of the zone for Z")
    func lastDrink() throws {
        func day(_ text: String) throws -> Day? {
            try profile(#"{ "timeZone": "Europe/Berlin", "lastDrink": "\#(text)" }"#).lastDrink?.day
        }
        #expect(try day("2025-10-20T23:30:00-10:00") == date("2025-10-20"))
        #expect(try day("2025-10-20T23:30:00+00:00") == date("2025-10-20"))
        #expect(try day("2025-10-20T23:30:00Z") == date("2025-10-21"))
    }

    @Test("V-45 which of two corrections counts is decided by the instants, whatever their walls show")
    func corrections() throws {
        let rows = "2025-11-01,wild,2025-11-01T23:00:00+09:00\n2025-11-01,steady,2025-11-01T20:00:00+01:00\n"
        for rows in [rows, rows.split(separator: "\n").reversed().joined(separator: "\n") + "\n"] {
            let files = [
                "profile.json": #"{ "timeZone": "Asia/Tokyo" }"#, "entries.csv": "date,level,timestamp\n" + rows,
            ]
            #expect(try history(files).entries.filter { !$0.isSuperseded }.map(\.level) == [.steady])
        }
    }

    @Test("V-45 a new zone changes no day and no hour of a row with an offset or without one, but for a skipped hour")
    func property() throws {
        var generator = SeededGenerator(seed: 45)
        let zones = [
            "UTC", "Europe/Berlin", "Asia/Tokyo", "Pacific/Honolulu", "America/New_York", "Pacific/Kiritimati",
        ]
        let offsets = ["", "+00:00", "+09:00", "-10:00", "+14:00", "-12:00", "+05:45", "-03:30"]
        for _ in 0..<60 {
            let wall = WallTime(secondsSinceEpoch: Int.random(in: 1_700_000_000..<1_760_000_000, using: &generator))
            let offset = offsets.randomElement(using: &generator) ?? ""
            for zone in zones {
                let history = try loaded("\(wall)\(offset)", zone: zone, dayStart: "03:00")
                let shown = try #require(history.logs[0].wallTime)
                // No zone here skips another hour than the one from two o'clock.
                guard shown != wall else {
                    #expect(history.logs.days == [wall.hour < 3 ? wall.day.advanced(by: -1) : wall.day])
                    continue
                }
                #expect(offset.isEmpty && wall.hour == 2 && shown.hour == 3, "\(wall)\(offset) in \(zone): \(shown)")
            }
        }
    }
}
