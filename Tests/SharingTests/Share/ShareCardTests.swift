import Counting
import Foundation
import Model
import Pages
import TestSupport
import Testing
import Wording

@testable import Sharing

@Suite("A share card")
struct ShareCardTests {
    private func card(_ folder: Folder, _ address: ShareAddress, _ language: Language = .english) throws -> ShareCard? {
        try ShareCard(at: address, in: Report(folder.analysis(), language: language))
    }

    private let october = YearMonth(year: 2025, month: 10)

    @Test("U-29 of a streak shows the sober days in a row, the streak with its jokers, and the longest")
    func streak() throws {
        let levels = String(repeating: "S", count: 14) + "E" + String(repeating: "S", count: 10)
        let card = try #require(try card(Folder(levels: levels), .streak))
        #expect(card.headline.figure == Figure("10", "days sober"))
        #expect(card.headline.caption == "since 22 Oct 2025")
        #expect(card.notes.map { "\($0.value) \($0.label)" } == ["25 days with jokers", "14 days longest so far"])
        #expect(card.jokers?.held == 2)
        #expect(card.asOf == "4 Aug – 31 Oct 2025")
        #expect(card.jokers?.cap == 3)
        #expect(card.description.hasPrefix("10 days sober since 22 Oct 2025, 2 jokers, 25 days with jokers, "))
    }

    /// Drawings of levels, and the large text on the card of their streak.
    private static let endings = [
        ("SSSSSSSE", "8 days in a row jokers included"),
        ("SSSE", "3 sober days since 28 Oct 2025"),
        ("SSS.", "3 days sober since 28 Oct 2025"),
        ("S", "1 day sober since 31 Oct 2025"),
    ]

    @Test("U-29 never says 0: after another day it shows what was kept", arguments: endings)
    func kind(levels: String, expected: String) throws {
        #expect(try card(Folder(levels: levels), .streak)?.title == expected)
    }

    @Test("U-29 a streak that jokers keep is not shown as longer than the longest sober run")
    func longest() throws {
        let card = try #require(try card(Folder(levels: "SSSSSSSE"), .streak))
        #expect(card.notes.map { "\($0.value) \($0.label)" } == ["7 days longest sober run"])
    }

    @Test("U-29 counts a streak of weeks in weeks, and shows jokers only if some healed a day")
    func weeksInARow() throws {
        let weeks = Folder(levels: "S" * 25 + "E").with("profile.json", #"{ "goals": { "drinksPerWeek": 9 } }"#)
        #expect(try card(weeks, .streak)?.title == "3 weeks within the goal since 6 Oct 2025")
        let drink = Folder().with("entries.csv", "date,drinks\n2025-10-29,0\n2025-10-30,1\n2025-10-31,1\n")
        #expect(try card(drink, .streak)?.title == "3 days in a row since 29 Oct 2025")
    }

    @Test("U-29 of the past is a quarter of a year, whose last day is today")
    func weeks() throws {
        let card = try #require(try card(Folder(levels: String(repeating: "S", count: 200)), .streak))
        guard case .heat(let bands) = card.calendar else { throw Unexpected() }
        #expect(bands.map(\.count) == [13])
        let cells = bands.flatMap { $0 }.flatMap(\.cells).compactMap(\.self)
        #expect(cells.count == 12 * 7 + 5)
        #expect(cells.last?.isToday == true)
        #expect(cells.allSatisfy { $0.shade == 10 })
    }

    @Test("U-29 of a month has each of its days, the longer run the darker, the healed as a clover, the rest open")
    func month() throws {
        let folder = Folder(levels: String(repeating: "S", count: 9) + "E" + "SS")
        let card = try #require(try ShareCard(at: .month(october), in: Report(folder.analysis(asOf: "2025-10-30"))))
        #expect(card.title == "10 sober days in October 2025")
        #expect(card.asOf == "30 Oct 2025")
        guard case .month(_, let offset, let cells) = card.calendar else { throw Unexpected() }
        #expect(offset == 2)
        #expect(cells.map(\.number) == Array(1...31))
        #expect(cells[18...].map(\.shade).prefix(3) == [nil, 1, 2])
        #expect(cells.filter(\.isHealed).map(\.number) == [29])
        #expect(cells.last?.shade == nil)
        #expect(card.notes.map { "\($0.value) \($0.label)" } == ["9 days longest run", "1 joker earned"])
        #expect(card.jokers == nil)
    }

    @Test("U-29 of a year has every day once, without a gap between its weeks")
    func year() throws {
        let card = try #require(try card(Folder(levels: String(repeating: "S", count: 40)), .year(2025)))
        guard case .heat(let bands) = card.calendar else { throw Unexpected() }
        let weeks = bands.flatMap { $0 }
        #expect(bands.count == 2)
        #expect(weeks.flatMap(\.cells).compactMap(\.self).count == 365)
        #expect(weeks.dropFirst().dropLast().allSatisfy { week in week.cells.allSatisfy { $0 != nil } })
        #expect(weeks.compactMap(\.month).count == 12)
        #expect(card.title == "40 sober days in 2025")
    }

    /// Thirty minutes on each of the last days drawn as `S`, up to today.
    private func sessions(_ kind: String, _ drawing: String) -> String {
        let rows = drawing.reversed().enumerated().filter { $0.element == "S" }.map {
            "\(date(Folder.today).advanced(by: -$0.offset)),\(kind),30\n"
        }
        return "date,kind,minutes\n" + rows.joined()
    }

    @Test("S-30 of an activity shows its days in a row, what they were, its jokers, and all its minutes")
    func activity() throws {
        let folder = Folder().with("activities.csv", sessions("workout", "SSSSSSS.SS"))
        let report = try Report(folder.analysis())
        #expect(ShareAddress.all(in: report).map(\.name) == ["workout"])
        let card = try #require(ShareCard(at: .activity(.workout), in: report))
        #expect(card.title == "10 days in a row 9 good, 1 healed")
        #expect(card.heading == "Workout" && card.jokers?.held == 0)
        #expect(card.notes.map { "\($0.value) \($0.label)" } == ["4:30 h total"])
        guard case .heat(let bands) = card.calendar else { throw Unexpected() }
        let cells = bands.flatMap { $0 }.flatMap(\.cells).compactMap(\.self)
        #expect(cells.suffix(10).map(\.shade) == [6, 6, 6, 6, 6, 6, 6, 0, 6, 6])
        #expect(cells.filter(\.isHealed).map(\.number) == [29])
        #expect(cells.first?.shade == nil)
        #expect(card.description.hasSuffix("A calendar with minutes on 9 days."))
        #expect(try self.card(folder, .activity(.workout), .german)?.title == "10 Tage in Folge 9 gut, 1 geheilt")
        #expect(try self.card(folder, .activity(.meditation)) == nil)
    }

    @Test("S-30 of an activity by week shows weeks, and one without a current streak all days")
    func activityByWeek() throws {
        let profile = #"{ "schedules": { "workout": { "perWeek": 1 } } }"#
        let weekly = Folder().with("activities.csv", sessions("workout", "S......S......S"))
            .with("profile.json", profile)
        #expect(try card(weekly, .activity(.workout))?.title.hasPrefix("3 weeks in a row since ") == true)
        let ended = Folder().with("activities.csv", sessions("meditation", "SS..."))
        let card = try #require(try card(ended, .activity(.meditation)))
        #expect(card.title == "2 days since 27 Oct 2025")
        #expect(card.notes.map { "\($0.value) \($0.label)" } == ["2 days longest so far", "1:00 h total"])
    }

    @Test("V-05, V-06 marks days on which nothing was expected, in the cards of streaks and months")
    func rest() throws {
        let profile =
            #"{ "schedules": { "workout": { "weekdays": ["friday"] } }, "pauses": [ { "from": "2025-10-29", "to": "2025-10-30", "streaks": ["noalc"] } ] }"#
        let folder = Folder(levels: "SS..S").with("activities.csv", sessions("workout", "S......S"))
            .with("profile.json", profile)
        for address in [ShareAddress.streak, .activity(.workout), .month(october)] {
            let card = try #require(try card(folder, address))
            let rests =
                switch card.calendar {
                case .heat(let bands): bands.flatMap { $0 }.flatMap(\.cells).compactMap { $0?.rest }
                case .month(_, _, let cells): cells.compactMap(\.rest)
                }
            let isActivity = address == .activity(.workout)
            #expect(rests == (isActivity ? Array(repeating: .notPlanned, count: 6) : [.paused, .paused]), "\(address)")
            let svg = String(decoding: card.svg(.wide), as: UTF8.self)
            #expect(svg.components(separatedBy: #"class="r""#).count - 1 == rests.count)
        }
    }

    @Test("is only made if there is a sober day")
    func nothing() throws {
        let wild = try Report(Folder(levels: "EWE").analysis())
        #expect(ShareAddress.all(in: wild) == [])
        #expect(ShareAddress.featured(in: wild) == [])
        #expect(ShareCard(at: .streak, in: wild) == nil)
        let report = try Report(Folder(levels: "SS" + String(repeating: "W", count: 35)).analysis())
        #expect(ShareAddress.all(in: report).map(\.name) == ["streak", "2025", "2025-poster", "2025-09"])
        #expect(ShareAddress.featured(in: report).map(\.name) == ["streak", "2025-09", "2025", "2025-poster"])
    }

    @Test("U-29 in German is German, and every word has room")
    func german() throws {
        let folder = Folder(levels: String(repeating: "S", count: 10) + "ES")
            .with("profile.json", #"{ "name": "Maximiliana-Alexandra von Hohenlohe" }"#)
        let card = try #require(try card(folder, .streak, .german))
        #expect(card.title == "1 Tag nüchtern seit dem 31. Okt. 2025")
        #expect(card.brand == "Maximiliana-Alexandra…")
        for language in Language.allCases {
            let phrases = language.phrases
            for label in [
                phrases.withJokers, phrases.longestSoFar, phrases.longestRun, phrases.jokersEarned(1),
                phrases.jokersEarned(2),
            ] {
                #expect(label.count <= 14, "\(label)")
            }
        }
    }

    @Test("U-29 shows neither notes nor triggers, and a tracker only on its own card")
    func discretion() throws {
        let folder = Folder(levels: "SSS")
            .with("trackers.json", #"[{ "preset": "snacking", "name": "Secret" }]"#)
            .with("logs.csv", "timestamp,tracker,trigger,note\n2025-10-30T10:00,snacking,Secret,Secret\n")
            .with("notes/2025-10-30.md", "Secret")
        let report = try Report(folder.analysis())
        for address in ShareAddress.all(in: report) where address != .tracker("snacking") {
            let graphic = try #require(ShareGraphic(at: address, in: report))
            #expect(!"\(graphic)".contains("Secret"))
        }
    }

    private struct Unexpected: Error {}
}
