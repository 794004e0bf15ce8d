import Diagnostics
import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

@testable import ReportSite

/// The folder that `init` writes can be built.
@Suite struct StartingFolderTests {
    private let directory: TemporaryDirectory
    private var path: String { directory.path + "/mine" }

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test("U-31 the answers become settings, and the folder reads without a complaint")
    func answers() throws {
        var answers = StartingAnswers()
        answers.name = "Ada \"the\" \\ first"
        answers.timeZone = "Europe/Berlin"
        answers.language = .german
        answers.currency = "CHF"
        answers.pricePerDrink = "7.50"
        answers.drinksPerWeek = "10"
        answers.level = .steady
        _ = try StartingFolder(answers).write(to: path)
        let result = try HistoryReader(path: path).read()
        #expect(result.diagnostics.isEmpty)
        let profile = try #require(result.analysis?.history.profile)
        #expect(profile.name == "Ada \"the\" \\ first")
        #expect(profile.language == .german)
        #expect(profile.zone.name == "Europe/Berlin")
        #expect(result.analysis?.savings?.currency.code == "CHF")
        #expect(result.analysis?.sobriety.current?.length == 1)
    }

    @Test("the files explain themselves in the language of the answers")
    func comments() throws {
        for (language, words) in [(Language.english, "Everything may be left out."), (.german, "Alles darf fehlen.")] {
            var answers = StartingAnswers()
            answers.language = language
            let files = StartingFiles(answers, today: Day(number: 20_000)).files
            let profile = try #require(files.first { $0.path == "profile.json" })
            #expect(String(decoding: profile.bytes, as: UTF8.self).contains(words))
        }
    }

    @Test("without answers the folder still builds, and nothing is made up")
    func defaults() throws {
        _ = try StartingFolder(StartingAnswers()).write(to: path)
        let result = try HistoryReader(path: path).read()
        #expect(result.analysis?.records.entries == 0)
        #expect(result.diagnostics.map(\.code.rawValue) == ["empty-file"])
    }

    @Test("a folder that has one of the files is left as it is")
    func exists() throws {
        try directory.write("mine", to: "mine/why.md")
        let error = #expect(throws: SiteError.self) { try StartingFolder(StartingAnswers()).write(to: path) }
        #expect(error?.kind == .cannotCreate)
        #expect(directory.paths(in: "mine") == ["why.md"])
    }

    @Test("an answer that would not build is refused before anything is written")
    func wrongAnswers() throws {
        for change: (inout StartingAnswers) -> Void in [
            { $0.timeZone = "Mars/Phobos" }, { $0.currency = "XYZ" }, { $0.pricePerDrink = "cheap" },
            { $0.drinksPerWeek = "-3" },
        ] {
            var answers = StartingAnswers()
            change(&answers)
            let error = #expect(throws: SiteError.self) { try StartingFolder(answers).write(to: path) }
            #expect(error?.kind == .usage)
        }
        #expect(directory.paths() == [])
    }
}
