import Foundation
import TestSupport
import Testing

@testable import Serving

/// Changing trackers, as a browser without scripts sends it.
@Suite("The settings of trackers") struct TrackerSettingsTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }
    private var trackers: String { directory.text(of: "data/trackers.json") ?? "" }
    private static let path = "/settings/trackers"

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-29,steady\n", to: "data/entries.csv")
        try directory.write(TrackerSettingsTests.trackers, to: "data/trackers.json")
        let days = ["2025-10-28", "2025-10-29", "2025-10-30", "2025-10-31"]
        let logs = "timestamp,tracker\n" + days.map { "\($0),snacking\n" }.joined()
        try directory.write(logs, to: "data/logs.csv")
    }

    private static let trackers = """
        [
          { "preset": "water" },   // eight glasses
          { "preset": "snacking", "createdAt": "2025-10-28" },
          { "preset": "rumination", "private": true }
        ]

        """

    @Test("T-01 T-03 adds a preset and a custom tracker, and undoes only the last one")
    func adding() async throws {
        try await RunningServer.serving(folder) { server in
            let options = try await server.page(TrackerSettingsTests.path).first("#s-preset")?.all("option")
            #expect(options?.contains { $0.attributes["value"] == "water" } == false)
            var (_, page) = try await server.send("preset=mood", to: TrackerSettingsTests.path)
            #expect(page.first(".said")?.text.contains("Mood is added.") == true)
            let first = trackers
            #expect(first.contains("// eight glasses") && first.contains("\"preset\": \"mood\""))
            (_, page) = try await server.send(
                "name=N%C3%A4gel+kauen&icon=%F0%9F%92%85&purpose=awareness&awareness-mode=awareness&activity-mode=yesNo",
                to: TrackerSettingsTests.path)
            #expect(trackers.contains("\"id\": \"naegel-kauen\"") && trackers.contains("\"type\": \"saboteur\""))
            #expect(page.first("#t-naegel-kauen")?.text.contains("💅 Nägel kauen Awareness") == true)
            let change = try #require(page.first(".said")?.value(of: "change"))
            try await server.send("part=trackers&change=\(change)", to: "/settings/undo")
            #expect(trackers == first)
        }
    }

    @Test("T-07 the form asks for awareness or activity first, and suggests a type of Apple Health by the name")
    func purpose() async throws {
        let type = "HKCategoryTypeIdentifierToothbrushingEvent"
        try await RunningServer.serving(folder) { server in
            let form = try #require(
                try await server.page(TrackerSettingsTests.path).all("form").first { $0.value(of: "purpose") != nil })
            #expect(
                form.all("input").filter { $0.attributes["type"] != "hidden" }.first?.attributes["name"] == "purpose")
            let modes = form.all("select").map { $0.all("option").compactMap { $0.attributes["value"] } }
            #expect(modes == [["awareness", "avoidance", "note"], ["yesNo", "counter", "number"]])
            #expect(form.first("#s-health") == nil)
            let fields = "name=Z%C3%A4hne+putzen&icon=&purpose=activity&awareness-mode=note&activity-mode=counter"
            let reply = try await server.post(TrackerSettingsTests.path, "token=\(server.token)&" + fields)
            let page = RunningServer.read(reply)
            #expect(reply.status == 422 && trackers == TrackerSettingsTests.trackers)
            #expect(page.first("#p-own-health")?.text.contains(type) == true)
            #expect(page.first("#s-name")?.attributes["value"] == "Zähne putzen")
            let chosen = ["#s-activity-mode", "#s-health"].map { id in
                page.first(id)?.all("option").first { $0.attributes["selected"] != nil }?.attributes["value"]
            }
            #expect(chosen == ["counter", "yes"])
            try await server.send(fields + "&health=yes", to: TrackerSettingsTests.path)
            #expect(trackers.contains("\"healthType\": \"\(type)\""))
            for plain in [
                "name=Steps+done&purpose=activity&activity-mode=yesNo&health=no",
                "name=Mood+now&purpose=awareness&awareness-mode=note",
                "name=Piano&purpose=activity&activity-mode=yesNo",
            ] { try await server.send(plain, to: TrackerSettingsTests.path) }
            #expect(trackers.split(separator: "healthType").count == 2 && trackers.contains("steps-done"))
        }
    }

    @Test("T-01 shows next to the field why a tracker cannot be added, with what was entered")
    func addingProblems() async throws {
        try await RunningServer.serving(folder) { server in
            let wrong = [
                ("name=&purpose=activity&activity-mode=yesNo", "name", "name is missing"),
                ("name=%3F%3F&purpose=activity&activity-mode=counter", "name", "no letter"),
                ("name=Water&purpose=activity&activity-mode=counter", "name", "There is a tracker"),
                ("name=noalc&purpose=activity&activity-mode=counter", "name", "noalc"),
                ("preset=water", "preset", "There is a tracker"),
            ]
            for (form, field, text) in wrong {
                let reply = try await server.post(TrackerSettingsTests.path, "token=\(server.token)&" + form)
                #expect(reply.status == 422, "\(form)")
                let page = RunningServer.read(reply)
                #expect(
                    page.first(field == "name" ? "#p-own-name" : "#p-" + field)?.text.contains(text) == true, "\(form)")
                if form.hasPrefix("name=Water") { #expect(page.first("#s-name")?.attributes["value"] == "Water") }
            }
            #expect(trackers == TrackerSettingsTests.trackers)
        }
    }

    @Test(
        "T-14 before a mode changes, a page shows the effect on the streak, and nothing is written until then")
    func mode() async throws {
        try await RunningServer.serving(folder) { server in
            let form = "tracker=snacking&change=mode&mode=avoidance&since=2025-10-31"
            let page = try await server.page(TrackerSettingsTests.path + "/change?" + form)
            #expect(page.first("h1")?.text == "Snacking: change to avoidance?")
            let effects = page.first(".effects")?.text ?? ""
            #expect(
                effects.contains("Streak type will change.") && effects.contains("is kept among its earlier streaks"))
            #expect(trackers == TrackerSettingsTests.trackers)
            // The change hasn't been confirmed yet.
            let (location, _) = try await server.send(form, to: TrackerSettingsTests.path + "/change")
            #expect(location.hasPrefix("/settings/trackers/change?tracker=snacking&change=mode"))
            #expect(trackers == TrackerSettingsTests.trackers)
            let hidden = page.all("form").last?.all("input").compactMap { field in
                field.attributes["name"].flatMap { name in
                    name == "token" ? nil : "\(name)=\(field.attributes["value"] ?? "")"
                }
            }
            let (_, after) = try await server.send(
                try #require(hidden).joined(separator: "&"), to: TrackerSettingsTests.path + "/change")
            #expect(trackers.contains("\"mode\": \"avoidance\", \"since\": \"2025-10-31\""))
            #expect(after.first("#t-snacking")?.text.contains("Avoidance") == true)
            let change = try #require(after.first(".said")?.value(of: "change"))
            try await server.send("part=trackers&change=\(change)", to: "/settings/undo")
            #expect(trackers == TrackerSettingsTests.trackers)
        }
    }

    @Test("T-14 an impossible change is reported on the page of the trackers")
    func modeProblems() async throws {
        try await RunningServer.serving(folder) { server in
            let change = TrackerSettingsTests.path + "/change?tracker="
            let wrong = [
                ("snacking&change=mode&mode=counter", "cannot have the mode"),
                ("snacking&change=mode&mode=awareness", "already"),
                ("snacking&change=mode&mode=avoidance&since=soonish", "is not a day; expected e.g. "),
            ]
            for (query, text) in wrong {
                let reply = try await server.get(change + query)
                #expect(reply.status == 422 && reply.text.contains(text), "\(query)")
            }
            for query in ["nothing&change=rest", "water&change=paint", "water&change=mode&mode=loud", "water"] {
                #expect(try await server.get(change + query).status == 400, "\(query)")
            }
            #expect(trackers == TrackerSettingsTests.trackers)
        }
    }

    @Test("deactivates and reactivates a tracker, and makes it public or not; a private one has no such button")
    func switches() async throws {
        try await RunningServer.serving(folder) { server in
            let path = TrackerSettingsTests.path + "/change"
            try await server.send("tracker=water&change=share", to: path)
            #expect(trackers.contains("{ \"preset\": \"water\", \"public\": true },   // eight glasses"))
            try await server.send("tracker=water&change=unshare", to: path)
            try await server.send("tracker=rumination&change=rest&sure=yes", to: path)
            #expect(trackers.contains("\"private\": true, \"isActive\": false"))
            let page = try await server.page(TrackerSettingsTests.path)
            #expect(page.first("#t-rumination")?.text.contains("rests") == true)
            let shares = page.all("input").filter { $0.attributes["value"] == "share" }
            #expect(shares.count == 2)
            try await server.send("tracker=rumination&change=go-on&sure=yes", to: path)
            #expect(trackers.contains("\"private\": true, \"isActive\": true"))
            #expect(try await server.post(path, "tracker=water&change=rest").status == 403)
        }
    }
}
