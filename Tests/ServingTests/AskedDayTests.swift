import Foundation
import Model
import TestSupport
import Testing

@testable import Serving

/// The day that the sheet and the overview ask about.
@Suite("The day that is asked about") struct AskedDayTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }
    private var entries: String { directory.text(of: "data/entries.csv") ?? "" }
    private let morning = "2025-10-31T09:00:00+01:00"

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-28,steady\n2025-10-29,steady\n", to: "data/entries.csv")
        try directory.write(#"{"timeZone": "Europe/Berlin"}"#, to: "data/profile.json")
        try directory.write(#"[{ "preset": "water", "dailyGoal": 8 }]"#, to: "data/trackers.json")
    }

    private func page(_ path: String, _ server: RunningServer) async throws -> Element {
        let reply = try await server.get(path)
        #expect(reply.status == 200)
        let reader = HTMLReader(page: reply.body)
        #expect(reader.faults == [])
        return reader.root
    }

    private func days(_ form: Element?) -> [String?] {
        ["day", "shown"].map { name in
            form?.all("input").first { $0.attributes["name"] == name }?.attributes["value"]
        }
    }

    @Test("V-18, N-22 the sheet opens on the day that the reminder means; minutes and trackers are of today")
    func sheet() async throws {
        try await RunningServer.serving(folder, asOf: morning) { server in
            let sheet = try await page("/log", server)
            #expect(sheet.first("#f-level")?.first("legend")?.text == "How was yesterday, Thursday 30 October?")
            #expect(days(sheet.first("#f-level")) == ["2025-10-30", "2025-10-31"])
            #expect(days(sheet.first("#t-water")) == ["2025-10-31", nil])
            // There is a link to today.
            #expect(sheet.first(".log-days")?.all("a").last?.attributes["href"] == "/log?day=2025-10-31")
            let today = try await page("/log?day=2025-10-31", server)
            #expect(today.first("#f-level")?.first("legend")?.text == "How was today, Friday 31 October?")
            #expect(days(today.first("#f-level")) == ["2025-10-31", nil])
            let fields = "token=\(server.token)&form=f-level&day=2025-10-30&shown=2025-10-31&level=easy"
            let reply = try await server.post("/log", fields)
            #expect(entries.contains("2025-10-30,easy") && !entries.contains("2025-10-31"))
            // The page that it was sent from: the sheet of today.
            #expect(reply.status == 303 && reply.headers["location"]?.hasPrefix("/log?done=") == true)
            // Opened again, it asks about today.
            let answered = try await page("/log", server)
            #expect(answered.first("#f-level")?.first("legend")?.text == "How was today, Friday 31 October?")
            #expect(days(answered.first("#f-level")) == ["2025-10-31", nil])
        }
    }

    @Test("V-40 after an answer the levels stay on its day, which another tap corrects and a tap on undo gives back")
    func correction() async throws {
        try await RunningServer.serving(folder, asOf: morning) { server in
            func sent(_ path: String, _ fields: String) async throws -> Element {
                let reply = try await server.post(path, "token=\(server.token)&" + fields)
                return try await page(try #require(reply.headers["location"]), server)
            }
            func card(_ sheet: Element, marks level: String?) {
                let form = sheet.first("#f-level")
                #expect(form?.first("legend")?.text == "How was yesterday, Thursday 30 October?")
                #expect(days(form) == ["2025-10-30", "2025-10-31"])
                #expect(form?.all(".is-written").map { $0.attributes["value"] } == [level].compactMap(\.self))
            }
            let day = "day=2025-10-30&shown=2025-10-31"
            card(try await sent("/log", "form=f-level&\(day)&level=none"), marks: "none")
            let corrected = try await sent("/log", "form=f-level&\(day)&level=wild")
            card(corrected, marks: "wild")
            #expect(entries.contains("2025-10-30,wild") && !entries.contains("2025-10-31"))
            let undo = try #require(corrected.first(".said")?.first("form"))
            #expect(days(undo) == ["2025-10-30", "2025-10-31"])
            let change = undo.all("input").first { $0.attributes["name"] == "change" }?.attributes["value"] ?? ""
            card(try await sent("/log/undo", "\(day)&change=\(change)"), marks: "none")
            // Something else was recorded, so the card asks about today.
            let water = try await sent("/log", "form=t-water&day=2025-10-31&item=1")
            #expect(days(water.first("#f-level")) == ["2025-10-31", nil])
            // The answer to the overview's question links to the sheet of its day.
            let answered = try await sent("/log", "form=f-level&day=2025-10-30&level=easy")
            #expect(answered.first("#f-level")?.first("legend")?.text == "How was yesterday, Thursday 30 October?")
            #expect(answered.first("#f-level")?.first(".is-written")?.attributes["value"] == "easy")
            #expect(days(answered.first("#f-level")) == ["2025-10-30", nil])
        }
    }

    @Test("V-25 the served overview asks the open question with its buttons, and not once it is answered")
    func overview() async throws {
        try await RunningServer.serving(folder, asOf: morning) { server in
            let card = try #require(try await page("/", server).first(".open-question"))
            #expect(card.first("h2")?.text == "How was yesterday, Thursday 30 October?")
            #expect(card.all("button").map { $0.attributes["value"] } == ["none", "one", "easy", "wild"])
            #expect(days(card.first("form")) == ["2025-10-30", nil])
            _ = try await server.post("/log", "token=\(server.token)&form=f-level&day=2025-10-30&level=none")
            #expect(try await page("/", server).first(".open-question") == nil)
        }
        try await RunningServer.serving(folder, asOf: "2025-10-31T18:00:00+01:00") { server in
            let card = try #require(try await page("/", server).first(".open-question"))
            #expect(days(card.first("form")) == ["2025-10-31", nil], "from 18:00 on it is about today")
        }
    }
}
