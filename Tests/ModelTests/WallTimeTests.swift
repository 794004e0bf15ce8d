import Model
import TestSupport
import Testing

@Suite struct WallTimeTests {
    @Test(
        "a wall time is its day and its seconds, before 1970 as after it", arguments: [-86_401, -86_400, -1, 0, 86_399])
    func seconds(seconds: Int) {
        let time = WallTime(secondsSinceEpoch: seconds)
        #expect((0..<86_400).contains(time.second))
        #expect(time.secondsSinceEpoch == seconds)
    }

    @Test("it is written as people write it")
    func description() throws {
        let time = wall("2025-10-31T07:04:09")
        #expect(time.description == "2025-10-31T07:04:09")
        #expect(time.hourAndMinute == "07:04")
        #expect(time.hour == 7)
        #expect(WallTime(secondsSinceEpoch: -1).description == "1969-12-31T23:59:59")
    }
}
