import Foundation
import Model
import TestSupport
import Testing
import Wording

@testable import Actions

/// The dialogue of `init`, with the lines that a person types.
@Suite struct StartingInterviewTests {
    /// The dialogue on 20 November 2025, at noon in Berlin.
    private final class Conversation {
        var told: [String] = []
        var lines: [String]
        var answers: StartingAnswers

        init(_ lines: [String]) {
            self.lines = lines.reversed()
            answers = StartingAnswers(now: CivilZone.berlin.instant(of: wall("2025-11-20T12:00")), zones: .ofSystem)
            answers.timeZone = "UTC"
            answers.language = .english
        }

        func run(_ questions: [StartingQuestion] = StartingQuestion.allCases) throws {
            try Interview(
                in: answers.language.phrases, tell: { self.told.append($0) },
                ask: { question throws(CommandError) in
                    self.told.append(question)
                    guard let line = self.lines.popLast() else { throw CommandError(.usage, "the answers ended") }
                    return line.isEmpty ? nil : line
                }
            ).run(questions, &answers)
        }
    }

    @Test("U-31, V-29 every question is answered as people write, and understood")
    func all() throws {
        let conversation = Conversation([
            "aufhören", "7.10. 21:30", "Stimmung, Water", "deutsch", "Jo", "Berlin", "€", "4,50 €", "14 Drinks",
            "Ausrutscher", "Ja", "nein", "", "9", "Für die Kinder",
        ])
        try conversation.run()
        let answers = conversation.answers
        #expect(conversation.lines.isEmpty)
        #expect(answers.language == .german)
        #expect(answers.name == "Jo")
        #expect(answers.timeZone == "Europe/Berlin")
        #expect(answers.currency == "EUR")
        #expect(answers.pricePerDrink == "4.50")
        #expect(answers.drinksPerWeek == "14")
        #expect(answers.aim == .stop && answers.soberSince == nil)
        #expect(answers.lastDrink == .init(day: date("2025-10-07"), second: 77_400))
        #expect(answers.writesOnlySlips)
        #expect(answers.soberUpTo == 1)
        #expect(answers.policy == .classic)
        #expect(answers.presets == [.mood, .water])
        #expect(answers.reminder == 9 * 3600)
        #expect(answers.why == "Für die Kinder")
    }

    @Test("N-26 empty lines take every default, a reminder at 09:00 too, and nothing hangs")
    func defaults() throws {
        // Without a last drink there is no question about the days to come, but one about today.
        let conversation = Conversation([String](repeating: "", count: 14))
        try conversation.run()
        #expect(conversation.lines.isEmpty)
        #expect(conversation.answers.presets.isEmpty)
        #expect(conversation.answers.reminder == 9 * 3600)
        #expect(conversation.answers.policy == .universal)
        #expect(conversation.answers.soberUpTo == 0)
        #expect(conversation.answers.why == nil)
    }

    @Test(
        "T-03 every preset is offered with its icon and its name, in the order of the list",
        arguments: Language.allCases)
    func offers(language: Language) throws {
        let conversation = Conversation([""])
        conversation.answers.language = language
        try conversation.run([.presets])
        let told = conversation.told.joined(separator: "\n")
        var rest = told[...]
        for preset in TrackerPreset.allCases {
            let offer = "\(preset.icon) \(preset.rawValue) (\(language.phrases.name(of: preset)))"
            let place = try #require(rest.range(of: offer), "\(offer)")
            rest = rest[place.upperBound...]
        }
    }

    @Test("U-39 levels, heatmap, streaks, jokers and savings are explained next to their questions")
    func explanations() throws {
        let conversation = Conversation(
            ["", "yesterday"] + [String](repeating: "", count: 13))
        try conversation.run()
        let told = conversation.told.joined(separator: "\n")
        for words in [
            "steady (0-1 drinks), easy (2-5) or wild (6 or more)", "heatmap", "A streak counts", "earn a joker",
            "Savings:", "💧 water (",
        ] {
            #expect(told.contains(words), "\(words)")
        }
    }

    @Test(
        "a wrong answer is named with what was expected, and asked again",
        arguments: [
            (StartingQuestion.timeZone, "Atlantis", "new york"), (.currency, "gold", "euro"), (.price, "-3", "3"),
            (.lastDrink, "tomorrow", "gestern"), (.lastDrink, "1.12.2025", "2025-11-01T08:00"),
            (.lastDrink, "today 13:00", "today 9:00"), (.aim, "sleep", "weniger"), (.habit, "maybe", "slips"),
            (.oneDrink, "maybe", "y"),
            (.jokers, "2", "no"), (.level, "tipsy", "Wild"), (.level, "beschwipst", "locker"),
            (.presets, "mood, moon", "mood water"),
            (.reminder, "25", "none"), (.language, "fr", "de"), (.drinksPerWeek, "many", "14"),
        ])
    func wrong(question: StartingQuestion, wrong: String, right: String) throws {
        let conversation = Conversation([wrong, right])
        if question == .habit { conversation.answers.lastDrink = .init(day: date("2025-11-01"), second: nil) }
        try conversation.run([question])
        #expect(conversation.lines.isEmpty)
        #expect(conversation.told.contains { $0.hasPrefix("    \"\(wrong)\" is ") && $0.contains("expected") })
    }

    @Test("after a wrong answer there is a way back, over questions that were not asked too")
    func back() throws {
        // The second question of the list makes no sense without a last drink and is not asked.
        let questions: [StartingQuestion] = [.lastDrink, .habit, .oneDrink]
        let conversation = Conversation(["<", "", "back", "yesterday", "slips", "zurück", "every day", "no"])
        try conversation.run(questions)
        #expect(conversation.lines.isEmpty)
        #expect(conversation.told.contains("This is the first question."))
        #expect(conversation.answers.lastDrink?.day == date("2025-11-19"))
        #expect(!conversation.answers.writesOnlySlips)
    }

    @Test("V-31 with the aim of habits, nothing is asked about drinks; with the aim to drink less, a goal is asked for")
    func aims() throws {
        let habits = Conversation(["habits", "mood", "", "", "", ""])
        try habits.run()
        #expect(habits.lines.isEmpty && habits.answers.presets == [.mood])
        #expect(
            !habits.told.contains {
                $0.localizedCaseInsensitiveContains("drinks") && $0.hasSuffix(": ") && !$0.contains("here for")
            })
        let less = Conversation(["less", "1001", "10.5"])
        try less.run([.aim, .drinkGoal, .lastDrink])
        #expect(less.lines.isEmpty && less.answers.drinkGoal == "10.5")
        #expect(less.told.contains { $0.contains("not a number from 0 to 1000") })
    }

    @Test("V-31 the aim, its beginning and what to notice are asked first; then a line says that the rest can wait")
    func order() throws {
        for (aim, questions) in [
            ("stop", ["last drink", "Trackers"]), ("less", ["How many drinks may a week have", "grams", "Trackers"]),
        ] {
            let conversation = Conversation([aim] + [String](repeating: "", count: 14))
            try? conversation.run()
            let asked = conversation.told.filter { $0.hasSuffix(": ") }
            #expect(zip(asked, ["here for"] + questions).allSatisfy { $0.contains($1) })
            let rest = try #require(conversation.told.firstIndex { $0.hasPrefix("The rest can be answered later") })
            #expect(conversation.told[..<rest].filter { $0.hasSuffix(": ") } == Array(asked[...questions.count]))
            #expect(conversation.told.filter { $0.hasPrefix("The rest") }.count == 1)
        }
        let alone = Conversation(["de"])
        try alone.run([.language])
        #expect(!alone.told.contains { $0.hasPrefix("The rest") })
    }

    @Test(
        "V-31 with the aim to drink less and a price, counting what is really spent is offered as the default")
    func balance() throws {
        let questions: [StartingQuestion] = [.aim, .price, .balance]
        for (lines, method) in [
            (["less", "4", ""], Profile.SavingsMethod.balance), (["less", "4", "no"], .soberDays),
            (["less", ""], .balance), (["stop", "4"], .soberDays),
        ] {
            let conversation = Conversation(lines)
            try conversation.run(questions)
            #expect(conversation.lines.isEmpty && conversation.answers.savingsMethod == method, "\(lines)")
        }
    }

    @Test(
        "a zone is found by its city, in any case",
        arguments: [
            ("Europe/Berlin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"), ("berlin", "Europe/Berlin"),
            ("Buenos Aires", "America/Argentina/Buenos_Aires"), ("utc", "UTC"),
        ])
    func zones(text: String, name: String) {
        #expect(
            TimeZones.ofSystem.name(text) == name || name.contains("Argentina") && TimeZones.ofSystem.name(text) != nil)
    }

    @Test("no zone is found in other files", arguments: ["", "..", "../etc/passwd", "Europe", "Atlantis", "a/../b"])
    func noZones(text: String) {
        #expect(TimeZones.ofSystem.name(text) == nil)
    }
}
