import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite("The rings of habits")
struct HabitDialTests {
    private func dial(_ folder: Folder, asOf moment: String, _ language: Language = .english) throws -> ShareDial? {
        ShareDial(habitsIn: Report(try folder.analysis(asOf: moment), language: language))
    }

    @Test("V-31 several are today's around those of the week, in both languages")
    func several() throws {
        let life = Folder.life("ten-habits")
        let dial = try #require(try dial(life, asOf: "2025-10-31T20:00"))
        #expect(dial.label == "31 October" && dial.figure.text == "6 of 7 habits")
        #expect(dial.note == "Week 44: 36 of 57 done so far")
        #expect(dial.share == 86 && dial.innerShare == 63)
        let german = try #require(try self.dial(life, asOf: "2025-10-31T20:00", .german))
        #expect(german.figure.text == "6 von 7 Gewohnheiten" && german.note == "Woche 44: bisher 36 von 57 erledigt")
    }

    @Test("V-31 before anything of today is done they are the week, and no giant zero")
    func morning() throws {
        let trackers =
            #"[{ "id": "a", "name": "A", "type": "good", "trackingMode": "yesNo", "streak": true },"#
            + #" { "id": "b", "name": "B", "type": "good", "trackingMode": "yesNo", "streak": true }]"#
        let folder = Folder().with("trackers.json", trackers)
            .with("logs.csv", "timestamp,tracker\n2025-10-27,a\n2025-10-28,a\n2025-10-28,b\n")
        let friday = try #require(try dial(folder, asOf: "2025-10-31"))
        #expect(friday.label == "27 October to 2 November" && friday.figure.text == "3 of 13 done so far")
        #expect(friday.note.isEmpty && friday.innerShare == nil)
        #expect(try dial(folder, asOf: "2025-11-03") == nil, "nothing of this week is done")
    }

    @Test("V-31 a single habit is its last 30 days around its week, whatever it is")
    func single() throws {
        let lives = [
            ("one-tracker", "Drink Water, goal reached", "10 of the last 30 days", "Week 44: 2 of 7 days so far"),
            ("meditation-alone", "Meditation", "17 of the last 30 days", "Week 44: 1 of 7 days so far"),
            ("one-saboteur", "Doomscrolling noticed", "26 of the last 30 days", ""),
        ]
        for (name, label, figure, note) in lives {
            let dial = try #require(try dial(.life(name), asOf: "2025-10-31T20:00"))
            #expect(dial.label == label && dial.figure.text == figure && dial.note == note)
        }
    }

    @Test("V-31 the longest streaks follow, each with its last days; one of 0 shows the days that count")
    func streaks() throws {
        let rows = HeaderStreak.all(in: Report(try Folder.life("ten-habits").analysis(asOf: "2025-10-31T20:00")))
        #expect(rows.map(\.name) == ["Brush teeth", "Plants", "Reading"])
        #expect(
            rows.map(\.recent) == [
                "on 26 of the last 28 days", "on 7 of 8 planned days", "on 26 of the last 28 days",
            ])
        let alone = HeaderStreak.all(in: Report(try Folder.life("meditation-alone").analysis(asOf: "2025-10-31T20:00")))
        #expect(alone.map(\.figure.text) == ["73 of 118 days since 5 Jul 2025"])
        #expect(alone.map(\.recent) == [nil], "the ring tells the last days of a single habit")
        let folder = Folder.life("meditation-alone").with(
            "trackers.json", #"[{ "id": "a", "name": "A", "type": "good", "trackingMode": "yesNo", "streak": true }]"#)
        let two = HeaderStreak.all(in: Report(try folder.analysis(asOf: "2025-10-31T20:00")))
        #expect(two.first { $0.name == "Meditation" }?.figure.text == "17 of the last 30 days")
    }

    @Test("V-31 what is open today is named with its day, at most three and the number of the rest")
    func open() throws {
        func lede(_ folder: Folder, asOf moment: String) throws -> String {
            Hero(in: Report(try folder.analysis(asOf: moment), language: .english)).lede
        }
        let life = Folder.life("ten-habits")
        #expect(try lede(life, asOf: "2025-10-31T20:00") == "Open on 31 October: Water.")
        #expect(
            try lede(life, asOf: "2025-11-01")
                == "Open on 1 November: Reading, Brush teeth, Floss and 4 more.")
        #expect(try lede(.life("one-tracker"), asOf: "2025-10-31T20:00") == "Done on 31 October.")
    }

    @Test("V-31 the calendars of several habits draw how many are done")
    func calendars() throws {
        let report = Report(try Folder.life("ten-habits").analysis(asOf: "2025-10-31T20:00"), language: .english)
        let overview = OverviewPage(in: report)
        #expect(overview.pastYear?.title == "The past year: Habits" && overview.leading == nil)
        #expect(overview.pastYear?.count == "43" && overview.pastYear?.aside == "days with all done")
        let cells = try #require(overview.month?.drawing(RingCalendar.self)).cells
        #expect(cells.compactMap(\.drawing?.core).count == 31)
        #expect(cells[7].drawing?.core == .done && cells[8].drawing?.core == .part(88))
        #expect(cells[8].label.hasPrefix("Thursday 9: 7 of 8 done"))
        #expect(overview.week.drawing(WeekNumbers.self)?.figures.map(\.text) == ["36 of 57 done so far"])
    }

    @Test("V-31 a day with a part of a goal is drawn as that part, and no page says that nothing was noted on it")
    func partOfGoal() throws {
        let report = Report(try Folder.life("one-tracker").analysis(asOf: "2025-10-31T20:00"), language: .english)
        let calendar = try #require(OverviewPage(in: report).month?.drawing(RingCalendar.self))
        #expect(calendar.cells[5].drawing?.core == .part(63) && calendar.cells[1].drawing?.core == RingCell.Core.none)
        #expect(
            calendar.legend.items.map(\.text) == ["Drink Water, goal reached", "Part of the goal", "Nothing noted"])
        #expect(HeatScale(of: date("2025-10-01")...date("2025-10-31"), in: report).keys.map(\.text) == ["Not reached"])
    }
}
