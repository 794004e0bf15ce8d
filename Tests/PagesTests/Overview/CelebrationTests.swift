import Counting
import Model
import TestSupport
import Testing

@testable import Pages

@Suite("The day of a milestone")
struct CelebrationTests {
    private func hero(_ levels: String, _ profile: String = "{}", _ language: Language = .english) throws -> Hero {
        Hero(in: Report(try Folder(levels: levels).with("profile.json", profile).analysis(), language: language))
    }

    @Test("U-40 has a line, and the dial is a medal; the day before and after have neither")
    func day() throws {
        let hero = try hero("S" * 7)
        #expect(hero.celebration?.title == "Milestone reached: 7 days.")
        #expect(hero.celebration?.line.isEmpty == false && hero.timer?.isMilestone == true)
        #expect(hero.headline == "Sober since 25 October" && hero.lede.isEmpty)
        for length in [6, 8] {
            let other = try self.hero("S" * length)
            #expect(other.celebration == nil && other.timer?.isMilestone == false)
        }
        #expect(try self.hero("SSSWSSS").celebration == nil, "it was reached before")
        #expect(try self.hero("S" * 7, "{}", .german).celebration?.title == "Meilenstein erreicht: 7 Tage.")
    }

    @Test("U-40 shows the person's lines in turn, and none if they want none")
    func lines() throws {
        let own = #"{ "milestones": [1, 2, 3, 4], "celebrations": ["Cake!", "A day at the sea"] }"#
        let lines = try (1...4).map { try hero("S" * $0, own).celebration?.line }
        #expect(lines == ["Cake!", "A day at the sea", "Cake!", "A day at the sea"])
        #expect(try hero("S", #"{ "celebrations": [] }"#).celebration?.line == "")
    }
}
