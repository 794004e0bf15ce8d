import ProgressModel
import ReportPages
import TestSupport
import Testing

/// What a saboteur's page says of when, why and how often.
@Suite struct TrackerPatternTests {
    @Test(
        "T-26 the risk time is told in words, in both languages",
        arguments: [(Language.english, "60\u{A0}% in the afternoon"), (.german, "60\u{A0}% am Nachmittag")])
    func risk(_ language: Language, _ words: String) throws {
        var history = HistoryBuilder(language: language)
        history.track(.awareness)
        for hour in [13, 14, 17, 8, 22] { history.log(1, hour: hour) }
        let list = try #require(history.trackerPage(on: 1)?.patterns?.timeOfDay)
        #expect(list.lead == words)
        #expect(list.items.map(\.isMarked) == [false, true, false, false])
        #expect(list.items.map(\.value) == ["1", "3", "1", "0"])
    }

    @Test("T-26 too few entries claim no risk time, and say so")
    func tooFew() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for _ in 0..<4 { history.log(1, hour: 13) }
        let list = try #require(history.trackerPage(on: 1)?.patterns?.timeOfDay)
        #expect(list.lead.isEmpty)
        #expect(list.remark == "Too few entries to say.")
    }

    @Test("T-26 the hours stand beside the weekdays, with the number of moments in the cell")
    func hours() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.log(1, hour: 21)
        history.log(1, hour: 21)
        history.log(3, hour: 0)
        let table = try #require(history.trackerPage(on: 7)?.patterns?.hours)
        #expect(table.rows.count == 24)
        #expect(table.columns.first == "Mo")
        #expect(table.rows[21].cells[0].text == "2")
        #expect(table.rows[21].cells[0].tint == 4)
        #expect(table.rows[0].cells[2].text == "1")
        #expect(table.rows[0].cells[2].tint == 2)
        #expect(table.rows[5].cells.allSatisfy { $0.text.isEmpty && $0.tint == 0 })
    }

    @Test(
        "T-36 words of either language are one row, in the language of the page",
        arguments: [
            (Language.english, ["Boredom 3", "tv 2", "Habit 1"], ["On the go", "Home", "Sofa"]),
            (.german, ["Langeweile 3", "tv 2", "Gewohnheit 1"], ["Unterwegs", "Sofa", "Zuhause"]),
        ])
    func vocabulary(_ language: Language, _ triggers: [String], _ places: [String]) throws {
        var history = HistoryBuilder(language: language)
        history.track(.awareness)
        history.log(1, hour: 20, trigger: "Boredom", place: "Home")
        history.log(2, hour: 21, trigger: "langeweile", place: "On the go")
        history.log(2, hour: 9, trigger: "Langeweile ", place: "UNTERWEGS")
        history.log(2, hour: 10, trigger: "tv", place: "Sofa")
        history.log(2, hour: 11, trigger: "TV")
        history.log(2, hour: 12, trigger: "Gewohnheit")
        let patterns = try #require(history.trackerPage(on: 3)?.patterns)
        #expect(patterns.triggers?.items.map { "\($0.name) \($0.value)" } == triggers)
        #expect(patterns.places?.items.map(\.name) == places)
        #expect(patterns.triggersByTime?.rows.first?.heading == triggers.first?.prefix { $0 != " " }.description)
        #expect(patterns.triggersByTime?.rows.first?.cells.map(\.text) == ["1", "", "2", ""])
    }

    @Test("T-27 triggers and places are counted, and triggers stand beside the time of day")
    func triggers() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.log(1, hour: 20, trigger: "Boredom", place: "Home")
        history.log(2, hour: 21, trigger: "boredom ", place: "Home")
        history.log(2, hour: 9, trigger: "Stress", place: "Work")
        let patterns = try #require(history.trackerPage(on: 3)?.patterns)
        #expect(patterns.triggers?.lead == "", "of three moments none is said to be the rule")
        #expect(patterns.triggers?.items.map { "\($0.name) \($0.value)" } == ["Boredom 2", "Stress 1"])
        #expect(patterns.places?.items.map(\.name) == ["Home", "Work"])
        #expect(patterns.triggersByTime?.rows.first?.cells.map(\.text) == ["", "", "2", ""])
    }

    @Test(
        "T-27 the trigger named most often leads, with at least 40 % of five or more",
        arguments: [
            (["Boredom", "Boredom", "Boredom", "Stress"], ""),
            (["Boredom", "Boredom", "Stress", "Habit", "Other"], "Most often: Boredom"),
            (["Boredom", "Boredom", "Stress", "Stress", "Habit"], ""),
            (["Boredom", "Boredom", "Stress", "Habit", "Other", "Cold"], ""),
        ])
    func mostFrequent(names: [String], lead: String) throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for name in names { history.log(1, hour: 20, trigger: name) }
        #expect(try #require(history.trackerPage(on: 3)?.patterns).triggers?.lead == lead)
    }

    @Test(
        "T-28 in awareness, more is noticed more often, never a failure",
        arguments: [
            (Language.english, "Noticed more often"), (.german, "Öfter bemerkt"),
        ])
    func more(_ language: Language, _ words: String) throws {
        var history = HistoryBuilder(language: language)
        history.track(.awareness)
        for week in 0..<8 { for day in 1...(week < 4 ? 1 : 2) { history.log(week * 7 + day) } }
        let card = try #require(history.trackerPage(on: 57)?.patterns?.trend)
        #expect(card.lead == words)
        #expect(card.chart.levels.map(\.text).count == 2)
        #expect(card.chart.columns.last?.tone == .open)
    }

    @Test("T-28 less is told with both means and the progress since the first weeks")
    func less() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for week in 0..<8 { for day in 1...(week < 4 ? 4 : 1) { history.log(week * 7 + day) } }
        let card = try #require(history.trackerPage(on: 57)?.patterns?.trend)
        #expect(card.lead == "Noticed less often")
        #expect(
            card.remark == "1 a week in the last four weeks, 4 in the four before. "
                + "75\u{A0}% less than in the first four weeks.")
    }

    @Test("T-28 fewer than eight complete weeks are not compared")
    func fewWeeks() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.log(1)
        let card = try #require(history.trackerPage(on: 50)?.patterns?.trend)
        #expect(card.lead.isEmpty)
        #expect(card.remark == "Too few weeks to say: a comparison needs eight complete ones.")
    }

    @Test("a tracker without logs has a page that says so")
    func noLogs() throws {
        var history = HistoryBuilder()
        history.track(.awareness, isPrivate: true)
        let page = try #require(history.trackerPage(on: 1))
        #expect(page.remark == "Nothing has been noted yet. This page fills with the first log.")
        #expect(page.tags == ["Awareness", "Only for you"])
        #expect(!page.hasCards)
    }
}
