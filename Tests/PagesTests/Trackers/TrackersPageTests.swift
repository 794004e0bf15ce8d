import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The page of all trackers: a tile each.
@Suite struct TrackersPageTests {
    private func page(_ history: HistoryBuilder, on day: Int) throws -> TrackersPage {
        try #require(TrackersPage(at: .trackers, in: history.report(on: day)))
    }

    @Test("every tracker links to its page with its streak and how often it was logged; inactive ones are separate")
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
                "noticed on 2 of 2 days", "on 1 of 1 day", "nothing noted yet",
            ])
        #expect(page.tiles.map(\.link?.page) == [.tracker("scrolling"), .tracker("water"), .tracker("thanks")])
        #expect(page.resting.map(\.name) == ["Old"])
    }

    @Test("V-38 the last days of a saboteur are those of its own mode, also for one at rest")
    func modes() throws {
        var history = HistoryBuilder()
        history.track(.awareness, modes: [(.awareness, 1), (.avoidance, 8), (.awareness, 22)])
        for day in [2, 9, 23] { history.log(day) }
        history.track(.avoidance, id: "old", name: "Old", modes: [(.avoidance, 1)], isActive: false)
        for day in [3, 5] { history.log(day) }
        let page = try page(history, on: 25)
        #expect(page.tiles.map(\.words) == ["noticed on 2 of 9 days"])
        #expect(page.resting.map(\.words) == ["3 of 5 days without"])
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
        #expect(weeks.dots.count == 91)
        #expect(weeks.dots.suffix(7).map { $0 } == [.size(2), .size(1), .empty, nil, nil, nil, nil])
        #expect(weeks.dots.dropLast(7).allSatisfy { $0 == nil })
        #expect(page.table?.headings.count == 14 && page.table?.headings.last == "7 Apr 2025")
        #expect(page.table?.rows.map { $0.last } == ["2"], "one table for all tiles")
    }

    @Test("a tile counts days with a log, or days without what is avoided, even if a streak ended")
    func counted() throws {
        var history = HistoryBuilder()
        history.track(.selection, id: "mood", name: "Mood", options: ["good"])
        for number in [1, 2, 5] { history.log(number) }
        history.track(.avoidance, id: "snacking", name: "Snacking", modes: [(.avoidance, 1)])
        history.log(4)
        let page = try page(history, on: 5)
        #expect(
            page.tiles.map(\.weeks?.title) == [
                "Mood, the last 5 days: 3 days with a log", "Snacking, the last 5 days: 4 days without",
            ])
        #expect(page.table?.rows.map { [$0.first, $0.last] } == [["Mood", "3"], ["Without Snacking", "4"]])
        #expect(
            page.table?.caption
                == "Days with a log, of what is avoided days without, by the first day of each week")
        #expect(page.tiles.map(\.words) == ["on 3 of 5 days", "4 of 5 days without"])
        #expect(
            page.tiles[1].weeks?.dots.suffix(7).prefix(5).map { $0 } == [
                .good, .good, .good, .slip, .good,
            ])
        history.profile.language = .german
        let german = try self.page(history, on: 5)
        #expect(german.tiles.map(\.words) == ["an 3 von 5 Tagen", "4 von 5 Tagen ohne"])
        #expect(german.tiles.last?.weeks?.title == "Snacking, die letzten 5 Tage: 4 Tage ohne")
    }

    @Test("if the streak depends on the goal, the tile shows on how many days it was reached")
    func goals() throws {
        let trackers = #"[{ "preset": "teeth", "dailyGoal": 2, "streakOn": "goal" }]"#
        let logs = "timestamp,tracker,value\n" + (27...31).map { "2025-10-\($0),teeth,1\n" }.joined()
        let report = Report(
            try Folder().with("trackers.json", trackers).with("logs.csv", logs).analysis(), language: .english)
        let tile = try #require(TrackersPage(at: .trackers, in: report)?.tiles.first)
        #expect(tile.figure?.text == "0 days in a row" && tile.words == "goal reached on 0 of 4 days")
        #expect(tile.weeks?.title.hasSuffix("the last 5 days: 5 days with a log") == true)
    }

    @Test("a healed day is drawn and named as healed, on the tile as on the tracker's own page")
    func healed() throws {
        var history = HistoryBuilder()
        history.track(.yesNo, id: "reading", name: "Reading")
        history.drawLogs("1" * 8 + "." + "1" * 26)
        let tile = try #require(try page(history, on: 35).tiles.first)
        #expect(tile.figure?.text == "35 days in a row")
        #expect(tile.words == "on 27 of the last 28 days, 1 healed")
        #expect(tile.weeks?.dots.count { $0 == .healed } == 1)
        #expect(tile.weeks?.title == "Reading, the last 35 days: 34 days with a log, 1 healed")
        #expect(try page(history, on: 35).lede.contains("a joker healed"))
    }

    @Test("V-05 paused days are shown with a streak that went on over them")
    func paused() throws {
        var history = HistoryBuilder(language: .german)
        for number in 1...30 where !(11...18).contains(number) {
            history.spend("10", on: .meditation, day: day(number))
        }
        history.profile.pauses = [Pause(span: DaySpan(first: day(11), last: day(18)))]
        let tile = try #require(try page(history, on: 30).tiles.first)
        #expect(tile.figure?.text == "22 Tage in Folge")
        #expect(tile.words == "an 20 der letzten 28 Tage, 8 pausiert")
    }

    @Test("days with too few minutes don't count")
    func minutes() throws {
        var history = HistoryBuilder()
        for number in 1...3 { history.spend(number == 2 ? "1" : "10", on: .meditation, day: day(number)) }
        let tile = try #require(try page(history, on: 3).tiles.first)
        #expect(tile.words == "on 2 of 3 days")
        #expect(tile.weeks?.title == "Meditation, the last 3 days: 2 days that count")
    }

    @Test("T-15 an avoided saboteur is counted in days without it; its name is above")
    func avoided() throws {
        var history = HistoryBuilder()
        history.track(.avoidance)
        history.log(1)
        #expect(try page(history, on: 5).tiles.first?.figure?.text == "4 days without")
    }

    @Test("V-31 without any tracker there is no page, and no link to it")
    func empty() {
        #expect(TrackersPage(at: .trackers, in: HistoryBuilder().report(on: 1)) == nil)
        #expect(TrackersPage.addresses(in: HistoryBuilder().report(on: 1)).isEmpty)
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
        #expect(TrackerColours.css(in: HistoryBuilder().report(on: 1)) == nil)
        history.add(
            Tracker(
                id: "reading", name: LocalizedText("Reading"), icon: "📖", mode: .yesNo, hasStreak: true,
                colour: "#FFFFFF"))
        let report = history.report(on: 1)
        let css = String(decoding: try #require(TrackerColours.css(in: report)), as: UTF8.self)
        #expect(css.hasPrefix(".in-scrolling { --noticed: #2B7FD4;"), "the first hue")
        #expect(css.contains("\n.in-reading { --noticed: #") && !css.contains("#FFFFFF"))
        #expect(TrackerPage(at: .tracker("reading"), in: report)?.style == "in-reading")
        #expect(TrackerPage(at: .tracker("scrolling"), in: report)?.style == "in-scrolling")
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
        let ring = try #require(RingSet(of: day(1)...day(1), in: report).focus.first?.colour)
        #expect(ring == "#1F9E8A")
        #expect(try page(history, on: 1).tiles.map(\.colour) == [ring, "#1F9E8A"])
        let css = String(decoding: try #require(TrackerColours.css(in: report)), as: UTF8.self)
        #expect(css.contains(".in-reading { --noticed: \(ring);") && css.contains(".in-piano { --noticed: #1F9E8A;"))
    }

    @Test("trackers without a colour take ten hues by their order, all seen on both cards, no two alike, none green")
    func hues() throws {
        let colours = TrackerColours.hues.compactMap(Colour.init(hex:))
        #expect(colours.count == 10 && Set(TrackerColours.hues).count == 10)
        for hue in TrackerColours.hues { #expect(ReadableColour.hex(hue) == hue, "\(hue)") }
        for (place, one) in colours.enumerated() {
            #expect(one.parts[1] < max(one.parts[0], one.parts[2]), "not a green")
            for other in colours[..<place] {
                #expect(
                    zip(one.parts, other.parts).reduce(0) { $0 + abs($1.0 - $1.1) } > 60, "\(one.hex), \(other.hex)")
            }
        }
        var history = HistoryBuilder()
        for place in 0...10 { history.track(.yesNo, id: "t\(place)", name: "T\(place)") }
        let tiles = try page(history, on: 1).tiles
        #expect(tiles.map(\.colour) == TrackerColours.hues + [TrackerColours.hues[0]])
    }

    @Test("V-31 ten habits have ten hues, and water is blue wherever it is in the list")
    func water() throws {
        let report = Report(try Folder.life("ten-habits").analysis(asOf: "2025-10-31T20:00"), language: .english)
        let colours = report.analysis.trackers.map(report.colour)
        #expect(Set(colours).count == 10)
        let water = report.analysis.trackers.firstIndex { $0.tracker.icon == "💧" }
        #expect(water.map { $0 > 0 && colours[$0] == TrackerColours.hues[0] } == true)
    }

    @Test("T-21 a ring keeps its place and its history while the other tracker rests, until an active one needs it")
    func restingRing() throws {
        func report(_ ids: [(String, isActive: Bool)]) -> Report {
            var history = HistoryBuilder()
            for (id, isActive) in ids {
                history.add(
                    Tracker(
                        id: id, name: LocalizedText(id), icon: "📖", mode: .yesNo, isActive: isActive, hasStreak: true,
                        isFocus: true))
            }
            for (tracker, (id, isActive)) in ids.enumerated() where isActive || id == "reading" {
                history.log(at: "\(day(3))T20:00", of: tracker)
            }
            history.draw(levels: "SSSSS", from: day(1))
            return history.report(on: 40)
        }
        let both = report([("reading", false), ("piano", true)])
        #expect(both.focus.map { $0.tracker.id } == ["reading", "piano"])
        let month = RingSet(of: day(1)...day(31), in: both)
        #expect(month.contains(.firstFocus) && month.contains(.secondFocus))
        let before = RingSet(of: day(-31)...day(0), in: both)
        #expect(!before.contains(.firstFocus) && before.reach == .bare, "no ring of what was not there yet")
        let later = RingSet(of: day(32)...day(40), in: both)
        #expect(!later.contains(.firstFocus) && later.contains(.secondFocus) && later.reach == .far)
        #expect(RingCell(day(3), in: both).drawing?.focus == [100, 100])
        #expect(RingCell(day(3), in: both).drawing?.isClosed == true)
        let third = report([("reading", false), ("piano", true), ("yoga", true)])
        #expect(third.focus.map { $0.tracker.id } == ["piano", "yoga"])
    }
}
