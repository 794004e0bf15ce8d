import Counting
import Model
import TestSupport
import Testing
import Wording

@Suite("The words of a goal of drinks")
struct DrinkGoalWordsTests {
    @Test("V-30 a week says its drinks, that some are the fewest of a level, and which days have no entry")
    func running() throws {
        let week = try week("EE.S")
        #expect(
            Language.english.phrases.sentences(of: week)
                == "At least 4 of 10 drinks this week. No entry on Wednesday.")
        #expect(
            Language.german.phrases.sentences(of: week)
                == "Mindestens 4 von 10 Drinks in dieser Woche. Ohne Eintrag: Mittwoch.")
    }

    @Test("V-30 a goal of no drinks is shown without \"0 of 0\"")
    func noDrinks() throws {
        func words(_ levels: String, _ language: Language) throws -> [String] {
            let week = try week(levels, goal: .zero)
            return [language.phrases.drinks(of: week), language.phrases.drinksAnswer(week, isLast: false)]
        }
        #expect(try words("SS", .english) == ["No drinks so far this week.", "No drinks so far this week"])
        #expect(
            try words("SS", .german) == ["Bisher kein Drink in dieser Woche.", "Bisher kein Drink in dieser Woche"])
        #expect(try words("S.S", .english)[0] == "No drinks written down so far this week.")
        #expect(try words("S.S", .german)[0] == "Bisher kein Drink in dieser Woche eingetragen.")
        #expect(try words("SE", .english)[0] == "At least 2 drinks so far, 2 or more above your goal of 0.")
    }

    @Test("V-30 a week that is over says whether it is within the goal")
    func over() throws {
        var history = HistoryBuilder(levels: "WWSSSSS" + "S")
        history.profile.drinkGoal = AmountOverTime(decimal("10"))
        let analysis = history.analysis(on: day(8))
        let week = try #require(analysis.drinkWeek(Week(containing: day(1))))
        #expect(Language.english.phrases.drinks(of: week) == "At least 12 drinks, above your goal of 10.")
        #expect(Language.german.phrases.drinks(of: week) == "Mindestens 12 Drinks, über deinem Ziel von 10.")
    }

    @Test("V-30 before the first full week its days are shown, not 0 weeks")
    func firstWeek() {
        var history = HistoryBuilder()
        history.profile.drinkGoal = AmountOverTime(decimal("10"))
        history.draw(levels: "SSSSSSSSSS", from: day(3))
        let (english, german) = (Language.english.phrases, Language.german.phrases)
        #expect(english.levelLength(history.analysis(on: day(4)).noalc).text == "from Monday your first full week")
        #expect(english.levelLength(history.analysis(on: day(11)).noalc).text == "day 4 of 7 of your first full week")
        #expect(
            german.levelLength(history.analysis(on: day(11)).noalc).text == "Tag 4 von 7 deiner ersten ganzen Woche")
        history.draw(levels: "SSSSSSSS", from: day(13))
        #expect(english.levelLength(history.analysis(on: day(15)).noalc).text == "1 week")
    }

    private func week(_ levels: String, goal: FixedDecimal = FixedDecimal(10)) throws -> DrinkWeek {
        var history = HistoryBuilder(levels: levels)
        history.profile.drinkGoal = AmountOverTime(goal)
        return try #require(history.analysis(on: day(levels.count)).noalc.week)
    }
}
