import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite("The pages of meditation and workout")
struct ActivityPageTests {
    private var history: HistoryBuilder {
        var history = HistoryBuilder()
        history.profile.weightKilograms = FixedDecimal(80)
        for number in 1...30 { history.spend("20", on: .workout, day: day(number), type: "walking") }
        history.spend("45.5", on: .workout, day: day(30), type: "running")
        history.spend("12", on: .meditation, day: day(30))
        return history
    }

    private func page(_ activity: Activity, in report: Report) throws -> ActivityPage {
        try #require(ActivityPage(at: .activity(activity), in: report))
    }

    @Test("S-30 exist only if there are such sessions")
    func existence() throws {
        #expect(ActivityPage.addresses(in: history.report(on: 30)) == [.activity(.meditation), .activity(.workout)])
        var meditating = HistoryBuilder(levels: "SS")
        #expect(ActivityPage.addresses(in: meditating.report(on: 2)).isEmpty)
        #expect(HeaderStreak.all(in: meditating.report(on: 2)).map(\.name) == ["Low alcohol"])
        meditating.spend("5", on: .breathing, day: day(2))
        #expect(ActivityPage.addresses(in: meditating.report(on: 2)) == [.activity(.meditation)])
        #expect(
            HeaderStreak.all(in: meditating.report(on: 2)).map(\.link) == [nil, Link(.activity(.meditation))])
        #expect(try page(.meditation, in: meditating.report(on: 2)).neighbour == nil)
    }

    @Test("S-30 tell the streak, the sums, the weeks, the weekdays and the kinds")
    func contents() throws {
        let page = try page(.workout, in: history.report(on: 30))
        #expect(page.streak.rows.first?.name.text == "30 days")
        let facts = page.facts.map { "\($0.label): \($0.figure.text)" }
        #expect(
            facts.prefix(3) == ["Longest streak: 30 days", "Total: 10:46 h", "Days that count: 30 of 30 days"])
        #expect(facts.suffix(3) == ["Most in a day: 1:06 h", "Longest session: 46 min", "Energy: 3,450 kcal"])
        #expect(page.weeks?.lead == "2:20 h last week")
        #expect(page.weeks?.table?.rows.first == ["3 Feb 2025", "86"])
        #expect(page.weekdays?.bars?.items.shown.first?.name == "Monday")
        #expect(page.weekdays?.bars?.items.shown.first?.detail == "5 of 5 days")
        #expect(page.parts?.bars?.items.shown.map(\.name) == ["Walking", "Running"])
        #expect(page.parts?.bars?.items.shown.map(\.value) == ["10:00 h", "46 min"])
        #expect(page.sessions?.rows.first?.text?.hasPrefix("20 min, ") == true)
    }

    @Test("The bar of a kind is as long as its share of the fullest one, however many kinds there are")
    func lengths() throws {
        var history = HistoryBuilder()
        for number in 1...100 { history.spend("\(number)", on: .workout, day: day(1), type: "kind \(number)") }
        let parts = try #require(try page(.workout, in: history.report(on: 2)).parts?.bars)
        #expect((parts.items.shown + parts.items.hidden).map(\.length) == Array((1...100).reversed()))
    }

    @Test("S-30 show the milestones of the streak with their dates, and the next one")
    func milestones() throws {
        let card = try #require(try page(.workout, in: history.report(on: 30)).milestones)
        let row = try #require(card.drawing(BadgeList.self))
        #expect(
            (row.badges.hidden + row.badges.shown).filter(\.isReached).map(\.number) == ["1", "3", "7", "14", "30"])
        #expect(row.badges.shown.last(where: \.isReached)?.note == "4 Feb 2025")
        #expect(row.next?.number == "60" && row.next?.note == "30 days to go")
        #expect(card.link == nil)
    }

    @Test("S-30 have a calendar whose shades suit the person's minutes, with healed days and today")
    func calendar() throws {
        var history = HistoryBuilder()
        history.draw(.meditation, "SSSSSSS.SSS")
        history.spend("300", on: .meditation, day: day(11))
        let card = try page(.meditation, in: history.report(on: 12)).calendar
        let calendar = try #require(card.drawing(ActivityCalendar.self))
        #expect(calendar.legend == ["None", "1–2 min", "3–4 min", "5–6 min", "7–8 min", "9 min and more"])
        let (days, drawn) = (calendar.days, Array(calendar.days.first...day(12)))
        #expect(drawn.suffix(12).map(days.shade(of:)) == [5, 5, 5, 5, 5, 5, 5, 0, 5, 5, 5, 0])
        #expect(drawn.dropLast(12).allSatisfy { days.shade(of: $0) == nil && days.label(of: $0).isEmpty })
        #expect(drawn.filter(days.isHealed).map(days.label(of:)) == ["13 Jan: None, healed by a joker"])
        let today = card.drawn.split(separator: "<use").filter { $0.contains(" now\"") }
        #expect(today.map { $0.contains("<title>17 Jan: None</title>") } == [true])
        #expect(calendar.healed != nil)
        #expect([card.count, card.aside] == ["10", "days"])
    }

    @Test("S-30 the public sees minutes and streaks, and neither kinds nor single sessions nor energy")
    func publicEdition() throws {
        let report = Report(history.analysis(on: day(30)).publicEdition)
        let page = try page(.workout, in: report)
        #expect(page.streak.rows.first?.name.text == "30 days")
        #expect(page.weeks != nil && page.weekdays != nil && page.milestones != nil)
        #expect(page.parts == nil && page.sessions == nil)
        #expect(!page.facts.contains { ["Longest session", "Energy"].contains($0.label) })
    }

    @Test("S-30 the share of breathing in the mindfulness is shown")
    func breathing() throws {
        var history = HistoryBuilder(language: .german)
        history.spend("20", on: .meditation, day: day(1))
        history.spend("10", on: .breathing, day: day(1))
        let parts = try page(.meditation, in: history.report(on: 1)).parts
        #expect(parts?.remark == "33\u{A0}% der Minuten waren Atemübungen.")
        #expect(parts?.bars?.items.shown.map(\.name) == ["Meditation", "Atemübung"])
    }

    @Test("S-30 shades show minutes, and nine days of ten are distinguishable by them")
    func scale() {
        #expect(MinuteScale([]).step == 1)
        #expect(MinuteScale([10, 12, 25]).step == 5)
        #expect(MinuteScale(Array(repeating: 20, count: 9) + [1000]).step == 4)
        #expect(MinuteScale([1000, 1400]).step == 240)
        let scale = MinuteScale([50])
        #expect([0, 1, 10, 11, 50, 999].map(scale.shade) == [0, 1, 1, 2, 5, 5])
    }
}
