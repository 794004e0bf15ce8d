import Counting
import TestSupport
import Testing

@Suite("The heat shade")
struct ShadeTests {
    @Test("U-04 consecutive sober days become darker, one shade a day")
    func consecutiveDaysDarken() {
        #expect(shades("SSSSS") == [1, 2, 3, 4, 5])
    }

    @Test("U-07 the tenth day is the darkest, and longer streaks stay there")
    func darkest() {
        #expect(shades("S" * 13) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10])
    }

    @Test("U-11 a day that is not sober or has no entry has shade 0, and the scale begins anew")
    func unshaded() {
        #expect(shades("SSE.SWSS") == [1, 2, 0, 0, 1, 0, 1, 2])
    }

    @Test("U-07 a healed day is not sober: it has no shade")
    func healedDays() {
        #expect(shades("SSSSSSSESS") == [1, 2, 3, 4, 5, 6, 7, 0, 1, 2])
    }

    private func shades(_ levels: String) -> [Int] {
        let days = HistoryBuilder(levels: levels).analysis(on: day(levels.count)).days
        return days.range.compactMap { days[$0]?.shade }
    }
}
