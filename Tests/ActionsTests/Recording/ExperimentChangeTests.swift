import Actions
import Model
import TestSupport
import Testing

/// Beginning and ending an experiment.
@Suite struct ExperimentChangeTests {
    private let now = "2025-10-31T20:00"

    private func folder() throws -> RecordingFolder {
        try RecordingFolder([
            "entries.csv": "date,level\n2025-10-30,steady\n",
            "trackers.json": """
            [
              { "preset": "mood" }, { "id": "piano", "name": "Piano", "type": "good", "trackingMode": "yesNo" },
              { "preset": "phone", "name": "My phone at the table", "trackingMode": "avoidance", "createdAt": "2025-09-01" },
              { "preset": "snacking", "modes": [ { "mode": "awareness", "since": "2025-03-03" },
                { "mode": "avoidance", "since": "2025-07-01" } ] }
            ]
            """,
        ])
    }

    private func start(
        _ name: String, against: String = "sleep", weeks: Int = 12, from day: String? = nil
    ) -> SettingsChange {
        .startExperiment(name, against: against, weeks: weeks, from: day.flatMap(DayText.init), seed: 7)
    }

    @Test("V-36 it begins on the next Monday, is recorded with its weeks, and can be undone")
    func begins() throws {
        let folder = try folder()
        let effect = try folder.recorder(at: now).make(start("no coffee after 14:00", against: "Sleep"))
        #expect(effect.files == ["experiments.json"])
        #expect(
            effect.result(in: .english) == [
                "The experiment “no coffee after 14:00” begins on 3 November 2025 and takes 12 weeks. Each Monday says what the week asks for."
            ])
        let written = try #require(try folder.recorder(at: now).read().history.experiments.first)
        #expect(written.against == "sleep" && written.start == date("2025-11-03") && written.weeks == "ABABBABAABAB")
        #expect(throws: CommandError.self, "one at a time") { try folder.recorder(at: now).make(start("tea")) }
        _ = try folder.recorder(at: now).undo()
        #expect(try folder.recorder(at: now).read().history.experiments.isEmpty)
    }

    @Test("V-36 stopping records the last day, and removes an experiment that has not begun")
    func stops() throws {
        let folder = try folder()
        _ = try folder.recorder(at: now).make(start("no coffee"))
        _ = try folder.recorder(at: "2025-11-19T20:00").make(.stopExperiment)
        let written = try #require(try folder.recorder(at: now).read().history.experiments.first)
        #expect(written.stopped == date("2025-11-18"))
        #expect(throws: CommandError.self) { try folder.recorder(at: "2025-11-19T20:00").make(.stopExperiment) }
        _ = try folder.recorder(at: "2025-11-19T20:00").make(start("tea"))
        _ = try folder.recorder(at: "2025-11-19T20:00").make(.stopExperiment)
        #expect(try folder.recorder(at: now).read().history.experiments.map(\.name) == ["no coffee"])
        _ = try folder.recorder(at: "2025-11-22T20:00").make(start("early light"))
        _ = try folder.recorder(at: "2025-11-22T20:00").make(start("later", from: "2026-06-01"))
        _ = try folder.recorder(at: "2026-01-07T20:00").make(.stopExperiment)
        let all = try folder.recorder(at: now).read().history.experiments
        #expect(all.map(\.name) == ["no coffee", "early light", "later"] && all[1].stopped == date("2026-01-06"))
    }

    @Test(
        "V-36 experiments with drinking, smoking or what is avoided are not offered",
        arguments: [
            "a glass of wine", "no beer", "Alkohol", "drink more", "weniger trinken", "smoking outside",
            "eine Zigarette",
            "my phone at the table", "Snacking at night", "a Feierabendbier", "smoking", "skip my medication",
            "Rotwein",
        ])
    func harm(name: String) throws {
        let folder = try folder()
        #expect(throws: CommandError.self) { try folder.recorder(at: now).make(start(name)) }
    }

    @Test(
        "V-36 what sounds alike is offered",
        arguments: [
            "drink more water", "mehr Wasser trinken", "phone outside of the bedroom", "no coffee", "swine flu tea",
            "mehr Kräutertee trinken", "Rauchmelder prüfen",
        ])
    func harmless(name: String) throws {
        let folder = try folder()
        _ = try folder.recorder(at: now).make(start(name))
    }

    @Test("V-36 an invalid experiment is reported")
    func refused() throws {
        let folder = try folder()
        for change in [
            start("x", weeks: 11), start("x", weeks: 10), start("x", weeks: 28), start("x", against: "slep"),
            start("x", against: "piano"), start("x", against: "snacking"), start(" "), start("x", from: "2025-11-04"),
            start("x", from: "2025-10-27"),
        ] {
            #expect(throws: CommandError.self) { try folder.recorder(at: now).make(change) }
        }
    }
}
