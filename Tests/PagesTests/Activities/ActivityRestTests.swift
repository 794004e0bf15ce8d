import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("The calendar of an activity on days of rest")
struct ActivityRestTests {
    /// Two weeks from a Monday: planned on Mondays and Wednesdays, paused from the second Monday on.
    private var history: HistoryBuilder {
        var history = HistoryBuilder()
        history.draw(.meditation, "S.SS...")
        history.profile.schedules.meditation = .weekdays([.monday, .wednesday])
        history.profile.pauses = [Pause(span: DaySpan(first: day(8), last: day(12)))]
        return history
    }

    private func card(_ history: HistoryBuilder, on today: Int = 14) throws -> Card {
        try #require(ActivityPage(at: .activity(.meditation), in: history.report(on: today))).calendar
    }

    private func calendar(_ history: HistoryBuilder, on today: Int = 14) throws -> ActivityCalendar {
        try #require(try card(history, on: today).drawing())
    }

    private func days(_ calendar: ActivityCalendar, _ count: Int) -> [Day] {
        Array((calendar.days.first...calendar.days.report.today).suffix(count))
    }

    @Test("V-05 V-06 a day without minutes is paused or not planned; one with minutes is as always")
    func marks() throws {
        let calendar = try calendar(history)
        let (paused, free) = (RestReason.paused, RestReason.notPlanned)
        #expect(
            days(calendar, 14).map(calendar.days.rest(on:)) == [
                nil, free, nil, nil, free, free, free, paused, paused, paused, paused, paused, free, free,
            ])
        #expect(days(calendar, 14).map(calendar.days.label(of:))[1] == "7 Jan: Not planned")
        #expect(days(calendar, 14).map(calendar.days.label(of:))[7] == "13 Jan: Paused")
        #expect(calendar.rests.map(\.text) == ["Paused", "Not planned"])
        #expect(
            try card(history).table?.rows.last?.dropFirst() == [
                "Paused", "Paused", "Paused", "Paused", "Paused", "Not planned", "Not planned",
            ])
    }

    @Test("V-05 V-06 the legend contains only what is used")
    func legend() throws {
        var history = history
        history.profile.pauses = []
        #expect(try calendar(history).rests.map(\.text) == ["Not planned"])
        history.profile.schedules.meditation = .everyDay
        #expect(try calendar(history).rests.isEmpty)
    }

    @Test("V-07 a streak of weeks plans no single day, and a joker that healed a week healed no day")
    func weeks() throws {
        var history = HistoryBuilder()
        history.draw(.meditation, String(repeating: "S......", count: 7))
        history.profile.schedules.meditation = .perWeek(1)
        history.profile.pauses = [Pause(span: DaySpan(first: day(2), last: day(2)))]
        // The eighth week has no session and is healed.
        let report = history.report(on: 57)
        #expect(report.analysis.meditation.streak.walk.steps.map(\.outcome).contains(.healed))
        let calendar = try calendar(history, on: 57)
        #expect(days(calendar, 57).filter(calendar.days.isHealed).isEmpty && calendar.healed == nil)
        #expect(days(calendar, 57).compactMap(calendar.days.rest(on:)) == [.paused])
    }
}
