import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Actions

/// A date whose year may be mistyped.
@Suite struct LogYearTests {
    private let folder: RecordingFolder

    init() throws {
        folder = try RecordingFolder([
            "trackers.json": #"[{ "preset": "water" }]"#,
            "logs.csv": "timestamp,tracker\n2025-10-28,water\n2025-10-29,water\n",
        ])
    }

    private func request(_ date: String, _ wrongYear: LogRequest.WrongYear = .asked) -> LogRequest {
        var request = LogRequest(["water"])
        (request.day, request.wrongYear) = (DayText(date), wrongYear)
        return request
    }

    private func question(_ date: String, at now: String = "2025-10-31T20:00") throws -> LogQuestion? {
        guard case .question(let question) = try folder.recorder(at: now).log(request(date)) else { return nil }
        return question
    }

    @Test(
        "a year that is far from all records is asked about before anything is written", arguments: Language.allCases)
    func asked(language: Language) throws {
        let before = folder.bytes
        let question = try #require(try question("2024-10-30"))
        #expect(folder.bytes == before)
        let phrases = language.phrases
        #expect(question.text(in: phrases).contains("2024"))
        #expect(question.day(phrases.yesWords.first ?? "", in: phrases)?.text == "2024-10-30")
        #expect(question.day(phrases.noWords.first ?? "", in: phrases) == nil)
        _ = try folder.recorder(at: "2025-10-31T20:00").log(request("2024-10-30", .right))
        #expect(folder.lines("logs.csv").count == 4)
    }

    @Test("other dates are not asked about", arguments: ["2025-10-30", "2025-01-15", "2024-08-01", "2020-05-01"])
    func fitting(date: String) throws {
        #expect(try question(date) == nil)
        #expect(folder.lines("logs.csv").count == 4)
    }

    @Test("more than ten years before every other record is asked about")
    func longAgo() throws {
        #expect(try question("2015-10-27") != nil)
        #expect(try question("2015-11-15") == nil)
    }

    @Test("a record of today is never asked about, whatever is above it")
    func today() throws {
        #expect(try question("2024-10-30", at: "2024-10-30T20:00") == nil)
    }

    @Test("without a terminal it is written and the answer warns, also that for programs")
    func told() throws {
        guard case .answer(let answer) = try folder.recorder(at: "2025-10-31T20:00").log(request("2024-10-30", .told))
        else {
            Issue.record("a question")
            return
        }
        let warning = "Is the year right? Wednesday 30 October 2024 is far from the records around it."
        #expect(answer.hint == warning)
        let json = String(decoding: answer.json(in: .english).bytes, as: UTF8.self)
        #expect(json.contains("\"warning\": \"\(warning)\""))
        let brief = String(decoding: answer.json(in: .english, isBrief: true).bytes, as: UTF8.self)
        #expect(brief.contains("\"warning\": null"))
        let next = try folder.answer("water") { $0.day = DayText("2025-10-30") }
        #expect(next.hint == nil)
    }
}
