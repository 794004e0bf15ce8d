import Foundation
import Model
import TestSupport
import Testing

@testable import Serving

/// The button next to each record of a day, as a browser without scripts sends it.
@Suite("A record is removed on the log sheet") struct LogSheetRemovalTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level,drinks\n2025-10-29,steady,\n2025-10-30,easy,3\n", to: "data/entries.csv")
        try directory.write(#"{"timeZone": "Europe/Berlin"}"#, to: "data/profile.json")
        try directory.write(#"[{ "preset": "water", "dailyGoal": 8 }, { "preset": "mood" }]"#, to: "data/trackers.json")
        try directory.write(
            """
            timestamp,tracker,value,note
            2025-10-30T08:00:00+01:00,water,1,
            2025-10-30T09:00:00+01:00,water,1,
            2025-10-30T09:00:00+01:00,water,1,again
            2025-10-30T10:00:00+01:00,mood,joyful,

            """, to: "data/logs.csv")
        try directory.write(
            #"[{"date": "2025-10-30", "kind": "workout", "minutes": 40, "type": "running"}]"#,
            to: "data/activities.json")
        try directory.write("Rain all day.\n", to: "data/notes/2025-10-30.md")
    }

    private var files: [String?] {
        ["entries.csv", "logs.csv", "activities.json", "notes/2025-10-30.md"].map { directory.text(of: "data/" + $0) }
    }

    private func page(_ path: String, _ server: RunningServer) async throws -> Element {
        let reader = HTMLReader(page: try await server.get(path).body)
        #expect(reader.faults == [])
        return reader.root
    }

    private func remove(_ key: String, _ server: RunningServer) async throws -> Reply {
        let key = key.replacing(" ", with: "+")
        return try await server.post("/log/remove", "token=\(server.token)&day=2025-10-30&record=\(key)")
    }

    @Test("U-08, V-23 every record of a day has its button, until the day is empty; undo brings all back")
    func all() async throws {
        let before = files
        try await RunningServer.serving(folder) { server in
            let sheet = try await page("/log?day=2025-10-30", server)
            let buttons = sheet.all("button.remove")
            #expect(
                buttons.map(\.text) == [
                    "×Remove: ✨ easy, 3 drinks", "×Remove: Running 40 min", "×Remove: 08:00 Drink Water 1 glass",
                    "×Remove: 09:00 Drink Water 1 glass", "×Remove: 09:00 Drink Water 1 glass",
                    "×Remove: 10:00 Mood 😊 Joyful", "×Remove: Note of the day",
                ])
            #expect(Set(buttons.compactMap { $0.attributes["value"] }).count == 7)
            // The last one first, so that no line before another moves.
            for button in buttons.reversed() {
                let reply = try await remove(button.attributes["value"] ?? "", server)
                #expect(reply.status == 303, "\(button.text)")
                let address = try #require(reply.headers["location"])
                let said = try await page(address, server).first(".said")?.text ?? ""
                #expect(said.hasPrefix("Thursday 30 October: ") || said.hasPrefix("Yesterday, Thursday 30 October: "))
                #expect(said.contains("removed."))
            }
            #expect(directory.text(of: "data/logs.csv") == "timestamp,tracker,value,note\n")
            let empty = try await page("/log?day=2025-10-30", server)
            #expect(empty.all("button.remove").isEmpty)
            #expect(empty.first(".log-written")?.text.contains("Nothing yet") == true)
            for _ in buttons {
                let change = try await page("/log", server).first(".last-change")?.all("input")
                    .first { $0.attributes["name"] == "change" }?.attributes["value"]
                _ = try await server.post("/log/undo", "token=\(server.token)&change=\(change ?? "")")
            }
            #expect(files == before)
        }
    }

    @Test("V-23 of records that are alike only the one that is meant goes, and one that has changed since stays")
    func meant() async throws {
        try await RunningServer.serving(folder) { server in
            let buttons = try await page("/log?day=2025-10-30", server).all("button.remove")
            let plain = try #require(buttons[3].attributes["value"])
            #expect(try await remove(plain, server).status == 303)
            #expect(directory.text(of: "data/logs.csv")?.contains("again") == true)
            #expect(directory.text(of: "data/logs.csv")?.contains("09:00:00+01:00,water,1,\n") == false)
            // Pressed again on a page that was left open: the line now has another record.
            let before = files
            let late = try await remove(plain, server)
            #expect(late.status == 422 && late.text.contains("no longer there"))
            for key in ["nothing", "entry", "log 0 1"] { #expect(try await remove(key, server).status == 422) }
            #expect(files == before)
            #expect(try await server.post("/log/remove", "day=2025-10-30&record=entry").status == 403)
            #expect(try await server.post("/log/remove", "token=\(server.token)&record=entry").status == 400)
            #expect(try await server.get("/log/remove").status == 404)
        }
        try await RunningServer.serving(folder, audience: .public) { server in
            let reply = try await remove("entry", server)
            #expect(reply.status == 400)
        }
    }

    @Test("V-23 in a list on one line, and of two that are alike, only one goes, and a second tap takes no other")
    func alike() async throws {
        let rows = ["08:00", "09:00", "10:00"].map {
            #"{"date": "2025-10-30", "start": "2025-10-30T\#($0):00+01:00", "kind": "meditation", "minutes": 10}"#
        }
        for separator in [", ", ",\n "] {
            try directory.write("[" + rows.joined(separator: separator) + "]\n", to: "data/activities.json")
            try directory.write(
                "timestamp,tracker,value\n2025-10-30,water,1\n2025-10-30,water,1\n", to: "data/logs.csv")
            try await RunningServer.serving(folder) { server in
                let buttons = try await page("/log?day=2025-10-30", server).all("button.remove")
                let first = try #require(buttons.first { $0.text.contains("08:00") }?.attributes["value"])
                #expect(try await remove(first, server).status == 303)
                let left = directory.text(of: "data/activities.json") ?? ""
                #expect(!left.contains(rows[0]) && left.contains(rows[1]) && left.contains(rows[2]))
                let water = try #require(buttons.first { $0.text.contains("Water") }?.attributes["value"])
                #expect(try await remove(water, server).status == 303)
                #expect(try await remove(water, server).status == 422)
                #expect(directory.text(of: "data/logs.csv") == "timestamp,tracker,value\n2025-10-30,water,1\n")
            }
        }
    }

    @Test("V-23 a level that was corrected and a note that grew since the page was loaded stay")
    func changedSince() async throws {
        try await RunningServer.serving(folder) { server in
            let buttons = try await page("/log?day=2025-10-30", server).all("button.remove")
            let (level, note) = (buttons.first?.attributes["value"], buttons.last?.attributes["value"])
            _ = try await server.post("/log", "token=\(server.token)&form=f-level&day=2025-10-30&level=wild")
            _ = try await server.post("/log", "token=\(server.token)&form=f-note&day=2025-10-30&text=And+wind.")
            let before = files
            for key in [level, note] { #expect(try await remove(key ?? "", server).status == 422) }
            #expect(files == before)
        }
    }

    @Test("U-10 the calendar of the sheet goes back without end, weekdays as columns, with the future days")
    func weeks() async throws {
        try await RunningServer.serving(folder) { server in
            let sheet = try await page("/log", server)
            let tiles = sheet.first(".mark-grid")?.all("li") ?? []
            // A row of weekdays, and a row for each week.
            #expect(tiles.count == 42)
            #expect(sheet.all(".is-to-come").count == 9)
            #expect(sheet.all(".mark-month").map(\.text) == ["Oct", "Nov"])
            let earlier = try #require(sheet.first(".mark-earlier")?.first("a")?.attributes["href"])
            #expect(earlier == "/log?weeks=12#f-marks")
            let more = try await page("/log?weeks=12", server)
            #expect(more.first(".mark-grid")?.all("li").count == 98)
            // Marking also works there, and returns to the same number of weeks.
            let fields = "token=\(server.token)&weeks=12&day=2025-10-31&mark=2025-08-20"
            let reply = try await server.post("/log/mark", fields)
            #expect(reply.headers["location"] == "/log?weeks=12&done=1#f-marks")
            #expect(directory.text(of: "data/entries.csv")?.contains("2025-08-20,steady") == true)
            let last = try await page("/log?weeks=100000", server)
            #expect(last.first(".mark-earlier") == nil)
        }
    }

    @Test("N-20 next to the question is a link to the meaning of the levels; the keyboard focus begins at the levels")
    func info() async throws {
        try await RunningServer.serving(folder) { server in
            let sheet = try await page("/log", server)
            #expect(sheet.first(".log-levels")?.first(".info")?.attributes["href"] == "/about.html")
            #expect(sheet.first("a.skip")?.attributes["href"] == "#f-level")
            #expect(try await page("/log/water", server).first("a.skip")?.attributes["href"] == "#main")
        }
    }
}
