import Counting
import Markup
import Model
import Pages
import TestSupport
import Testing
import Wording

@testable import Sharing

/// No text of a picture overlaps another or extends beyond its area.
@Suite("The words of a picture")
struct RoomForWordsTests {
    private static let lives = Repository.files(below: "Tests/Lives").map { $0.split(separator: "/").map(String.init) }
        .filter { $0.count == 3 && !$0[2].contains(".") }.map { $0[2] }

    @Test("U-29, V-35 have room on every card, poster, badge and heatmap of the sample")
    func sample() throws {
        let found = try faults(Folder.sample.analysis(asOf: "2025-10-31T20:00"))
        #expect(found == [], "\(found.joined(separator: "\n"))")
    }

    /// The problems in the drawings of a report, each after the name of its file.
    private func faults(_ analysis: Analysis) throws -> [String] {
        let now = CivilZone.utc.instant(of: wall("\(analysis.today)T20:00"))
        return try Language.allCases.flatMap { language in
            let report = Report(analysis, language: language)
            var drawings = ShareAddress.all(in: report).prefix(40).flatMap { address in
                address.shapes.compactMap { shape in
                    ShareGraphic(at: address, in: report).map { (address.path(shape, "svg"), $0.svg(shape)) }
                }
            }
            drawings += Badge.all(in: report).map { ($0.name, $0.svg) }
            drawings += YearHeatmap.all(in: report).map { ($0.name, $0.svg) }
            drawings.append(("today", TodayRing(in: report).svg))
            drawings.append(("status", TodayStatus(in: report, at: now).svg))
            #expect(!drawings.isEmpty)
            return try drawings.flatMap { name, bytes in
                let words = PlacedWords(try #require(HTMLReader(fragment: bytes).root.first("svg")))
                #expect(!words.texts.isEmpty, "\(name)")
                return words.faults.map { "\(language.rawValue) \(name): \($0)" }
            }
        }
    }

    @Test("U-29, V-35 have room on every card, poster, badge and heatmap of every life", arguments: lives)
    func ofEveryLife(name: String) throws {
        let found = try faults(Folder.life(name).analysis(asOf: "2025-10-31T20:00"))
        #expect(found == [], "\(found.joined(separator: "\n"))")
    }

    @Test("U-29, U-40 have room on the day of a milestone", arguments: [1, 3, 7, 14, 30, 60, 90, 180, 365, 1_234])
    func milestones(days: Int) throws {
        let profile = #"{ "name": "Maximiliana-Alexandra von Hohenlohe", "milestones": [\#(days)] }"#
        let analysis = try Folder(levels: "EW" + String(repeating: "S", count: days))
            .with("profile.json", profile).analysis()
        #expect(Celebration(in: Report(analysis)) != nil)
        let found = try faults(analysis)
        #expect(found == [], "\(found.joined(separator: "\n"))")
    }

    @Test("U-29 have room on a poster that explains every kind of day", arguments: Language.allCases)
    func keys(language: Language) throws {
        let drinks =
            Array(repeating: "0", count: 20) + Array(repeating: "9", count: 10) + ["0", "1", "4", "", "", "", "", "0"]
        let rows = drinks.enumerated().map { index, drinks in
            drinks.isEmpty ? "" : "\(date("2025-09-24").advanced(by: index)),\(drinks)\n"
        }
        let profile = """
            { "pauses": [ { "from": "2025-10-27", "to": "2025-10-27", "streaks": ["noalc"] } ],
              "assumeSteady": [ { "from": "2025-10-28", "to": "2025-10-28" } ] }
            """
        let folder = Folder().with("entries.csv", "date,drinks\n" + rows.joined()).with("profile.json", profile)
        let poster = try #require(YearPoster(2025, in: Report(folder.analysis(), language: language)))
        #expect(poster.keys.count == 8, "\(poster.keys.map(\.text))")
        let svg = HTMLReader(fragment: poster.svg(.light, isPicture: false)).root.first("svg")
        let words = PlacedWords(try #require(svg))
        #expect(words.faults == [], "\(words.faults)")
        #expect(words.texts.suffix(8).allSatisfy { $0.box.x + $0.box.width <= 1_092 }, "beyond the margin")
    }

    @Test(
        "U-29 have room whatever a person and a habit are called",
        arguments: [
            "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Doomscrolling im Bett vor dem Einschlafen",
            "Юлия Александровна Достоевская", "飲酒なしの生活を送る人のための毎日の記録です。", "🏃🏽‍♀️🏃🏽‍♀️🏃🏽‍♀️🏃🏽‍♀️🏃🏽‍♀️ und 🧘🧘🧘🧘🧘🧘🧘🧘",
        ])
    func names(name: String) throws {
        let found = try faults(Invention(writing: name).analysis)
        #expect(found == [], "\(found.joined(separator: "\n"))")
    }
}
