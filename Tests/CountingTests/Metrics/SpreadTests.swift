import Model
import TestSupport
import Testing

@testable import Counting

/// The median and the quartiles of values.
@Suite struct SpreadTests {
    @Test(
        "F-13 the median and the quartiles lie between the closest ranks",
        arguments: [
            // As R 4.2 computes them: quantile(x, c(.25, .5, .75)).
            ("3", "3", "3", "3"), ("1 2", "1.25", "1.5", "1.75"), ("1 2 4", "1.5", "2", "3"),
            ("1 2 3 4", "1.75", "2.5", "3.25"), ("6.5 7 7 7.5 8 8.25 9", "7", "7.5", "8.125"),
            ("2 2 2 2 100", "2", "2", "2"), ("0 0.000000001", "0", "0.000000001", "0.000000001"),
        ])
    func quartiles(_ values: String, _ first: String, _ median: String, _ third: String) throws {
        let ascending = values.split(separator: " ").map { decimal(String($0)) }
        let spread = try #require(Spread(ascending: ascending))
        #expect(spread.count == ascending.count)
        #expect(spread.middleHalf.lowerBound.text == first)
        #expect(spread.median.text == median)
        #expect(spread.middleHalf.upperBound.text == third)
    }

    @Test("no values have no middle")
    func nothing() {
        #expect(Spread(ascending: [FixedDecimal]()) == nil)
    }
}
