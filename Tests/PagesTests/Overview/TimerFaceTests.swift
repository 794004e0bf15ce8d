import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("The timer's face")
struct TimerFaceTests {
    private func face(_ levels: String, asOf: String, _ profile: String = "{}") throws -> TimerFace {
        let analysis = try Folder(levels: levels).with("profile.json", profile).analysis(asOf: asOf)
        return try #require(Hero(in: Report(analysis, language: .english)).timer)
    }

    @Test("shows how much of the way to the next milestone is done")
    func share() throws {
        #expect(try face("SSSSSSSSSSSS", asOf: "2025-10-31T12:00").share == 85, "12 of 14 days")
        #expect(try face("SSS", asOf: "2025-10-31T12:00", #"{ "milestones": [1, 2] }"#).share == 100)
    }

    @Test("runs on through an open today, unless the profile is strict")
    func grace() throws {
        #expect(try face("SS.", asOf: "2025-10-31T12:00").large.value == "2")
        let strict = try face("SS.", asOf: "2025-10-31T12:00", #"{ "timer": "strict" }"#)
        #expect(strict.large.value == "2" && strict.clock.map(\.value) == ["0", "0", "00", "00"])
        #expect(strict.isOver)
        #expect(strict.whenBuilt == "as of 30 October 2025")
    }

    @Test("U-19 shows the day of the streak, which nothing else repeats, whenever the first was marked")
    func day() throws {
        let analysis = try Folder([
            "entries.csv": "date,level,timestamp\n2025-10-30,steady,2025-10-30T23:00\n2025-10-31,steady,\n"
        ])
        .analysis(asOf: "2025-10-31T12:00")
        let hero = Hero(in: Report(analysis, language: .english))
        #expect(hero.timer?.large.value == "2" && hero.headline == "Sober since 30 October")
        #expect(hero.timer?.label == "Day" && hero.timer?.large.unit == "sober")
        #expect(hero.timer?.clock.map(\.value) == ["0", "13", "00", "00"])
    }

    @Test("U-19, V-26 counts days, hours, minutes and seconds below it: those of a stopwatch")
    func clock() throws {
        let face = try face(String(repeating: "S", count: 50), asOf: "2025-10-31T12:30")
        #expect(face.large.value == "50")
        #expect(face.clock.map(\.value) == ["49", "12", "30", "00"])
    }

    @Test("V-13 keeps the day of the streak, with its date, if later days are missing")
    func missingDays() throws {
        let hero = Hero(
            in: Report(try Folder(levels: "WSSSSS..").analysis(asOf: "2025-10-31T18:00"), language: .english))
        let face = try #require(hero.timer)
        #expect(hero.headline == "Day 5")
        #expect(
            hero.lede == "The days since 30 October have no level. Add it, and the number is right again.")
        #expect(face.large.value == "5" && face.isOver && face.clock.isEmpty && face.start == nil)
        #expect(face.whenBuilt == "as of 29 October 2025")
        #expect(face.share == 71, "5 of 7 days")
        let afterASlip = Hero(
            in: Report(try Folder(levels: "SSSSSW..").analysis(asOf: "2025-10-31T18:00"), language: .english))
        #expect(afterASlip.timer == nil)
        #expect(afterASlip.lede.hasPrefix("If today stays sober, it is day 1."))
    }

    @Test("U-T4 under the strict rule the day stays too, on the day without an entry as on the next")
    func strict() throws {
        for (drawing, asOf) in [("SSS.", "2025-10-31T12:00"), ("SSS..", "2025-10-31T12:00")] {
            let face = try face(drawing, asOf: asOf, #"{ "timer": "strict" }"#)
            #expect(face.large.value == "3" && face.isOver, "\(drawing)")
            #expect(face.clock.allSatisfy { ["0", "00"].contains($0.value) })
        }
    }

    @Test("V-13 after missing days no milestone has a distance in days")
    func nextMilestone() throws {
        let report = Report(try Folder(levels: "WSSSSS..").analysis(asOf: "2025-10-31T18:00"), language: .english)
        #expect(OverviewPage(in: report).milestones?.drawing(BadgeList.self)?.next == nil)
        #expect(Card.nextMilestone(in: report) == nil)
        let current = Report(try Folder(levels: "WSSSSS").analysis(asOf: "2025-10-31T12:00"), language: .english)
        #expect(OverviewPage(in: current).milestones?.drawing(BadgeList.self)?.next?.note == "2 days to go")
        #expect(Card.nextMilestone(in: current) != nil)
    }

    @Test("has room for a thousand days")
    func long() throws {
        let face = try face(String(repeating: "S", count: 1001), asOf: "2025-10-31T12:00")
        #expect(face.large.value == "1,001")
        #expect(face.isLong)
    }

    @Test("V-31 the public knows no hour, so that nothing runs before the first sober day")
    func noHours() throws {
        let analysis = try Folder.life("stopped-yesterday").analysis(asOf: "2025-10-31T20:00")
        #expect(Hero(in: Report(analysis, language: .english)).timer?.large.value == "21")
        #expect(Hero(in: Report(analysis.publicEdition, language: .english)).dial == nil)
    }
}
