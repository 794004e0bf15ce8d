import Actions
import Disk
import Foundation
import Model
import TestSupport
import Testing

/// Requests of programs with a token: notifications, shortcuts, buttons.
@Suite("A program") struct ProgramRequestTests {
    private static let files = [
        "profile.json": #"{ "timeZone": "Europe/Berlin", "reminders": [{ "activity": "noalc", "time": "09:00" }] }"#,
        "trackers.json": #"[{ "preset": "water", "dailyGoal": 8 }]"#,
        "entries.csv": "date,level\n2025-10-28,steady\n2025-10-29,steady\n",
    ]

    private static func serving(
        asOf: String = "2025-10-31T21:00:00+01:00", audience: Audience = .private,
        _ body: (RunningServer, TemporaryDirectory) async throws -> Void
    ) async throws {
        let directory = try TemporaryDirectory()
        for (path, text) in files { try directory.write(text, to: path) }
        try await RunningServer.serving(directory.path, asOf: asOf, audience: audience) { server in
            try await body(server, directory)
        }
    }

    /// Makes a token, as `reportgen token add` does.
    private static func token(
        _ name: String, can: AccessToken.Right, in directory: TemporaryDirectory, until: Day? = nil,
        question: AccessToken.Question? = nil
    ) throws -> String {
        let secret = TokenSecret()
        try TokenFile(of: directory.path).change { tokens throws(CommandError) in
            let made = Day(year: 2025, month: 10, day: 1) ?? Day(number: 0)
            tokens.add(AccessToken(name, can: can, hash: secret.hash, made: made, until: until, question: question))
        }
        return secret.text
    }

    private static func log(
        _ body: String, _ token: String?, _ server: RunningServer
    ) async throws -> Reply {
        try await log(body, token, [], server)
    }

    private static func log(
        _ body: String, _ token: String?, _ headers: [String], _ server: RunningServer
    ) async throws -> Reply {
        let authorization = token.map { ["Authorization: Bearer \($0)"] } ?? []
        return try await server.reply("POST /api/log", authorization + headers, body: Array(body.utf8))
    }

    @Test("V-24 writes words, a form or JSON down as log does, and its answer is that of log --json")
    func writing() async throws {
        try await ProgramRequestTests.serving { server, directory in
            let token = try ProgramRequestTests.token("phone", can: .write, in: directory)
            let json = ["Content-Type: application/json"]
            let form = ["Content-Type: application/x-www-form-urlencoded"]
            for (body, headers, line) in [
                ("water 2", ["Content-Type: text/plain"], ",water,2,"), ("water 3", form, ",water,3,"),
                ("words=water+4&note=a%26b", form, ",water,4,,,a&b"),
                (#"{"words": "water 5", "time": "20:15", "note": "ü"}"#, json, "2025-10-31T20:15:00+01:00,water,5,,,ü"),
                (#"{"words": ["water", "6"], "date": "yesterday"}"#, json, "2025-10-30,water,6"),
                (#"{"words": 7, "tracker": "water", "secondsAgo": 3600}"#, json, "2025-10-31T20:00:00+01:00,water,7"),
            ] {
                let reply = try await ProgramRequestTests.log(body, token, headers, server)
                #expect(reply.status == 201, "\(body): \(reply.text)")
                #expect(reply.text.contains(#""schema": "reportgen.log/1""#))
                #expect(reply.headers["content-type"] == "application/json; charset=utf-8")
                let last = directory.text(of: "logs.csv")?.split(separator: "\n").last.map(String.init) ?? ""
                #expect(last.contains(line), "\(last)")
            }
            #expect(try await ProgramRequestTests.log("steady", token, server).status == 201)
            #expect(try await ProgramRequestTests.log("steady", token, server).status == 200)
            // The pages show it at once.
            #expect(try await server.get("/data.json").text.contains("2025-10-31"))
        }
    }

    @Test("V-45 the offset that a phone sends decides the time, yesterday and today, in a member or after a timestamp")
    func offsets() async throws {
        // 21:00 on the 31st at home.
        try await ProgramRequestTests.serving { server, directory in
            let token = try ProgramRequestTests.token("phone", can: .write, in: directory)
            let json = ["Content-Type: application/json"]
            for (body, line) in [
                (#"{"words": "water 1", "offset": "+09:00"}"#, "2025-11-01T05:00:00+09:00,water,1"),
                (#"{"words": "water 2", "offset": "+09:00", "date": "yesterday"}"#, "2025-10-31,water,2"),
                (#"{"words": "water 3", "offset": "-10:00", "time": "09:30"}"#, "2025-10-31T09:30:00-10:00,water,3"),
                (#"{"words": "water 4", "date": "2025-11-01T04:30:00+09:00"}"#, "2025-11-01T04:30:00+09:00,water,4"),
            ] {
                let reply = try await ProgramRequestTests.log(body, token, json, server)
                #expect(reply.status == 201, "\(body): \(reply.text)")
                let last = directory.text(of: "logs.csv")?.split(separator: "\n").last.map(String.init) ?? ""
                #expect(last.contains(line), "\(last)")
            }
            let zone = #"{"words": "water 5", "offset": "+09:00", "timeZone": "Asia/Tokyo"}"#
            let reply = try await ProgramRequestTests.log(zone, token, json, server)
            #expect(reply.text.contains("midnight in Berlin; staying? reportgen set timeZone Asia/Tokyo"))
            for offset in ["+15:00", "9", "JST", "+09:00Z"] {
                let body = #"{"words": "water 6", "offset": "\#(offset)"}"#
                #expect(try await ProgramRequestTests.log(body, token, json, server).status == 422, "\(offset)")
            }
        }
    }

    @Test("V-24 gets an error for what is not understood, and nothing is written")
    func refusing() async throws {
        try await ProgramRequestTests.serving { server, directory in
            let token = try ProgramRequestTests.token("phone", can: .write, in: directory)
            let json = ["Content-Type: application/json"]
            let bodies: [(String, [String])] = [
                ("", []), ("wafer 3", []), ("water x", []), ("\u{0}", []), ("steady tomorrow", []),
                ("{}", json), ("[]", json), ("{", json), (#"{"words": "water 2", "color": "red"}"#, json),
                (#"{"words": "water 2", "date": "soon"}"#, json), (#"{"words": "water 2", "time": "late"}"#, json),
                (#"{"words": "water 2", "words": "water 3"}"#, json), (#"{"words": {"a": 1}}"#, json),
                (#"{"words": "water 2", "secondsAgo": -5}"#, json), (#"{"words": "water 2", "id": "a b"}"#, json),
            ]
            for (body, headers) in bodies {
                let reply = try await ProgramRequestTests.log(body, token, headers, server)
                #expect(reply.status == 422, "\(body): \(reply.status)")
                #expect(reply.text.contains("reportgen.error/1"), "\(body)")
            }
            let bad = try await ProgramRequestTests.log("water 2", token, ["Idempotency-Key: a b"], server)
            #expect(bad.status == 422)
            let long = String(repeating: "a", count: 70_000)
            #expect(try await ProgramRequestTests.log(long, token, server).status == 413)
            #expect(directory.text(of: "logs.csv") == nil)
        }
    }

    @Test("V-24 a repeated key writes nothing; with other words it is refused; if undone it stays undone")
    func keys() async throws {
        try await ProgramRequestTests.serving { server, directory in
            let token = try ProgramRequestTests.token("phone", can: .write, in: directory)
            let key = ["Idempotency-Key: \"550e8400\""]
            #expect(try await ProgramRequestTests.log("water 2", token, key, server).status == 201)
            let again = try await ProgramRequestTests.log("water 2", token, ["Idempotency-Key: 550e8400"], server)
            #expect(again.status == 200 && again.text.contains(#""repeated": true"#))
            #expect(try await ProgramRequestTests.log("water 3", token, key, server).status == 422)
            _ = try Recorder(path: directory.path).undo()
            let undone = try await ProgramRequestTests.log("water 2", token, key, server)
            #expect(undone.status == 200 && undone.text.contains(#""undone": true"#))
            #expect(directory.text(of: "logs.csv") == nil)
        }
    }

    @Test("V-24 needs a token that is right, not over, not revoked, and for this")
    func tokens() async throws {
        try await ProgramRequestTests.serving { server, directory in
            let write = try ProgramRequestTests.token("phone", can: .write, in: directory)
            let read = try ProgramRequestTests.token("widget", can: .read, in: directory)
            // They expire by the real clock, whatever the date of the pages is.
            let yesterday = DayClock(zone: .utc, dayStart: 0).day(of: Machine.now).advanced(by: -2)
            let over = try ProgramRequestTests.token("old", can: .write, in: directory, until: yesterday)
            for wrong in [nil, "", "x", over, String(write.dropLast()) + "!", TokenSecret().text] {
                let reply = try await ProgramRequestTests.log("water 2", wrong, server)
                #expect(reply.status == 401, "\(wrong ?? "none")")
                #expect(reply.headers["www-authenticate"] == "Bearer")
            }
            #expect(try await ProgramRequestTests.log("water 2", read, server).status == 403)
            for path in ["/", "/data.json", "/log", "/settings/general"] {
                let reply = try await server.get(path, ["Authorization: Bearer \(write)"])
                #expect(reply.status == 403, "\(path)")
            }
            let bearer = ["Authorization: Bearer \(read)"]
            #expect(try await server.get("/api/today", bearer).status == 200)
            #expect(try await server.get("/api/today").status == 401)
            #expect(try await server.get("/api/today", ["Authorization: Bearer \(write)"]).status == 403)
            #expect(try await server.get("/api/today?token=\(read)").status == 401)
            #expect(try await server.get("/today.svg?token=\(read)").status == 200)
            #expect(try await server.get("/today.svg?token=\(write)").status == 403)
            #expect(try await ProgramRequestTests.log("water 2", write, server).status == 201)
            #expect(try TokenFile(of: directory.path).revoke("phone"))
            #expect(try await ProgramRequestTests.log("water 3", write, server).status == 401)
        }
    }

    @Test("V-24 a token for one question takes the answers of its buttons and nothing else")
    func answers() async throws {
        try await ProgramRequestTests.serving { server, directory in
            let day = try #require(Day(year: 2025, month: 10, day: 30))
            let json = ["Content-Type: application/json"]
            let sent = try ProgramRequestTests.token(
                "water", can: .answer, in: directory,
                question: AccessToken.Question(.tracker("water"), on: day, answers: ["water 1", "water 2"]))
            let made = try ProgramRequestTests.token(
                "noalc", can: .answer, in: directory, question: AccessToken.Question(.noalc, on: day))
            let refused = [
                (sent, "water 99999999"), (sent, "water 3"), (sent, "water 2 my note"), (sent, "water 0.01"),
                (sent, "steady"), (made, "0.01"), (made, "7"), (made, "easy my note"), (made, "water 1"),
            ]
            for (token, words) in refused {
                let reply = try await ProgramRequestTests.log(words, token, server)
                #expect(reply.status == 422, "\(words)")
                #expect(reply.text.contains("this is no answer to the question"), "\(words)")
            }
            #expect(directory.text(of: "logs.csv") == nil)
            #expect(directory.text(of: "entries.csv") == ProgramRequestTests.files["entries.csv"])
            let button = #"{"words": "2", "tracker": "water", "note": "mine", "date": "2025-10-01"}"#
            #expect(try await ProgramRequestTests.log(button, sent, json, server).status == 201)
            let row = directory.text(of: "logs.csv")?.split(separator: "\n").last ?? ""
            #expect(row.hasPrefix("2025-10-30,water,2,") && !row.contains("mine"))
            #expect(try await ProgramRequestTests.log("wild", made, server).status == 201)
            #expect(directory.text(of: "entries.csv")?.contains("2025-10-30,wild") == true)
        }
    }

    @Test("V-24 an address for programs never answers with a page, which would show what is private")
    func noPages() async throws {
        try await ProgramRequestTests.serving { server, directory in
            let calendar = try ProgramRequestTests.token("calendar", can: .calendar, in: directory)
            let full = try await server.get("/reminders/\(calendar).ics")
            #expect(full.status == 200 && full.text.contains("BEGIN:VEVENT"))
            let profile = #"{ "timeZone": "Europe/Berlin", "name": "Anna" }"#
            try directory.write(profile, to: "profile.json")
            while try await !server.get("/").text.contains("Anna") {}
            // A program that loads this calendar removes the events that it had.
            let empty = try await server.get("/reminders/\(calendar).ics")
            #expect(empty.status == 200 && empty.headers["content-type"] == "text/calendar; charset=utf-8")
            #expect(empty.text.hasPrefix("BEGIN:VCALENDAR") && !empty.text.contains("BEGIN:VEVENT"))
        }
        let broken = try TemporaryDirectory()
        try broken.write("date,level\n2025-10-30,my secret\n", to: "entries.csv")
        let read = try ProgramRequestTests.token("widget", can: .read, in: broken)
        let calendar = try ProgramRequestTests.token("calendar", can: .calendar, in: broken)
        try await RunningServer.serving(broken.path) { server in
            #expect(try await server.get("/").text.contains("my secret"))
            for path in ["/today.svg?token=\(read)", "/reminders/\(calendar).ics"] {
                let reply = try await server.get(path)
                #expect(reply.status == 503, "\(path)")
                #expect(reply.headers["content-type"] == "application/json; charset=utf-8", "\(path)")
                #expect(reply.text.contains("reportgen.error/1") && !reply.text.contains("my secret"), "\(path)")
            }
        }
    }

    @Test("V-24 a script of any page may ask for what needs a token, and gets nothing without one")
    func crossOrigin() async throws {
        try await ProgramRequestTests.serving { server, directory in
            let token = try ProgramRequestTests.token("phone", can: .write, in: directory)
            let origin = ["Origin: https://ntfy.example", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: cors"]
            let preflight = try await server.reply(
                "OPTIONS /api/log", origin + ["Access-Control-Request-Method: POST"])
            #expect(preflight.status == 204)
            #expect(preflight.headers["access-control-allow-origin"] == "*")
            #expect(preflight.headers["access-control-allow-methods"] == "POST")
            let allowed = preflight.headers["access-control-allow-headers"] ?? ""
            for name in ["authorization", "content-type", "idempotency-key"] { #expect(allowed.contains(name)) }
            #expect(preflight.headers["access-control-allow-credentials"] == nil)
            let reply = try await ProgramRequestTests.log("water 1", token, origin, server)
            #expect(reply.status == 201 && reply.headers["access-control-allow-origin"] == "*")
            #expect(try await ProgramRequestTests.log("water 1", nil, origin, server).status == 401)
            for path in ["/api/today", "/log", "/"] {
                let other = try await server.reply("OPTIONS \(path)", origin)
                #expect(other.status != 204 && other.headers["access-control-allow-origin"] == nil, "\(path)")
            }
            let far = try await server.reply(
                "POST /api/log", ["Authorization: Bearer \(token)"], host: "evil.example", body: Array("water".utf8))
            #expect(far.status == 421)
        }
    }

    @Test("T-31 asks for what is open and for the streaks, as JSON and as a picture")
    func today() async throws {
        try await ProgramRequestTests.serving(asOf: "2025-10-31T10:00:00+01:00") { server, directory in
            let token = ["Authorization: Bearer \(try ProgramRequestTests.token("w", can: .read, in: directory))"]
            let text = try await server.get("/api/today", token).text
            let status = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(status["schema"] as? String == "reportgen.today/1")
            #expect(status["day"] as? String == "2025-10-31")
            let questions = try #require(status["questions"] as? [[String: Any]])
            #expect(questions.map { $0["activity"] as? String } == ["noalc"])
            #expect(questions[0]["day"] as? String == "2025-10-30")
            #expect(questions[0]["due"] as? Bool == true)
            #expect(questions[0]["title"] as? String == "How was your evening yesterday?")
            let answers = try #require(questions[0]["answers"] as? [[String: Any]])
            #expect(answers.map { $0["words"] as? String } == ["steady", "easy", "wild"])
            #expect(answers[1]["label"] as? String == "✨ Easy")
            let streaks = try #require(status["streaks"] as? [[String: Any]])
            #expect(streaks.first?["id"] as? String == "noalc" && streaks.first?["current"] as? Int == 2)
            let picture = try await server.get("/today.svg", token)
            #expect(picture.headers["content-type"] == "image/svg+xml")
            #expect(picture.text.contains("How was your evening yesterday?"))
        }
    }

    @Test("the public edition has nothing of this")
    func publicEdition() async throws {
        try await ProgramRequestTests.serving(audience: .public) { server, directory in
            let token = try ProgramRequestTests.token("phone", can: .write, in: directory)
            let reply = try await ProgramRequestTests.log("water 2", token, server)
            #expect([403, 404, 405].contains(reply.status))
            #expect(directory.text(of: "logs.csv") == nil)
        }
    }
}
