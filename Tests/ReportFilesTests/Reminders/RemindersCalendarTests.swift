import ProgressModel
import TestSupport
import Testing

@Suite("The calendar of reminders")
struct RemindersCalendarTests {
    /// Unfolded lines; a line that is too long or does not end as it should fails the test.
    private func lines(_ site: Site) throws -> [String] {
        let text = try site.text("reminders.ics")
        #expect(text.hasSuffix("\r\n"))
        let folded = text.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init)
        #expect(folded.allSatisfy { $0.last == UInt8(ascii: "\r") && $0.count <= 76 })
        #expect(folded.allSatisfy { String(validating: $0, as: UTF8.self) != nil }, "no character is torn apart")
        // As bytes: a combining character would merge with the space before it.
        let unfolded = String(decoding: Array(text.utf8).replacing("\r\n ".utf8, with: []), as: UTF8.self)
        return unfolded.split(separator: "\r\n").map(String.init)
    }

    private func site(_ profile: String, _ levels: String = "S", trackers: String = "[]", asOf: String) throws -> Site {
        try Folder(levels: levels).with("profile.json", profile).with("trackers.json", trackers).site(asOf: asOf)
    }

    @Test("N-21 asks every day at nine, on the wall of wherever one is, with an alarm")
    func event() throws {
        let profile = #"{ "reminders": [{ "activity": "noalc" }], "timeZone": "Europe/Berlin" }"#
        let lines = try lines(try site(profile, asOf: "2025-10-31T20:00"))
        #expect(lines.first == "BEGIN:VCALENDAR")
        #expect(lines.last == "END:VCALENDAR")
        let event = [
            "UID:noalc-1@reminders.reportgen", "DTSTAMP:20251031T200000Z", "DTSTART:20251031T090000",
            "RRULE:FREQ=DAILY", "SUMMARY:How was your evening yesterday?", "BEGIN:VALARM", "ACTION:DISPLAY",
            "TRIGGER:PT0S",
        ]
        for line in event { #expect(lines.contains(line), "\(line)") }
    }

    @Test("T-24 begins after what is logged already")
    func begin() throws {
        let profile = #"{ "reminders": [{ "activity": "noalc" }, { "activity": "noalc", "time": "21:00" }] }"#
        let lines = try lines(try site(profile, "SS", asOf: "2025-10-31T20:00"))
        #expect(lines.contains("DTSTART:20251102T090000"))
        #expect(lines.contains("DTSTART:20251101T210000"))
        #expect(lines.contains("UID:noalc-2@reminders.reportgen"))
    }

    @Test("is not there where there is nothing to be reminded of")
    func nothing() throws {
        #expect(try Folder(levels: "S").site().bytes("reminders.ics") == nil)
        let profile = #"{ "reminders": [{ "activity": "water" }] }"#
        let resting = #"[{ "preset": "water", "isActive": false }]"#
        let site = try site(profile, trackers: resting, asOf: "2025-10-31")
        #expect(site.bytes("reminders.ics") == nil)
    }

    @Test("keeps to its lines whatever a tracker is called")
    func hostile() throws {
        let names = [
            #"a;b,c\\d\nEND:VEVENT"#, String(repeating: "ä👩‍👩‍👧‍👦", count: 40), #"x\r\nBEGIN:VALARM\r\n"#,
            #"\u0000\u001b[31m"#,
        ]
        for name in names {
            let trackers = #"[{ "id": "x", "name": "\#(name)", "icon": "•", "type": "saboteur" }]"#
            let profile = #"{ "name": "\#(name)", "reminders": [{ "activity": "x" }] }"#
            let lines = try lines(try site(profile, trackers: trackers, asOf: "2025-10-31"))
            #expect(lines.count { $0 == "END:VEVENT" } == 1)
            #expect(lines.count { $0 == "BEGIN:VALARM" } == 1)
            #expect(lines.count == 20)
        }
        let escaped = try lines(
            try site(
                #"{ "reminders": [{ "activity": "x" }] }"#,
                trackers: #"[{ "id": "x", "name": "a;b,c\\d", "icon": "•", "type": "saboteur" }]"#, asOf: "2025-10-31"))
        #expect(escaped.contains(#"SUMMARY:Did you notice a\;b\,c\\d today?"#))
    }
}
