import ProgressModel
import TestSupport
import Testing

@testable import ReportPages

@Suite("The timer's face")
struct TimerFaceTests {
    private func face(_ levels: String, asOf: String, _ profile: String = "{}") throws -> TimerFace {
        let analysis = try Folder(levels: levels).with("profile.json", profile).analysis(asOf: asOf)
        return try #require(Hero(in: Report(analysis, language: .english)).timer)
    }

    @Test("tells how much of the way to the next milestone is done")
    func share() throws {
        #expect(try face("SSSSSSSSSSSS", asOf: "2025-10-31T12:00").share == 85, "12 of 14 days")
        #expect(try face("W", asOf: "2025-10-31T12:00").share == nil)
        #expect(try face("SSS", asOf: "2025-10-31T12:00", #"{ "milestones": [1, 2] }"#).share == 100)
    }

    @Test("runs on through an open today, unless the profile is strict")
    func grace() throws {
        #expect(try face("SS.", asOf: "2025-10-31T12:00").days.value == "2")
        let strict = try face("SS.", asOf: "2025-10-31T12:00", #"{ "timer": "strict" }"#)
        #expect(strict.days.value == "0")
        #expect(strict.isOver)
        #expect(strict.whenBuilt == "2 days when this page was built")
    }

    @Test("has room for a thousand days")
    func long() throws {
        let face = try face(String(repeating: "S", count: 1001), asOf: "2025-10-31T12:00")
        #expect(face.days.value == "1,000")
        #expect(face.isLong)
    }
}
