import Counting
import Diary
import Model
import TestSupport
import Testing
import Wording

@testable import Actions

/// The folder that `init` writes can be built.
@Suite struct StartingFolderTests {
    private let directory: TemporaryDirectory
    private var path: String { directory.path + "/mine" }
    /// Noon of 20 November 2025 in Berlin.
    private static let noon = CivilZone.berlin.instant(of: wall("2025-11-20T12:00"))

    init() throws {
        directory = try TemporaryDirectory()
    }

    private var answers: StartingAnswers {
        var answers = StartingAnswers(now: Self.noon, zones: .ofSystem)
        answers.timeZone = "Europe/Berlin"
        answers.language = .english
        return answers
    }

    private func write(_ answers: StartingAnswers) throws -> [String] { try StartingFolder(path).write(answers) }

    private func read() throws -> HistoryReader.Result {
        try HistoryReader(path: path, asOf: AsOfText("2025-11-20T12:00")).read()
    }

    @Test("U-31 each folder gets an id for its feed, which no other folder has")
    func feedID() throws {
        let ids = try (1...2).map { number in
            let path = path + "\(number)"
            _ = try StartingFolder(path).write(StartingAnswers(now: Self.noon, zones: .ofSystem))
            return try #require(
                directory.text(of: "mine\(number)/profile.json")?.split(separator: "\"feedId\": \"").last
            )
            .prefix(36)
        }
        #expect(ids[0] != ids[1] && ids.allSatisfy { UniqueID.read(String($0)) == String($0) })
    }

    @Test("U-31 the answers become settings, and the folder reads without a complaint")
    func settings() throws {
        var answers = answers
        answers.name = "Ada \"the\" \\ first"
        answers.language = .german
        answers.currency = "CHF"
        answers.pricePerDrink = "7.50"
        answers.drinksPerWeek = "10"
        answers.level = .steady
        answers.soberUpTo = 1
        answers.policy = .classic
        answers.presets = [.water, .mood]
        answers.reminder = 21 * 3600
        answers.why = "For the mornings"
        _ = try write(answers)
        let result = try read()
        #expect(result.diagnostics.isEmpty)
        let history = try #require(result.analysis?.history)
        #expect(history.profile.name == "Ada \"the\" \\ first")
        #expect(history.profile.language == .german)
        #expect(history.profile.zone.name == "Europe/Berlin")
        #expect(history.profile.soberUpTo == 1)
        #expect(history.profile.pricePerDrink?.amounts == [decimal("7.5")])
        guard case .perWeek(let rate) = history.profile.drinkingRate else {
            return #expect(Bool(false), "the rate is not per week")
        }
        #expect(rate.amounts == [decimal("10")])
        #expect(history.profile.policies.noalc == .classic)
        #expect(history.profile.reminders == [Reminder(activity: .noalc, second: 21 * 3600)])
        #expect(history.trackers.map(\.id) == ["water", "mood"])
        #expect(history.why?.contains("For the mornings") == true)
        #expect(result.analysis?.savings?.currency.code == "CHF")
        #expect(result.analysis?.sobriety.current?.length == 1)
    }

    @Test(
        "V-02 sober since a day and a time: the first day is an entry with its time, the days up to yesterday assumed")
    func soberSince() throws {
        var answers = answers
        answers.soberSince = .init(day: date("2025-10-07"), second: 21 * 3600 + 1800)
        _ = try write(answers)
        #expect(
            directory.text(of: "mine/entries.csv")
                == "date,level,drinks,timestamp,source,note\n2025-10-07,steady,,2025-10-07T21:30:00+02:00,,\n")
        let analysis = try #require(try read().analysis)
        #expect(analysis.history.profile.assumeSteady == [DaySpan(first: date("2025-10-08"), last: date("2025-11-19"))])
        #expect(analysis.sobriety.current?.length == 44)
        #expect(analysis.sobriety.timer?.start.iso8601(in: .berlin) == "2025-10-07T21:30:00+02:00")
    }

    @Test(
        "V-29 the last drink isn't an entry: the days after it are assumed, and the clock counts from its hour"
    )
    func lastDrink() throws {
        var answers = answers
        answers.lastDrink = .init(day: date("2025-11-15"), second: 22 * 3600)
        answers.aim = .stop
        _ = try write(answers)
        #expect(directory.text(of: "mine/entries.csv") == "date,level,drinks,timestamp,source,note\n")
        let analysis = try #require(try read().analysis)
        #expect(analysis.history.profile.assumeSteady == [DaySpan(first: date("2025-11-16"), last: date("2025-11-19"))])
        #expect(analysis.sobriety.current?.length == 4 && analysis.records.entries == 0 && analysis.aim == .stop)
        #expect(analysis.sobriety.timer?.start.iso8601(in: .berlin) == "2025-11-15T22:00:00+01:00")
    }

    @Test("V-29 a last drink of today starts the clock at once", arguments: ["2025-11-20", "2025-11-19"])
    func lastDrinkNow(day: String) throws {
        var answers = answers
        answers.lastDrink = .init(day: date(day), second: 3600)
        _ = try write(answers)
        let analysis = try #require(try read().analysis)
        #expect(analysis.sobriety.current == nil && analysis.sobriety.timer?.isRunning == true)
    }

    @Test("V-30, V-31 a goal of drinks makes the streak count weeks; for habits there is no evening reminder")
    func aims() throws {
        var less = answers
        (less.aim, less.drinkGoal) = (.less, "10")
        _ = try write(less)
        let profile = try #require(try read().analysis).history.profile
        #expect(profile.aim == .less && profile.drinkGoal == AmountOverTime(decimal("10")))
        #expect(profile.savingsMethod == .balance, "some drinks are no loss of everything")
        var habits = answers
        habits.aim = .habits
        let files = StartingFiles(habits).files
        #expect(
            files.contains {
                $0.path == "profile.json" && String(decoding: $0.bytes, as: UTF8.self).contains("// \"reminders\"")
            })
    }

    @Test("V-02 with only slips recorded, days are sober until further notice, which is not questioned at once")
    func onlySlips() throws {
        var answers = answers
        answers.soberSince = .init(day: date("2025-10-07"), second: nil)
        answers.writesOnlySlips = true
        _ = try write(answers)
        #expect(
            directory.text(of: "mine/entries.csv") == "date,level,drinks,timestamp,source,note\n2025-10-07,steady,,,,\n"
        )
        let analysis = try #require(try read().analysis)
        #expect(
            analysis.history.profile.assumeSteady == [
                DaySpan(first: date("2025-10-08"), last: date("2025-11-19")),
                DaySpan(first: date("2025-11-20"), last: nil),
            ])
        #expect(analysis.sobriety.current?.length == 44)
        for (day, silent) in [("2025-11-20", nil), ("2025-12-19", nil), ("2025-12-20", 31)] {
            let later = try HistoryReader(path: path, asOf: AsOfText("\(day)T12:00")).read()
            #expect(later.analysis?.silentDays == silent)
        }
    }

    @Test("V-02 with daily entries there is no question whether the days up to yesterday are still steady")
    func everyDayIsNotAsked() throws {
        var answers = answers
        answers.soberSince = .init(day: date("2025-09-01"), second: nil)
        _ = try write(answers)
        #expect(try read().analysis?.silentDays == nil)
    }

    @Test("V-02 sober since today or yesterday needs no assumed days", arguments: ["2025-11-20", "2025-11-19"])
    func soberSinceNow(day: String) throws {
        var answers = answers
        answers.soberSince = .init(day: date(day), second: nil)
        answers.level = .steady
        _ = try write(answers)
        let analysis = try #require(try read().analysis)
        #expect(analysis.history.profile.assumeSteady == [])
        #expect(analysis.sobriety.current?.first == date(day))
        #expect(analysis.records.superseded == 0)
    }

    @Test("an entry of today carries its moment with the offset")
    func level() throws {
        var answers = answers
        answers.level = .easy
        _ = try write(answers)
        #expect(
            directory.text(of: "mine/entries.csv")?.hasSuffix("\n2025-11-20,easy,,2025-11-20T12:00:00+01:00,,\n")
                == true)
    }

    @Test("the files explain themselves in the language of the answers")
    func comments() throws {
        for (language, words) in [
            (Language.english, "every setting is optional."), (.german, "jede Einstellung darf fehlen."),
        ] {
            var answers = answers
            answers.language = language
            let profile = try #require(StartingFiles(answers).files.first { $0.path == "profile.json" })
            #expect(String(decoding: profile.bytes, as: UTF8.self).contains(words))
        }
    }

    @Test("without answers the folder still builds, and nothing is made up")
    func defaults() throws {
        #expect(
            try write(answers).map { $0.split(separator: "/").last } == [
                "profile.json", "entries.csv", "trackers.json", ".gitignore", ".gitattributes",
            ])
        #expect(directory.text(of: "mine/.gitattributes")?.hasSuffix("\n*.csv merge=union\n") == true)
        #expect(directory.text(of: "mine/.gitignore")?.contains("/.reportgen/\n") == true)
        let result = try read()
        #expect(result.analysis?.records.entries == 0)
        #expect(result.analysis?.history.why == nil)
        #expect(result.analysis?.history.trackers.isEmpty == true)
        #expect(result.diagnostics.map(\.code.rawValue) == [])
    }

    @Test("with the aim of habits, there is a logs.csv, and no entries.csv either time")
    func trackersOnly() throws {
        var answers = answers
        (answers.aim, answers.presets) = (.habits, [.mood, .gratitude])
        #expect(
            try write(answers).map { $0.split(separator: "/").last } == [
                "profile.json", "logs.csv", "trackers.json", ".gitignore", ".gitattributes",
            ])
        #expect(directory.text(of: "mine/logs.csv") == "timestamp,tracker,value,trigger,location,note,source\n")
        let result = try read()
        #expect(result.analysis?.history.trackers.count == 2)
        #expect(result.diagnostics.map(\.code.rawValue) == [])
        #expect(try write(self.answers) == [])
        answers.level = .steady
        #expect(try write(answers).map { $0.split(separator: "/").last } == ["entries.csv"])
    }

    @Test("in a folder that exists only what is missing is asked and added")
    func exists() throws {
        try directory.write("mine", to: "mine/why.md")
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries/2025.csv")
        let folder = try StartingFolder(path)
        #expect(folder.kept == [path + "/entries", path + "/why.md"])
        #expect(!folder.questions.contains(.why) && !folder.questions.contains(.level))
        #expect(folder.questions.contains(.name))
        _ = try folder.write(answers)
        #expect(directory.text(of: "mine/why.md") == "mine")
        #expect(
            directory.paths(in: "mine") == [
                ".gitattributes", ".gitignore", "entries", "entries/2025.csv", "profile.json", "trackers.json",
                "why.md",
            ])
        #expect(try read().diagnostics.isEmpty)
        #expect(try StartingFolder(path).questions == [])
        #expect(try write(answers) == [])
    }

    @Test("T-03 a preset begins with the same keys as with tracker add", arguments: TrackerPreset.allCases)
    func presets(preset: TrackerPreset) throws {
        var answers = answers
        answers.presets = [preset]
        _ = try write(answers)
        try directory.write("date,level\n2025-11-19,steady\n", to: "added/entries.csv")
        let recorder = Recorder(path: directory.path + "/added", now: AsOfText("2025-11-20T12:00"))
        _ = try recorder.make(.add(TrackerDraft(preset)))
        let added = try #require(directory.text(of: "added/trackers.json")?.split(separator: "\n")[1])
        #expect(directory.text(of: "mine/trackers.json")?.contains("\n\(added),\n") == true, "\(added)")
        guard preset == .water else { return }
        #expect(
            added
                == "  { \"preset\": \"water\", \"dailyGoal\": 8, \"showInCalendar\": true, \"createdAt\": \"2025-11-20\", \"healthType\": \"HKQuantityTypeIdentifierDietaryWater\" }"
        )
    }

    @Test("an answer that would not build is refused before anything is written")
    func wrongAnswers() throws {
        for change: (inout StartingAnswers) -> Void in [
            { $0.timeZone = "Mars/Phobos" }, { $0.currency = "XYZ" }, { $0.pricePerDrink = "cheap" },
            { $0.drinksPerWeek = "-3" },
        ] {
            var answers = answers
            change(&answers)
            let error = #expect(throws: CommandError.self) { try write(answers) }
            #expect(error?.kind == .usage)
        }
        #expect(directory.paths() == [])
    }
}
