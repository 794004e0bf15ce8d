import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Actions

/// Records written on a trip and read at home, and a zone that is set on the way.
@Suite("A trip") struct TravelTests {
    private static let reading =
        #"[{ "id": "read", "name": "Reading", "type": "good", "trackingMode": "yesNo", "streak": true }]"#

    private func folder(_ logs: [String], entries: String? = nil, profile: String = "") throws -> RecordingFolder {
        var files = [
            "trackers.json": Self.reading, "logs.csv": "timestamp,tracker\n" + logs.map { "\($0),read\n" }.joined(),
        ]
        files["entries.csv"] = entries
        return try RecordingFolder(files, profile: profile)
    }

    @Test("V-45 a new zone changes no past day of rows with an offset, so that nothing is asked")
    func staysUnasked() throws {
        let days = (10...19).map { "2025-10-\($0)T07:00:00+09:00" } + (20...24).map { "2025-10-\($0)T21:00:00-10:00" }
        let folder = try folder(days + ["2025-10-25T12:00"])
        let recorder = try folder.recorder(at: "2025-10-27T12:00")
        let before = try #require(try recorder.read().analysis)
        for zone in ["Tokyo", "Honolulu", "Berlin"] {
            let effect = try recorder.preview(.set("timeZone", to: zone))
            #expect(!effect.needsConsent && effect.lines(in: .english) == [], "\(zone)")
            _ = try recorder.make(.set("timeZone", to: zone))
            let after = try #require(try recorder.read().analysis)
            #expect(after.history.logs.days == before.history.logs.days)
            #expect(after.history.logs.rows.map(\.wallTime) == before.history.logs.rows.map(\.wallTime))
        }
    }

    @Test("V-45 rows in Z follow the zone: a question names the past days that change and their number")
    func movesInstants() throws {
        let folder = try folder(["2025-10-20T08:00Z", "2025-10-21T22:00Z", "2025-10-22T23:30:00+00:00"])
        let effect = try folder.recorder(at: "2025-10-27T12:00").preview(.set("timeZone", to: "Honolulu"))
        #expect(effect.needsConsent && effect.refusal == .changesPast)
        #expect(
            effect.lines(in: .english).first
                == "4 past days change: 19 October 2025, 20 October 2025, 21 October 2025 and 22 October 2025")
        #expect(effect.lines(in: .german).first?.hasPrefix("4 vergangene Tage ändern sich: 19. Oktober 2025,") == true)
    }

    @Test("V-45 a row without an offset keeps its day, and if it moves the start of the timer, a question asks first")
    func movesTimer() throws {
        let live = "date,level,timestamp\n2025-10-20,steady,2025-10-20 21:30\n2025-10-21,steady,\n"
        let folder = try folder([], entries: live)
        let effect = try folder.recorder(at: "2025-10-21T20:00").preview(.set("timeZone", to: "Vienna"))
        #expect(!effect.needsConsent, "the same instant")
        let far = try folder.recorder(at: "2025-10-21T20:00").preview(.set("timeZone", to: "New York"))
        #expect(far.needsConsent)
        #expect(
            far.lines(in: .english).contains(
                "Start of the timer: 2025-10-20T21:30:00+02:00 → 2025-10-20T21:30:00-04:00"))
        // Midnight is midnight in any zone.
        try folder.directory.write("date,level\n2025-10-20,steady\n2025-10-21,steady\n", to: "entries.csv")
        #expect(try !folder.recorder(at: "2025-10-21T20:00").preview(.set("timeZone", to: "New York")).needsConsent)
    }

    @Test("V-45 the timer counts from the instant of a row, whose day is that of its own offset")
    func timer() throws {
        // In Berlin it was still the day before.
        let folder = try folder([], entries: "date,level,timestamp\n2025-10-20,steady,2025-10-20T06:30:00+09:00\n")
        let analysis = try #require(try folder.recorder(at: "2025-10-20T20:00").read().analysis)
        #expect(analysis.sobriety.timer?.start.iso8601(in: .berlin) == "2025-10-19T23:30:00+02:00")
        // Another zone cannot move it.
        let effect = try folder.recorder(at: "2025-10-20T20:00").preview(.set("timeZone", to: "Tokyo"))
        #expect(!effect.lines(in: .english).contains { $0.contains("timer") })
    }

    @Test("V-45 a phone's offset decides what it writes, and whose today and yesterday are meant")
    func offset() throws {
        let folder = try folder([])
        let tokyo = { (request: inout LogRequest) in request.offset = 9 * 3600 }
        // 02:00 in Tokyo on the 22nd, 19:00 at home on the 21st.
        _ = try folder.log("read", at: "2025-10-21T19:00") { tokyo(&$0) }
        #expect(folder.lines("logs.csv").last == "2025-10-22T02:00:00+09:00,read")
        _ = try folder.log("read yesterday", at: "2025-10-21T19:00") { tokyo(&$0) }
        #expect(folder.lines("logs.csv").last == "2025-10-21,read")
        // Before 18:00 there the question is about the day before.
        _ = try folder.log("steady", at: "2025-10-21T19:00") { tokyo(&$0) }
        #expect(folder.lines("entries.csv").last?.hasPrefix("2025-10-21,steady") == true)
        // In Honolulu it is still the 21st when it is the 22nd at home.
        _ = try folder.log("read", at: "2025-10-22T08:00") { $0.offset = -10 * 3600 }
        #expect(folder.lines("logs.csv").last == "2025-10-21T20:00:00-10:00,read")
        // A delayed request from the phone has the local time at which it was made.
        _ = try folder.log("read", at: "2025-10-22T08:00") { (request: inout LogRequest) in
            tokyo(&request)
            request.secondsAgo = 3600
        }
        #expect(folder.lines("logs.csv").last == "2025-10-22T14:00:00+09:00,read")
        // A terminal writes the zone of the profile.
        _ = try folder.log("read", at: "2025-10-22T08:00")
        #expect(folder.lines("logs.csv").last == "2025-10-22T08:00:00+02:00,read")
    }

    @Test("V-45 a record that is of tomorrow at home waits, and the answer says until when")
    func waits() throws {
        let folder = try folder(["2025-10-21T12:00"])
        func said(_ language: Language, _ zone: String?) throws -> String {
            try folder.log("read", at: "2025-10-21T19:00", language: language) { request in
                (request.offset, request.zoneName) = (9 * 3600, zone)
            }
        }
        let english = try said(.english, "Asia/Tokyo")
        #expect(
            english
                == "Today: Reading logged. It counts from midnight in Berlin; staying? reportgen set timeZone Asia/Tokyo"
        )
        #expect(try said(.english, nil).hasSuffix("staying? reportgen set timeZone CITY"))
        #expect(try said(.english, "Nowhere/Atlantis").hasSuffix("staying? reportgen set timeZone CITY"))
        #expect(
            try said(.german, "Asia/Tokyo").hasSuffix(
                "Das zählt ab Mitternacht in Berlin; du bleibst länger? reportgen set timeZone Asia/Tokyo"))
        let reader = { (asOf: String) in try HistoryReader(path: folder.directory.path, asOf: AsOfText(asOf)).read() }
        let waiting = try reader("2025-10-21T20:00")
        #expect(waiting.diagnostics.isEmpty && waiting.hint == nil)
        #expect(waiting.analysis?.records.future == 4 && waiting.analysis?.records.logs == 1)
        #expect(try reader("2025-10-22T00:00").analysis?.records.logs == 5)
        // Setting the zone of a new home asks nothing, and the records count at once.
        let recorder = try folder.recorder(at: "2025-10-21T20:00")
        #expect(try !recorder.preview(.set("timeZone", to: "Tokyo")).needsConsent)
        _ = try recorder.make(.set("timeZone", to: "Tokyo"))
        let streak = try reader("2025-10-21T20:00:00+02:00").analysis?.trackers[0].streak?.current
        #expect(streak == 2)
    }

    @Test("V-45 a record of a future day causes a warning, in addition to those that wait")
    func future() throws {
        let folder = try folder(["2025-10-22T02:00:00+09:00", "2025-10-22T23:00:00+02:00", "2025-10-23"])
        let result = try HistoryReader(path: folder.directory.path, asOf: AsOfText("2025-10-21T19:00")).read()
        #expect(result.diagnostics.map(\.text) == ["2 records are after 2025-10-21 and not counted, the first is here"])
        #expect(result.diagnostics.map(\.location.line) == [3] && result.analysis?.records.future == 3)
    }

    @Test("V-45 without a time zone, a hint says once how to set it if records wait for a day of UTC")
    func withoutZone() throws {
        let folder = try folder(["2025-10-22T02:00:00+09:00", "2025-10-22T02:30:00+09:00"])
        try folder.directory.write("{}", to: "profile.json")
        let result = try HistoryReader(path: folder.directory.path, asOf: AsOfText("2025-10-21T18:00")).read()
        #expect(result.diagnostics.isEmpty)
        #expect(result.hint?.hasPrefix("2 records are of days that have not begun in UTC") == true)
        #expect(try HistoryReader(path: folder.directory.path, asOf: AsOfText("2025-10-23")).read().hint == nil)
    }

    @Test("V-45 unlog removes what was logged at another place, by its local time there")
    func unlog() throws {
        let folder = try folder(["2025-10-17T08:00:00+09:00", "2025-10-17T20:00:00-10:00"])
        var request = UnlogRequest(["read"])
        (request.day, request.time) = (DayText("2025-10-17"), 20 * 3600)
        _ = try folder.recorder(at: "2025-10-21T19:00").unlog(request)
        #expect(folder.lines("logs.csv").dropFirst() == ["2025-10-17T08:00:00+09:00,read"])
    }
}
