import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The insights over all trackers, weeks and weekdays.
@Suite struct InsightsPageTests {
    @Test("F-16 V-46 a week says about how many drinks there were, what they are of, or that nothing was written")
    func estimates() throws {
        var history = HistoryBuilder(levels: "ESSSS")
        history.drink(3, on: 8)
        for number in 22...28 { history.drink(2, on: number) }
        let card = try #require(history.insights(on: 30)?.drinks)
        let words = try #require(card.chart).columns.map { $0.label.split(separator: ": ").last.map(String.init) ?? "" }
        #expect(
            words == [
                "about 5.6 drinks", "3 drinks on 1 of 7 days", "no entry", "14 drinks", "no entry (not over yet)",
            ])
        #expect(card.chart?.table?.rows.map(\.last) == ["–", "14", "–", "3 on 1 of 7 days", "about 5.6"])
        #expect(card.chart?.columns.map(\.tone) == [.drinks, .open, .open, .drinks, .open])
        #expect(card.remark.contains("as 4 drinks if they were easy"))
    }

    @Test("F-16 the mean of a quarter says about if a day of it was not counted, in words and above the chart")
    func estimatedQuarters() throws {
        var history = HistoryBuilder(levels: "ESSSSSS" * 8)
        let guessed = try #require(history.insights(on: 57)?.drinks)
        #expect(guessed.chart?.levels.map(\.text) == ["avg about 4", "about 4"], "the last week is named too")
        history = HistoryBuilder()
        for week in 0..<26 { history.drinkAll(week < 12 ? 3 : 2, of: week) }
        history.draw(levels: "E", from: day(26 * 7 + 1))
        let page = try #require(history.insights(on: 27 * 7 + 1))
        let (card, quarters) = (try #require(page.drinks), page.quarters)
        #expect(quarters == nil, "above the chart of the past year the same means stand")
        #expect(card.remark.hasPrefix("2 a week from April to June 2025, 3 from January to March 2025. "))
        #expect(card.lead == "Down from 3 to 2 drinks a week", "one week of July is not yet compared")
    }

    @Test("F-16 the means of all quarters are a list from two years on, the latest first")
    func quarters() throws {
        var history = HistoryBuilder()
        for week in 0..<105 { history.drinkAll(week < 92 ? 3 : 2, of: week) }
        history.draw(levels: "ESSS", from: day(105 * 7 + 1))
        let page = try #require(history.insights(on: 106 * 7 + 1))
        let quarters = page.quarters
        #expect(quarters?.bars?.items.shown.count == 6, "the others open on demand")
        #expect(quarters?.bars?.items.shown.map(\.value).suffix(3) == ["3", "3", "3"])
        #expect(quarters?.bars?.items.shown.first?.value.hasPrefix("about ") == true)
    }

    @Test("F-16 the mean of a weekday says about if one of its days was not counted")
    func estimatedWeekdays() throws {
        let weekdays = try #require(HistoryBuilder(levels: "SSSSSES" * 4).insights(on: 28)?.weekdays)
        #expect(weekdays.bars?.items.shown[5].detail == "about 4 drinks")
    }

    @Test("T-36 the most frequent trigger is one word, whichever languages it was logged in")
    func triggers() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for name in ["Boredom", "Langeweile", "Stress", "Boredom", "Langeweile"] { history.log(2, trigger: name) }
        #expect(try trigger(in: history) == "Boredom")
    }

    /// The trigger of the first saboteur, as it is shown beside the others.
    private func trigger(in history: HistoryBuilder) throws -> String {
        let card = try #require(Card.saboteurs(in: history.report(on: 7)))
        let lines = try #require(card.drawing(SaboteurComparison.self)?.saboteurs.first?.lines)
        return try #require(lines.first { $0.label == "Trigger" }?.text)
    }

    @Test(
        "T-27 a trigger is named among the saboteurs with at least 40 % of five or more, as on its page",
        arguments: [
            ("", "None named yet"), ("a", "None stands out"), ("aaaa", "None stands out"), ("aaaaa", "a"),
            ("aabcdef", "None stands out"), ("aabbc", "None stands out"), ("aabcd", "a"),
        ])
    func mainTrigger(names: String, told: String) throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.log(1)
        for name in names { history.log(1, trigger: String(name)) }
        #expect(try trigger(in: history) == told)
    }

    @Test("U-28, F-12 drinks are shown week by week, the running week apart, with the same numbers as a table")
    func drinks() throws {
        var history = HistoryBuilder()
        for number in 1...14 { history.drink([1: 2, 3: 5, 8: 1][number] ?? 0, on: number) }
        history.drink(3, on: 15)
        let page = try #require(history.insights(on: 16))
        let (card, quarters) = (try #require(page.drinks), page.quarters)
        #expect(card.chart?.table?.rows.map { $0[1] } == ["3 on 1 of 2 days", "1", "7"])
        #expect(card.chart?.columns.map(\.tone) == [.drinks, .drinks, .open])
        #expect(card.lead == "1 drink last week")
        #expect(card.text(.heading) == nil)
        #expect(card.chart?.levels.map(\.text) == ["avg 4", "1"])
        #expect(quarters == nil, "one quarter alone is no comparison")
    }

    @Test("V-46 weeks with one recorded day change no mean: recording less doesn't look like drinking less")
    func sparseWeeks() throws {
        var history = HistoryBuilder()
        for week in 0..<14 { for day in 1...(week % 2 == 0 ? 7 : 1) { history.drink(4, on: week * 7 + day) } }
        let card = try #require(history.insights(on: 14 * 7)?.drinks)
        #expect(card.chart?.levels.map(\.text).allSatisfy { $0.isEmpty || $0 == "avg 28" || $0 == "28" } == true)
        #expect(card.table?.rows.map { $0[1] }.suffix(2) == ["4 on 1 of 7 days", "28"])
        #expect(card.lead == "28 drinks last week" || card.lead.contains("28 drinks a week, 28 before"))
    }

    @Test("F-12 a long history is shown completely, with its last year and the quarter that this one is compared with")
    func longHistory() throws {
        var history = HistoryBuilder()
        for week in 0..<104 { history.drinkAll(week < 52 ? 8 : 2, of: week) }
        let page = try #require(history.insights(on: 104 * 7))
        let (card, quarters) = (try #require(page.drinks), page.quarters)
        #expect(card.chart?.columns.count == 66)
        #expect(card.chart?.levels.filter(\.isInHeadline).map(\.text) == ["avg 8", "avg 2"])
        let all = try #require(card.blocks.compactMap { $0.drawing as? ColumnChart }.last)
        #expect(all.columns.count == 104)
        #expect(card.chart?.table?.rows.count == 66)
        let years = try #require(all.table?.rows)
        #expect(years.map(\.first) == ["2026", "2025"] && years.allSatisfy { $0.count == 54 })
        #expect(years[1][2] == "8" && years[0][52] == "2" && years[0][53] == "2 on 7 of 7 days" && years[1][53] == "")
        #expect(quarters?.bars?.items.shown.first?.name == "October to December 2026")
        #expect(quarters?.bars?.items.shown.first?.value == "2")
        #expect(card.lead == "Down from 8 to 2 drinks a week", "beside the same quarter of the year before")
        #expect(
            card.remark
                == "2 a week from October to December 2026, 8 from October to December 2025. 2 drinks last week.")
    }

    @Test(
        "F-12 V-36 quarters that differ by less than a tenth are two numbers, and no direction",
        arguments: [
            (20, 19, "19 drinks a week, 20 before"), (20, 18, "Down from 20 to 18 drinks a week"),
            (20, 23, "Up from 20 to 23 drinks a week"), (3, 3, "3 drinks a week, 3 before"),
            (0, 0, "0 drinks a week, 0 before"),
        ])
    func quartersAlike(before: Int, now: Int, lead: String) throws {
        var history = HistoryBuilder()
        for week in 0..<104 { history.drinkAll(week < 52 ? before : now, of: week) }
        #expect(try #require(history.insights(on: 104 * 7)?.drinks).lead == lead)
    }

    @Test(
        "F-12 a quarter without an entry isn't one of 0 drinks, and the means are of the weeks that show a number")
    func silentQuarters() throws {
        var history = HistoryBuilder()
        for first in [8, 281] { for offset in 0..<28 { history.drink(2, on: first + offset) } }
        let card = try #require(history.insights(on: 309)?.drinks)
        #expect(card.lead == "14 drinks a week, 14 before")
        #expect(card.remark.hasPrefix("14 a week from October to November 2025, 14 from January to March 2025."))
        #expect(card.chart?.levels.map(\.text) == ["14", "avg 14"], "the quarters between have no line")
    }

    @Test("F-12 few weeks of a quarter make no headline")
    func shortQuarter() throws {
        var history = HistoryBuilder()
        for number in [1, 2, 3] { history.drink(0, on: number) }
        for number in 120..<127 { history.drink(0, on: number) }
        #expect(try #require(history.insights(on: 130)?.drinks).lead == "0 drinks last week")
    }

    @Test("F-12 a running week with more drinks than the average of a whole one says so")
    func runningWeek() throws {
        var history = HistoryBuilder()
        for week in 0..<26 { history.drinkAll(week < 12 ? 8 : 2, of: week) }
        for day in 1...2 { history.drink(4, on: 26 * 7 + day) }
        let card = try #require(history.insights(on: 26 * 7 + 2)?.drinks)
        #expect(card.lead == "Down from 8 to 2 drinks a week")
        #expect(card.remark.hasSuffix("This week so far: 8 drinks on 2 of 2 days, already above that average."))
    }

    @Test("V-32 a running week with more drinks than there were before they became less comes first, and is named")
    func relapse() throws {
        var history = HistoryBuilder()
        for week in 0..<26 { history.drinkAll(week < 12 ? 8 : 0, of: week) }
        for day in 1...2 { history.drink(6, on: 26 * 7 + day) }
        let card = try #require(history.insights(on: 26 * 7 + 2)?.drinks)
        #expect(card.lead == "12 drinks this week so far, after 0 a week")
        #expect(!card.remark.contains("already"), "it is said once")
        #expect(card.chart?.levels.last?.text == "12 so far" && card.chart?.levels.last?.columns == 26..<27)
        history.profile.language = .german
        let german = try #require(history.insights(on: 26 * 7 + 2)?.drinks)
        #expect(german.lead == "Diese Woche bisher 12 Drinks, davor 0 pro Woche")
    }

    @Test("V-30 a goal of drinks is a line across the weeks that have it, in the insights and in the week")
    func goalLine() throws {
        var history = HistoryBuilder()
        for week in 0..<12 { history.drinkAll(4, of: week) }
        history.profile.drinkGoal = AmountOverTime([
            .init(since: day(1), amount: FixedDecimal(10)), .init(since: day(8 * 7 + 1), amount: FixedDecimal(5)),
        ])
        let chart = try #require(history.insights(on: 12 * 7)?.drinks?.chart)
        let goals = chart.levels.filter { $0.text.hasPrefix("Goal") }
        #expect(goals.map(\.text) == ["Goal 10", "Goal 5"] && goals.map(\.columns) == [0..<8, 8..<12])
        #expect(chart.scale.last.map { $0.height >= goals[0].height && goals[0].height > goals[1].height } == true)
        #expect(chart.description.hasSuffix("Goal 5."))
        let drinks = try #require(
            try history.weekPage(12, on: 12 * 7).comparison?.rows.first { $0.label == "Drinks" })
        #expect(drinks.lines.last?.text == "Goal 5" && (drinks.drawing as? WeekBars)?.goalShare == 100)
    }

    @Test("F-12 a mean of one drink is one drink")
    func oneDrink() throws {
        var history = HistoryBuilder()
        for week in 0..<26 { history.drinkAll(week < 12 ? 3 : 1, of: week) }
        #expect(try #require(history.insights(on: 26 * 7)?.drinks).lead == "Down from 3 to 1 drink a week")
        history.profile.language = .german
        #expect(
            try #require(history.insights(on: 26 * 7)?.drinks).lead
                == "Weniger als vorher: 3 → 1 Drink pro Woche")
    }

    @Test("U-28 two weekdays that are equally hard are both named, and assumed days are marked as such")
    func hardWeekdays() throws {
        var history = HistoryBuilder()
        for week in 0..<30 { for day in 5...7 { history.drink(day > 5 ? 4 : 0, on: week * 7 + day) } }
        history.profile.assumeSteady = [DaySpan(first: day(1), last: day(28))]
        let card = try #require(history.insights(on: 211)?.weekdays)
        #expect(card.lead == "Saturdays and Sundays are the hardest")
        #expect(card.remark.hasPrefix("Share of recorded or assumed days that were sober"))
        history.profile.language = .german
        let german = try #require(history.insights(on: 211)?.weekdays)
        #expect(german.lead == "Samstags und sonntags fällt es am schwersten")
        #expect(german.remark.hasPrefix("Wie viele der eingetragenen oder angenommenen Tage nüchtern waren"))
    }

    @Test("U-28 V-36 the hard weekday is the one with the smallest steady share, claimed only of twelve weeks")
    func weekdays() throws {
        var history = HistoryBuilder()
        for week in 0..<12 {
            for day in 1...7 { history.drink(day == 6 ? 4 : 0, on: week * 7 + day) }
        }
        #expect(history.insights(on: 84)?.weekdays?.lead == "Saturdays are the hardest")
        let saturday = try #require(history.insights(on: 84)?.weekdays?.bars?.items.shown[5])
        #expect(saturday.value == "0%")
        #expect(saturday.detail == "4 drinks")
        #expect(history.insights(on: 77)?.weekdays?.lead == "")
        #expect(history.insights(on: 21)?.weekdays == nil)
        #expect(history.insights(on: 24)?.weekdays == nil, "the fourth Thursday has no entry yet")
    }

    @Test("T-26, T-27, T-28 saboteurs are side by side with time, trigger and trend; inactive ones are left out")
    func sideBySide() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for week in 0..<9 { history.log(week * 7 + 1, hour: 14, trigger: "Stress") }
        history.track(.awareness, id: "old", name: "Old", isActive: false)
        history.log(1)
        let insights = try #require(history.insights(on: 64))
        let items = try #require(
            Card.saboteurs(in: history.report(on: 64))?.drawing(SaboteurComparison.self)?.saboteurs)
        let item = try #require(items.first)
        #expect(items.count == 1 && insights.sideBySide == nil, "their hours are on one axis")
        #expect(item.count.text == "4 moments")
        #expect(
            item.lines.map(\.text) == [
                "100% in the afternoon", "Stress", "1 a week, 1 before",
            ])
        #expect(insights.hardHours?.table?.rows[14] == ["14", "9"])
    }

    @Test("T-26 the hard hours of all saboteurs are on one axis of a day, with what they have in common")
    func hardHours() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        for day in 1...6 { history.log(day, hour: 21) }
        history.log(7, hour: 8)
        history.track(.awareness, id: "snacks", name: "Snacks")
        for day in 1...3 { history.log(day, hour: 22) }
        for day in 1...2 { history.log(day, hour: 15) }
        history.track(.awareness, id: "rare", name: "Rare")
        for _ in 0..<4 { history.log(1, hour: 3) }
        history.track(.awareness, id: "old", name: "Old", isActive: false)
        for _ in 0..<9 { history.log(1, hour: 3) }
        let card = try #require(history.insights(on: 20)?.hardHours)
        let rows = try #require(card.drawing(HardHours.self)).rows
        #expect(
            rows.map(\.saboteur.name) == ["Doomscrolling", "Snacks"], "four moments are too few, and one is at rest")
        #expect(card.lead == "75% happen in the evening")
        #expect(rows.map(\.riskHour) == [18, 18])
        #expect(rows[0].hours[21].height == 100 && rows[0].hours[8].height == 16 && rows[1].hours[15].height == 66)
        #expect(card.table?.headings == ["Hour", "Doomscrolling", "Snacks"])
        #expect(card.table?.rows[22] == ["22", "0", "3"])
    }

    @Test("V-31 without anything to show there is no page and no link to it; drinks alone need no trackers")
    func empty() throws {
        #expect(HistoryBuilder().insights(on: 1) == nil)
        var history = HistoryBuilder()
        history.drink(1, on: 1)
        let insights = try #require(history.insights(on: 8))
        #expect(insights.drinks != nil)
        #expect(insights.frame.navigation.map(\.label) == ["Overview", "Calendar", "Weeks", "Insights"])
        let bare = OverviewPage(in: HistoryBuilder().report(on: 1)).frame.navigation
        #expect(bare.map(\.label) == ["Overview", "Calendar", "Weeks"])
    }

    @Test("with only activities, there are minutes week by week")
    func activities() throws {
        var history = HistoryBuilder()
        for week in 0..<3 { history.spend("\(10 + week)", on: .meditation, day: day(week * 7 + 1)) }
        let insights = try #require(history.insights(on: 16))
        #expect(insights.minutes.map(\.card.title) == ["Minutes of meditation per week"])
        #expect(insights.minutes.first?.card.table?.rows.map(\.last) == ["12", "11", "10"])
    }

    @Test("the first week draws nothing yet: no empty chart, no row without a number")
    func firstWeek() throws {
        var history = HistoryBuilder()
        for day in 1...3 { history.drink(0, on: day) }
        #expect(history.insights(on: 3) == nil)
    }

    @Test("V-31 for habits it shows how much was done week by week, and on each weekday")
    func habits() throws {
        let report = Report(try Folder.life("ten-habits").analysis(asOf: "2025-10-31T20:00"), language: .english)
        let insights = try #require(InsightsPage(at: .insights, in: report))
        let weeks = try #require(insights.habitWeeks)
        #expect(weeks.lead == "77% done in the last four weeks, 81% in the four before")
        #expect(weeks.table?.rows.first == ["27 Oct 2025", "36 of 57 done"])
        let weekdays = try #require(insights.weekdays)
        #expect(
            weekdays.bars?.items.shown.first?.detail == "524 of 663 done" && weekdays.remark == "No weekday stands out."
        )
        let single = Report(try Folder.life("one-tracker").analysis(asOf: "2025-10-31T20:00"), language: .english)
        let alone = try #require(InsightsPage(at: .insights, in: single)?.weekdays)
        #expect(alone.lead == "", "Tuesdays and Sundays were behind by chance")
    }
}
