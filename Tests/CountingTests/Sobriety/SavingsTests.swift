import Model
import TestSupport
import Testing

@testable import Counting

@Suite("Savings")
struct SavingsTests {
    @Test("U-25 savings are price per drink × drinks per day × all sober days")
    func formula() {
        let saved = savings(profile(price: "4.50", .perDay(AmountOverTime(decimal("2")))), soberDays: 250)
        #expect(saved?.amount?.decimalText == "2250.00")
        #expect(saved?.amount?.currency == .euro)
    }

    @Test("U-25 every sober day counts, not only those of the streak")
    func allSoberDays() {
        var history = HistoryBuilder(levels: "SSWS.SE")
        history.profile = profile(price: "3", .perDay(AmountOverTime(decimal("1"))))
        #expect(history.analysis(on: day(7)).savings?.amount?.decimalText == "12.00")
    }

    @Test(
        "U-26 the drinks of a day are the person's own number",
        arguments: [("1", "4.50"), ("2.5", "11.25"), ("0", "0.00")])
    func drinksPerDay(_ drinks: String, _ amount: String) {
        let saved = savings(profile(price: "4.50", .perDay(AmountOverTime(decimal(drinks)))), soberDays: 1)
        #expect(saved?.amount?.decimalText == amount)
    }

    @Test(
        "U-32 drinks per week are spread over seven days",
        arguments: [("7", 1, "4.50"), ("14", 10, "90.00"), ("10", 3, "19.29"), ("10", 7, "45.00"), ("1", 1, "0.64")])
    func drinksPerWeek(_ drinks: String, _ days: Int, _ amount: String) {
        let saved = savings(profile(price: "4.50", .perWeek(AmountOverTime(decimal(drinks)))), soberDays: days)
        #expect(saved?.amount?.decimalText == amount)
    }

    @Test("U-24 calories avoided are calories per drink × drinks per day × all sober days")
    func calories() {
        #expect(
            savings(profile(price: nil, .perDay(AmountOverTime(decimal("2")))), soberDays: 250)?.caloriesAvoided
                == 75_000)
        #expect(
            savings(profile(price: nil, .perWeek(AmountOverTime(decimal("1")))), soberDays: 1)?.caloriesAvoided == 21)
        #expect(
            savings(profile(price: nil, .perWeek(AmountOverTime(decimal("1")))), soberDays: 100)?.caloriesAvoided
                == 2143)
        var half = profile(price: nil, .perDay(AmountOverTime(decimal("1"))))
        half.caloriesPerDrink = AmountOverTime(decimal("0.5"))
        #expect(savings(half, soberDays: 1)?.caloriesAvoided == 1, "a half is rounded away from zero")
    }

    @Test(
        "An amount is rounded to the currency's smallest unit, halves away from zero",
        arguments: [
            ("EUR", "0.005", 1, "0.01"), ("EUR", "0.005", 3, "0.02"), ("EUR", "0.004999999", 1, "0.00"),
            ("JPY", "0.5", 1, "1"), ("JPY", "450.4", 1, "450"), ("KWD", "1.2345", 1, "1.235"),
        ])
    func rounding(_ code: String, _ price: String, _ days: Int, _ amount: String) {
        var profile = profile(price: price, .perDay(AmountOverTime(decimal("1"))))
        profile.currency = Currency(code: code) ?? .euro
        #expect(savings(profile, soberDays: days)?.amount?.decimalText == amount)
    }

    @Test("Without a rate there are no savings, without a price there is no amount")
    func absent() {
        var history = HistoryBuilder(levels: "SSS")
        history.profile.pricePerDrink = AmountOverTime(decimal("4"))
        #expect(history.analysis(on: day(3)).savings == nil)
        let unpriced = savings(profile(price: nil, .perDay(AmountOverTime(decimal("2")))), soberDays: 3)
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
            profile.pricePerDrink = AmountOverTime(FixedDecimal(billionths: price))
            let rate = AmountOverTime(FixedDecimal(billionths: drinks))
            profile.drinkingRate = isWeekly ? .perWeek(rate) : .perDay(rate)
            // Cents, halves up: floor(x + 1/2) of exact fractions.
            let divisor = FixedDecimal.unit * FixedDecimal.unit * (isWeekly ? 7 : 1)
            let cents = (2 * price * drinks * Int128(days) * 100 + divisor) / (2 * divisor)
            let saved = try #require(savings(profile, soberDays: days))
            try #require(saved.amount?.minorUnits == cents, "\(price) × \(drinks) × \(days)")
        }
    }

    @Test("Very large rates are counted exactly")
    func large() {
        let saved = savings(
            profile(price: "999999999.999999999", .perDay(AmountOverTime(decimal("1000000000")))), soberDays: 100_000)
        #expect(saved?.amount?.decimalText == "99999999999999999900000.00")
    }

    /// Levels drawn from day 1, with the drinks of some days.
    private func history(_ drawing: String, drinks: [Int: String], _ profile: Profile) -> HistoryBuilder {
        var history = HistoryBuilder()
        history.profile = profile
        for (offset, letter) in drawing.enumerated() {
            guard let level = Level(letter: letter) else { continue }
            history.enter(level, on: day(offset + 1), drinks: drinks[offset + 1].map { decimal($0) })
        }
        return history
    }

    @Test("drinks on a sober day are not saved, and more than before saves nothing on that day")
    func drinksOnSoberDays() {
        var profile = profile(price: "4", .perDay(AmountOverTime(decimal("2"))))
        profile.soberUpTo = 1
        let drinks = [1: "1", 2: "0.5", 3: "0"]
        #expect(history("SSSSE", drinks: drinks, profile).analysis(on: day(5)).savings?.amount?.decimalText == "26.00")
        profile.drinkingRate = .perDay(AmountOverTime(decimal("0.5")))
        #expect(history("SSSSE", drinks: drinks, profile).analysis(on: day(5)).savings?.amount?.decimalText == "4.00")
    }

    @Test(
        "V-12 the balance counts every day with an entry, and can be negative",
        arguments: [
            ("SSSS", "32.00", 1200), ("SSEW", "-8.00", -300), ("S..E", "0.00", 0), ("SS.E", "8.00", 300),
            ("WWWW", "-64.00", -2400),
        ])
    func balance(drawing: String, amount: String, calories: Int) {
        var profile = profile(price: "4", .perDay(AmountOverTime(decimal("2"))))
        profile.savingsMethod = .balance
        let savings = history(drawing, drinks: [:], profile).analysis(on: day(4)).savings
        #expect(savings?.amount?.decimalText == amount && savings?.caloriesAvoided == calories)
    }

    @Test("V-11 each day has the price, the rate and the calories of its time; before the first the first holds")
    func periods() throws {
        func periods(_ amounts: (Int, String)...) throws -> AmountOverTime {
            try #require(
                AmountOverTime(amounts.map { AmountOverTime.Change(since: day($0.0), amount: decimal($0.1)) }))
        }
        var profile = Profile()
        profile.pricePerDrink = try periods((2, "4"), (4, "5"))
        profile.drinkingRate = .perDay(try periods((1, "1"), (5, "3")))
        profile.caloriesPerDrink = try periods((1, "100"), (3, "200"))
        // Prices 4 4 4 5 5 5, rates 1 1 1 1 3 3, calories 100 100 200 200 200 200.
        let savings = history("SSSSSS", drinks: [:], profile).analysis(on: day(6)).savings
        #expect(savings?.amount?.decimalText == "47.00")
        #expect(savings?.caloriesAvoided == 1800)
    }

    /// The savings of sober days on which nothing was drunk.
    private func savings(_ profile: Profile, soberDays: Int) -> Savings? {
        AvoidedDrinks(profile).map { drinks in
            var drinks = drinks
            for number in 0..<soberDays { drinks.add(day(number), drunk: .zero) }
            return Savings(profile, drinks)
        }
    }

    private func profile(price: String?, _ rate: Profile.DrinkingRate) -> Profile {
        var profile = Profile()
        profile.pricePerDrink = price.map { AmountOverTime(decimal($0)) }
        profile.drinkingRate = rate
        return profile
    }
}
