import Counting
import Model
import TestSupport
import Testing

@Suite("How far earlier streaks got")
struct RunReachTests {
    private func reach(_ levels: String, asOf moment: String = "2025-10-31T21:00") throws -> RunReach? {
        try Folder(levels: levels).analysis(asOf: moment).runReach
    }

    @Test("V-32 counts the runs that are over, and not the current one")
    func over() throws {
        let reach = try #require(try reach("SSSWSWSSEWSS"))
        #expect(reach.count == 3 && reach.today == 2 && reach.latest == 2 && reach.longest == 3)
        #expect((1...4).map(reach.count(reaching:)) == [3, 2, 1, 0])
        #expect(reach.ends == [1, 2, 3])
    }

    @Test("V-32 counts the last run too if today is not sober")
    func slip() throws {
        let reach = try #require(try reach("SSSWSW"))
        #expect(reach.count == 2 && reach.today == 0 && reach.latest == 1)
    }

    @Test("claims nothing if days are missing since the last one that is known")
    func missing() throws {
        #expect(try reach("SSSWSS...") == nil)
    }
}
