import Model
import Testing

@Suite struct CurrencyTests {
    @Test(
        "a currency has the places ISO 4217 gives it",
        arguments: [
            ("EUR", 2), ("USD", 2), ("CHF", 2), ("GBP", 2), ("PLN", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0), ("VND", 0),
            ("CLP", 0),
            ("KWD", 3), ("BHD", 3), ("TND", 3), ("OMR", 3), ("JOD", 3), ("IQD", 3), ("LYD", 3), ("CLF", 4), ("UYW", 4),
            ("HUF", 2),
            ("UGX", 0), ("XOF", 0), ("XCG", 2), ("VED", 2), ("SLE", 2),
        ])
    func minorDigits(code: String, digits: Int) {
        #expect(Currency(code: code)?.minorDigits == digits)
    }

    @Test("codes are matched in either case and kept in capitals", arguments: ["eur", "Eur", "EUR"])
    func letterCase(code: String) {
        #expect(Currency(code: code) == .euro)
        #expect(Currency(code: code)?.code == "EUR")
    }

    @Test(
        "a code that isn't in ISO 4217 isn't a currency",
        arguments: ["", "E", "EU", "EURO", "ABC", "€", "EÜR", "123", "EUR "])
    func unknown(code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test("a letter that merely becomes S in capitals does not make a code")
    func longS() {
        #expect(Currency(code: "u\u{17F}d") == nil)
    }

    @Test("the old Belarusian rouble had no smaller unit")
    func withdrawn() {
        #expect(Currency(code: "BYR").map(\.minorDigits) ?? 0 == 0)
    }
}
