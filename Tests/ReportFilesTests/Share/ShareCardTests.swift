import ProgressModel
import ReportPages
import ReportWords
import TestSupport
import Testing

@testable import ReportFiles

@Suite("A share card")
struct ShareCardTests {
    private func card(_ folder: Folder, _ address: ShareAddress, _ language: Language = .english) throws -> ShareCard? {
        try ShareCard(at: address, in: Report(folder.analysis(), language: language))
    }

    private let october = YearMonth(year: 2025, month: 10)

    @Test("U-29 of a streak tells the sober days in a row, the streak with its jokers, and the longest")
    func streak() throws {
        let levels = String(repeating: "S", count: 14) + "E" + String(repeating: "S", count: 10)
        let card = try #require(try card(Folder(levels: levels), .streak))
        #expect(card.headline.figure == Figure("10", "days sober"))
        #expect(card.headline.caption == "since 22 Oct 2025")
        #expect(card.notes.map { "\($0.value) \($0.label)" } == ["25 days with jokers", "14 days longest so far"])
        #expect(card.jokers?.held == 2)
        #expect(card.jokers?.cap == 3)
        #expect(card.description.hasPrefix("10 days sober since 22 Oct 2025, 2 jokers, 25 days with jokers, "))
    }

    /// Drawings of levels, and what stands large on the card of their streak.
    private static let endings = [
        ("SSSSSSSE", "8 days in a row jokers included"),
        ("SSSE", "3 sober days since 28 Oct 2025"),
        ("SSS.", "3 days sober since 28 Oct 2025"),
        ("S", "1 day sober since 31 Oct 2025"),
    ]

    @Test("U-29 never says 0: after another day it tells what was kept", arguments: endings)
    func kind(levels: String, expected: String) throws {
        #expect(try card(Folder(levels: levels), .streak)?.title == expected)
    }

    @Test("U-29 of the past is a quarter of a year, of which the last day is today")
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

    @Test("is only made where there is a sober day to be glad of")
    func nothing() throws {
        let wild = try Report(Folder(levels: "EWE").analysis())
        #expect(ShareAddress.all(in: wild) == [])
        #expect(ShareAddress.pictures(in: wild) == [])
        #expect(ShareCard(at: .streak, in: wild) == nil)
        let report = try Report(Folder(levels: "SS" + String(repeating: "W", count: 35)).analysis())
        #expect(ShareAddress.all(in: report).map(\.name) == ["streak", "2025", "2025-09"])
        #expect(ShareAddress.pictures(in: report).map(\.name) == ["streak", "2025", "2025-09"])
    }

    @Test("U-29 in German is German, and every word has room")
    func german() throws {
        let folder = Folder(levels: String(repeating: "S", count: 10) + "ES")
            .with("profile.json", #"{ "name": "Maximiliana-Alexandra von Hohenlohe" }"#)
        let card = try #require(try card(folder, .streak, .german))
        #expect(card.title == "1 Tag nüchtern seit 31. Okt. 2025")
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

    @Test("U-29 tells neither notes nor trackers")
    func discretion() throws {
        let folder = Folder(levels: "SSS")
            .with("trackers.json", #"[{ "preset": "snacking", "name": "Secret" }]"#)
            .with("logs.csv", "timestamp,tracker,trigger,note\n2025-10-30T10:00,snacking,Secret,Secret\n")
            .with("notes/2025-10-30.md", "Secret")
        let report = try Report(folder.analysis())
        for address in ShareAddress.all(in: report) {
            #expect(!"\(try #require(ShareCard(at: address, in: report)))".contains("Secret"))
        }
    }

    private struct Unexpected: Error {}
}
