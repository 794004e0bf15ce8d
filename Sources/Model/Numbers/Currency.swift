/// A currency of ISO 4217 with its number of decimal places.
package struct Currency: Hashable, Sendable {
    /// Three capital letters.
    package let code: String
    /// 0 for yen, 2 for euro, 3 for dinar.
    package let minorDigits: Int
    /// The number of smallest units in one: 1 for yen, 100 for euro, 1000 for dinar.
    package var minorUnits: Int128 { (0..<minorDigits).reduce(1) { unit, _ in unit * 10 } }

    package static let euro = Currency(code: "EUR", minorDigits: 2)

    private init(code: String, minorDigits: Int) {
        self.code = code
        self.minorDigits = minorDigits
    }

    /// The currency of a code, ignoring case; nil if ISO 4217 doesn't have it.
    package init?(code: String) {
        // Only ASCII letters: Unicode has others that become one of these in upper case.
        guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else { return nil }
        let code = code.uppercased()
        for (digits, codes) in Currency.codesByMinorDigits where codes.contains(code) {
            self.init(code: code, minorDigits: digits)
            return
        }
        return nil
    }

    /// ISO 4217, list one, with the codes of list three withdrawn since 2018, for older histories.
    ///
    /// Units of account and metals have no smaller unit; they have two places, as in CLDR.
    private static let codesByMinorDigits: [(digits: Int, codes: Set<String>)] = [
        (0, codes("BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF")),
        (3, codes("BHD IQD JOD KWD LYD OMR TND")),
        (4, codes("CLF UYW")),
        (
            2,
            codes(
                """
                AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF \
                CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ \
                GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD \
                MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON \
                RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS \
                UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG \
                ANG CUC HRK MRO SLL STD VEF ZWL \
                XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX
                """)
        ),
    ]

    private static func codes(_ list: String) -> Set<String> {
        Set(list.split(separator: " ").map(String.init))
    }
}
