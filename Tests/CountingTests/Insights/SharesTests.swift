import Counting
import TestSupport
import Testing

@Suite("Shares in percent")
struct SharesTests {
    @Test(
        "Shares are rounded by the largest remainder, ties to the earlier",
        arguments: [
            ([1, 1, 1, 0], [34, 33, 33, 0]), ([1, 1, 1, 1], [25, 25, 25, 25]), ([0, 1, 1, 1], [0, 34, 33, 33]),
            ([2, 1, 0, 0], [67, 33, 0, 0]), ([1, 2, 0, 0], [33, 67, 0, 0]), ([1, 1, 1, 3], [17, 17, 16, 50]),
            ([10, 72, 30, 8], [8, 60, 25, 7]), ([1, 1, 2, 3], [14, 14, 29, 43]), ([0, 0, 0, 0], [0, 0, 0, 0]),
            ([0, 0, 0, 7], [0, 0, 0, 100]), ([1, 0, 0, 199], [1, 0, 0, 99]),
        ])
    func largestRemainder(_ counts: [Int], _ percentages: [Int]) {
        #expect(Counting.percentages(of: counts) == percentages)
    }

    @Test("Shares sum to 100, and none is a whole percent away from the exact one")
    func sum() throws {
        var random = SeededGenerator(seed: 100)
        for _ in 0..<5000 {
            let counts = (0..<4).map { _ in Int.random(in: 0...Int.random(in: 0...500, using: &random), using: &random)
            }
            let total = counts.reduce(0, +)
            let shares = percentages(of: counts)
            try #require(shares.reduce(0, +) == (total == 0 ? 0 : 100), "\(counts)")
            for (count, share) in zip(counts, shares) where total > 0 {
                try #require(abs(count * 100 - share * total) < total, "\(counts)")
            }
        }
    }
}
