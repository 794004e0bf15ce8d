import Model
import Testing

@Suite struct FurtherKeyTests {
    @Test("a profile has sentences for milestones and goals to save for")
    func ofProfile() throws {
        let text = """
            { "celebrations": ["Cake!", "A day at the sea"], "savingsGoals": [{ "name": "Bicycle", "amount": 900.50 }] }
            """
        let profile = try profile(text)
        #expect(profile.celebrations == ["Cake!", "A day at the sea"])
        #expect(profile.savingsGoals.map(\.name) == ["Bicycle"] && profile.savingsGoals.map(\.amount.text) == ["900.5"])
        let without = try DiaryTests.profile("{}")
        #expect(without.celebrations == nil && without.savingsGoals.isEmpty)
    }

    @Test("a profile has an id for its feed, in small letters")
    func feedID() throws {
        let id = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6"
        #expect(try profile("{ \"feedId\": \"\(id.uppercased())\" }").feedID == id)
        #expect(try profile("{}").feedID == nil)
    }

    @Test("T-34 a plan has what to do, and maybe a part of the day or hours, and a trigger")
    func plans() throws {
        let text = """
            [{ "preset": "phone", "plans": [
              { "when": "Evening", "trigger": "boredom", "then": "call Mei" }, { "when": "21-23", "then": "read" },
              { "when": "22-2", "then": "sleep" }, { "when": "0-24", "then": "breathe" }, { "then": "walk" }] }]
            """
        let plans = try #require(try trackers(text).first).plans
        #expect(
            plans.map(\.moment) == [
                .part("evening"), .hours(from: 21, to: 23), .hours(from: 22, to: 2), .hours(from: 0, to: 24), nil,
            ])
        #expect(plans.map(\.trigger) == ["boredom", nil, nil, nil, nil])
        #expect(plans.map(\.action) == ["call Mei", "read", "sleep", "breathe", "walk"])
    }

    @Test("T-39 a tracker says whether and where it is in the widget, and what Apple Health calls it")
    func widget() throws {
        let text = """
            [{ "preset": "water", "showInWidget": true, "widgetOrder": 1.5, "healthType": "dietaryWater" },
             { "preset": "mood" }]
            """
        let trackers = try trackers(text)
        #expect(trackers.map(\.showsInWidget) == [true, false])
        #expect(trackers.map { $0.widgetOrder?.text } == ["1.5", nil])
        #expect(trackers.map(\.healthType) == ["dietaryWater", nil])
    }

    @Test("T-41 an option may say how pleasant it is, from -2 to 2")
    func valence() throws {
        let options = (-2...2).map { "{ \"id\": \"o\($0)\", \"valence\": \($0) }" }.joined(separator: ",")
        let text = "[{ \"preset\": \"mood\", \"options\": [\(options), { \"id\": \"x\" }] }]"
        #expect(try trackers(text).first?.options.map(\.valence) == [-2, -1, 0, 1, 2, nil])
    }

    @Test("invalid values in the profile are errors with their places", arguments: ofProfileProblems)
    func profileProblem(input: BrokenInput) {
        input.check()
    }

    @Test("what is wrong with a tracker is an error at the value", arguments: ofTrackerProblems)
    func trackerProblem(input: BrokenInput) {
        input.check()
    }

    private static let ofProfileProblems: [BrokenInput] = [
        ("an id that isn't one", "\"feedId\": ‸\"me\"", "malformed-id"),
        ("an id with a wrong letter", "\"feedId\": ‸\"g81d4fae-7dec-41d0-a765-00a0c91e6bf6\"", "malformed-id"),
        ("one celebration alone", "\"celebrations\": ‸\"Cake!\"", "malformed-list"),
        ("a celebration that is a number", "\"celebrations\": [\"Cake!\",\n‸7]", "malformed-text"),
        ("an empty celebration", "\"celebrations\": [‸\"\"]", "malformed-text"),
        ("one goal alone", "\"savingsGoals\": ‸{}", "malformed-list"),
        ("a goal that is none", "\"savingsGoals\": [‸900]", "malformed-value"),
        ("a goal without a name", "\"savingsGoals\": [\n‸{ \"amount\": 900 }]", "missing-value"),
        ("a goal without an amount", "\"savingsGoals\": [\n‸{ \"name\": \"Bicycle\" }]", "missing-value"),
        ("a goal of nothing", "\"savingsGoals\": [{ \"name\": \"Bicycle\",\n\"amount\": ‸0 }]", "malformed-number"),
        ("a negative goal", "\"savingsGoals\": [{ \"name\": \"Bicycle\", \"amount\": ‸-9 }]", "malformed-number"),
        ("a goal's name in numbers", "\"savingsGoals\": [{ \"name\": ‸9, \"amount\": 9 }]", "malformed-text"),
    ].map { BrokenInput($0.0, "profile.json", "{ \($0.1) }", $0.2) }

    private static let ofTrackerProblems: [BrokenInput] = [
        ("one plan alone", "\"plans\": ‸{ \"then\": \"walk\" }", "malformed-list"),
        ("a plan that is none", "\"plans\": [‸\"walk\"]", "malformed-value"),
        ("a plan without an end", "\"plans\": [\n‸{ \"when\": \"evening\" }]", "missing-value"),
        ("a time there is not", "\"plans\": [{ \"when\": ‸\"tonight\", \"then\": \"walk\" }]", "unknown-word"),
        ("an hour alone", "\"plans\": [{ \"when\": ‸\"21\", \"then\": \"walk\" }]", "unknown-word"),
        ("an hour as a number", "\"plans\": [{ \"when\": ‸21, \"then\": \"walk\" }]", "unknown-word"),
        ("no hour at all", "\"plans\": [{ \"when\": ‸\"21-21\", \"then\": \"walk\" }]", "unknown-word"),
        ("hours there are not", "\"plans\": [{ \"when\": ‸\"21-25\", \"then\": \"walk\" }]", "unknown-word"),
        ("hours from midnight as 24", "\"plans\": [{ \"when\": ‸\"24-2\", \"then\": \"walk\" }]", "unknown-word"),
        ("minutes", "\"plans\": [{ \"when\": ‸\"21:00-23:00\", \"then\": \"walk\" }]", "unknown-word"),
        ("a trigger that is a list", "\"plans\": [{ \"trigger\": ‸[], \"then\": \"walk\" }]", "malformed-text"),
        ("a widget in words", "\"showInWidget\": ‸\"yes\"", "malformed-flag"),
        ("a place below zero", "\"widgetOrder\": ‸-1", "malformed-number"),
        ("a place in words", "\"widgetOrder\": ‸\"first\"", "malformed-number"),
        ("a type that is a number", "\"healthType\": ‸1", "malformed-text"),
        ("a prompt that is a number", "\"prompt\": ‸1", "malformed-text"),
        ("a prompt that is a number in German", "\"prompt\": { \"en\": \"a\",\n\"de\": ‸1 }", "malformed-text"),
        ("too pleasant", "\"options\": [{ \"id\": \"x\", \"valence\": ‸3 }]", "malformed-number"),
        ("too unpleasant", "\"options\": [{ \"id\": \"x\", \"valence\": ‸-3 }]", "malformed-number"),
        ("half pleasant", "\"options\": [{ \"id\": \"x\", \"valence\": ‸0.5 }]", "malformed-number"),
        ("pleasant in words", "\"options\": [{ \"id\": \"x\", \"valence\": ‸\"2\" }]", "malformed-number"),
    ].map { BrokenInput($0.0, "trackers.json", "[{ \"preset\": \"mood\", \($0.1) }]", $0.2) }
}
