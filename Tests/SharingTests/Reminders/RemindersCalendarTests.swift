import Counting
import Model
import Pages
import Sharing
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

    @Test(
        "has ids that no other person's calendar has, the same in every build, with an id or an address in the profile")
    func uniqueIDs() throws {
        func ids(_ profile: String, asOf: String = "2025-10-31T20:00") throws -> [String] {
            let reminders = #""reminders": [{ "activity": "noalc" }, { "activity": "noalc", "time": "21:00" }]"#
            return try lines(site("{ \(reminders), \(profile) }", asOf: asOf)).filter { $0.hasPrefix("UID:") }
        }
        let id = #""feedId": "f81d4fae-7dec-41d0-a765-00a0c91e6bf6""#
        let all = try [
            ids(id), ids(#""feedId": "f81d4fae-7dec-41d0-a765-00a0c91e6bf7""#),
            ids(#""siteUrl": "https://kim.example/""#),
            ids(#""siteUrl": "https://alex.example/""#),
        ]
        #expect(Set(all.joined()).count == 8 && all.joined().allSatisfy { $0.count == 40 })
        #expect(
            try ids(id + #", "name": "Kim", "siteUrl": "https://kim.example/""#, asOf: "2025-11-02T20:00") == all[0])
    }

    @Test("T-24 begins after the last log")
    func begin() throws {
        let profile = #"{ "reminders": [{ "activity": "noalc" }, { "activity": "noalc", "time": "21:00" }] }"#
        let lines = try lines(try site(profile, "SS", asOf: "2025-10-31T20:00"))
        #expect(lines.contains("DTSTART:20251102T090000"))
        #expect(lines.contains("DTSTART:20251101T210000"))
        #expect(lines.contains("UID:noalc-2@reminders.reportgen"))
    }

    @Test("N-25 of a server has an event for each day that is not answered, with the link to its log sheet")
    func links() throws {
        let profile = #"{ "reminders": [{ "activity": "noalc" }, { "activity": "water", "time": "10:00" }] }"#
        let folder = Folder(levels: "S").with("profile.json", profile).with(
            "trackers.json", #"[{ "preset": "water" }]"#)
        let report = try Report(folder.analysis(asOf: "2025-10-31T20:00"))
        let calendar = try #require(ReminderCalendar(in: report, server: "https://home.example"))
        let levels = calendar.events.filter { $0.id.hasPrefix("noalc") }
        // There is no entry for yesterday, and today is asked about tomorrow.
        #expect(levels.count == 28)
        #expect(levels.first?.link == "https://home.example/log?day=2025-10-30")
        #expect(levels.allSatisfy { !$0.isDaily })
        #expect(
            calendar.events.first { $0.id.hasPrefix("tracker-water") }?.link
                == "https://home.example/log/water?day=2025-10-31")
        let answered = try Report(
            folder.with("entries.csv", "date,level\n2025-10-30,steady\n").analysis(asOf: "2025-10-31T20:00"))
        let rest = try #require(ReminderCalendar(in: answered, server: "https://home.example"))
        #expect(rest.events.first?.link == "https://home.example/log?day=2025-10-31")
        #expect(rest.events.count { $0.id.hasPrefix("noalc") } == 27)
    }

    @Test("N-26 is linked from the overview, but not in the public edition, which has none")
    func way() throws {
        let profile = #"{ "reminders": [{ "activity": "noalc" }] }"#
        let folder = Folder(levels: "S").with("profile.json", profile)
        let links = try folder.site().overview.all("a").compactMap { $0.attributes["href"] }
        #expect(links.contains("files.html#subscribe"))
        let files = try folder.site().page("files.html")
        #expect(files.all("a").contains { $0.attributes["href"] == "reminders.ics" })
        #expect(files.all("section").contains { $0.id == "subscribe" })
        let shared = try Site(folder.analysis().publicEdition)
        #expect(try !shared.page("files.html").text.contains("eminder"))
        #expect(
            try !Folder(levels: "S").site().overview.all("a").contains {
                $0.attributes["href"] == "files.html#subscribe"
            })
    }

    @Test("is absent if there are no reminders")
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
