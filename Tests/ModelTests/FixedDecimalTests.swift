import Model
import TestSupport
import Testing

@Suite struct FixedDecimalTests {
    private func number(_ text: String) -> FixedDecimal? { FixedDecimal(digits: text.utf8) }

    @Test(
        "what was written is what is kept",
        arguments: [
            ("0", "0"), ("1", "1"), ("1.5", "1.5"), ("007", "7"), ("0.10", "0.1"), ("4.50", "4.5"),
            ("0.000000001", "0.000000001"),
            ("999999999999999999", "999999999999999999"), ("0000000000000000000000000001", "1"), ("12.000000000", "12"),
        ])
    func text(written: String, shown: String) throws {
        #expect(try #require(number(written)).text == shown)
    }

    @Test(
        "anything but digits with at most nine places isn't a number",
        arguments: [
            "", ".", "1.", ".5", "1..2", "1.2.3", "-1", "+1", "1e3", "1E3", " 1", "1 ", "1,5", "0x10", "NaN",
            "Infinity", "١", "½",
            "0.0000000001", "1.0000000000", "1000000000000000000", "99999999999999999999999999999999999999999999999999",
        ])
    func malformed(text: String) {
        #expect(number(text) == nil)
    }

    @Test("numbers come back from their text as they were")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let billionths = Int128(Int.random(in: 0..<1_000_000_000_000_000_000, using: &generator))
            let divisor: Int128 = Bool.random(using: &generator) ? 1 : 1_000_000
            let value = FixedDecimal(billionths: billionths / divisor)
            try #require(number(value.text) == value, "\(value.text)")
        }
    }

    @Test("eighteen digits before the point may have nine after it")
    func longest() {
        for text in ["1000000000.000000001", "1234567890.123456789", "999999999999999999.999999999"] {
            #expect(number(text)?.text == text)
        }
    }

    @Test("sums are exact: ten times 0.1 is 1")
    func sums() throws {
        let tenth = try #require(number("0.1"))
        #expect((0..<10).reduce(FixedDecimal.zero) { sum, _ in sum + tenth } == FixedDecimal(1))
        #expect((try #require(number("0.1")) + (try #require(number("0.2")))).text == "0.3")
    }

    @Test("a billion of the largest numbers can be added")
    func noOverflow() throws {
        let largest = try #require(number("999999999999999999"))
        #expect(FixedDecimal(billionths: largest.billionths * 1_000_000_000).text == "999999999999999999000000000")
    }

    @Test("numbers are ordered by value")
    func order() throws {
        let texts = ["0", "0.000000001", "0.5", "1", "1.000000001", "2", "10"]
        let numbers = try texts.map { try #require(number($0)) }
        #expect(numbers.reversed().sorted().map(\.text) == texts)
        #expect(number("1.50") == number("1.5"))
    }

    @Test("a whole number knows that it is one")
    func whole() {
        #expect(number("12")?.whole == 12)
        #expect(number("12.0")?.whole == 12)
        #expect(number("12.000000001")?.whole == nil)
    }

    @Test("a negative number keeps its sign, even below one")
    func negative() {
        #expect(FixedDecimal(billionths: -500_000_000).text == "-0.5")
        #expect(FixedDecimal(-3).text == "-3")
    }
}
