import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The page of files for other programs.
@Suite struct FilesPageTests {
    @Test("with an address of the site a snippet holds it; without one the page says what is missing")
    func addresses() throws {
        let history = HistoryBuilder(levels: "SSSS").analysis(on: day(4))
        let plain = try #require(FilesPage(at: .files, in: Report(history)))
        let placed = try #require(FilesPage(at: .files, in: Report(history, siteURL: "https://example.org/me/")))
        #expect(plain.lede.hasSuffix("With a siteUrl in profile.json, the snippets carry the whole address."))
        #expect(!placed.lede.contains("siteUrl"))
        #expect(plain.groups.flatMap(\.items).first?.snippet == "[![Low alcohol](badges/noalc.svg)](index.html)")
        #expect(
            placed.groups.flatMap(\.items).first?.snippet
                == "[![Low alcohol](https://example.org/me/badges/noalc.svg)](https://example.org/me/index.html)")
        let paths = placed.groups.flatMap(\.items).map(\.path)
        for path in ["feed.xml", "summary.md", "data.json", "weeks/2025-W02.md"] {
            #expect(paths.contains(path))
        }
    }

    @Test(
        "U-29 pictures come as PNG first and light, then dark, then as a drawing; without PNGs the drawing is all, and a line says how to get one"
    )
    func pictures() throws {
        let history = HistoryBuilder(levels: "SSSS").analysis(on: day(4))
        let cards = { (pictures: PictureChoice) in
            try #require(FilesPage(at: .files, in: Report(history, pictures: pictures))?.groups.first)
        }
        let paths = { (pictures: PictureChoice) in
            let report = Report(history, pictures: pictures)
            return try cards(pictures).pictures.map { $0.sizes(in: report).map { $0.files.map(\.path) } }
        }
        let drawn = try #require(paths(.all).first)
        #expect(
            drawn == [
                ["share/streak.png", "share/streak.svg"],
                ["share/streak-square.png", "share/streak-square-dark.png", "share/streak-square.svg"],
            ])
        #expect(
            try paths(.all).contains {
                $0 == [["share/2025-poster.png", "share/2025-poster-dark.png", "share/2025-poster.svg"]]
            })
        for pictures in [PictureChoice.needed, .none] {
            let plain = try #require(paths(pictures).first)
            #expect(plain == [["share/streak.svg"], ["share/streak-square.svg"]])
        }
        let hint = "“reportgen share --format png” draws one, “reportgen build --png all” every one."
        #expect(try cards(.needed).lede.hasSuffix(hint) && !cards(.all).lede.contains("reportgen"))
        let publicPage = FilesPage(at: .files, in: Report(history.publicEdition, pictures: .needed))
        #expect(publicPage?.groups.first?.lede.contains("reportgen") == false, "its readers have no records")
    }

    @Test("a calendar of reminders is offered if there are reminders, and never to the public")
    func reminders() throws {
        var history = HistoryBuilder(levels: "SSSS")
        #expect(!FilesPageTests.paths(history.analysis(on: day(4))).contains("reminders.ics"))
        history.profile.reminders = [Reminder(activity: .noalc, second: 9 * 3600)]
        let analysis = history.analysis(on: day(4))
        #expect(FilesPageTests.paths(analysis).contains("reminders.ics"))
        #expect(!FilesPageTests.paths(analysis.publicEdition).contains("reminders.ics"))
    }

    @Test("the badge of a private tracker is not offered")
    func hidden() throws {
        let folder = Folder(levels: "SSSS")
            .with(
                "trackers.json",
                #"[{ "preset": "water", "streak": true }, { "preset": "rumination", "private": true }]"#)
        let paths = FilesPageTests.paths(try folder.analysis())
        #expect(paths.contains("badges/water.svg") && !paths.contains("badges/rumination.svg"))
    }

    private static func paths(_ analysis: Analysis) -> [String] {
        FilesPage(at: .files, in: Report(analysis))?.groups.flatMap(\.items).map(\.path) ?? []
    }
}
