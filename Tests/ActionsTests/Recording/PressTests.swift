import Diary
import Foundation
import Model
import TestSupport
import Testing

@testable import Actions

/// A press of a button that arrives once, twice, late or after an undo.
@Suite struct PressTests {
    private let now = "2025-10-31T20:00"

    @Test("V-24 a press that arrives twice is one record, with its id in logs and activities")
    func twice() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        for words in ["water 2", "meditation 12", "2", "+1"] {
            let press: (inout LogRequest) -> Void = { $0.press = PressID("id-" + words.prefix(4).filter { $0 != " " }) }
            #expect(try folder.answer(words, at: now, press).earlier == nil)
            let written = folder.bytes
            for later in [now, "2025-10-31T23:00", "2025-11-20T09:00"] {
                #expect(try folder.answer(words, at: later, press).earlier == .written, "\(words) \(later)")
            }
            #expect(folder.bytes == written)
        }
        #expect(folder.lines("logs.csv").last?.hasSuffix(",id-wate") == true)
        #expect(folder.lines("activities.csv").last?.hasSuffix(",id-medi") == true)
    }

    @Test("V-24 the day of a press is that of its first arrival")
    func day() throws {
        let folder = try RecordingFolder()
        let press: (inout LogRequest) -> Void = { $0.press = PressID("k") }
        try folder.log("steady", at: "2025-10-31T09:00", press)
        let answer = try folder.answer("steady", at: "2025-10-31T18:30", press)
        #expect("\(answer.day)" == "2025-10-30")
        #expect(answer.text(in: .english).contains("this was written down before"))
        #expect(folder.lines("entries.csv").count == 2)
    }

    @Test("V-24 an undone press stays undone, a new press is written")
    func undone() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        for words in ["steady", "water 1"] {
            let press: (inout LogRequest) -> Void = { $0.press = PressID("old-" + words.prefix(3)) }
            try folder.log(words, at: now, press)
            let file = words == "steady" ? "entries.csv" : "logs.csv"
            _ = try folder.recorder(at: now).undo()
            let answer = try folder.answer(words, at: now, press)
            #expect(answer.earlier == .undone)
            #expect(answer.text(in: .english).contains("taken back since"))
            #expect(folder.lines(file).isEmpty)
            try folder.log(words, at: now) { $0.press = PressID("new-" + words.prefix(3)) }
            #expect(folder.lines(file).count == 2)
        }
    }

    @Test("V-24 an undone press that arrives again stays undone")
    func sameAsBefore() throws {
        let folder = try RecordingFolder()
        try folder.log("steady", at: now)
        let press: (inout LogRequest) -> Void = { $0.press = PressID("k") }
        #expect(try folder.answer("steady", at: now, press).files.isEmpty)
        _ = try folder.recorder(at: now).undo()
        #expect(try folder.answer("steady", at: now, press).earlier != nil)
        #expect(folder.lines("entries.csv").isEmpty)
    }

    @Test("the same id with something else is refused; after 30 days it is new, but for a record that has it")
    func otherWords() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        let press: (inout LogRequest) -> Void = { $0.press = PressID("k") }
        try folder.log("steady", at: now, press)
        #expect(try folder.error("easy", at: now, press).text.contains("the same id came before"))
        #expect(try folder.answer("steady", at: "2025-12-01T20:00", press).earlier == nil)
        try folder.log("water 1", at: now) { $0.press = PressID("w") }
        #expect(try folder.answer("water 1", at: "2026-03-01T20:00") { $0.press = PressID("w") }.earlier == .written)
        #expect(folder.lines("logs.csv").count == 2)
    }

    @Test("a press whose record came by file is known by the record's id")
    func byFile() throws {
        let folder = try RecordingFolder([
            "trackers.json": everyMode,
            "logs/phone.csv": "timestamp,tracker,value,id\n2025-10-31T08:00:00+01:00,water,2,p-1\n",
        ])
        let answer = try folder.answer("water 2", at: now) { $0.press = PressID("p-1") }
        #expect(answer.earlier == .written && answer.files.isEmpty)
    }

    @Test("what waited in a phone is understood as at the moment of the press, also by a clock that is an hour ahead")
    func late() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        // Pressed at 09:00, about the evening before; delivered at 18:30.
        try folder.log("steady", at: "2025-10-31T18:30") { $0.secondsAgo = 34_200 }
        try folder.log("water 1", at: "2025-10-31T18:30") { $0.secondsAgo = 34_200 }
        #expect(folder.lines("entries.csv").last?.hasPrefix("2025-10-30,steady") == true)
        #expect(folder.lines("logs.csv").last?.hasPrefix("2025-10-31T09:00:00+01:00,water") == true)
        // The phone's clock is an hour fast: it shows 00:30 of the next day at 23:30.
        try folder.log("water 1", at: "2025-10-31T23:30") { request in
            (request.day, request.time, request.isOfOtherClock) = (DayText("2025-11-01"), 1800, true)
        }
        #expect(folder.lines("logs.csv").last?.hasPrefix("2025-10-31T23:30:00+01:00,water") == true)
        let error = try folder.error("water 1", at: "2025-10-31T20:00") { request in
            (request.day, request.time, request.isOfOtherClock) = (DayText("2025-11-01"), 36_000, true)
        }
        #expect(error.text.contains("is after today"))
    }

    @Test(
        "one more drink is one more, in whatever order both arrive, and of two equal answers the later one counts"
    )
    func additions() throws {
        let folder = try RecordingFolder()
        try folder.log("+1", at: "2025-10-31T21:30") { $0.press = PressID("b") }
        try folder.log("+1", at: "2025-10-31T22:00") { ($0.press, $0.secondsAgo) = (PressID("a"), 3600) }
        #expect(
            try folder.recorder(at: "2025-10-31T22:00").read().entry(on: date("2025-10-31"))?.drinks == FixedDecimal(2))
        let other = try RecordingFolder()
        try other.log("steady", at: "2025-10-31T21:00") { $0.press = PressID("a") }
        try other.log("steady", at: "2025-10-31T23:00") { $0.press = PressID("c") }
        try other.log("wild", at: "2025-10-31T23:30") { ($0.press, $0.secondsAgo) = (PressID("b"), 5400) }
        #expect(try other.recorder(at: "2025-10-31T23:30").read().entry(on: date("2025-10-31"))?.level == .steady)
    }

    @Test("a clock that is ahead says now, with a time alone and with a day that waited in a phone")
    func ahead() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        try folder.log("water 1", at: "2025-10-31T23:30") { ($0.time, $0.isOfOtherClock) = (84_720, true) }
        #expect(folder.lines("logs.csv").last?.hasPrefix("2025-10-31T23:30:00+01:00") == true)
        try folder.log("water 1", at: "2025-11-01T00:40") { request in
            (request.day, request.secondsAgo, request.isOfOtherClock) = (DayText("2025-11-01"), 3600, true)
        }
        #expect(folder.lines("logs.csv").last?.hasPrefix("2025-10-31T23:40:00+01:00") == true)
    }

    @Test("an answer is to its question and its day; another one corrects it, the same one changes nothing")
    func answers() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        let recorder = try folder.recorder(at: "2025-10-31T18:30")
        let today = try recorder.read().today
        func token(_ activity: Reminder.Activity, on day: Day) -> AccessToken {
            let buttons = ["steady", "easy", "wild", "water 1", "water 2", "water 3"]
            return AccessToken(
                "q", can: .answer, hash: TokenSecret().hash, made: today,
                question: AccessToken.Question(activity, on: day, answers: buttons))
        }
        let level = token(.noalc, on: today.advanced(by: -1))
        func answer(_ words: String, _ token: AccessToken) throws -> LogAnswer {
            let request = LogRequest(words.split(separator: " ").map(String.init))
            guard case .answer(let answer) = try recorder.answer(request, with: token) else {
                throw RecordingFolder.Asked()
            }
            return answer
        }
        #expect(try answer("steady", level).files == ["entries.csv"])
        #expect(folder.lines("entries.csv").last?.hasPrefix("2025-10-30,steady") == true)
        #expect(folder.lines("entries.csv").last?.contains("notification") == true)
        #expect(try answer("wild", level).files == ["entries.csv"])
        #expect(try answer("steady", level).earlier == .corrected)
        #expect(try recorder.read().entry(on: today.advanced(by: -1))?.level == .wild)
        for words in ["water 1", "note hello", "meditation 5"] {
            #expect(throws: CommandError.self) { try answer(words, level) }
        }
        #expect(throws: CommandError.self) { try answer("steady today", level) }
        let water = token(.tracker("water"), on: today)
        _ = try answer("water 1", water)
        _ = try answer("water 3", water)
        #expect(try answer("water 1", water).earlier == .undone)
        #expect(folder.lines("logs.csv").count == 2 && folder.lines("logs.csv")[1].contains(",water,3"))
        #expect(throws: CommandError.self) { try answer("wafer", water) }
        #expect(folder.lines("logs.csv").count == 2)
    }

    @Test("a question takes the answers of its buttons and nothing else, at most ten of them")
    func buttons() throws {
        let folder = try RecordingFolder(["trackers.json": everyMode])
        let recorder = try folder.recorder(at: "2025-10-31T18:30")
        let today = try recorder.read().today
        func answer(_ words: String, _ buttons: [String]?, choices: [String] = []) throws {
            let question = AccessToken.Question(.tracker("water"), on: today, answers: buttons)
            let token = AccessToken("q", can: .answer, hash: TokenSecret().hash, made: today, question: question)
            var request = LogRequest([words])
            request.tracker = "water"
            _ = try recorder.answer(request, with: token, choices: choices)
        }
        let buttons = (1...11).map { "water \($0)" }
        for words in ["0", "12", "99999999", "1.00", "1 a text", "2 yesterday"] {
            #expect(throws: CommandError.self, "\(words)") { try answer(words, buttons) }
        }
        #expect(throws: CommandError.self) { try answer("1", nil) }
        #expect(throws: CommandError.self) { try answer("1", ["water 2"], choices: ["water 1"]) }
        #expect(folder.lines("logs.csv").isEmpty)
        // A page without its own buttons accepts the current ones.
        try answer("1", nil, choices: ["water 1"])
        for number in 2...10 { try answer("\(number)", buttons) }
        #expect(throws: CommandError.self) { try answer("11", buttons) }
        #expect(folder.lines("logs.csv").last?.contains(",water,10") == true)
        // Pressed again, one of the ten is still known.
        try answer("10", buttons)
        #expect(folder.lines("logs.csv").count == 2)
    }

    @Test("a press with the id of another record is refused; with that of its own record it was written before")
    func idOfRecord() throws {
        let folder = try RecordingFolder([
            "trackers.json": everyMode,
            "logs/loop.csv": "timestamp,tracker,value,id\n2025-10-31T08:00:00+01:00,water,7,loop:1\n",
            "activities.csv": "date,kind,minutes,id\n2025-10-31,workout,30,loop:2\n",
        ])
        func press(_ id: String) -> (inout LogRequest) -> Void { { $0.press = PressID(id) } }
        #expect(try folder.answer("water 7", at: now, press("loop:1")).earlier == .written)
        #expect(try folder.answer("workout 30", at: now, press("loop:2")).earlier == .written)
        let before = folder.bytes
        for (words, id) in [
            ("reading", "loop:1"), ("steady", "loop:1"), ("note hello", "loop:1"), ("meditation 7", "loop:1"),
            ("water 8", "loop:1"), ("meditation 30", "loop:2"), ("workout 31", "loop:2"), ("water 30", "loop:2"),
        ] {
            let error = try folder.error(words, at: now, press(id))
            #expect(error.text.contains("the same id came before"), "\(words)")
        }
        #expect(folder.bytes == before)
    }

    @Test("ids have characters that no spreadsheet and no shell reads as something else")
    func ids() {
        for text in ["k", "550e8400-e29b-41d4-a716-446655440000", "aGVsbG8+/w==", String(repeating: "a", count: 128)] {
            #expect(PressID(text)?.text == text)
        }
        for text in ["", "a b", "a\"b", "a,b", "a\nb", "ü", String(repeating: "a", count: 129)] {
            #expect(PressID(text) == nil, "\(text)")
        }
    }
}
