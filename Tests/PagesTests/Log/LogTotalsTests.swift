import Counting
import Model
import TestSupport
import Testing

@testable import Pages

/// The totals on the log sheet below the levels.
@Suite struct LogTotalsTests {
    private func totals(_ levels: String, _ profile: String, _ language: Language = .english) throws -> String {
        let analysis = try Folder(levels: levels).with("profile.json", "{ \(profile) }").analysis()
        return LogPage(LogSheet(day: analysis.today, part: nil, token: ""), in: Report(analysis, language: language))
            .totals
    }

    @Test("V-31 the person's aim comes first, and no streak of nothing follows")
    func lead() throws {
        #expect(try totals("SSSSSSSSS", "") == "🍀 9 days, 1 joker")
        #expect(try totals("SSSSSSSSS", #""aim": "stop""#) == "9 sober days · 🍀 9 days, 1 joker")
        #expect(try totals("SSW", #""aim": "stop""#, .german) == "")
        #expect(try totals("SSW", "") == "🍀 0 days")
        let less = #""goals": { "drinksPerWeek": 10 }"#
        #expect(
            try totals(String(repeating: "S", count: 30) + "E", less) == "At least 2 of 10 drinks this week · 🍀 3 weeks"
        )
        #expect(
            try totals("WWSSSSWW", less, .german)
                == "Mindestens 12 Drinks in dieser Woche, mindestens 2 über deinem Ziel von 10")
    }

    @Test("spending more than before isn't praised")
    func loss() throws {
        let profile = #""drinksPerWeek": 7, "pricePerDrink": 1, "savings": "balance""#
        #expect(try totals("WW", profile) == "🍀 0 days · Spent more than before about €10.00")
        #expect(try totals("WW", profile, .german) == "🍀 0 Tage · Mehr ausgegeben als früher etwa 10,00\u{A0}€")
    }
}
