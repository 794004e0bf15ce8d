import Model
import TestSupport
import Testing

@testable import Serving

/// The questions of awareness presets on the log sheet, and in its forms.
@Suite("The questions of awareness") struct AwarenessQuestionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The prompt next to the name of a tracker, and the question above its fields.
    private func questions(_ tracker: String, _ page: Element) throws -> [String?] {
        let form = try #require(page.all("form.log-row").first { $0.value(of: "form") == "t-\(tracker)" })
        return [form.first(".log-prompt")?.text, form.first(".row-fields")?.first("p.quiet")?.text]
    }

    private func serving(
        _ trackers: String, _ language: Language, _ body: (RunningServer) async throws -> Void
    ) async throws {
        try directory.write("{ \"language\": \"\(language.rawValue)\" }\n", to: "data/profile.json")
        try directory.write(trackers, to: "data/trackers.json")
        try directory.write("timestamp,tracker,value\n2025-10-31,mood,tired\n", to: "data/logs.csv")
        try await RunningServer.serving(directory.path + "/data", language: nil, body)
    }

    @Test(
        "V-43, T-04 the sheet has the prompt and its form the question of the exercise, in both languages",
        arguments: [
            (Language.english, "mood", "How are you feeling?", "What mood am I in right now?"),
            (.english, "feelings", "What feelings do you notice?", "What emotions am I feeling?"),
            (.english, "gratitude", "What are you grateful for?", "What am I grateful for right now?"),
            (.german, "mood", "Wie fühlst du dich gerade?", "In welcher Stimmung bin ich gerade?"),
            (.german, "feelings", "Welche Gefühle bemerkst du?", "Welche Gefühle spüre ich?"),
            (.german, "gratitude", "Wofür bist du gerade dankbar?", "Wofür bin ich gerade dankbar?"),
        ])
    func both(language: Language, preset: String, prompt: String, exercise: String) async throws {
        try await serving("[{ \"preset\": \"\(preset)\" }, { \"preset\": \"mood\", \"id\": \"x\" }]", language) {
            server in
            for path in ["/log", "/log/\(preset)"] {
                let page = try await server.page(path)
                #expect(try questions(preset, page) == [prompt, exercise], "\(path)")
            }
            let page = try await server.page("/trackers/\(preset).html")
            #expect(page.first("p.prompt")?.text == exercise)
        }
    }

    @Test("V-43 one's own prompt replaces both")
    func own() async throws {
        let trackers =
            #"[{ "preset": "mood", "prompt": { "en": "And now?", "de": "Und jetzt?" } }, { "preset": "snacking" }]"#
        try await serving(trackers, .german) { server in
            let page = try await server.page("/log")
            #expect(try questions("mood", page) == [nil, "Und jetzt?"])
            #expect(try questions("snacking", page) == [nil, "Ich bemerke, dass ich ohne Hunger esse ..."])
            #expect(try await server.page("/trackers/mood.html").first("p.prompt")?.text == "Und jetzt?")
        }
    }
}
