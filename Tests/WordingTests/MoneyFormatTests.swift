import Model
import TestSupport
import Testing

@testable import Wording

@Suite("Money")
struct MoneyFormatTests {
    @Test(
        "has the places of its currency, and a sign only if it means one currency",
        arguments: [
            ("EUR", 225_000, "€2,250.00", "2.250,00\u{A0}€"), ("USD", 5, "$0.05", "0,05\u{A0}$"),
            ("JPY", 2250, "¥2,250", "2.250\u{A0}¥"), ("KWD", 2_250_500, "KWD\u{A0}2,250.500", "2.250,500\u{A0}KWD"),
            ("CHF", 100, "CHF\u{A0}1.00", "1,00\u{A0}CHF"), ("SEK", 0, "SEK\u{A0}0.00", "0,00\u{A0}SEK"),
            ("EUR", -5, "−€0.05", "−0,05\u{A0}€"), ("CLF", 12_345, "CLF\u{A0}1.2345", "1,2345\u{A0}CLF"),
        ])
    func amounts(code: String, minorUnits: Int, english: String, german: String) throws {
        let money = Money(minorUnits: Int128(minorUnits), currency: try #require(Currency(code: code)))
        #expect(Phrases(.english).money.text(money) == english)
        #expect(Phrases(.german).money.text(money) == german)
    }

    @Test(
        "of a price is filled up, and keeps the places that were written",
        arguments: [("4", "€4.00"), ("4.2", "€4.20"), ("4.205", "€4.205")])
    func prices(price: String, text: String) throws {
        let price = try #require(FixedDecimal(digits: price.utf8))
        #expect(Phrases(.english).money.text(price, .euro) == text)
    }

    @Test("of a price in yen has no places")
    func yen() throws {
        #expect(Phrases(.english).money.text(FixedDecimal(500), try #require(Currency(code: "JPY"))) == "¥500")
    }
}
