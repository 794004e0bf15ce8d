import Model
import TestSupport
import Testing

@Suite struct RoundingTests {
    @Test(
        "S-29 minutes are rounded to the nearest whole one, halves away from zero",
        arguments: [
            ("1.8", 2), ("1.5", 2), ("1.499999999", 1), ("1.500000001", 2), ("0.5", 1), ("0.499999999", 0), ("2.5", 3),
            ("0", 0),
            ("1440", 1440),
        ])
    func written(text: String, expected: Int) {
        #expect(FixedDecimal(digits: text.utf8)?.rounded == expected)
    }

    @Test("negative halves are rounded away from zero as well")
    func negative() {
        let halves: [Int128] = [-500_000_000, -1_500_000_000, -2_499_999_999]
        #expect(halves.map { FixedDecimal(billionths: $0).rounded } == [-1, -2, -2])
    }

    @Test("a rounded quotient is the nearest whole number, and of two equally near the one farther from zero")
    func definition() {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<5000 {
            let dividend = Int128(Int.random(in: -1000...1000, using: &generator))
            let divisor = Int128(Int.random(in: 1...60, using: &generator))
            let magnitude = (2 * Int128(dividend.magnitude) + divisor) / (2 * divisor)
            #expect(divideRounding(dividend, by: divisor) == (dividend < 0 ? -magnitude : magnitude))
        }
    }

    @Test("the largest numbers are rounded without overflow")
    func extremes() {
        #expect(divideRounding(.max, by: .max) == 1)
        #expect(divideRounding(.max, by: 1) == .max)
        #expect(divideRounding(.min, by: .max) == -1)
        #expect(FixedDecimal(billionths: .max).rounded == .max)
        #expect(FixedDecimal(billionths: .min).rounded == .min)
    }
}
