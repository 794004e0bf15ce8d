import Actions
import Model
import TestSupport
import Testing

/// The changes that `tracker plan` makes, and its errors.
@Suite struct PlanChangeTests {
    private let now = "2025-10-31T20:00"
    private let trackers = """
        [
          // mine
          { "preset": "snacking", "mine": 1, "plans": [
              { "when": "20-22", "then": "make tea" }, // the green one
          ] },
          { "preset": "phone" }, { "preset": "water" },
        ]

        """

    private func folder() throws -> RecordingFolder {
        try RecordingFolder([
            "trackers.json": trackers,
            "logs.csv": "timestamp,tracker,trigger\n2025-10-30T21:00:00+01:00,snacking,deadline\n"
                + "2025-10-30T21:00:00+01:00,phone,queue\n",
        ])
    }

    private func plan(
        _ tracker: String, _ when: String, _ trigger: String, _ then: String = "call Mei"
    ) -> SettingsChange {
        .addPlan(when: when, trigger: trigger, then: then, to: .name(tracker))
    }

    @Test("V-44, T-34 a plan is added after the others, listed with its number, and undone byte for byte")
    func adding() throws {
        let folder = try folder()
        let recorder = try folder.recorder(at: now)
        let effect = try recorder.make(plan("snack", "Abend", "boredom"))
        #expect(!effect.needsConsent)
        #expect(
            folder.directory.text(of: "trackers.json")
                == trackers.replacing(
                    "// the green one\n",
                    with: "// the green one\n"
                        + "      { \"when\": \"evening\", \"trigger\": \"boredom\", \"then\": \"call Mei\" },\n"))
        #expect(
            effect.result(in: .english) == [
                "1. If it is between 20:00 and 22:00, then make tea.",
                "2. If it is evening and boredom comes up, then call Mei.",
            ])
        #expect(effect.result(in: .german).last == "2. Wenn es Abend ist und Langeweile aufkommt, dann: call Mei.")
        #expect(try recorder.make(plan("snack", "evening", "boredom")).changesNothing)
        _ = try recorder.undo()
        #expect(folder.directory.text(of: "trackers.json") == trackers)
    }

    @Test("V-44 the first plan of a tracker makes its list, and removing the last one removes the list")
    func firstAndLast() throws {
        let folder = try folder()
        let recorder = try folder.recorder(at: now)
        _ = try recorder.make(plan("phone", "22-2", "Queue"))
        #expect(
            folder.directory.text(of: "trackers.json")?.contains(
                #""phone", "plans": [{ "when": "22-2", "trigger": "Queue", "then": "call Mei" }] }"#) == true)
        #expect(try recorder.read().errors.isEmpty)
        #expect(try recorder.make(.removePlan(1, from: "phone")).result(in: .english) == [])
        #expect(folder.directory.text(of: "trackers.json") == trackers)
    }

    @Test("V-44 a plan is removed by its number, and the others stay as they are written")
    func removing() throws {
        let folder = try folder()
        let recorder = try folder.recorder(at: now)
        for trigger in ["stress", "habit"] { _ = try recorder.make(plan("snacking", "", trigger)) }
        let left = try recorder.make(.removePlan(2, from: "snacking")).result(in: .english)
        #expect(left.map { $0.prefix(20) } == ["1. If it is between ", "2. If habit comes up"])
        #expect(folder.directory.text(of: "trackers.json")?.contains("// the green one") == true)
        for number in [0, -1, 3, .max] {
            let error = #expect(throws: CommandError.self) {
                try recorder.preview(.removePlan(number, from: "snacking"))
            }
            #expect(error?.text == "snacking has no plan \(number)")
        }
    }

    @Test(
        "V-44 an invalid plan is refused with what was expected, and nothing is written",
        arguments: [
            ("snacking", "evning", "", "x", "\"evning\" is not a time", "did you mean \"evening\"?"),
            ("snacking", "25-26", "", "x", "or hours such as 21-23", ""),
            ("snacking", "", "bordom", "x", "\"bordom\" is not a trigger", "did you mean \"Boredom\"?"),
            ("snacking", "", "dedline", "x", "\"dedline\" is not a trigger", "did you mean \"deadline\"?"),
            ("snacking", "", "queue", "x", "\"queue\" is not a trigger", "deadline, Boredom, Stress or Habit"),
            ("snacking", "", "home", "x", "\"home\" is not a trigger", "expected"),
            ("snacking", "night", "", " ", "the value is missing", "tracker plan snacking --then"),
            ("water", "", "", "x", "water is not a saboteur", ""),
        ])
    func refused(tracker: String, when: String, trigger: String, then: String, text: String, hint: String) throws {
        let folder = try folder()
        let before = folder.bytes
        let error = #expect(throws: CommandError.self) {
            try folder.recorder(at: now).make(plan(tracker, when, trigger, then))
        }
        #expect(error?.text.contains(text) == true, "\(error?.text ?? "")")
        #expect(hint.isEmpty || error?.hint?.contains(hint) == true, "\(error?.hint ?? "")")
        #expect(folder.bytes == before)
    }

    @Test("V-44 tracker set says which command writes plans")
    func byCommand() throws {
        let error = #expect(throws: CommandError.self) { try SettingsChange.set("plans", of: "snacking", to: "x") }
        #expect(error?.hint?.hasPrefix("reportgen tracker plan") == true)
    }
}
