import Model
import Pages
import TestSupport
import Testing
import Wording

/// The times, triggers and frequencies on a saboteur's page.
@Suite struct TrackerPatternTests {
    @Test(
        "T-26 the risk time is shown in words, in both languages",
        arguments: [
            (Language.english, "60% happen in the afternoon"),
            (.german, "60\u{A0}% der Momente liegen am Nachmittag"),
        ])
    func risk(_ language: Language, _ words: String) throws {
        var history = HistoryBuilder(language: language)
        history.track(.awareness)
        for hour in [13, 14, 17, 8, 22] { history.log(1, hour: hour) }
        let list = try #require(history.trackerPage(on: 1)?.timeOfDay)
        #expect(list.lead == words)
        #expect(list.bars?.items.shown.map(\.isMarked) == [false, true, false, false])
        #expect(list.bars?.items.shown.map(\.value) == ["1", "3", "1", "0"])
    }

    @Test("T-26 too few entries claim no risk time, and say so")
    func tooFew() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for hour in 8..<12 { history.log(1, hour: hour) }
        history.logWithoutTime(1)
        let list = try #require(history.trackerPage(on: 1)?.timeOfDay)
        #expect(list.lead.isEmpty)
        #expect(list.remark == "Too few entries to say.")
    }

    @Test("T-26 the hours of the seven days are rows from midnight to midnight, above the parts of the day")
    func hours() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for _ in 0..<8 { history.log(1, hour: 21) }
        for _ in 0..<3 { history.log(3, hour: 0) }
        #expect(try #require(history.trackerPage(on: 7)).hours == nil, "eleven are mostly empty cells")
        history.log(3, hour: 5)
        let page = try #require(history.trackerPage(on: 7))
        let grid = try #require(page.hours?.drawing(HourGrid.self))
        #expect(page.hours?.lead == "67% happen in the evening")
        #expect(grid.weekdays.count == 7 && grid.weekdays.first == "Mo")
        #expect(grid.rows.allSatisfy { $0.count == 24 })
        #expect(grid.rows[0][21].count == 8 && grid.rows[0][21].tint == 8)
        #expect(grid.rows[2][0].count == 3 && grid.rows[2][0].tint == 3, "each count has a step of its own")
        #expect(grid.rows[2][0].label == "We 00: 3 moments")
        #expect(grid.rows[4].allSatisfy { $0.count == 0 && $0.tint == 0 && $0.label.isEmpty })
        #expect(grid.parts.map { "\($0.name) \($0.count)" } == ["Night 4", "Morning 0", "Afternoon 0", "Evening 8"])
        #expect(grid.parts.map(\.isMarked) == [false, false, false, true])
        #expect(page.hours?.table?.rows[0][22] == "8")
        #expect(page.timeOfDay == nil, "the grid says it")
    }

    @Test("a few moments are listed one by one, without cards that could only say once and twice")
    func few() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.log(1, hour: 20, trigger: "Boredom", place: "Home", note: "news")
        history.logWithoutTime(9)
        let page = try #require(history.trackerPage(on: 60))
        let moments = try #require(page.moments)
        #expect(moments.rows.map(\.label) == ["14 Jan 2025", "6 Jan 2025, 20:00"])
        #expect(moments.rows.map(\.name.text) == ["", "Boredom · Home"])
        #expect(moments.rows.map(\.text) == [nil, "news"])
        #expect(moments.remark == "From 5 moments on, this page also says when, where and why.")
        #expect(page.trend == nil && page.timeOfDay == nil && page.hours == nil)
        #expect(page.triggers == nil && page.triggersByTime == nil && page.places == nil)
        #expect(page.notes == nil, "a note stands beside its moment")
        for day in 2...4 { history.log(day) }
        #expect(try #require(history.trackerPage(on: 60)).moments == nil)
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
        for _ in 0..<6 { history.log(2, hour: 12) }
        let page = try #require(history.trackerPage(on: 3))
        #expect(page.triggers?.bars?.items.shown.map { "\($0.name) \($0.value)" } == triggers)
        #expect(page.places?.bars?.items.shown.map(\.name) == places)
        #expect(
            page.triggersByTime?.drawing(HeatTable.self)?.rows.first?.heading
                == triggers.first?.prefix { $0 != " " }.description)
        #expect(page.triggersByTime?.drawing(HeatTable.self)?.rows.first?.cells.map(\.text) == ["1", "", "2", ""])
    }

    @Test("T-27 triggers and places are counted, and triggers are shown by time of day")
    func triggers() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.log(1, hour: 20, trigger: "Boredom", place: "Home")
        history.log(2, hour: 21, trigger: "boredom ", place: "Home")
        history.log(2, hour: 9, trigger: "Stress", place: "Work")
        for _ in 0..<9 { history.log(2, hour: 9) }
        let page = try #require(history.trackerPage(on: 3))
        #expect(page.triggers?.lead == "", "of three moments none is said to be the rule")
        #expect(page.triggers?.bars?.items.shown.map { "\($0.name) \($0.value)" } == ["Boredom 2", "Stress 1"])
        #expect(page.places?.bars?.items.shown.map(\.name) == ["Home", "Work"])
        #expect(page.triggersByTime?.drawing(HeatTable.self)?.rows.first?.cells.map(\.text) == ["", "", "2", ""])
    }

    @Test(
        "T-27 the trigger named most often leads, with at least 40 % of five or more",
        arguments: [
            (["Boredom", "Boredom", "Boredom", "Stress"], ""),
            (["Boredom", "Boredom", "Stress", "Habit", "Other"], "Often: Boredom"),
            (["Boredom", "Boredom", "Stress", "Stress", "Habit"], ""),
            (["Boredom", "Boredom", "Stress", "Habit", "Other", "Cold"], ""),
        ])
    func mostFrequent(names: [String], lead: String) throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for name in names { history.log(1, hour: 20, trigger: name) }
        history.log(1, hour: 20)
        #expect(try #require(history.trackerPage(on: 3)).triggers?.lead == lead)
    }

    @Test(
        "T-28 up to twice as many is shown in percent, more as the two numbers",
        arguments: [
            (1, 2, "Compared with the first four weeks: 100% more."),
            (1, 4, "Compared with the first four weeks: 16 instead of 4."),
        ])
    func progress(first: Int, last: Int, words: String) throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for week in 0..<8 { for day in 1...(week < 4 ? first : last) { history.log(week * 7 + day) } }
        let trend = try #require(history.trackerPage(on: 57)?.trend)
        #expect(trend.remark.hasSuffix(words))
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
        let card = try #require(history.trackerPage(on: 57)?.trend)
        #expect(card.lead == words)
        #expect(card.chart?.levels.map(\.text).count == 2)
        #expect(card.chart?.columns.last?.tone == .open)
    }

    @Test("T-28 less is shown with both means and the progress since the first weeks")
    func less() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for week in 0..<8 { for day in 1...(week < 4 ? 4 : 1) { history.log(week * 7 + day) } }
        let card = try #require(history.trackerPage(on: 57)?.trend)
        #expect(card.lead == "Noticed less often")
        #expect(
            card.remark == "1 a week in the last four full weeks, 4 in the four before. "
                + "Compared with the first four weeks: 75% less.")
    }

    @Test("T-28 fewer than eight full weeks are not compared")
    func fewWeeks() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for _ in 0..<5 { history.log(1) }
        #expect(try #require(history.trackerPage(on: 14)).trend == nil, "two weeks are no chart")
        let card = try #require(history.trackerPage(on: 50)?.trend)
        #expect(card.lead.isEmpty)
        #expect(card.remark == "Too few weeks to say: a comparison needs eight full ones.")
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
