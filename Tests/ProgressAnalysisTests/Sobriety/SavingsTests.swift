import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

@Suite("Savings")
struct SavingsTests {
    @Test("U-25 savings are price per drink × drinks per day × all sober days")
    func formula() {
        let savings = Savings(profile(price: "4.50", .perDay(decimal("2"))), soberDays: 250)
        #expect(savings?.amount?.decimalText == "2250.00")
        #expect(savings?.amount?.currency == .euro)
    }

    @Test("U-25 every sober day counts, not only those of the streak")
    func allSoberDays() {
        var history = HistoryBuilder(levels: "SSWS.SE")
        history.profile = profile(price: "3", .perDay(decimal("1")))
        #expect(history.analysis(on: day(7)).savings?.amount?.decimalText == "12.00")
    }

    @Test(
        "U-26 the drinks of a day are the person's own number",
        arguments: [("1", "4.50"), ("2.5", "11.25"), ("0", "0.00")])
    func drinksPerDay(_ drinks: String, _ amount: String) {
        let savings = Savings(profile(price: "4.50", .perDay(decimal(drinks))), soberDays: 1)
        #expect(savings?.amount?.decimalText == amount)
    }

    @Test(
        "U-32 drinks per week are spread over seven days",
        arguments: [("7", 1, "4.50"), ("14", 10, "90.00"), ("10", 3, "19.29"), ("10", 7, "45.00"), ("1", 1, "0.64")])
    func drinksPerWeek(_ drinks: String, _ days: Int, _ amount: String) {
        let savings = Savings(profile(price: "4.50", .perWeek(decimal(drinks))), soberDays: days)
        #expect(savings?.amount?.decimalText == amount)
    }

    @Test("U-24 calories avoided are calories per drink × drinks per day × all sober days")
    func calories() {
        #expect(Savings(profile(price: nil, .perDay(decimal("2"))), soberDays: 250)?.caloriesAvoided == 75_000)
        #expect(Savings(profile(price: nil, .perWeek(decimal("1"))), soberDays: 1)?.caloriesAvoided == 21)
        #expect(Savings(profile(price: nil, .perWeek(decimal("1"))), soberDays: 100)?.caloriesAvoided == 2143)
        var half = profile(price: nil, .perDay(decimal("1")))
        half.caloriesPerDrink = decimal("0.5")
        #expect(Savings(half, soberDays: 1)?.caloriesAvoided == 1, "a half is rounded away from zero")
    }

    @Test(
        "An amount is rounded to the currency's smallest unit, halves away from zero",
        arguments: [
            ("EUR", "0.005", 1, "0.01"), ("EUR", "0.005", 3, "0.02"), ("EUR", "0.004999999", 1, "0.00"),
            ("JPY", "0.5", 1, "1"), ("JPY", "450.4", 1, "450"), ("KWD", "1.2345", 1, "1.235"),
        ])
    func rounding(_ code: String, _ price: String, _ days: Int, _ amount: String) {
        var profile = profile(price: price, .perDay(decimal("1")))
        profile.currency = Currency(code: code) ?? .euro
        #expect(Savings(profile, soberDays: days)?.amount?.decimalText == amount)
    }

    @Test("Without a rate there are no savings, without a price there is no amount")
    func absent() {
        var history = HistoryBuilder(levels: "SSS")
        history.profile.pricePerDrink = decimal("4")
        #expect(history.analysis(on: day(3)).savings == nil)
        let unpriced = Savings(profile(price: nil, .perDay(decimal("2"))), soberDays: 3)
        #expect(unpriced?.amount == nil)
        #expect(unpriced?.caloriesAvoided == 900)
    }

    @Test("Savings grow in proportion to the sober days and are rounded once, at the end")
    func linear() throws {
        var random = SeededGenerator(seed: 25)
        for _ in 0..<2000 {
            let price = Int128.random(in: 0...20_000_000_000, using: &random)
            let drinks = Int128.random(in: 0...50_000_000_000, using: &random)
            let days = Int.random(in: 0...10_000, using: &random)
            let isWeekly = Bool.random(using: &random)
            var profile = Profile()
            profile.pricePerDrink = FixedDecimal(billionths: price)
            let rate = FixedDecimal(billionths: drinks)
            profile.drinkingRate = isWeekly ? .perWeek(rate) : .perDay(rate)
            // Cents, halves up: floor(x + 1/2) of exact fractions.
            let divisor = FixedDecimal.unit * FixedDecimal.unit * (isWeekly ? 7 : 1)
            let cents = (2 * price * drinks * Int128(days) * 100 + divisor) / (2 * divisor)
            let savings = try #require(Savings(profile, soberDays: days))
            try #require(savings.amount?.minorUnits == cents, "\(price) × \(drinks) × \(days)")
        }
    }

    @Test("Very large rates are counted exactly")
    func large() {
        let savings = Savings(
            profile(price: "999999999.999999999", .perDay(decimal("1000000000"))), soberDays: 1_000_000)
        #expect(savings?.amount?.decimalText == "999999999999999999000000.00")
    }

    private func profile(price: String?, _ rate: Profile.DrinkingRate) -> Profile {
        var profile = Profile()
        profile.pricePerDrink = price.map { decimal($0) }
        profile.drinkingRate = rate
        return profile
    }
}
