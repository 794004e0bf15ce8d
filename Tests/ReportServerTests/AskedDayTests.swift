import Foundation
import ProgressModel
import TestSupport
import Testing

@testable import ReportServer

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

    // R-33
    @Test("V-18, N-22 the sheet opens on the day that the reminder means; minutes and trackers are of today")
    func sheet() async throws {
        try await RunningServer.serving(folder, asOf: morning) { server in
            let sheet = try await page("/log", server)
            #expect(sheet.first("#f-level")?.first("legend")?.text == "How was yesterday, Thursday 30 October?")
            #expect(days(sheet.first("#f-level")) == ["2025-10-30", "2025-10-31"])
            #expect(days(sheet.first("#t-water")) == ["2025-10-31", nil])
            // Today is a tap away.
            #expect(sheet.first(".log-days")?.all("a").last?.attributes["href"] == "/log?day=2025-10-31")
            let today = try await page("/log?day=2025-10-31", server)
            #expect(today.first("#f-level")?.first("legend")?.text == "How was the day?")
            #expect(days(today.first("#f-level")) == ["2025-10-31", nil])
            let fields = "token=\(server.token)&form=f-level&day=2025-10-30&shown=2025-10-31&level=easy"
            let reply = try await server.post("/log", fields)
            #expect(entries.contains("2025-10-30,easy") && !entries.contains("2025-10-31"))
            // Where it was sent from: the sheet of today, which asks about today now.
            #expect(reply.status == 303 && reply.headers["location"]?.hasPrefix("/log?done=") == true)
            let answered = try await page("/log", server)
            #expect(answered.first("#f-level")?.first("legend")?.text == "How was the day?")
            #expect(days(answered.first("#f-level")) == ["2025-10-31", nil])
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
