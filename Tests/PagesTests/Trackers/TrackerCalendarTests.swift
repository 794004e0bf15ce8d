import Counting
import Markup
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The drawing of each day in a tracker's calendar.
@Suite struct TrackerCalendarTests {
    @Test("T-18 a day of awareness shows how many moments there were, four standing for more")
    func moments() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.drawLogs("12349")
        let page = try #require(history.trackerPage(on: 5))
        #expect(page.marks.suffix(5) == [.moments(1), .moments(2), .moments(3), .moments(4), .moments(4)])
        #expect(page.year?.legend.map(\.text).last == "4 moments or more")
    }

    @Test("T-19 a day of avoidance is good without a log, and a slip with one, even if it ends a streak")
    func avoided() throws {
        var history = HistoryBuilder()
        history.track(.avoidance, modes: [(.avoidance, 1)])
        history.drawLogs("..11.")
        let page = try #require(history.trackerPage(on: 5))
        #expect(page.marks == [.avoided, .avoided, .slipped, .slipped, .avoided])
    }

    @Test("T-17 a good day is done, a healed one has a mark; the end of a streak is in words and in the table")
    func done() throws {
        var history = HistoryBuilder()
        history.track(.yesNo, name: "Reading")
        history.drawLogs("1111111..1")
        let page = try #require(history.trackerPage(on: 10))
        #expect(page.marks.suffix(4) == [.done, .healed, .none, .done])
        #expect(page.year?.legend.map(\.text) == ["Done", "Healed", "Nothing noted"])
        let labels = page.year.map { $0.days.map($0.label(of:)) } ?? []
        #expect(labels.suffix(2).first?.hasSuffix("the streak ended") == true)
        #expect(page.calendar?.table?.rows.joined().contains("· the streak ended") == true)
    }

    @Test("V-05, V-06 a paused day and one that was not planned have marks of their own, which the legend names")
    func rest() throws {
        var history = HistoryBuilder(language: .english)
        history.track(.yesNo, name: "Piano", schedule: .weekdays([day(1).weekday, day(3).weekday, day(4).weekday]))
        history.drawLogs("1.1..1")
        history.profile.pauses = [Pause(span: DaySpan(first: day(4), last: day(4)))]
        let page = try #require(history.trackerPage(on: 6))
        #expect(page.marks.suffix(6) == [.done, .notPlanned, .done, .paused, .notPlanned, .done])
        #expect(page.year?.legend.map(\.text) == ["Done", "Paused", "Not planned"])
        let labels = page.year.map { $0.days.map($0.label(of:)) } ?? []
        #expect(
            labels.suffix(5) == [
                "7 Jan: Not planned", "8 Jan: logged", "9 Jan: Paused", "10 Jan: Not planned", "11 Jan: logged",
            ])
    }

    @Test("T-08 the line of a number ends where more days are missing than usual, and its days are noted")
    func gaps() throws {
        var history = HistoryBuilder()
        history.track(.number, id: "sleep", name: "Sleep", unit: "h")
        for number in [1, 2, 3, 6, 7] { history.log(number, amount: "7") }
        let page = try #require(history.trackerPage("sleep", on: 7))
        #expect(page.amounts?.drawn.matches(of: /class="line" d="M[^M"]*M[^M"]*"/).count == 1, "two pieces")
        #expect(page.year?.legend.map(\.text) == ["Noted", "Nothing noted"])
        var weekly = HistoryBuilder()
        weekly.track(.number, id: "weight", name: "Weight", unit: "kg")
        for number in [1, 8, 15, 22] { weekly.log(number, amount: "70") }
        let drawn = try #require(weekly.trackerPage("weight", on: 22)?.amounts?.drawn)
        #expect(drawn.matches(of: /class="line" d="M[^M"]*"/).count == 1, "a week between two values is usual")
    }

    @Test("a tracker without a streak never shows one ending")
    func noStreak() throws {
        var history = HistoryBuilder()
        history.track(.yesNo, hasStreak: false)
        history.drawLogs("111.1")
        let page = try #require(history.trackerPage(on: 5))
        #expect(page.streak == nil)
        #expect(page.marks.suffix(5) == [.done, .done, .done, .none, .done])
    }

    @Test("T-08 a counter's day is as full as its goal is reached")
    func counter() throws {
        var history = HistoryBuilder()
        history.track(.counter, name: "Water", goal: "3")
        for (day, amount) in [(1, "0.5"), (2, "1"), (3, "2.5"), (4, "3")] { history.log(day, amount: amount) }
        history.log(4, amount: "2")
        let page = try #require(history.trackerPage(on: 4))
        #expect(page.marks.suffix(4) == [.goal(1), .goal(2), .goal(3), .goal(4)])
        let report = history.report(on: 4)
        let parts = (1...4).flatMap { DayDetail(day($0), isDefault: false, in: report).marks.map(\.part) }
        #expect(parts == [1, 2, 3, nil])
    }

    @Test("the calendar covers the weeks since the first day, marks today and says what each day was")
    func span() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.drawLogs("11111")
        let page = try #require(history.trackerPage(on: 5))
        let calendar = try #require(page.year)
        #expect(calendar.days.count == 5)
        #expect(calendar.days.last == day(5))
        #expect(calendar.label(of: day(5)) == "10 Jan: 1 moment")
        var html = HTML()
        calendar.write(on: .trackers, to: &html)
        let text = String(decoding: html.bytes, as: UTF8.self)
        #expect(text.ranges(of: #"class="now""#).count == 1)
        #expect(page.calendar?.table?.rows.count == 1)
    }
}
