import Markup
import Model
import Pages
import TestSupport
import Testing
import Wording

/// A person's plans, next to the time they are for.
@Suite struct PlanPageTests {
    /// Doomscrolling, eight times in the evening out of boredom.
    private func history(_ plans: [Tracker.Plan], _ language: Language = .english) -> HistoryBuilder {
        var history = HistoryBuilder(language: language)
        history.add(
            Tracker(
                id: "scrolling", name: LocalizedText("Doomscrolling"), icon: "📱", mode: .awareness, hasStreak: true,
                plans: plans))
        for day in 1...4 { history.log(day, hour: 21, trigger: "Boredom") }
        for day in 5...6 { history.log(day, hour: 22, trigger: "Langeweile") }
        for day in 1...2 { history.log(day, hour: 20, trigger: "Stress") }
        return history
    }

    private let call = Tracker.Plan(moment: .part("evening"), trigger: "boredom", action: "call Mei")

    @Test(
        "T-34 the plan for a risk time is next to it in words, in both languages",
        arguments: [
            (Language.english, "Your plan", "if it is evening and boredom comes up, then call Mei."),
            (.german, "Dein Plan", "Wenn es Abend ist und Langeweile aufkommt, dann: call Mei."),
        ])
    func beside(_ language: Language, _ label: String, _ words: String) throws {
        let page = try #require(history([call], language).trackerPage(on: 7))
        let plan = try #require(page.timeOfDay?.plan)
        #expect(plan.label == label && plan.plans == [words] && plan.hint == nil)
        #expect(page.plans == nil)
        let card = try #require(Card.saboteurs(in: history([call], language).report(on: 7)))
        let lines = try #require(card.drawing(SaboteurComparison.self)?.saboteurs.first?.lines)
        #expect(lines.contains { $0.label == label && $0.text.lowercased() == words.lowercased() })
    }

    @Test("T-34 a trigger alone fits if it is the usual one, in whichever language it was planned or logged")
    func trigger() throws {
        let tea = Tracker.Plan(moment: nil, trigger: "langeweile", action: "make tea!")
        let stress = Tracker.Plan(moment: nil, trigger: "stress", action: "open the window")
        let page = try #require(history([stress, tea]).trackerPage(on: 7))
        #expect(page.timeOfDay?.plan?.plans == ["if boredom comes up, then make tea!"])
        #expect(page.plans?.title == "Your other plans")
        #expect(page.plans?.rows.map(\.name.text) == ["If stress comes up, then open the window."])
    }

    @Test("T-34 hours are shown as hours, and a plan without a condition as it was written")
    func hours() throws {
        let plans = [
            Tracker.Plan(moment: .hours(from: 21, to: 23), trigger: nil, action: "read"),
            Tracker.Plan(moment: nil, trigger: nil, action: "put it down"),
        ]
        let page = try #require(history(plans).trackerPage(on: 7))
        #expect(
            page.timeOfDay?.plan?.plans == ["if it is between 21:00 and 23:00, then read.", "put it down."])
    }

    @Test("V-44, T-34 without a plan one quiet line says how to add one; without a risk time there is no line")
    func hint() throws {
        for language in Language.allCases {
            let plan = try #require(history([], language).trackerPage(on: 7)?.timeOfDay?.plan)
            #expect(plan.plans.isEmpty)
            #expect(plan.hint?.contains("reportgen tracker plan scrolling --when ") == true)
            #expect(plan.hint?.contains("reportgen serve") == true && plan.hint?.contains("json") == false)
        }
        var calm = HistoryBuilder()
        calm.track(.awareness)
        for hour in [1, 7, 8, 13, 14, 19, 20] { calm.log(1, hour: hour) }
        #expect(try #require(calm.trackerPage(on: 7)?.timeOfDay).plan == nil)
    }

    @Test("T-34 plans wait in a card of their own while no risk time is known")
    func waiting() throws {
        var young = HistoryBuilder()
        young.add(Tracker.having(.awareness, id: "scrolling", plans: [call]))
        young.log(1)
        let page = try #require(young.trackerPage(on: 7))
        #expect(page.plans?.title == "Your plans")
        #expect(page.plans?.rows.map(\.name.text) == ["If it is evening and boredom comes up, then call Mei."])
    }

    @Test("T-34 the report of a week shows the plan for the time of most moments, on the page and in Markdown")
    func week() throws {
        let page = try history([call]).weekPage(1, on: 7)
        let words = "Your plan: if it is evening and boredom comes up, then call Mei."
        #expect(page.saboteurs?.rows.first?.lines.last?.text == words)
        #expect(String(decoding: page.markdown.bytes, as: UTF8.self).contains(words))
        let morning = Tracker.Plan(moment: .part("morning"), trigger: nil, action: "read")
        #expect(
            try history([morning]).weekPage(1, on: 7).saboteurs?.rows.first?.lines.contains {
                $0.text.hasPrefix("Your plan")
            } == false)
    }

    @Test("T-34 a habit that seems ready gets an offer with its next step, never a demand")
    func ready() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for (week, count) in [3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0].enumerated() {
            for _ in 0..<count { history.log(week * 7 + 1) }
        }
        let card = try #require(history.trackerPage(on: 12 * 7 + 2)?.ready)
        #expect(card.title == "When you are ready")
        #expect(
            card.drawn.contains(
                "You noticed it 3 times in the last four full weeks, and 10 times in your first four."))
        #expect(card.drawn.contains(">reportgen tracker mode scrolling avoidance<"))
        #expect(try #require(history.trackerPage(on: 30)).ready == nil)
    }
}
