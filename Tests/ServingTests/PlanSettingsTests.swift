import Model
import TestSupport
import Testing

@testable import Serving

/// The plans of a saboteur in the browser, without scripts.
@Suite("The plans on the settings of a tracker") struct PlanSettingsTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }
    private var trackers: String { directory.text(of: "data/trackers.json") ?? "" }
    private static let page = "/settings/tracker?tracker=snacking"
    private static let before = """
        [
          { "preset": "snacking", "plans": [{ "then": "make tea" }] }, // mine
          { "preset": "water" }
        ]

        """

    private func serving(_ language: Language, _ body: (RunningServer) async throws -> Void) async throws {
        try directory.write("{ \"language\": \"\(language.rawValue)\" }\n", to: "data/profile.json")
        try directory.write(PlanSettingsTests.before, to: "data/trackers.json")
        try directory.write("timestamp,tracker,trigger\n2025-10-30,snacking,deadline\n", to: "data/logs.csv")
        try await RunningServer.serving(folder, language: nil, body)
    }

    init() throws { directory = try TemporaryDirectory() }

    @Test(
        "V-44, T-34 a plan is added with a form, listed in words, removed, and undone byte for byte",
        arguments: [
            (Language.english, "Evening", "If it is evening and deadline comes up, then call Mei.", "Remove"),
            (.german, "Abend", "Wenn es Abend ist und deadline aufkommt, dann: call Mei.", "Löschen"),
        ])
    func form(language: Language, time: String, sentence: String, remove: String) async throws {
        try await serving(language) { server in
            var page = try await server.page(PlanSettingsTests.page)
            #expect(page.first("#s-plan-when-list")?.all("option").compactMap { $0.attributes["value"] }.count == 4)
            let triggers = page.first("#s-plan-trigger")?.all("option").map(\.text)
            #expect(triggers?.dropFirst().first == "deadline" && triggers?.count == 5)
            let form = "tracker=snacking&key=plan&when=\(time)&trigger=deadline&value=call+Mei"
            (_, page) = try await server.send(form, to: "/settings/change")
            #expect(
                trackers.contains(
                    #"[{ "then": "make tea" }, { "when": "evening", "trigger": "deadline", "then": "call Mei" }] }, // mine"#
                ))
            let added = page.all("form").first { $0.value(of: "value") == "2 call Mei" }
            #expect(added?.first("button")?.text == "\(remove): \(sentence)")
            let written = trackers
            (_, page) = try await server.send(
                "tracker=snacking&key=plan-remove&value=1+make+tea", to: "/settings/change")
            #expect(!trackers.contains("make tea") && trackers.contains("call Mei"))
            // The form of a page that was left open now refers to another plan.
            let late = try await server.post(
                "/settings/change", "token=\(server.token)&tracker=snacking&key=plan-remove&value=1+make+tea")
            #expect(late.status == 422)
            for expected in [written, PlanSettingsTests.before] {
                let sheet = try await server.page("/log")
                let change = try #require(sheet.first(".last-change")?.value(of: "change"))
                try await server.send("part=tracker&tracker=snacking&change=\(change)", to: "/settings/undo")
                #expect(trackers == expected)
            }
        }
    }

    @Test(
        "V-44 a mistake is shown next to its field, with everything that was entered",
        arguments: [
            (Language.english, "when", "is not a time of a plan"), (.english, "value", "value is missing"),
            (.german, "when", "keine Zeit für einen Plan"), (.german, "value", "Wert fehlt"),
        ])
    func problems(language: Language, field: String, text: String) async throws {
        try await serving(language) { server in
            var entered = ["when": "21-23", "trigger": "deadline", "value": "call Mei"]
            entered[field] = field == "value" ? "" : "evning"
            let fields = entered.map { "&\($0)=\($1.replacing(" ", with: "+"))" }.joined()
            let reply = try await server.post(
                "/settings/change", "token=\(server.token)&tracker=snacking&key=plan" + fields)
            #expect(reply.status == 422)
            let page = RunningServer.read(reply)
            #expect(page.all(".field-problem").count == 1)
            #expect(page.first("#p-plan-\(field)")?.text.contains(text) == true)
            #expect(page.first("#s-plan-\(field)")?.attributes["aria-invalid"] == "true")
            for name in ["when", "value"] {
                #expect(page.first("#s-plan-\(name)")?.attributes["value"] == entered[name])
            }
            let chosen = page.first("#s-plan-trigger")?.all("option").first { $0.attributes["selected"] != nil }
            #expect(chosen?.attributes["value"] == "deadline")
            #expect(trackers == PlanSettingsTests.before)
        }
    }

    @Test("V-44 only saboteurs have a form of plans")
    func saboteursOnly() async throws {
        try await serving(.english) { server in
            #expect(try await server.page("/settings/tracker?tracker=water").first("#s-plan-when") == nil)
            let reply = try await server.post(
                "/settings/change", "token=\(server.token)&tracker=water&key=plan&when=&trigger=&value=x")
            #expect(reply.status == 422 && RunningServer.read(reply).text.contains("only saboteurs have plans"))
        }
    }
}
