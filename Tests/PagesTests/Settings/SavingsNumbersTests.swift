import Counting
import Markup
import Model
import TestSupport
import Testing

@testable import Pages

/// The savings on the page of settings.
@Suite struct SavingsNumbersTests {
    @Test(
        "more drinks than before are called more, and never a negative number that was avoided",
        arguments: [(Language.english, "1,008", "more than before"), (.german, "1.008", "mehr als früher")])
    func more(language: Language, number: String, words: String) throws {
        let profile = #"{ "drinksPerWeek": 7, "pricePerDrink": 1, "savings": "balance" }"#
        let rows = (0..<28).map { "\(date("2025-10-04").advanced(by: $0)),37\n" }.joined()
        let folder = Folder().with("entries.csv", "date,drinks\n" + rows).with("profile.json", profile)
        let report = Report(try folder.analysis(), language: language)
        let html = SavingsNumbers(report.analysis.savings, in: report).html(on: .settings(.savings))
        let text = String(decoding: html.bytes, as: UTF8.self)
        #expect(text.contains("<b>\(number)</b> <span>\(words)</span>"), "\(text)")
        #expect(!text.contains("−"))
    }
}
