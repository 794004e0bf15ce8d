import Model
import Testing

@testable import Wording

@Suite("Numbers")
struct NumberFormatTests {
    @Test(
        "are grouped in threes, each language by its own signs",
        arguments: [
            ("0", "0", "0"), ("999", "999", "999"), ("1000", "1,000", "1.000"), ("1234.5", "1,234.5", "1.234,5"),
            ("1234567", "1,234,567", "1.234.567"), ("0.05", "0.05", "0,05"), ("-1234.50", "−1,234.50", "−1.234,50"),
            ("-999", "−999", "−999"),
        ])
    func decimals(decimal: String, english: String, german: String) {
        #expect(Phrases(.english).numbers.text(decimal: decimal) == english)
        #expect(Phrases(.german).numbers.text(decimal: decimal) == german)
    }

    @Test("that are whole are written alike, whatever they are made of", arguments: [0, 7, 999, 1000, 12_345, -3])
    func whole(number: Int) {
        #expect(Phrases(.english).numbers.text(number) == Phrases(.english).numbers.text(FixedDecimal(number)))
    }
}
