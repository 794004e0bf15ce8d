import Model
import Testing

@Suite struct MoneyTests {
    @Test(
        "an amount is written with the number of places of its currency",
        arguments: [
            ("EUR", 225_000, "2250.00"), ("EUR", 5, "0.05"), ("EUR", 0, "0.00"), ("EUR", -5, "-0.05"),
            ("EUR", -12_345, "-123.45"),
            ("JPY", 1500, "1500"), ("JPY", 0, "0"), ("JPY", -7, "-7"), ("KWD", 1, "0.001"), ("KWD", 12_345, "12.345"),
            ("CLF", 12_345, "1.2345"),
        ])
    func decimalText(code: String, minorUnits: Int, expected: String) throws {
        let money = Money(minorUnits: Int128(minorUnits), currency: try #require(Currency(code: code)))
        #expect(money.decimalText == expected)
    }

    @Test("the largest amounts are written")
    func extremes() {
        #expect(Money(minorUnits: .max, currency: .euro).decimalText == "1701411834604692317316873037158841057.27")
        #expect(Money(minorUnits: .min, currency: .euro).decimalText.hasPrefix("-"))
    }
}
