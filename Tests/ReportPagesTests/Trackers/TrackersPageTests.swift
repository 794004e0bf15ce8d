import ProgressAnalysis
import ProgressModel
import ReportWords
import TestSupport
import Testing

@testable import ReportPages

/// The page of all trackers: a tile each.
@Suite struct TrackersPageTests {
    private func page(_ history: HistoryBuilder, on day: Int) throws -> TrackersPage {
        try #require(TrackersPage(at: .trackers, in: history.report(on: day)))
    }

    @Test("every tracker leads to its page with its streak and how often it was logged; those at rest stand apart")
    func tiles() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.drawLogs("11")
        history.track(.counter, id: "water", name: "Water", hasStreak: false)
        history.log(1)
        history.track(.note, id: "thanks", name: "Thanks")
        history.track(.awareness, id: "old", name: "Old", isActive: false)
        history.log(1)
        let page = try page(history, on: 2)
        #expect(page.tiles.map { $0.figure?.text } == ["2 days aware", nil, "0 days in a row"])
        #expect(
            page.tiles.map(\.words) == [
                "noticed on 2 of 28 days", "on 1 of 28 days", "nothing noted yet",
            ])
        #expect(page.tiles.map(\.link?.page) == [.tracker("scrolling"), .tracker("water"), .tracker("thanks")])
        #expect(page.resting.map(\.name) == ["Old"])
        #expect(page.remark == nil)
    }

    @Test("S-30 somebody with activities only finds them among the trackers")
    func activities() throws {
        var history = HistoryBuilder()
        for day in 1...30 { history.spend("30", on: .workout, day: TestSupport.day(day)) }
        history.spend("10", on: .meditation, day: day(30))
        let page = try page(history, on: 30)
        #expect(page.tiles.map { $0.figure?.text } == ["1 day in a row", "30 days in a row"])
        #expect(page.tiles.map(\.name) == ["Meditation", "Workout"])
    }

    @Test("a tile shows 13 weeks: nothing before the tracker's time and after today, then how much was logged")
    func weeks() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        history.log(92)
        history.log(92)
        history.log(93)
        let page = try page(history, on: 94)
        let weeks = try #require(page.tiles.first?.weeks)
        #expect(weeks.strengths.count == 91)
        #expect(weeks.strengths.suffix(7).map { $0 } == [2, 1, 0, nil, nil, nil, nil])
        #expect(weeks.strengths.dropLast(7).allSatisfy { $0 == nil })
        #expect(page.table?.headings.count == 14 && page.table?.headings.last == "7 Apr 2025")
        #expect(page.table?.rows.map { $0.last } == ["2"], "one table for all tiles")
    }

    @Test("T-15 an avoided saboteur is told in days without it; its name stands above")
    func avoided() throws {
        var history = HistoryBuilder()
        history.track(.avoidance)
        history.log(1)
        #expect(try page(history, on: 5).tiles.first?.figure?.text == "4 days without")
    }

    @Test("without any tracker the page says how one is made")
    func empty() throws {
        #expect(try page(HistoryBuilder(), on: 1).remark?.contains("reportgen tracker add") == true)
    }

    @Test(
        "a tracker's colour is readable on the cards of both schemes: at least 3 : 1",
        arguments: ["#000000", "#FFFFFF", "#3FA7D6", "#1F9E8A", "#E4A11B", "#7C5CFF", "#FF0000", "#101010"])
    func colours(written: String) throws {
        func contrast(_ first: Double, _ second: Double) -> Double {
            (max(first, second) + 0.05) / (min(first, second) + 0.05)
        }
        let shown = ReadableColour.hex(written)
        let luminance = try #require(Colour(hex: shown)).luminance
        for card in ["#F9FBFA", "#151E1A"] {
            #expect(contrast(luminance, try #require(Colour(hex: card)).luminance) >= 3, "\(shown)")
        }
        #expect(ReadableColour.hex(shown) == shown)
    }

    @Test("a tracker's page takes its colour from a style sheet of the site, because a page may carry no style")
    func styleSheet() throws {
        var history = HistoryBuilder()
        history.track(.awareness)
        #expect(TrackerColours.css(in: history.report(on: 1)) == nil)
        history.add(
            Tracker(
                id: "reading", name: LocalizedText("Reading"), icon: "📖", mode: .yesNo, hasStreak: true,
                colour: "#FFFFFF"))
        let report = history.report(on: 1)
        let css = String(decoding: try #require(TrackerColours.css(in: report)), as: UTF8.self)
        #expect(css.hasPrefix(".in-reading { --noticed: #") && !css.contains("#FFFFFF"))
        #expect(TrackerPage(at: .tracker("reading"), in: report)?.style == "in-reading")
        #expect(TrackerPage(at: .tracker("scrolling"), in: report)?.style == "")
    }

    @Test("a tracker has one colour everywhere: its charts and its tile have that of its ring")
    func ringColour() throws {
        var history = HistoryBuilder()
        for (id, isFocus) in [("reading", true), ("piano", false)] {
            history.add(
                Tracker(
                    id: id, name: LocalizedText(id), icon: "📖", mode: .yesNo, hasStreak: true, isFocus: isFocus,
                    colour: "#1F9E8A"))
        }
        history.draw(levels: "S", from: day(1))
        let report = history.report(on: 1)
        let ring = try #require(RingSet(in: report).focusColours.first ?? nil)
        #expect(ring != "#1F9E8A")
        #expect(try page(history, on: 1).tiles.map(\.colour) == [ring, "#1F9E8A"])
        let css = String(decoding: try #require(TrackerColours.css(in: report)), as: UTF8.self)
        #expect(css.contains(".in-reading { --noticed: \(ring);") && css.contains(".in-piano { --noticed: #1F9E8A;"))
    }
}
