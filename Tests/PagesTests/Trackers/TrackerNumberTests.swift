import Counting
import Model
import Pages
import TestSupport
import Testing
import Wording

@Suite("The page of a number or a limit")
struct TrackerNumberTests {
    private func page(
        _ values: [(day: Int, value: String?)], as mode: Tracker.Mode = .number, goal: String? = nil,
        limit: String? = nil, unit: String? = "kg", on today: Int = 40
    ) throws -> TrackerPage {
        var history = HistoryBuilder(language: .english)
        history.track(mode, name: "Weight", icon: "⚖️", hasStreak: false, goal: goal, limit: limit, unit: unit)
        for (day, value) in values { history.log(day, value.map { .amount(decimal($0)) } ?? .none) }
        return try #require(history.trackerPage(on: today))
    }

    @Test("V-08 shows the latest value, the mean and the range")
    func facts() throws {
        let page = try page([(1, "80"), (2, "81.5"), (30, "79")])
        #expect(
            page.facts.map { "\($0.label): \($0.figure.text)" } == [
                "Latest: 79 kg", "On average: 80.17 kg", "Range: 79–81.5 kg", "Last log: 4 Feb",
            ])
    }

    @Test("V-08 draws a line through the days with a value, with their mean, on a scale around them")
    func line() throws {
        let page = try page([(1, "80"), (2, "81.5"), (3, nil), (30, "79")])
        let chart = try #require(page.amounts?.chart)
        #expect(chart.form == .line)
        #expect(chart.columns.indices.filter { chart.columns[$0].height != nil } == [0, 1, 29])
        #expect(chart.scale.map(\.text) == ["79", "80", "81", "82"])
        #expect(chart.levels.map(\.text) == ["avg 80.17 kg"])
        #expect(page.amounts?.remark == "80.17 kg on average over 3 days with a value.")
    }

    @Test("V-08 hours are written as on a clock")
    func hours() throws {
        let page = try page([(1, "7.5"), (2, "7.333333333"), (3, "8")], goal: "7.5", unit: "h", on: 3)
        #expect(page.facts.first?.figure.text == "8:00 h")
        #expect(page.amounts?.chart?.columns[1].label == "7 Jan: 7:20 of 7:30 h")
        #expect(page.amounts?.chart?.levels.map(\.text) == ["avg 7:37 h · Goal 7:30 h", ""])
    }

    @Test("T-32 a limit is a line, and a day above it is highlighted")
    func limit() throws {
        let page = try page([(1, "3"), (2, "4"), (4, "2")], as: .counter, limit: "3", unit: "cups", on: 5)
        let chart = try #require(page.amounts?.chart)
        #expect(chart.columns.map(\.tone) == [.noticed, .above, .noticed, .noticed, .noticed])
        #expect(chart.levels.map(\.text) == ["Limit 3 cups"])
        #expect(page.facts.first.map { "\($0.label): \($0.figure.text)" } == "Within the limit: 2 of 3 days")
        #expect(page.year?.legend.map(\.mark) == [.kept, .above, .none])
        #expect(page.marks.suffix(5) == [.kept, .above, .none, .kept, .none])
    }

    @Test("V-08 a number that is summed up shows its total, and one whose last value counts the latest")
    func summaries() throws {
        func facts(_ summary: Tracker.Summary) throws -> [String] {
            var history = HistoryBuilder(language: .english)
            history.add(.having(.number, id: "scrolling", hasStreak: false, summary: summary))
            for value in ["4000", "4500"] { history.log(1, .amount(decimal(value))) }
            return try #require(history.trackerPage(on: 2)).facts.map { "\($0.label): \($0.figure.text)" }
        }
        #expect(try facts(.sum).contains("Total: 8,500"))
        #expect(try facts(.last).first == "Latest: 4,500")
        #expect(try facts(.last).allSatisfy { !$0.hasPrefix("Total") })
    }

    @Test("V-07 a streak by week is counted in weeks, with the progress of this week")
    func weeks() throws {
        var history = HistoryBuilder(language: .english)
        history.track(.yesNo, name: "Piano", icon: "🎹", schedule: .perWeek(2))
        for number in [1, 2, 8, 9, 15] { history.log(number) }
        let page = try #require(history.trackerPage(on: 16))
        #expect(page.streak?.rows.first?.name.text == "2 weeks")
        #expect(page.streak?.text(.lead) == "This week: 1 of 2. 5 good weeks to the next joker.")
        #expect(page.facts.first?.note == "6 Jan to 13 Jan 2025")
    }

    @Test("V-06 a streak by weekday is counted in planned days")
    func plannedDays() throws {
        var history = HistoryBuilder(language: .english)
        history.track(.yesNo, name: "Piano", icon: "🎹", schedule: .weekdays([.monday]))
        for number in [1, 8, 15] { history.log(number) }
        #expect(try #require(history.trackerPage(on: 17)).streak?.rows.first?.name.text == "3 planned days kept")
    }
}
